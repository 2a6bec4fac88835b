import { describe, expect, it } from 'vitest'
import { forgotPasswordMachine } from '../../machines/forgot-password/forgot-password.machine'
import { loginMachine } from '../../machines/login/login.machine'
import { registerMachine } from '../../machines/register/register.machine'
import type { Failure } from '../../machines/shared/failure'
import { pauseEnded, pauseOf } from '../../machines/shared/pause'
import { drive } from './drive'

const until = 1_795_305_690_000
const tooMany: Failure = { code: 'too-many-tries', retryAfter: 90, until }
const refusal = { ok: false, failure: tooMany } as const

/** A login form that was sent and told to wait. */
function told() {
  const form = drive(loginMachine, { side: 'member', next: null, tabs: true, pausedUntil: null })
  form.answer('prepare', { rules: {}, remembered: null, countries: [] })
  form.send({ type: 'TYPE', field: 'username', value: 'mika_07' })
  form.send({ type: 'TYPE', field: 'password', value: 'Perya-1234' })
  form.send({ type: 'SUBMIT' })
  form.answer('signIn', refusal)
  return form
}

/** The forms, each as opened by a player who was told to wait before the page was loaded. */
const reopened = {
  login() {
    const form = drive(loginMachine, { side: 'member', next: null, tabs: true, pausedUntil: until })
    form.answer('prepare', { rules: {}, remembered: null, countries: [] })
    form.send({ type: 'CHOOSE_MOBILE' })
    return form
  },
  register() {
    const form = drive(registerMachine, {
      link: { code: '', domain: '' },
      environment: { hostname: 'perya.test', registerMethod: 'H5' },
      pausedUntil: until,
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
    const form = drive(forgotPasswordMachine, { phoneOffered: true, pausedUntil: until })
    form.answer('rules', {})
    return form
  },
}

describe('fault 5: the platform asks to wait', () => {
  it('only too many tries with a moment are a wait', () => {
    expect(pauseOf(tooMany)).toEqual({ pausedUntil: until })
    expect(pauseOf({ code: 'too-many-tries' })).toEqual({})
    expect(pauseOf({ code: 'upgrading', retryAfter: 5, until })).toEqual({})
  })

  it('the end takes its own message away and no other', () => {
    expect(pauseEnded({ failure: tooMany })).toEqual({ pausedUntil: null, failure: null })
    const other = { code: 'offline' } as const
    expect(pauseEnded({ failure: other })).toEqual({ pausedUntil: null, failure: other })
  })

  it('the form can be filled in meanwhile, and nothing leaves it', () => {
    const form = told()
    expect(form.snapshot().hasTag('paused')).toBe(true)
    form.send({ type: 'TYPE', field: 'password', value: 'Perya-12345' })
    form.send({ type: 'CHOOSE_MOBILE' })
    form.send({ type: 'CHOOSE_USERNAME' })
    for (const type of ['SUBMIT', 'TRY_FREE'] as const) form.send({ type })
    expect(form.snapshot().hasTag('pending')).toBe(false)
    const { values, failure, pausedUntil } = form.snapshot().context
    expect([values.password, failure, pausedUntil]).toEqual(['Perya-12345', null, until])
  })

  it('at its moment the form may be sent again', () => {
    const form = told()
    form.send({ type: 'DEADLINE' })
    expect(form.snapshot().context).toMatchObject({ failure: null, pausedUntil: null })
    form.send({ type: 'SUBMIT' })
    expect(form.snapshot().hasTag('submitting')).toBe(true)
  })

  it('the moment is written down for this form, and nothing else with it [ERROR-50]', () => {
    const kept = told()
      .effects()
      .filter(([name]) => name === 'keepPause')
    expect(kept).toEqual([['keepPause', { form: 'login', until }]])
  })

  it.each(Object.entries(reopened))(
    'a %s form that is opened again meanwhile waits to the same moment, and asks for no code [ERROR-50]',
    (name, open) => {
      const form = open() as ReturnType<(typeof reopened)['login']>
      expect(form.snapshot().hasTag('paused')).toBe(true)
      expect(form.inputOf('pause')).toEqual({ until })
      expect(form.effects()).toContainEqual(['keepPause', { form: name, until }])
      form.send({ type: 'TYPE', field: 'mobileNum', value: '9171234567' })
      const asks = () => form.toldTo('smsCode').some(({ type }) => type === 'SEND')
      form.send({ type: 'GET_CODE' })
      expect(asks()).toBe(false)
      form.send({ type: 'DEADLINE' })
      form.send({ type: 'GET_CODE' })
      expect(asks()).toBe(true)
    },
  )

  it('a mail waits as well', () => {
    const form = drive(forgotPasswordMachine, { phoneOffered: false, pausedUntil: null })
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
