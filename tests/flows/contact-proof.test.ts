import { expect, it } from 'vitest'
import { contactProofMachine } from '../../machines/contact-proof/contact-proof.machine'
import { limits } from '../../machines/shared/limits'
import { drive } from './drive'

const values = { contact: 'ako@example.com', code: '123456', loginPassword: 'Perya-1234' }

function filled() {
  const chart = drive(contactProofMachine, { kind: 'email' })
  for (const field of ['contact', 'code', 'loginPassword'] as const)
    chart.send({ type: 'TYPE', field, value: values[field] })
  return chart
}
const refused = (code: string) => ({ ok: false, failure: { code } })

it('[ROUTE-60] an address is proved by its code and the login password, and nothing typed stays', () => {
  const chart = filled()
  chart.send({ type: 'SUBMIT' })
  expect(chart.inputOf('prove')).toEqual({ kind: 'email', values })
  expect(chart.snapshot().hasTag('pending')).toBe(true)
  chart.answer('prove', { ok: true, value: null })
  expect(chart.snapshot().hasTag('saved')).toBe(true)
  expect(Object.values(chart.snapshot().context.values).join('')).toBe('')
  const saved = { kind: 'success', text: 'change-saved', milliseconds: limits.successToast }
  expect(chart.effects()).toEqual([['notify', saved]])
})

it('[ROUTE-60] a second step is taken and the same sent again; going back costs the password alone', () => {
  const chart = filled()
  chart.send({ type: 'SUBMIT' })
  chart.answer('prove', refused('step-wanted'))
  expect(chart.snapshot().hasTag('step')).toBe(true)
  chart.send({ type: 'STEP_TAKEN' })
  expect(chart.inputOf('prove')).toEqual({ kind: 'email', values })
  chart.answer('prove', refused('step-wanted'))
  chart.send({ type: 'CANCEL' })
  expect(chart.snapshot().context.values).toEqual({ ...values, loginPassword: '' })
  expect(chart.effects()).toEqual([['focusField', { field: 'loginPassword' }]])
})

it('[ROUTE-60] what is refused or did not get through says why, and asks for the password again', () => {
  const chart = filled()
  chart.send({ type: 'SUBMIT' })
  chart.answer('prove', refused('wrong-credentials'))
  expect(chart.snapshot().context).toMatchObject({
    values: { ...values, loginPassword: '' },
    failure: { code: 'wrong-credentials' },
  })
  chart.send({ type: 'TYPE', field: 'loginPassword', value: 'Perya-1234' })
  expect(chart.snapshot().context.failure).toBeNull()
  chart.send({ type: 'SUBMIT' })
  chart.fail('prove', { code: 'offline' })
  expect(chart.snapshot().context.failure?.code).toBe('offline')
  expect(chart.snapshot().context.values.loginPassword).toBe('')
})

it('[SMS-07] a code goes only where it can; another address has a cooldown of its own', () => {
  const chart = drive(contactProofMachine, { kind: 'email' })
  chart.send({ type: 'GET_CODE' })
  chart.send({ type: 'SUBMIT' })
  expect(chart.effects()).toEqual([
    ['focusField', { field: 'contact' }],
    ['focusField', { field: 'contact' }],
  ])
  expect(chart.snapshot().context.problems.contact).toBeDefined()
  expect(chart.toldTo('smsCode')).toEqual([])
  chart.send({ type: 'TYPE', field: 'contact', value: values.contact })
  expect(chart.snapshot().context.problems.contact).toBeUndefined()
  chart.send({ type: 'GET_CODE' })
  expect(chart.toldTo('smsCode').map(({ type }) => type)).toContain('SEND')
  chart.fail('smsCode')
  expect(chart.effects()).toEqual([['logFault', { what: 'contact code', code: 'unknown' }]])
  // Without codes, the form still accepts typed input.
  chart.send({ type: 'TYPE', field: 'contact', value: 'iba@example.com' })
  chart.send({ type: 'GET_CODE' })
  expect(chart.snapshot().context.values.contact).toBe('iba@example.com')
})
