import { describe, expect, it } from 'vitest'
import { memberSession, trialSession } from '../../machines/session/session.cases'
import { mayUseAgency, neverAskedForContract, roleOf, type Session } from '../../machines/session/session'
import { sessionMachine } from '../../machines/session/session.machine'
import { drive } from './drive'

function restored(session: Session | null) {
  const chart = drive(sessionMachine)
  chart.answer('restore', session)
  return chart
}
const signedIn = (session: Session = memberSession) => {
  const chart = restored(session)
  chart.effects()
  return chart
}
const names = (effects: readonly (readonly [string, unknown?])[]) => effects.map(([name]) => name)

describe('account types', () => {
  it('type 4 is a free-trial account', () => {
    expect(roleOf(4)).toBe('trial')
    expect(signedIn(trialSession).at()).toBe('signedIn.trial')
    expect(signedIn().at()).toBe('signedIn.account')
  })

  it('[SESSION-10, CONST-40] types 0, 4 and 40 are not agents; any other is', () => {
    expect([0, 4, 40].map(mayUseAgency)).toEqual([false, false, false])
    expect([1, 2, 3, 5, 10, 39, 41, 42, 99].every(mayUseAgency)).toBe(true)
    expect([0, 40, 1, 2, 41].map(roleOf)).toEqual(['member', 'member', 'agent', 'agent', 'agent'])
    expect(roleOf(null)).toBe('guest')
    expect(mayUseAgency(null)).toBe(false)
  })

  it('[CONST-41] types 4, 40, 41 and 42 are never asked about a contract', () => {
    expect(neverAskedForContract).toEqual([4, 40, 41, 42])
  })
})

describe('opening the page', () => {
  it('a stored session continues, without being stored or reported again', () => {
    const chart = restored(memberSession)
    expect(chart.snapshot().hasTag('signed-in')).toBe(true)
    expect(chart.snapshot().context.session).toEqual(memberSession)
    expect(chart.effects()).toEqual([['tellApp', { news: 'PLAYER.MEMBER' }]])
  })

  it('no record and an unreadable one both start as a guest', () => {
    const broken = drive(sessionMachine)
    expect(broken.snapshot().hasTag('pending')).toBe(true)
    broken.fail('restore', new Error('storage blocked'))
    for (const chart of [restored(null), broken]) {
      expect(chart.at()).toBe('guest')
      expect(chart.effects()).toEqual([['tellApp', { news: 'PLAYER.GUEST' }]])
    }
  })
})

describe('signing in and out', () => {
  it('[LOGIN-28] a login moves a guest to signed in, stores the session and tells the other tabs', () => {
    const chart = restored(null)
    chart.effects()
    chart.send({ type: 'SIGNED_IN', session: memberSession })
    expect(chart.snapshot().context.session).toEqual({
      token: 'token-1',
      merchantCode: 'perya',
      userName: 'mika_07',
      type: 0,
      firstTimeLogin: false,
    })
    expect(chart.effects()).toEqual([
      ['keepSession', { session: memberSession }],
      ['tellTabs', { signedIn: true }],
      ['tellApp', { news: 'PLAYER.MEMBER' }],
    ])
  })

  it('[LOGIN-30] a trial login stores a session like any other', () => {
    const chart = restored(null)
    chart.send({ type: 'SIGNED_IN', session: trialSession })
    expect(chart.at()).toBe('signedIn.trial')
    expect(names(chart.effects())).toContain('keepSession')
  })

  it('signing out clears the session and the player’s data, and tells the other tabs', () => {
    const chart = signedIn()
    chart.send({ type: 'SIGNED_OUT' })
    expect(chart.at()).toBe('guest')
    expect(chart.snapshot().context.session).toBeNull()
    expect(chart.effects()).toEqual([
      ['forgetPlayer'],
      ['tellTabs', { signedIn: false }],
      ['tellApp', { news: 'PLAYER.GUEST' }],
    ])
  })

  it('a second login in the same tab clears everything of the first before it is stored', () => {
    const chart = signedIn(trialSession)
    chart.send({ type: 'SIGNED_IN', session: memberSession })
    expect(chart.at()).toBe('signedIn.account')
    expect(names(chart.effects())).toEqual(['forgetPlayer', 'keepSession', 'tellTabs', 'tellApp'])
  })
})

describe('a token that is no longer valid', () => {
  it('[ERROR-18] ends the session, says so for 8 seconds, and tells the other tabs', () => {
    const chart = signedIn()
    chart.send({ type: 'REFUSED', token: 'token-1' })
    expect(chart.at()).toBe('guest')
    expect(chart.effects()).toEqual([
      ['forgetPlayer'],
      ['tellTabs', { signedIn: false }],
      ['notify', { kind: 'fail', text: 'logged-out', milliseconds: 8_000 }],
      ['tellApp', { news: 'PLAYER.GUEST' }],
    ])
  })

  it('is ignored if it is an older one: a late answer must not end a new session', () => {
    const chart = signedIn()
    chart.send({ type: 'REFUSED', token: 'token-0' })
    expect(chart.at()).toBe('signedIn.account')
    expect(chart.effects()).toEqual([])
  })

  it('six refused calls at once end the session once', () => {
    const chart = signedIn()
    for (let call = 0; call < 6; call++) chart.send({ type: 'REFUSED', token: 'token-1' })
    expect(names(chart.effects()).filter((name) => name === 'notify')).toHaveLength(1)
  })
})

describe('other tabs', () => {
  it('a guest follows a login in another tab without reporting it back', () => {
    const chart = restored(null)
    chart.effects()
    chart.send({ type: 'OTHER_TAB_SIGNED_IN', session: memberSession })
    expect(names(chart.effects())).toEqual(['keepSession', 'tellApp'])
  })

  it('a logout in another tab signs this tab out and says why', () => {
    const chart = signedIn()
    chart.send({ type: 'OTHER_TAB_SIGNED_OUT' })
    expect(chart.at()).toBe('guest')
    expect(chart.effects()).toEqual([
      ['forgetPlayer'],
      ['notify', { kind: 'info', text: 'signed-out-elsewhere', milliseconds: 8_000 }],
      ['tellApp', { news: 'PLAYER.GUEST' }],
    ])
  })

  it('another account in another tab replaces this one and clears its data; the same one changes nothing', () => {
    const chart = signedIn()
    chart.send({ type: 'OTHER_TAB_SIGNED_IN', session: memberSession })
    expect(chart.effects()).toEqual([])
    chart.send({ type: 'OTHER_TAB_SIGNED_IN', session: trialSession })
    expect(chart.snapshot().context.session).toEqual(trialSession)
    expect(names(chart.effects())).toEqual(['forgetPlayer', 'keepSession', 'notify', 'tellApp'])
  })
})
