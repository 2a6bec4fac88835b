import { describe, expect, it } from 'vitest'
import { confirmedChangeMachine } from '../../machines/confirmed-change/confirmed-change.machine'
import { changeGuards, type Asks } from '../../machines/confirmed-change/outcome'
import { limits } from '../../machines/shared/limits'
import { drive } from './drive'

const change = { kind: 'remove', id: 'k1' }
const asking = (asks: Asks) => drive(confirmedChangeMachine, { change, asks })
const proved = () => {
  const chart = asking('password')
  chart.send({ type: 'TYPE', value: 'Perya-1234' })
  chart.send({ type: 'SUBMIT' })
  return chart
}
const stepWanted = { ok: false, failure: { code: 'step-wanted' } }

describe('[ROUTE-60] a change that its player confirms', () => {
  it('is sent at once, after a yes, or after the password: whatever it asks for', () => {
    expect(asking('nothing').inputOf('send')).toEqual({ change, password: '' })
    const yes = asking('yes')
    expect(yes.running('send')).toBe(false)
    expect(yes.snapshot().hasTag('asking')).toBe(true)
    yes.send({ type: 'CONFIRM' })
    expect(yes.running('send')).toBe(true)
    const password = asking('password')
    password.send({ type: 'SUBMIT' })
    expect(password.running('send')).toBe(false)
    expect(password.snapshot().context.missing).toBe(true)
    expect(proved().inputOf('send')).toEqual({ change, password: 'Perya-1234' })
  })

  it('an empty field says so and gets the focus, until something is typed', () => {
    const chart = asking('password')
    expect(chart.snapshot().context.missing).toBe(false)
    chart.send({ type: 'SUBMIT' })
    expect(chart.snapshot().context.missing).toBe(true)
    expect(chart.effects()).toEqual([['focusField', { field: 'loginPassword' }]])
    chart.send({ type: 'TYPE', value: 'P' })
    expect(chart.snapshot().context.missing).toBe(false)
  })

  it('is sent again with the second step, where the account has one; the password is not typed twice', () => {
    const chart = proved()
    chart.answer('send', stepWanted)
    expect(chart.snapshot().hasTag('step')).toBe(true)
    expect(chart.running('send')).toBe(false)
    chart.send({ type: 'STEP_TAKEN' })
    expect(chart.inputOf('send')).toEqual({ change, password: 'Perya-1234' })
    chart.answer('send', { ok: true, value: 'done' })
    expect(chart.snapshot().output).toEqual({ outcome: 'accepted', value: 'done', failure: null })
    expect(chart.snapshot().context.password).toBe('')
  })

  it('is not made where the player does not take the step', () => {
    const chart = proved()
    chart.answer('send', stepWanted)
    chart.send({ type: 'CANCEL' })
    expect(chart.snapshot().output).toEqual({ outcome: 'left', value: null, failure: null })
    expect(chart.snapshot().context.password).toBe('')
  })

  it('the password goes after a refusal, and is asked for again; elsewhere the screen says why', () => {
    const chart = proved()
    chart.answer('send', { ok: false, failure: { code: 'wrong-credentials' } })
    expect(chart.snapshot().context).toMatchObject({
      password: '',
      failure: { code: 'wrong-credentials' },
    })
    expect(chart.snapshot().hasTag('password')).toBe(true)
    chart.send({ type: 'CANCEL' })
    expect(chart.snapshot()).toMatchObject({
      status: 'done',
      output: { outcome: 'left', value: null, failure: null },
    })
    const lost = proved()
    lost.fail('send', { code: 'offline' })
    expect(lost.snapshot().hasTag('password')).toBe(true)
    expect(lost.snapshot().context).toMatchObject({ password: '', failure: { code: 'offline' } })
    const tapped = asking('nothing')
    tapped.fail('send', { code: 'timeout' })
    expect(tapped.snapshot().output).toMatchObject({ outcome: 'refused', failure: { code: 'timeout' } })
  })

  it('a phone that does not answer is not waited for longer than two minutes, nor longer than the player wants', () => {
    const chart = proved()
    chart.wait(limits.provider)
    expect(chart.snapshot().context).toMatchObject({ password: '', failure: { code: 'timeout' } })
    expect(chart.snapshot().hasTag('password')).toBe(true)
    const tapped = asking('nothing')
    tapped.wait(limits.provider)
    expect(tapped.snapshot()).toMatchObject({
      status: 'done',
      output: { outcome: 'refused', failure: { code: 'timeout' } },
    })
    const left = proved()
    left.send({ type: 'CANCEL' })
    expect(left.snapshot().output).toEqual({ outcome: 'unknown', value: null, failure: null })
  })

  it('ends where the player says no, and at once where the phone’s question is closed or they do not wait', () => {
    const no = asking('yes')
    no.send({ type: 'CANCEL' })
    const closed = proved()
    closed.answer('send', null)
    const refused = asking('yes')
    refused.send({ type: 'CONFIRM' })
    refused.answer('send', { ok: false, failure: { code: 'no-permission' } })
    const ends = [no, closed, refused].map((chart) => chart.snapshot())
    expect(ends.map(({ status }) => status)).toEqual(['done', 'done', 'done'])
    expect(ends.map(({ output }) => output?.outcome)).toEqual(['left', 'left', 'refused'])
    expect(ends.map(({ output }) => output?.failure?.code)).toEqual([undefined, undefined, 'no-permission'])
  })

  it('is made for its parent only where the platform said yes', () => {
    const outcomes = ['accepted', 'refused', 'left', 'unknown'] as const
    const made = outcomes.filter((outcome) =>
      changeGuards.wasAccepted(null, { ended: { outcome, value: null, failure: null } }),
    )
    expect(made).toEqual(['accepted'])
  })
})
