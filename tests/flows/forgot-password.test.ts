import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { forgotPasswordMachine } from '../../machines/forgot-password/forgot-password.machine'
import { memberSession } from '../../machines/session/session.cases'
import { forgotByEmail, resetByPhone } from '../../src/platform/calls/password'
import { drive } from './drive'

const on = { enabled: true, required: true }
const rules = {
  loginUsername: { ...on, min: 3, max: 20 },
  loginMobileNum: { ...on, regExp: '^\\d{10,11}$' },
  password: { ...on, min: 8, max: 64 },
  verificationCode: { ...on, regExp: '^\\d{6}$' },
}
const target = { mobileNum: '9171234567', dialingCode: '63' }
const yes = { ok: true, value: null }
const no = (code: string) => ({ ok: false, failure: { code } })

function opened(phoneOffered: boolean) {
  const chart = drive(forgotPasswordMachine, { phoneOffered, cooldownUntil: null })
  chart.answer('rules', rules)
  return chart
}
type Chart = ReturnType<typeof opened>
const context = (chart: Chart) => chart.snapshot().context

function byMail(username: string, email: string) {
  const chart = opened(false)
  chart.send({ type: 'TYPE', field: 'username', value: username })
  chart.send({ type: 'TYPE', field: 'email', value: email })
  chart.send({ type: 'SUBMIT' })
  return chart
}

/** The phone form, filled in and sent. */
function byPhone() {
  const chart = opened(true)
  chart.send({ type: 'TYPE', field: 'mobileNum', value: '9171234567' })
  chart.send({ type: 'CODE_SENT', target })
  chart.send({ type: 'TYPE', field: 'verificationCode', value: '482913' })
  chart.send({ type: 'TYPE', field: 'newPassword', value: 'Lantern-88' })
  chart.send({ type: 'SUBMIT' })
  return chart
}

describe('forgot password, by e-mail', () => {
  it('[FORGOT-01, FORGOT-02] opens with the phone if it is available, and switches to e-mail and back', () => {
    const chart = opened(true)
    expect(context(chart).method).toBe('phone')
    chart.send({ type: 'CHOOSE_EMAIL' })
    expect(context(chart).method).toBe('email')
    chart.send({ type: 'CHOOSE_PHONE' })
    expect(context(chart).method).toBe('phone')
  })

  it('[FORGOT-03] has only e-mail if the phone is not available', () => {
    const chart = opened(false)
    expect(context(chart).method).toBe('email')
    expect(chart.snapshot().can({ type: 'CHOOSE_PHONE' })).toBe(false)
  })

  it('[FORGOT-05, VALID-18] sends username and e-mail without the blanks around them', () => {
    const input = byMail(' mika_07 ', ' mika@perya.example ').inputOf('mail')
    expect(input).toEqual({ username: 'mika_07', email: 'mika@perya.example' })
    expect(v.safeParse(forgotByEmail.request, input).success).toBe(true)
  })

  it.each([
    ['[VALID-15] no e-mail', '', 'required'],
    ['[VALID-16] no @', 'mika', 'format'],
    ['[VALID-16] no dot behind the @', 'mika@perya', 'format'],
    ['[VALID-16] a blank inside', 'mi ka@perya.example', 'format'],
    ['[VALID-38] 255 characters', `${'a'.repeat(241)}@perya.example`, 'too-long'],
  ])('%s: says so and sends nothing', (_, email, problem) => {
    const chart = byMail('mika_07', email)
    expect(context(chart).problems).toEqual({ email: problem })
    expect(chart.running('mail')).toBe(false)
    expect(chart.effects()).toEqual([['focusField', { field: 'email' }]])
  })

  it('[VALID-17, VALID-19] sends nothing with a wrong username, and shows no message below it', () => {
    const chart = byMail('mi', 'mika@perya.example')
    expect(chart.running('mail')).toBe(false)
    expect(context(chart).problems).toEqual({})
    expect(chart.effects()).toEqual([['focusField', { field: 'username' }]])
  })

  it('[FORGOT-06, ERROR-02] shows that it takes a moment', () => {
    const chart = byMail('mika_07', 'mika@perya.example')
    expect(chart.effects()).toEqual([['notify', { kind: 'loading', text: 'please-wait' }]])
  })

  it('[FORGOT-07, ERROR-03] says for 1 s that the e-mail was sent, then goes back', () => {
    const chart = byMail('mika_07', 'mika@perya.example')
    chart.effects()
    chart.answer('mail', yes)
    expect(chart.effects()).toEqual([
      ['stopWaiting'],
      ['notify', { kind: 'success', text: 'mail-sent', milliseconds: 1000 }],
    ])
    chart.wait(999)
    expect(chart.effects()).toEqual([])
    chart.wait(1)
    expect(chart.effects()).toEqual([
      ['leaveNote', { note: 'mail-sent' }],
      ['goBack', { otherwise: '/m/login' }],
    ])
  })

  it('[FORGOT-08] shows a failure above the form and keeps what was typed', () => {
    const chart = byMail('mika_07', 'mika@perya.example')
    chart.answer('mail', no('too-many-tries'))
    expect(context(chart)).toMatchObject({
      failure: { code: 'too-many-tries' },
      values: { username: 'mika_07', email: 'mika@perya.example' },
    })
    chart.send({ type: 'SUBMIT' })
    chart.fail('mail', { code: 'timeout' })
    expect(context(chart).failure).toEqual({ code: 'timeout' })
  })
})

describe('forgot password, by phone', () => {
  it('[SMS-08] accepts no code before one was sent to this number', () => {
    const chart = opened(true)
    chart.send({ type: 'TYPE', field: 'mobileNum', value: '9171234567' })
    chart.send({ type: 'CODE_SENT', target: { ...target, mobileNum: '9179999999' } })
    chart.send({ type: 'TYPE', field: 'verificationCode', value: '482913' })
    expect(context(chart).values.verificationCode).toBe('')
    chart.send({ type: 'CODE_SENT', target })
    chart.send({ type: 'TYPE', field: 'verificationCode', value: '482913' })
    expect(context(chart).values.verificationCode).toBe('482913')
    chart.send({ type: 'TYPE', field: 'mobileNum', value: '9171234568' })
    expect(chart.snapshot().can({ type: 'TYPE', field: 'verificationCode', value: '1' })).toBe(false)
  })

  it('[SMS-07, VALID-30] requests no code before the number is valid', () => {
    const chart = opened(true)
    chart.send({ type: 'GET_CODE' })
    expect(context(chart).problems).toEqual({ mobileNum: 'required' })
    expect(chart.toldTo('smsCode')).toEqual([])
    chart.send({ type: 'TYPE', field: 'mobileNum', value: '9171234567' })
    chart.send({ type: 'GET_CODE' })
    expect(chart.toldTo('smsCode').at(-1)).toEqual({ type: 'SEND', target, captcha: '', captchaId: null })
  })

  it('[VALID-31, VALID-32] checks the form at each change, and shows messages only for touched fields', () => {
    const chart = opened(true)
    chart.send({ type: 'TYPE', field: 'newPassword', value: 'short' })
    expect(context(chart).problems).toEqual({ newPassword: 'too-short' })
    chart.send({ type: 'TYPE', field: 'newPassword', value: 'long enough' })
    expect(context(chart).problems).toEqual({})
    chart.send({ type: 'TYPE', field: 'newPassword', value: '' })
    expect(context(chart).problems).toEqual({ newPassword: 'required' })
    // The code has the same kind of rule: digits only, and required once one was sent.
    chart.send({ type: 'TYPE', field: 'mobileNum', value: '9171234567' })
    chart.send({ type: 'CODE_SENT', target })
    chart.send({ type: 'TYPE', field: 'verificationCode', value: '12ab' })
    expect(context(chart).values.verificationCode).toBe('12')
    chart.send({ type: 'TYPE', field: 'verificationCode', value: '' })
    expect(context(chart).problems).toMatchObject({ verificationCode: 'required' })
  })

  it('[VALID-33] keeps the button disabled until the form is touched and valid', () => {
    const chart = opened(true)
    const ready = () => chart.snapshot().can({ type: 'SUBMIT' })
    expect(ready()).toBe(false)
    chart.send({ type: 'TYPE', field: 'mobileNum', value: '9171234567' })
    chart.send({ type: 'CODE_SENT', target })
    chart.send({ type: 'TYPE', field: 'verificationCode', value: '482913' })
    chart.send({ type: 'TYPE', field: 'newPassword', value: 'short' })
    expect(ready()).toBe(false)
    chart.send({ type: 'TYPE', field: 'newPassword', value: 'Lantern-88' })
    expect(ready()).toBe(true)
  })

  it('[FORGOT-10] sends number, code and new password', () => {
    const input = byPhone().inputOf('reset')
    expect(input).toEqual({
      newPassword: 'Lantern-88',
      mobileNum: '9171234567',
      verificationCode: '482913',
    })
    expect(v.safeParse(resetByPhone.request, input).success).toBe(true)
  })

  it('[FORGOT-11, FORGOT-12] signs in with the account the platform names and the new password', () => {
    const chart = byPhone()
    chart.answer('reset', { ok: true, value: { userName: 'mika_07' } })
    expect(chart.inputOf('signIn')).toMatchObject({
      method: 'username',
      values: { username: 'mika_07', password: 'Lantern-88' },
    })
    chart.effects()
    chart.answer('signIn', { ok: true, value: memberSession })
    expect(chart.effects()).toEqual([
      ['stopWaiting'],
      ['startSession', { session: memberSession }],
      ['goTo', { to: '/m/home', replace: true }],
    ])
    expect(context(chart).values.newPassword).toBe('')
  })

  it('[FORGOT-11] leads to the login if the automatic login fails', () => {
    const chart = byPhone()
    chart.answer('reset', { ok: true, value: { userName: 'mika_07' } })
    chart.answer('signIn', no('captcha-required'))
    expect(chart.effects().slice(-3)).toEqual([
      ['notify', { kind: 'success', text: 'change-saved' }],
      ['leaveNote', { note: 'change-saved' }],
      ['goTo', { to: '/m/login', replace: true }],
    ])
  })

  it('[FORGOT-13, ERROR-42] clears the password if it equals the previous one', () => {
    const chart = byPhone()
    chart.answer('reset', no('same-password'))
    expect(context(chart).values).toMatchObject({ newPassword: '', verificationCode: '482913' })
    expect(chart.effects()).toContainEqual(['focusField', { field: 'newPassword' }])
  })

  it.each([
    ['a wrong code', (chart: Chart) => chart.answer('reset', no('code-wrong')), 'code-wrong'],
    ['no answer', (chart: Chart) => chart.fail('reset', { code: 'timeout' }), 'timeout'],
  ])('[FORGOT-14, ERROR-42] clears the code after %s', (_, end, code) => {
    const chart = byPhone()
    end(chart)
    expect(context(chart)).toMatchObject({
      failure: { code },
      values: { newPassword: 'Lantern-88', verificationCode: '', mobileNum: '9171234567' },
    })
  })

  it('sends the captcha along if one is required, and removes it once the code was sent', () => {
    const chart = opened(true)
    chart.send({ type: 'TYPE', field: 'mobileNum', value: '9171234567' })
    chart.send({ type: 'CAPTCHA_WANTED' })
    chart.answer('captcha', { image: 'aa', id: 'c1' })
    chart.send({ type: 'GET_CODE' })
    expect(context(chart).problems).toEqual({ captcha: 'required' })
    chart.send({ type: 'TYPE', field: 'captcha', value: '12a34' })
    chart.send({ type: 'GET_CODE' })
    expect(chart.toldTo('smsCode').at(-1)).toEqual({ type: 'SEND', target, captcha: '1234', captchaId: 'c1' })
    chart.send({ type: 'CODE_SENT', target })
    expect(context(chart)).toMatchObject({ captchaWanted: false, captcha: null, sentTo: '9171234567' })
  })
})
