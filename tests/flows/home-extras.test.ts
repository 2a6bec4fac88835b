import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { compare } from '../../machines/shared/arithmetic'
import { hotMatchesMachine } from '../../machines/hot-matches/hot-matches.machine'
import { menuLaunch } from '../../machines/home/categories'
import { popupsMachine } from '../../machines/popups/popups.machine'
import { trialLoginMachine } from '../../machines/trial-login/trial-login.machine'
import { maskedName, ranked, winnerCount } from '../../src/flows/home/winners'
import { drive } from './drive'

const target = { category: 'SPORTS', vendor: 'SALPOK', roomId: 'r1', nodeId: 'n1', supportPlay: 1 }

describe('hot matches', () => {
  it('[HOT-06, HOT-11] the ticker opens the popup, which is either shown or hidden', () => {
    const matches = drive(hotMatchesMachine)
    expect(matches.at()).toBe('hidden')
    matches.send({ type: 'OPEN' })
    expect(matches.at()).toBe('shown')
    matches.send({ type: 'CLOSE' })
    expect(matches.at()).toBe('hidden')
  })

  it('[HOT-07, HOT-10] a bet launches its match, from the ticker and from the popup, which then closes', () => {
    const matches = drive(hotMatchesMachine)
    matches.send({ type: 'BET', target })
    matches.send({ type: 'OPEN' })
    matches.send({ type: 'BET', target })
    expect(matches.effects()).toEqual([
      ['launch', { target }],
      ['launch', { target }],
    ])
    expect(matches.at()).toBe('hidden')
  })
})

describe('announcements that pop up', () => {
  function offered(hidden: readonly string[] = []) {
    const popups = drive(popupsMachine)
    popups.send({ type: 'OFFER', ids: ['a', 'b'] })
    popups.answer('hidden', hidden)
    return { ...popups, front: () => popups.snapshot().context.queue[0] }
  }

  it('[HOME-03] come one at a time, each once no other dialog is open', () => {
    const popups = offered()
    expect(popups.at()).toBe('clearing')
    popups.answer('clear', null)
    expect([popups.at(), popups.front()]).toEqual(['showing', 'a'])
    popups.send({ type: 'CLOSE' })
    expect(popups.at()).toBe('pausing')
    popups.wait(420)
    popups.answer('clear', null)
    expect([popups.at(), popups.front()]).toEqual(['showing', 'b'])
    popups.send({ type: 'CLOSE' })
    popups.wait(420)
    expect(popups.at()).toBe('done')
    // An announcement this account has read is not shown again.
    expect(popups.effects()).toEqual([
      ['markRead', { id: 'a' }],
      ['markRead', { id: 'b' }],
    ])
  })

  it('[HOME-03] interrupt no player who has had another dialog open for twenty seconds', () => {
    const popups = offered()
    popups.wait(20_000)
    expect(popups.at()).toBe('done')
  })

  it('[HOME-03] stay away for the day if the checkbox is ticked', () => {
    const popups = offered()
    popups.answer('clear', null)
    popups.send({ type: 'TICK', on: true })
    popups.send({ type: 'CLOSE' })
    expect(popups.effects()).toEqual([['hideToday', { id: 'a' }]])
    expect(popups.snapshot().context.notToday).toBe(false)
    expect(offered(['a', 'b']).at()).toBe('done')
  })
})

describe('trying for free', () => {
  const session = { token: 't', merchantCode: 'm', userName: 'try', type: 4, firstTimeLogin: false }

  it('[LOGIN-30, LOGIN-32] signs a guest in with one tap', () => {
    const trial = drive(trialLoginMachine)
    trial.send({ type: 'START' })
    trial.send({ type: 'START' })
    trial.answer('signInFree', { ok: true, value: session })
    expect(trial.effects().map(([name]) => name)).toEqual(['notify', 'stopWaiting', 'startSession'])
  })

  it('says why not', () => {
    const trial = drive(trialLoginMachine)
    trial.send({ type: 'START' })
    trial.answer('signInFree', { ok: false, failure: { code: 'too-many-tries' } })
    expect(trial.effects().at(-1)).toEqual(['notify', { kind: 'fail', text: 'too-many-tries' }])
  })
})

describe('the side menu', () => {
  const vendor = { vassalage: 'LOTT', name: 'Lotto', mobileSmallIcon: '', freeplay: 1, gameCount: 2 }

  it('[MENU-14] launches a lottery with its vendor; other categories are chosen on home', () => {
    const entry = { vendors: [vendor], classify: [] }
    expect(menuLaunch({ ...entry, category: 'LOTT' })).toEqual({
      category: 'LOTT',
      vendor: 'LOTT',
      freeplay: 1,
    })
    expect(menuLaunch({ ...entry, category: 'ELOTT' })?.category).toBe('ELOTT')
    expect(menuLaunch({ ...entry, category: 'RNG' })).toBeNull()
    expect(menuLaunch({ category: 'LOTT', vendors: [], classify: [] })).toBeNull()
  })
})

describe('winners', () => {
  it('[WIN-02, WIN-04] are sorted highest first, and never more than 20', () => {
    const amount = fc.tuple(fc.nat(), fc.nat(99)).map(([whole, part]) => php(`${whole}.${part}`))
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 40 }), (amounts) => {
        const list = ranked(amounts.map((winAmount) => ({ winAmount })))
        expect(list).toHaveLength(Math.min(winnerCount, amounts.length))
        const falls = list.map(({ winAmount }, n) => compare(list[n - 1]?.winAmount ?? winAmount, winAmount))
        expect(falls.filter((difference) => difference < 0)).toEqual([])
      }),
      { seed: 20260115 },
    )
  })

  it('[WIN-11] have masked names, whoever masks them', () => {
    expect(maskedName('m***27')).toBe('m***27')
    expect(maskedName('mika_07')).toBe('mi***7')
    expect(maskedName('ana')).toBe('a***')
  })
})
