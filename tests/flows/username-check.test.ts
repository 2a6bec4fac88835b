import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { usernameCheckMachine } from '../../machines/username-check/username-check.machine'
import { drive } from './drive'
import { eachInItsOwnPage, page, reached, start } from './page'

const typed = (name: string) => ({ type: 'NAME', name }) as const

describe('whether a username is free', () => {
  it('[WIRE-38] is checked once typing has stopped, for the last name only', () => {
    const chart = drive(usernameCheckMachine)
    for (const name of ['mika', 'mika_', 'mika_0']) {
      chart.send(typed(name))
      chart.wait(499)
      expect(chart.at()).toBe('pausing')
    }
    chart.wait(1)
    expect(chart.inputOf('check')).toEqual({ username: 'mika_0' })
    chart.answer('check', { available: true })
    expect(chart.at()).toBe('free')
  })

  it('[WIRE-38] the last name wins: an answer about an older one is ignored', () => {
    const chart = drive(usernameCheckMachine)
    chart.send(typed('mika_07'))
    chart.wait(500)
    chart.send(typed('mika_08'))
    expect(chart.snapshot().children.check).toBeUndefined()
    chart.wait(500)
    expect(chart.inputOf('check')).toEqual({ username: 'mika_08' })
    chart.answer('check', { available: false })
    expect(chart.at()).toBe('taken')
  })

  it('an invalid name is never checked, and an old message about another name disappears', () => {
    const chart = drive(usernameCheckMachine)
    chart.send(typed('mika_07'))
    chart.wait(500)
    chart.answer('check', { available: true })
    chart.send(typed(''))
    chart.wait(60_000)
    expect(chart.at()).toBe('resting')
  })

  it('a failure and a slow answer show no message', () => {
    const chart = drive(usernameCheckMachine)
    chart.send(typed('mika_07'))
    chart.wait(500)
    chart.fail('check', { code: 'offline' })
    expect(chart.at()).toBe('resting')
    chart.send(typed('mika_07'))
    chart.wait(500)
    chart.wait(10_000)
    expect(chart.at()).toBe('resting')
  })
})

describe('beside the registration form', () => {
  eachInItsOwnPage()

  async function form() {
    await start()
    const { registerFlow } = await import('../../src/flows/account/register')
    const environment = { hostname: 'perya.test', registerMethod: 'H5' } as const
    // Without a browser there is no field to focus.
    const flow = registerFlow.provide({ actions: { focusField: () => {} } })
    const actor = createActor(flow, {
      input: {
        link: { code: '', domain: '' },
        next: null,
        formSetup: null,
        environment,
        cooldownUntil: null,
      },
    }).start()
    await reached(actor, (state) => state.hasTag('form'))
    return actor
  }
  const asked = () =>
    page.calls('/wps/check/username').map(({ url }) => new URL(url).searchParams.get('username'))

  it('[WIRE-38] says taken and free, and checks no invalid name', async () => {
    const actor = await form()
    const check = actor.getSnapshot().children.nameCheck!
    const type = (value: string) => actor.send({ type: 'TYPE', field: 'username', value })
    type('7x')
    expect(check.getSnapshot().matches('resting')).toBe(true)
    type('mika_07')
    await reached(check, (state) => state.hasTag('taken'))
    type('bagong_pangalan')
    await reached(check, (state) => state.hasTag('free'))
    expect(asked()).toEqual(['mika_07', 'bagong_pangalan'])
  })

  it('[WIRE-38] an answer out of order changes nothing, and the older request is aborted', async () => {
    await page.control('faults', { call: 'checkUsername', kind: 'delay', ms: 400, times: 1 })
    const actor = await form()
    const check = actor.getSnapshot().children.nameCheck!
    actor.send({ type: 'TYPE', field: 'username', value: 'mika_07' })
    await reached(check, (state) => state.hasTag('pending'))
    await vi.waitFor(() => expect(asked()).toEqual(['mika_07']))
    actor.send({ type: 'TYPE', field: 'username', value: 'bagong_pangalan' })
    expect(page.calls('/wps/check/username')[0]?.signal.aborted).toBe(true)
    await reached(check, (state) => state.hasTag('free'))
    expect(asked()).toEqual(['mika_07', 'bagong_pangalan'])
  })

  it('[WIRE-38] never holds the form up: it is sent during the check, or after a bad answer', async () => {
    await page.control('faults', { call: 'checkUsername', kind: 'hang' })
    const actor = await form()
    actor.send({ type: 'TYPE', field: 'username', value: 'bagong_pangalan' })
    await reached(actor.getSnapshot().children.nameCheck!, (state) => state.hasTag('pending'))
    expect(actor.getSnapshot().can({ type: 'SUBMIT' })).toBe(true)
    actor.send({ type: 'SUBMIT' })
    expect(actor.getSnapshot().context.problems.username).toBeUndefined()
    expect(actor.getSnapshot().context.problems.password).toBe('required')
    // Leaving clears anything pending.
    actor.stop()
  })
})
