import { expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { eachInItsOwnPage, kept, signIn, start } from './page'

eachInItsOwnPage()

/** A panel that may come, is open, and closes. */
const panel = setup({
  types: { events: {} as { type: 'COME' | 'GO' }, tags: {} as 'pending' | 'open' },
}).createMachine({
  initial: 'pending',
  states: {
    pending: { tags: 'pending', on: { COME: 'open', GO: 'gone' } },
    open: { tags: 'open', on: { GO: 'gone' } },
    gone: { type: 'final' },
  },
})

async function atHome() {
  const { navigation } = await start()
  Object.assign(document, { querySelector: () => null })
  Object.assign(window.location, { pathname: '/m/home' })
  await signIn()
  // The player's own contracts have been requested.
  await vi.waitFor(() => expect(kept('perya.contracts')).toBe('1'))
  const go = (to: string) => {
    Object.assign(window.location, { pathname: to })
    ;(navigation.routeChanged as (path: string) => void)(to)
  }
  const turns = await import('../../src/flows/session/turns')
  const stand = (turn: 'welcome' | 'contract' | 'announcement' | 'update') => {
    const actor = createActor(panel).start()
    turns.queueUp(turn, actor, () => {})
    return actor
  }
  return { ...turns, stand, go }
}

it('[HOME-03] [CONTRACT-05] [LOGIN-29] what comes up by itself comes by weight, one at a time', async () => {
  const { stand, currentTurn } = await atHome()
  const [announcement, contract, welcome] = [stand('announcement'), stand('contract'), stand('welcome')]
  announcement.send({ type: 'COME' })
  contract.send({ type: 'COME' })
  // The welcome may still come: nothing of lower rank goes first.
  await Promise.resolve()
  expect(currentTurn()).toBeNull()
  welcome.send({ type: 'COME' })
  for (const [turn, actor] of [
    ['welcome', welcome],
    ['contract', contract],
    ['announcement', announcement],
  ] as const) {
    await vi.waitFor(() => expect(currentTurn()).toBe(turn))
    actor.send({ type: 'GO' })
    expect(currentTurn()).toBeNull()
  }
})

it('[HOME-03] nothing comes up elsewhere, nor on the way back from paying, and a reload changes nothing', async () => {
  const { stand, currentTurn, go } = await atHome()
  const { mayComeUp } = await import('../../src/flows/session/way-back')
  const contract = stand('contract')
  go('/m/voucherCenter')
  contract.send({ type: 'COME' })
  await Promise.resolve()
  expect(currentTurn()).toBeNull()
  go('/m/home')
  await Promise.resolve()
  expect([currentTurn(), mayComeUp()]).toEqual([null, false])
  // The page is reloaded where the provider sends the player back to, and once more.
  for (let load = 0; load < 2; load++) {
    vi.resetModules()
    await start()
    const again = await import('../../src/flows/session/way-back')
    expect(again.mayComeUp()).toBe(false)
  }
  expect(kept('perya.way')).toEqual({ now: '/m/home', before: '/m/voucherCenter' })
  go('/m/notice')
  go('/m/home')
  await vi.waitFor(() => expect(currentTurn()).toBe('contract'))
})

it('[APP-18] [HOME-03] a newer version has its turn elsewhere as well, but not with money in hand, and on home the last', async () => {
  const { stand, currentTurn, untilTurn, leaveTurn, go } = await atHome()
  const contract = stand('contract')
  contract.send({ type: 'COME' })
  await vi.waitFor(() => expect(currentTurn()).toBe('contract'))
  let come = false
  const end = new AbortController()
  const { mayAsk } = await import('../../src/flows/session/app-update')
  const turn = untilTurn('update', end.signal, mayAsk).then(() => (come = true))
  await Promise.resolve()
  expect([currentTurn(), come]).toEqual(['contract', false])
  go('/m/voucherCenter')
  contract.send({ type: 'GO' })
  for (const money of ['/m/voucherCenter', '/m/upLine/transfer', '/m/startLottery', '/m/login']) {
    go(money)
    await Promise.resolve()
    expect([money, currentTurn(), come]).toEqual([money, null, false])
  }
  go('/m/notice')
  await turn
  expect(currentTurn()).toBe('update')
  leaveTurn('update')
  expect(currentTurn()).toBeNull()
})
