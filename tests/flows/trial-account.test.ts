import { expect, it } from 'vitest'
import { trialAccountMachine } from '../../machines/trial-account/trial-account.machine'
import { drive } from './drive'

const session = { token: 't', merchantCode: 'trial', userName: 'trial_1', type: 4, firstTimeLogin: false }
const guest = () => drive(trialAccountMachine, { role: 'guest', name: '' })

it('[ROUTE-67, LOGIN-31] a guest gets one account with one tap, however often it is tapped', () => {
  const chart = guest()
  expect(chart.running('make')).toBe(false)
  chart.send({ type: 'START' })
  const input = chart.inputOf('make')
  chart.send({ type: 'START' })
  expect(chart.inputOf('make')).toBe(input)
  chart.answer('make', { ok: true, value: session })
  expect(chart.effects()).toEqual([['startSession', { session }]])
  expect([chart.at(), chart.snapshot().context.name]).toEqual(['made', 'trial_1'])
  chart.send({ type: 'GO' })
  expect(chart.effects()).toEqual([['goTo', { to: '/m/home' }]])
})

it('[LOGIN-31] a failure shows, and disappears with the next try', () => {
  for (const end of ['refuse', 'fail'] as const) {
    const chart = guest()
    chart.send({ type: 'START' })
    if (end === 'refuse') chart.answer('make', { ok: false, failure: { code: 'too-many-tries' } })
    else chart.fail('make', { code: 'timeout' })
    expect(chart.at()).toBe('offered')
    expect(chart.snapshot().context.failure).not.toBe(null)
    expect(chart.effects()).toEqual([])
    chart.send({ type: 'START' })
    expect(chart.snapshot().context.failure).toBe(null)
  }
})

it('[ROUTE-67] players with an account are offered none', () => {
  for (const [role, at] of [
    ['trial', 'made'],
    ['member', 'member'],
    ['agent', 'member'],
  ] as const) {
    const chart = drive(trialAccountMachine, { role, name: 'somebody' })
    chart.send({ type: 'START' })
    expect([chart.at(), chart.running('make')]).toEqual([at, false])
  }
})
