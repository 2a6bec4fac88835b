import { describe, expect, it } from 'vitest'
import { changePasswordMachine } from '../../machines/change-password/change-password.machine'
import { checkForm, fieldsOf, type PasswordField } from '../../machines/change-password/form'
import { drive } from './drive'

const rules = {
  password: { enabled: true, required: true, min: 8, max: 64 },
  loginPassword: { enabled: true, required: true, min: 6, max: 64 },
}
const yes = { ok: true, value: null }
const loading = ['notify', { kind: 'loading', text: 'please-wait', milliseconds: 10_000 }]
const prompt = ['notify', { kind: 'fail', text: 'same-password' }]

function sent(hasSessionPassword: boolean, values: Partial<Record<PasswordField, string>>) {
  const chart = drive(changePasswordMachine, { userName: 'mika_07', hasSessionPassword })
  chart.answer('rules', rules)
  for (const [field, value] of Object.entries(values)) {
    chart.send({ type: 'TYPE', field: field as PasswordField, value })
  }
  chart.send({ type: 'SUBMIT' })
  return chart
}
const good = { oldPassword: 'Perya-1234', newPassword: 'Lantern-88', confirmPassword: 'Lantern-88' }
const problems = (changes: Partial<typeof good>) =>
  checkForm({ rules, hasSessionPassword: false, values: { ...good, ...changes } })

describe('change password', () => {
  it('[PSW-02, PSW-03, VALID-20] asks for the old password only if the page does not know it', () => {
    expect(fieldsOf({ hasSessionPassword: false })).toEqual(['oldPassword', 'newPassword', 'confirmPassword'])
    expect(fieldsOf({ hasSessionPassword: true })).toEqual(['newPassword', 'confirmPassword'])
    expect(problems({ oldPassword: '' })).toEqual({ oldPassword: 'required' })
    expect(problems({ oldPassword: 'short' })).toEqual({ oldPassword: 'too-short' })
    const held = sent(true, { oldPassword: 'Perya-1234' })
    expect(held.snapshot().context.values.oldPassword).toBe('')
  })

  it('[VALID-21, VALID-22, VALID-23, VALID-24] checks the new password and its confirmation', () => {
    expect(problems({})).toEqual({})
    expect(problems({ newPassword: 'short', confirmPassword: 'short' })).toEqual({ newPassword: 'too-short' })
    expect(problems({ confirmPassword: '' })).toEqual({ confirmPassword: 'required' })
    expect(problems({ confirmPassword: 'Lantern-89' })).toEqual({ confirmPassword: 'mismatch' })
  })

  it('[VALID-11] focuses the first wrong field and sends nothing', () => {
    const chart = sent(false, { newPassword: 'Lantern-88' })
    expect(chart.effects()).toEqual([['focusField', { field: 'oldPassword' }]])
    expect(chart.snapshot().context.problems).toEqual({
      oldPassword: 'required',
      confirmPassword: 'required',
    })
    expect(chart.running('change')).toBe(false)
  })

  it('[PSW-08, VALID-25, ERROR-13] says that old and new are the same, without a call', () => {
    const chart = sent(false, { ...good, newPassword: 'Perya-1234', confirmPassword: 'Perya-1234' })
    expect(chart.effects()).toContainEqual(prompt)
    expect(chart.running('change')).toBe(false)
  })

  it('[PSW-08, VALID-25] compares with the password the page knows, without a call', () => {
    const chart = sent(true, { newPassword: 'Perya-1234', confirmPassword: 'Perya-1234' })
    expect(chart.inputOf('compare')).toEqual({ newPassword: 'Perya-1234' })
    chart.answer('compare', 'same')
    expect(chart.effects()).toContainEqual(prompt)
    expect(chart.running('change')).toBe(false)
    chart.send({ type: 'SUBMIT' })
    chart.answer('compare', 'other')
    expect(chart.inputOf('change')).toEqual({
      oldPassword: null,
      newPassword: 'Perya-1234',
      confirmNewPassword: 'Perya-1234',
    })
  })

  it('[PSW-02, PSW-16] asks for the old password once the page has forgotten it, and keeps what was typed', () => {
    const chart = sent(true, { newPassword: 'Lantern-88', confirmPassword: 'Lantern-88' })
    chart.answer('compare', 'gone')
    const { context } = chart.snapshot()
    expect(fieldsOf(context)).toContain('oldPassword')
    expect(context.values).toEqual({ ...good, oldPassword: '' })
    expect(context.problems).toEqual({ oldPassword: 'required' })
    expect(chart.effects()).toContainEqual(['focusField', { field: 'oldPassword' }])
    expect(chart.running('change')).toBe(false)
    chart.send({ type: 'TYPE', field: 'oldPassword', value: good.oldPassword })
    chart.send({ type: 'SUBMIT' })
    expect(chart.inputOf('change')).toEqual({
      oldPassword: 'Perya-1234',
      newPassword: 'Lantern-88',
      confirmNewPassword: 'Lantern-88',
    })
  })

  it('[PSW-07, PSW-09] shows that it takes a moment and sends all three', () => {
    const chart = sent(false, good)
    expect(chart.effects()).toEqual([loading])
    expect(chart.inputOf('change')).toEqual({
      oldPassword: 'Perya-1234',
      newPassword: 'Lantern-88',
      confirmNewPassword: 'Lantern-88',
    })
  })

  it('[PSW-10, PSW-11, PSW-12, PSW-13, ERROR-16] replaces the old password in memory with the new one', () => {
    const chart = sent(false, good)
    chart.effects()
    chart.answer('change', yes)
    expect(chart.effects()).toEqual([
      ['stopWaiting'],
      ['updateSessionPassword'],
      ['removeTemporaryPassword'],
      ['refreshRemembered'],
      ['notify', { kind: 'success', text: 'change-saved', milliseconds: 1000 }],
    ])
    // The effects read the form, so it must not be cleared before them.
    expect(chart.snapshot().context.values.newPassword).toBe('Lantern-88')
  })

  it('[PSW-14, CONST-21] goes home after one second and clears the passwords', () => {
    const chart = sent(false, good)
    chart.answer('change', yes)
    chart.effects()
    chart.wait(999)
    expect(chart.effects()).toEqual([])
    chart.wait(1)
    expect(chart.effects()).toEqual([['goTo', { to: '/m/home', replace: true }]])
    expect(Object.values(chart.snapshot().context.values)).toEqual(['', '', ''])
  })

  it.each([
    [
      'a refusal',
      (c: ReturnType<typeof sent>) => c.answer('change', { ok: false, failure: { code: 'unknown' } }),
    ],
    ['no answer', (c: ReturnType<typeof sent>) => c.fail('change', { code: 'timeout' })],
  ])('[PSW-15, ERROR-41] hides the loading message and does nothing more after %s', (_, end) => {
    const chart = sent(false, good)
    chart.effects()
    end(chart)
    expect(chart.effects()).toEqual([['stopWaiting']])
    expect(chart.at()).toBe('editing')
    expect(chart.snapshot().context.values).toEqual(good)
  })

  it('[PSW-04, PSW-06] goes home if the session ends while the screen is open', () => {
    const chart = sent(false, good)
    chart.effects()
    chart.send({ type: 'SESSION_LOST' })
    expect(chart.effects()).toEqual([['stopWaiting'], ['goTo', { to: '/m/home', replace: true }]])
  })
})
