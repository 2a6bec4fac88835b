import { expect, it, vi } from 'vitest'
import type { Session } from '../../machines/session/session'
import { memberSession } from '../../machines/session/session.cases'
import { eachInItsOwnPage, page, start } from './page'

eachInItsOwnPage()

const other: Session = { ...memberSession, token: 'token-9', userName: 'don_ramon' }

async function opened() {
  const { root } = await start()
  const lifetime = await import('../../src/flows/core/lifetime')
  const session = root.sessionActor()!
  return { ...lifetime, session, signIn: (who: Session) => session.send({ type: 'SIGNED_IN', session: who }) }
}

it('[SITE-44] [LOGOUT-04] what belongs to a player is created once, and again for the next one and for a guest', async () => {
  const { perPlayer, session, signIn } = await opened()
  let count = 0
  const value = perPlayer(() => ++count)
  expect(value.known()).toBeUndefined()
  expect([value(), value(), value.known()]).toEqual([1, 1, 1])
  signIn(memberSession)
  expect(value.known()).toBeUndefined()
  expect([value(), value()]).toEqual([2, 2])
  session.send({ type: 'OTHER_TAB_SIGNED_IN', session: other })
  expect([value(), value()]).toEqual([3, 3])
  session.send({ type: 'REFUSED', token: other.token })
  expect(value()).toBe(4)
})

it('a renewed token is the same player: nothing in progress is lost', async () => {
  const { perPlayer, session, signIn } = await opened()
  signIn(memberSession)
  const value = perPlayer(() => ({ claim: 'under way' }))
  const before = value()
  session.send({ type: 'OTHER_TAB_SIGNED_IN', session: { ...memberSession, token: 'token-8' } })
  expect(value()).toBe(before)
})

it('the same name at another merchant is another player', async () => {
  const { perPlayer, signIn } = await opened()
  signIn(memberSession)
  const value = perPlayer(() => ({}))
  const before = value()
  signIn({ ...memberSession, token: 'token-8', merchantCode: 'peryatrial' })
  expect(value()).not.toBe(before)
})

it('at the end actors are stopped, side effects are undone, and listeners are called once all is gone', async () => {
  const { perPlayer, onPlayerChange, signIn } = await opened()
  const { startChart } = await import('../../src/flows/core/chart')
  const { sideMenuMachine } = await import('../../machines/side-menu/side-menu.machine')
  const undone: string[] = []
  const actor = perPlayer((atEnd) => {
    atEnd(() => undone.push('first'))
    atEnd(() => undone.push('second'))
    return startChart(sideMenuMachine)
  })
  const mine = actor()
  const heard: unknown[] = []
  const stop = onPlayerChange(() => heard.push(actor.known()))
  signIn(memberSession)
  expect(mine.getSnapshot().status).toBe('stopped')
  expect(undone).toEqual(['first', 'second'])
  expect(heard).toEqual([undefined])
  stop()
  signIn(other)
  expect([heard.length, undone.length]).toEqual([1, 2])
})

it('no earlier listener of the session can read the last player’s values', async () => {
  const { perPlayer, session, signIn } = await opened()
  const value = perPlayer(() => session.getSnapshot().context.session?.userName ?? 'guest')
  signIn(memberSession)
  expect(value()).toBe('mika_07')
  const found: unknown[] = []
  session.subscribe(() => found.push(value()))
  signIn(other)
  expect(found).toEqual(['don_ramon'])
})

it('what belongs to the page is created once, whoever is signed in', async () => {
  const { perPage, signIn } = await opened()
  let count = 0
  const value = perPage(() => ++count)
  expect(value.known()).toBeUndefined()
  expect(value()).toBe(1)
  signIn(memberSession)
  expect([value(), value.known()]).toEqual([1, 1])
})

it('[PROMO-01] the promotions of one player are never the next one’s', async () => {
  const { session, signIn } = await opened()
  const { promotionsActor } = await import('../../src/flows/member/promotions')
  signIn(memberSession)
  const first = promotionsActor()
  session.send({ type: 'OTHER_TAB_SIGNED_IN', session: other })
  const second = promotionsActor()
  expect(second).not.toBe(first)
  expect(second.getSnapshot().context.data).toBeNull()
  const asked = () => page.calls('/wps/relay/MCSFE_getAvailablePromotions')
  await vi.waitUntil(() => asked().length === 2)
  expect(asked().map(({ headers }) => headers.get('Authorization'))).toEqual([
    memberSession.token,
    other.token,
  ])
})
