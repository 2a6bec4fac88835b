import { describe, expect, it } from 'vitest'
import { memberSession } from '../../machines/session/session.cases'
import { serviceLinkMachine } from '../../machines/service-link/service-link.machine'
import { offeredProviders } from '../../machines/social-sign-in/providers'
import { socialSignInMachine } from '../../machines/social-sign-in/social-sign-in.machine'
import { welcomeMachine } from '../../machines/welcome/welcome.machine'
import { drive } from './drive'

const word = { kind: 'signed-in', provider: 'google', idToken: 'id-token' }

describe('sign-in with an account of another site', () => {
  const ready = (next: string | null = null) => {
    const chart = drive(socialSignInMachine, { offered: ['google'], side: 'member', next })
    chart.answer('resume', null)
    return chart
  }
  const chosen = (next?: string) => {
    const chart = ready(next)
    chart.send({ type: 'CHOOSE', provider: 'google' })
    return chart
  }

  it('[LOGIN-17, REG-05, SITE-20, SITE-21] offers a button per flag, and none before the setup is available', () => {
    const both = { FACEBOOKLOGIN3: '1', GOOGLELOGIN3: '1' }
    expect(offeredProviders(both, true)).toEqual(['facebook', 'google'])
    expect(offeredProviders(both, false)).toEqual([])
    expect(offeredProviders({ FACEBOOKLOGIN3: '1', GOOGLELOGIN3: '0' }, true)).toEqual(['facebook'])
    expect(offeredProviders({ GOOGLELOGIN3: '1' }, true)).toEqual(['google'])
    expect(ready().snapshot().can({ type: 'CHOOSE', provider: 'facebook' })).toBe(false)
  })

  it('[LOGIN-18] asks the provider, then the platform, and starts the session', () => {
    const chart = chosen('/m/notice')
    expect(chart.inputOf('provider')).toEqual({ provider: 'google' })
    chart.answer('provider', word)
    expect(chart.inputOf('signIn')).toEqual({ provider: 'google', idToken: 'id-token', side: 'member' })
    chart.answer('signIn', { ok: true, value: memberSession })
    expect(chart.effects()).toEqual([
      ['startSession', { session: memberSession }],
      ['goTo', { to: '/m/notice', replace: true }],
    ])
    expect(chart.snapshot().context.idToken).toBe('')
  })

  it('[LOGIN-18] continues after returning from the provider’s own page', () => {
    const chart = drive(socialSignInMachine, { offered: ['google'], side: 'member', next: null })
    chart.answer('resume', word)
    expect(chart.running('signIn')).toBe(true)
  })

  it('[LOGIN-18] shows no message when the player closes the window, and lets them give up', () => {
    const closed = chosen()
    closed.answer('provider', { kind: 'cancelled' })
    expect(closed.at()).toBe('ready')
    expect(closed.snapshot().context.failure).toBeNull()
    const given = chosen()
    given.send({ type: 'CANCEL' })
    expect(given.at()).toBe('ready')
    expect(given.running('provider')).toBe(false)
  })

  it('[LOGIN-18] gives up a silent window after two minutes', () => {
    const chart = chosen()
    chart.wait(119_999)
    expect(chart.at()).toBe('waiting')
    chart.wait(1)
    expect(chart.snapshot().context.failure).toEqual({ code: 'timeout' })
  })
})

describe('the way to customer service', () => {
  it('[LOGIN-23] opens the address from the platform, once per tap', () => {
    const chart = drive(serviceLinkMachine)
    chart.send({ type: 'OPEN' })
    chart.send({ type: 'OPEN' })
    chart.answer('link', { ok: true, value: { url: 'https://help.example/chat' } })
    expect(chart.effects()).toEqual([['openExternal', { url: 'https://help.example/chat' }]])
  })

  it('[LOGIN-23] says so if there is none', () => {
    const chart = drive(serviceLinkMachine)
    chart.send({ type: 'OPEN' })
    chart.answer('link', { ok: true, value: { url: '' } })
    expect(chart.effects()).toEqual([['notify', { kind: 'fail', text: 'link-missing' }]])
  })
})

describe('the welcome panel', () => {
  it('[LOGIN-29] opens at the first login only, and once per account', () => {
    expect(drive(welcomeMachine, { account: 'mika_07', firstTime: false }).at()).toBe('closed')
    const first = drive(welcomeMachine, { account: 'mika_07', firstTime: true })
    expect(first.inputOf('seen')).toEqual({ account: 'mika_07' })
    first.answer('seen', false)
    expect(first.snapshot().hasTag('open')).toBe(true)
    expect(first.effects()).toEqual([['markWelcomed', { account: 'mika_07' }]])
    const again = drive(welcomeMachine, { account: 'mika_07', firstTime: true })
    again.answer('seen', true)
    expect(again.at()).toBe('closed')
    expect(again.effects()).toEqual([])
  })
})
