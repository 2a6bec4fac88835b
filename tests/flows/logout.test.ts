import { describe, expect, it } from 'vitest'
import { logoutMachine } from '../../machines/logout/logout.machine'
import { drive } from './drive'

const ended = [['stopWaiting'], ['reloadHome']]

function confirmed(place: 'settings' | 'elsewhere' = 'elsewhere') {
  const chart = drive(logoutMachine, { place })
  chart.send({ type: 'CONFIRM' })
  return chart
}

describe('signing out', () => {
  it('[LOGOUT-01, ERROR-04, MENU-09] asks first, and nothing happens before the answer', () => {
    const chart = drive(logoutMachine, { place: 'elsewhere' })
    expect(chart.snapshot().hasTag('asking')).toBe(true)
    chart.wait(3_600_000)
    expect(chart.effects()).toEqual([])
    chart.send({ type: 'CANCEL' })
    expect(chart.at()).toBe('kept')
    expect(chart.effects()).toEqual([])
  })

  it('[LOGOUT-02, LOGOUT-03] empties the phone at once, and shows that it takes a moment while the platform is told', () => {
    const chart = confirmed()
    expect(chart.running('signOut')).toBe(true)
    expect(chart.effects()).toEqual([['notify', { kind: 'loading', text: 'please-wait' }], ['endSession']])
    chart.send({ type: 'CONFIRM' })
    expect(chart.effects()).toEqual([])
  })

  it.each([
    { how: 'the platform says yes', finish: (c: ReturnType<typeof confirmed>) => c.answer('signOut', null) },
    {
      how: 'the call fails',
      finish: (c: ReturnType<typeof confirmed>) => c.fail('signOut', { code: 'offline' }),
    },
    { how: 'nothing answers', finish: (c: ReturnType<typeof confirmed>) => c.wait(20_000) },
  ])('[LOGOUT-09, LOGOUT-10] home loads afresh when $how', ({ finish }) => {
    const chart = confirmed()
    chart.effects()
    finish(chart)
    expect(chart.at()).toBe('signedOut')
    expect(chart.effects()).toEqual(ended)
  })

  it('[ERROR-39] waits 10 seconds in settings and 20 elsewhere, never forever', () => {
    for (const [place, limit] of [
      ['settings', 10_000],
      ['elsewhere', 20_000],
    ] as const) {
      const chart = confirmed(place)
      chart.wait(limit - 1)
      expect(chart.at()).toBe('signingOut')
      chart.wait(1)
      expect(chart.at()).toBe('signedOut')
    }
  })
})
