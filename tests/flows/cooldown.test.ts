import { describe, expect, it } from 'vitest'
import { forgotPasswordMachine } from '../../machines/forgot-password/forgot-password.machine'
import { loginMachine } from '../../machines/login/login.machine'
import { registerMachine } from '../../machines/register/register.machine'
import type { Failure } from '../../machines/shared/failure'
import { cooldownEnded, cooldownOf } from '../../machines/shared/cooldown'
import { drive } from './drive'

const until = 1_795_305_690_000
const tooMany: Failure = { code: 'too-many-tries', retryAfter: 90, until }
const refusal = { ok: false, failure: tooMany } as const

/** A submitted login form in its cooldown. */
function told() {
  const form = drive(loginMachine, {
    username: '',
    side: 'member',
    next: null,
    tabs: true,
    cooldownUntil: null,
  })
  form.answer('prepare', { rules: {}, remembered: null, countries: [] })
  form.send({ type: 'TYPE', field: 'username', value: 'mika_07' })
  form.send({ type: 'TYPE', field: 'password', value: 'Perya-1234' })
  form.send({ type: 'SUBMIT' })
  form.answer('signIn', refusal)
  return form
}

/** The forms, each opened by a player whose cooldown began before the page was loaded. */
const reopened = {
  login() {
    const form = drive(loginMachine, {
      username: '',
      side: 'member',
      next: null,
      tabs: true,
      cooldownUntil: until,
    })
    form.answer('prepare', { rules: {}, remembered: null, countries: [] })
    form.send({ type: 'CHOOSE_MOBILE' })
    return form
  },
  register() {
    const form = drive(registerMachine, {
      link: { code: '', domain: '' },
      next: null,
      formSetup: null,
      environment: { hostname: 'perya.test', registerMethod: 'H5' },
      cooldownUntil: until,
    })
    const number = { enabled: true, required: true }
    form.answer('prepare', {
      flags: { MOBILENUMREG3: '1', REGMOBVERF3: '1' },
      settings: {
        captcha: false,
        smsVerification: true,
        thirdPartyPhone: false,
        agreeDefault: true,
        dialingCodePicker: false,
      },
      rules: { mobileNum: number, verificationCode: number },
      countries: [],
    })
    return form
  },
  forget() {
    const form = drive(forgotPasswordMachine, { phoneOffered: true, cooldownUntil: until })
    form.answer('rules', {})
    return form
  },
}

describe('fault 5: the platform asks to wait', () => {
  it('only too many tries with a time start a cooldown', () => {
    expect(cooldownOf(tooMany)).toEqual({ cooldownUntil: until })
    expect(cooldownOf({ code: 'too-many-tries' })).toEqual({})
    expect(cooldownOf({ code: 'upgrading', retryAfter: 5, until })).toEqual({})
  })

  it('its end removes its own message and no other', () => {
    expect(cooldownEnded({ failure: tooMany })).toEqual({ cooldownUntil: null, failure: null })
    const other = { code: 'offline' } as const
    expect(cooldownEnded({ failure: other })).toEqual({ cooldownUntil: null, failure: other })
  })

  it('the form can be filled in meanwhile, and nothing is sent', () => {
    const form = told()
    expect(form.snapshot().hasTag('cooldown')).toBe(true)
    form.send({ type: 'TYPE', field: 'password', value: 'Perya-12345' })
    form.send({ type: 'CHOOSE_MOBILE' })
    form.send({ type: 'CHOOSE_USERNAME' })
    for (const type of ['SUBMIT', 'TRY_FREE'] as const) form.send({ type })
    expect(form.snapshot().hasTag('pending')).toBe(false)
    const { values, failure, cooldownUntil } = form.snapshot().context
    expect([values.password, failure, cooldownUntil]).toEqual(['Perya-12345', null, until])
  })

  it('when it is over, the form can be sent again', () => {
    const form = told()
    form.send({ type: 'DEADLINE' })
    expect(form.snapshot().context).toMatchObject({ failure: null, cooldownUntil: null })
    form.send({ type: 'SUBMIT' })
    expect(form.snapshot().hasTag('submitting')).toBe(true)
  })

  it('its end is stored for this form, and nothing else with it [ERROR-50]', () => {
    const kept = told()
      .effects()
      .filter(([name]) => name === 'keepCooldown')
    expect(kept).toEqual([['keepCooldown', { form: 'login', until }]])
  })

  it.each(Object.entries(reopened))(
    'a %s form that is reopened meanwhile has the same cooldown, and requests no code [ERROR-50]',
    (name, open) => {
      const form = open() as ReturnType<(typeof reopened)['login']>
      expect(form.snapshot().hasTag('cooldown')).toBe(true)
      expect(form.inputOf('cooldown')).toEqual({ until })
      expect(form.effects()).toContainEqual(['keepCooldown', { form: name, until }])
      form.send({ type: 'TYPE', field: 'mobileNum', value: '9171234567' })
      const asks = () => form.toldTo('smsCode').some(({ type }) => type === 'SEND')
      form.send({ type: 'GET_CODE' })
      expect(asks()).toBe(false)
      form.send({ type: 'DEADLINE' })
      form.send({ type: 'GET_CODE' })
      expect(asks()).toBe(true)
    },
  )

  it('the e-mail form has a cooldown as well', () => {
    const form = drive(forgotPasswordMachine, { phoneOffered: false, cooldownUntil: null })
    form.answer('rules', {})
    form.send({ type: 'TYPE', field: 'username', value: 'mika_07' })
    form.send({ type: 'TYPE', field: 'email', value: 'mika@perya.example' })
    form.send({ type: 'SUBMIT' })
    form.answer('mail', refusal)
    form.send({ type: 'SUBMIT' })
    expect(form.snapshot().hasTag('submitting')).toBe(false)
    form.send({ type: 'DEADLINE' })
    form.send({ type: 'SUBMIT' })
    expect(form.snapshot().hasTag('submitting')).toBe(true)
  })
})
