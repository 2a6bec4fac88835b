import { describe, expect, it } from 'vitest'
import { registerMachine } from '../../machines/register/register.machine'
import type { RegisterCall } from '../../machines/register/register.setup'
import type { RegisterSetup } from '../../machines/register/facts'
import { memberSession } from '../../machines/session/session.cases'
import { drive } from './drive'

const on = { enabled: true, required: true }
const settings = {
  captcha: false,
  smsVerification: false,
  thirdPartyPhone: false,
  agreeDefault: true,
  dialingCodePicker: false,
}
const both: RegisterSetup = {
  flags: { USERNAMEREG3: '1', MOBILENUMREG3: '1' },
  settings,
  rules: {
    username: on,
    password: { enabled: false, required: false },
    mobileNum: { enabled: true, required: false },
  },
  countries: [],
}
const withCode: RegisterSetup = {
  ...both,
  rules: { ...both.rules, affiliateCode: { enabled: true, required: false } },
}
const proved: RegisterSetup = {
  ...both,
  flags: { MOBILENUMREG3: '1', REGMOBVERF3: '1' },
  settings: { ...settings, smsVerification: true, thirdPartyPhone: true },
}
const environment = { hostname: 'm.perya.example', registerMethod: 'H5' } as const
const yes = { ok: true, value: null }
const no = (code: string) => ({ ok: false, failure: { code } })

function opened(formSetup: RegisterSetup, link = { code: '', domain: '' }, next: string | null = null) {
  const chart = drive(registerMachine, { link, environment, next, formSetup: null, cooldownUntil: null })
  chart.answer('prepare', formSetup)
  chart.effects()
  return chart
}
const context = (chart: ReturnType<typeof opened>) => chart.snapshot().context

/** The username tab, filled in. */
function filled(formSetup: RegisterSetup, link?: { code: string; domain: string }, next?: string) {
  const chart = opened(formSetup, link, next)
  chart.send({ type: 'TYPE', field: 'username', value: 'mika_07' })
  return chart
}

describe('registration', () => {
  it('[REG-04] says that it is closed if neither method is on', () => {
    expect(opened({ ...both, flags: {} }).at()).toBe('closed')
  })

  it('[REG-17, CONST-25] copies the number to the other tab after 150 ms', () => {
    const chart = opened(both)
    chart.send({ type: 'TYPE', field: 'mobileNum', value: '9171234567' })
    chart.send({ type: 'CHOOSE_MOBILE' })
    chart.wait(149)
    expect(context(chart).values.mobileNum).toBe('')
    chart.wait(1)
    expect(context(chart).values.mobileNum).toBe('9171234567')
    expect(chart.toldTo('smsCode').at(-1)).toEqual({
      type: 'NUMBER_CHANGED',
      target: { mobileNum: '9171234567', dialingCode: '63' },
    })
  })

  it('[REG-17] overwrites no number typed in the meantime, and loses none', () => {
    const chart = opened(both)
    chart.send({ type: 'TYPE', field: 'mobileNum', value: '9171234567' })
    chart.send({ type: 'CHOOSE_MOBILE' })
    chart.send({ type: 'TYPE', field: 'mobileNum', value: '9' })
    chart.wait(1000)
    expect(context(chart).values.mobileNum).toBe('9')
    chart.send({ type: 'CHOOSE_USERNAME' })
    expect(context(chart).values.mobileNum).toBe('9171234567')
  })

  it('[VALID-12] does nothing with the button while the terms are not accepted', () => {
    const chart = filled({ ...both, settings: { ...settings, agreeDefault: false } })
    expect(chart.snapshot().can({ type: 'SUBMIT' })).toBe(false)
    chart.send({ type: 'TOGGLE_AGREE' })
    chart.send({ type: 'SUBMIT' })
    expect(chart.running('register')).toBe(true)
  })

  it('[VALID-11] focuses the first wrong field and sends nothing', () => {
    const chart = opened(both)
    chart.send({ type: 'SUBMIT' })
    expect(chart.effects()).toEqual([['focusField', { field: 'username' }]])
    expect(context(chart).problems).toEqual({ username: 'required' })
    expect(chart.running('register')).toBe(false)
  })

  it('[ERROR-32] a form that did not load keeps the reference until the player tries again', () => {
    const chart = drive(registerMachine, {
      link: { code: '', domain: '' },
      environment,
      next: null,
      formSetup: null,
      cooldownUntil: null,
    })
    chart.fail('prepare', { code: 'bad-answer', reference: '0123abcd' })
    expect(chart.snapshot().context.failure).toEqual({ code: 'bad-answer', reference: '0123abcd' })
    chart.send({ type: 'RETRY' })
    expect(chart.snapshot().context.failure).toBeNull()
  })

  it('[SMS-07] requests no code before the number is valid', () => {
    const chart = opened(proved)
    chart.send({ type: 'GET_CODE' })
    expect(chart.toldTo('smsCode')).toEqual([])
    expect(chart.effects()).toEqual([['focusField', { field: 'mobileNum' }]])
    chart.send({ type: 'TYPE', field: 'mobileNum', value: '9171234567' })
    chart.send({ type: 'GET_CODE' })
    expect(chart.toldTo('smsCode').at(-1)).toMatchObject({
      type: 'SEND',
      target: { mobileNum: '9171234567' },
    })
  })

  it('[REG-13] verifies the code, then checks the affiliate code, then registers', () => {
    const chart = opened({ ...proved, rules: withCode.rules }, { code: 'AGENT7', domain: 'agents.example' })
    chart.fail('link', { code: 'offline' })
    chart.send({ type: 'TYPE', field: 'mobileNum', value: '9171234567' })
    chart.send({ type: 'TYPE', field: 'verificationCode', value: '482913' })
    chart.send({ type: 'SUBMIT' })
    expect(chart.inputOf('verify')).toEqual({ mobileNum: '9171234567', dialingCode: '63', code: '482913' })
    chart.answer('verify', { ok: true, value: { idToken: 'id-token' } })
    expect(chart.running('register')).toBe(false)
    expect(chart.inputOf('affiliate')).toEqual({ code: 'AGENT7', domain: 'agents.example' })
    chart.answer('affiliate', yes)
    const call = chart.inputOf('register') as RegisterCall
    expect(call).toMatchObject({
      by: 'mobile',
      payload: { affiliateCode: 'AGENT7', firebaseIdToken: 'id-token' },
    })
    // A second attempt does not ask the SMS provider again for what it has already confirmed.
    chart.answer('register', no('no-permission'))
    chart.send({ type: 'SUBMIT' })
    expect(chart.running('register')).toBe(true)
  })

  it('[REG-15, VALID-13] does not check a code again that the link check has confirmed', () => {
    const chart = filled(withCode, { code: 'AGENT7', domain: 'agents.example' })
    expect(chart.inputOf('link')).toEqual({ code: 'AGENT7', domain: 'agents.example' })
    chart.answer('link', yes)
    chart.send({ type: 'TYPE', field: 'username', value: 'mika_07' })
    chart.send({ type: 'SUBMIT' })
    expect(chart.running('affiliate')).toBe(false)
    expect(chart.running('register')).toBe(true)
  })

  it('[VALID-13, VALID-14, ERROR-08] checks the code after a refused link, and focuses it if it is wrong', () => {
    const chart = opened(withCode, { code: 'AGENT7', domain: '' })
    chart.answer('link', no('invitation-wrong'))
    expect(context(chart).linkRefused).toBe(true)
    chart.send({ type: 'TYPE', field: 'username', value: 'mika_07' })
    chart.send({ type: 'SUBMIT' })
    chart.answer('affiliate', no('invitation-wrong'))
    expect(context(chart).problems.affiliateCode).toBe('wrong')
    expect(chart.effects()).toContainEqual(['focusField', { field: 'affiliateCode' }])
    expect(context(chart).values).toMatchObject({ username: 'mika_07', affiliateCode: 'AGENT7' })
  })

  it('[REG-16] does not hold the form up for a slow link check', () => {
    const chart = opened(withCode, { code: 'AGENT7', domain: '' })
    expect(chart.snapshot().hasTag('form')).toBe(false)
    chart.wait(3000)
    expect(chart.snapshot().hasTag('form')).toBe(true)
  })

  it('[ERROR-21] says at its field that a username is taken; nothing typed is lost', () => {
    const chart = filled(both)
    chart.send({ type: 'SUBMIT' })
    chart.answer('register', no('already-exists'))
    expect(context(chart).problems).toEqual({ username: 'taken' })
    expect(context(chart).values.username).toBe('mika_07')
    expect(chart.effects()).toContainEqual(['focusField', { field: 'username' }])
  })

  it('requires a new picture after every refusal', () => {
    const chart = filled({ ...both, settings: { ...settings, captcha: true } })
    chart.answer('captcha', { image: 'aa', id: 'c1' })
    chart.send({ type: 'TYPE', field: 'captcha', value: '1234' })
    chart.send({ type: 'SUBMIT' })
    expect(chart.inputOf('register')).toMatchObject({ captchaId: 'c1', payload: { captcha: '1234' } })
    chart.answer('register', no('captcha-wrong'))
    expect(context(chart)).toMatchObject({ captcha: null, problems: { captcha: 'wrong' } })
    expect(context(chart).values).toMatchObject({ username: 'mika_07', captcha: '' })
    expect(chart.running('captcha')).toBe(true)
  })

  it('sends once, however often the button is tapped', () => {
    const chart = filled(both)
    chart.send({ type: 'SUBMIT' })
    const first = chart.inputOf('register')
    chart.send({ type: 'SUBMIT' })
    chart.send({ type: 'TYPE', field: 'username', value: 'other' })
    expect(chart.inputOf('register')).toBe(first)
    expect(context(chart).values.username).toBe('mika_07')
  })

  it('[REG-20, LAUNCH-01] a new player goes on to what they wanted to before', () => {
    const chart = filled(both, undefined, '/m/launchGame?vendor=A&pageBack=%2Fm%2Fhome')
    chart.send({ type: 'SUBMIT' })
    chart.answer('register', { ok: true, value: memberSession })
    const query = { vendor: 'A', pageBack: '/m/home' }
    expect(chart.effects()[1]).toEqual(['goTo', { to: '/m/launchGame', query, replace: true }])
  })

  it('[REG-20] signs the player in and goes home', () => {
    const chart = filled(both)
    chart.send({ type: 'SUBMIT' })
    chart.answer('register', { ok: true, value: memberSession })
    expect(chart.effects()).toEqual([
      ['startSession', { session: memberSession }],
      ['goTo', { to: '/m/home', replace: true }],
    ])
    expect(chart.snapshot().status).toBe('done')
  })
})
