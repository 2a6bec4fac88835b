import { describe, expect, it } from 'vitest'
import { sanitize } from '../../machines/login/form'
import { loginMachine } from '../../machines/login/login.machine'
import type { LoginInput, LoginSetup } from '../../machines/login/types'
import { memberSession, trialSession } from '../../machines/session/session.cases'
import { drive, type Driven } from './drive'

const rules: LoginSetup['rules'] = {
  username: { enabled: true, required: true, regExp: '^[A-Za-z][A-Za-z0-9_]*$', min: 4, max: 20 },
  password: { enabled: true, required: true, min: 8, max: 64 },
  mobileNum: { enabled: true, required: true, regExp: '^[0-9]+$', min: 10, max: 11 },
  verificationCode: { enabled: true, required: true, regExp: '^[0-9]+$' },
}
const formSetup: LoginSetup = { rules, remembered: null, countries: [] }
const picture = { image: 'iVBORw0KGgo=', id: 'c1' }
type Login = Driven<typeof loginMachine>

function opened(more: Partial<LoginSetup> = {}, input: Partial<LoginInput> = {}): Login {
  const form = drive(loginMachine, {
    username: '',
    side: 'member',
    next: null,
    tabs: true,
    cooldownUntil: null,
    ...input,
  })
  form.answer('prepare', { ...formSetup, ...more })
  form.effects()
  return form
}
function filled(form = opened()): Login {
  form.send({ type: 'TYPE', field: 'username', value: 'mika_07' })
  form.send({ type: 'TYPE', field: 'password', value: 'Perya-1234' })
  return form
}
const context = (form: Login) => form.snapshot().context
const refuse = (form: Login, code: string, captcha = false) =>
  form.answer('signIn', { ok: false, failure: { code, ...(captcha ? { captcha } : {}) } })
/** Refused so that the captcha is required, and shown. */
function withCaptcha(): Login {
  const form = filled()
  form.send({ type: 'SUBMIT' })
  refuse(form, 'wrong-credentials', true)
  form.answer('captcha', picture)
  return form
}
const regions = (form: Login) => JSON.parse(form.at().replace(/^form\./, '')) as Record<string, string>

describe('the two methods', () => {
  it('[LOGIN-02] the mobile method is unavailable while its flag is off', () => {
    const off = opened({}, { tabs: false })
    off.send({ type: 'CHOOSE_MOBILE' })
    expect(context(off).method).toBe('username')
    const on = opened()
    on.send({ type: 'CHOOSE_MOBILE' })
    expect(context(on).method).toBe('mobile')
    on.send({ type: 'CHOOSE_USERNAME' })
    expect(context(on).method).toBe('username')
  })

  it('[LOGIN-05, CONST-29] a mobile number takes 20 characters at most', () => {
    expect(sanitize('mobileNum', '9'.repeat(30), '63')).toHaveLength(20)
    expect(sanitize('mobileNum', '0917-abc 123', '63')).toBe('0917123')
    expect(sanitize('mobileNum', '+63 917 123 4507', '63')).toBe('9171234507')
    expect(sanitize('mobileNum', '+65 9123+4567', '63')).toBe('+6591234567')
    // Character by character, the plus sign stays until there is a number behind the code.
    expect(sanitize('mobileNum', '+63', '63')).toBe('+63')
    expect(sanitize('mobileNum', '63917', '63')).toBe('63917')
  })

  it('[LOGIN-08, VALID-10, CONST-28] an SMS code takes digits only, 10 at most', () => {
    expect(sanitize('messageCode', '12a3b4567890123', '63')).toBe('1234567890')
  })

  it('[LOGIN-09, VALID-08] a captcha takes digits only, 6 at most', () => {
    expect(sanitize('captcha', ' 1a2b3c4d5e6f7 ', '63')).toBe('123456')
  })

  it('[VALID-26] a password is taken as it is typed: no trimming, no shortening', () => {
    const odd = `  pässwörd ${'x'.repeat(80)} \t`
    expect(sanitize('password', odd, '63')).toBe(odd)
  })
})

describe('remembering', () => {
  it('[LOGIN-13] is on from the start and can be switched off', () => {
    const form = opened()
    expect(context(form).remember).toBe(true)
    form.send({ type: 'TOGGLE_REMEMBER' })
    expect(context(form).remember).toBe(false)
  })

  it('[LOGIN-14] restores name and password of the username method', () => {
    const form = opened({
      remembered: { method: 'username', name: 'mika_07', password: 'Perya-1234', dialingCode: '63' },
    })
    expect(context(form)).toMatchObject({
      method: 'username',
      values: { username: 'mika_07', password: 'Perya-1234', mobileNum: '' },
    })
  })

  it.each(['username', 'password'] as const)('a restored password goes when the %s is typed', (field) => {
    const form = opened({
      remembered: { method: 'username', name: 'mika_07', password: 'Perya-1234', dialingCode: '63' },
    })
    expect(context(form).kept).toBe(true)
    form.send({ type: 'TYPE', field: 'captcha', value: '1' })
    expect(context(form)).toMatchObject({ kept: true, values: { password: 'Perya-1234' } })
    form.send({ type: 'TYPE', field, value: 'x' })
    expect(context(form).kept).toBe(false)
    expect(context(form).values.password).toBe(field === 'password' ? 'x' : '')
  })

  it('[LOGIN-14] opens with the mobile method and its number if that was remembered, and only there', () => {
    const remembered = { method: 'mobile', name: '9171234567', password: '', dialingCode: '65' } as const
    const form = opened({ remembered })
    expect(context(form)).toMatchObject({ method: 'mobile', dialingCode: '65' })
    expect(context(form).values).toMatchObject({ mobileNum: '9171234567', username: '', password: '' })
    expect(context(opened({ remembered }, { tabs: false })).method).toBe('username')
  })

  it('[LOGIN-14] never overwrites what was typed', () => {
    const form = opened({
      remembered: { method: 'username', name: 'mika_07', password: 'Perya-1234', dialingCode: '63' },
    })
    form.send({ type: 'TYPE', field: 'username', value: 'don_ramon' })
    form.send({ type: 'CHOOSE_MOBILE' })
    form.send({ type: 'CHOOSE_USERNAME' })
    expect(context(form).values.username).toBe('don_ramon')
  })

  it('the choice goes with the successful login, and no password is a parameter of it', () => {
    const form = filled()
    form.send({ type: 'TOGGLE_REMEMBER' })
    form.send({ type: 'SUBMIT' })
    form.effects()
    form.answer('signIn', { ok: true, value: memberSession })
    expect(form.effects()).toContainEqual(['keepRemembered', { remember: false }])
  })
})

describe('the captcha', () => {
  it('[LOGIN-10, ERROR-40, VALID-09] is hidden until a refusal requires one, then shown with a new picture', () => {
    const form = filled()
    expect(form.snapshot().hasTag('captcha')).toBe(false)
    form.send({ type: 'SUBMIT' })
    refuse(form, 'wrong-credentials')
    expect(form.snapshot().hasTag('captcha')).toBe(false)
    form.send({ type: 'SUBMIT' })
    refuse(form, 'wrong-credentials', true)
    expect(form.snapshot().hasTag('captcha-pending')).toBe(true)
    form.answer('captcha', picture)
    expect(context(form).captcha).toEqual(picture)
  })

  it('[VALID-07, VALID-28] is required once it shows', () => {
    const form = withCaptcha()
    form.effects()
    form.send({ type: 'SUBMIT' })
    expect(form.snapshot().hasTag('submitting')).toBe(false)
    expect(context(form).problems.captcha).toBe('required')
    expect(form.effects()).toEqual([['focusField', { field: 'captcha' }]])
    form.send({ type: 'TYPE', field: 'captcha', value: '123456' })
    form.send({ type: 'SUBMIT' })
    expect(form.inputOf('signIn')).toMatchObject({ captchaId: 'c1', values: { captcha: '123456' } })
  })

  it('[LOGIN-11] a tap on the picture loads another and clears the field; so does a tap on a missing picture', () => {
    const form = withCaptcha()
    form.send({ type: 'TYPE', field: 'captcha', value: '123' })
    form.send({ type: 'REFRESH_CAPTCHA' })
    expect(form.snapshot().hasTag('captcha-pending')).toBe(true)
    expect(context(form)).toMatchObject({ captcha: null, values: { captcha: '' } })
    form.fail('captcha', { code: 'offline' })
    expect(form.snapshot().hasTag('captcha-missing')).toBe(true)
    form.send({ type: 'REFRESH_CAPTCHA' })
    form.fail('captcha', { code: 'timeout' })
    expect(form.snapshot().hasTag('captcha-missing')).toBe(true)
  })

  it('[LOGIN-12] switching the method refreshes a visible captcha, and leaves a hidden one hidden', () => {
    const form = withCaptcha()
    form.send({ type: 'CHOOSE_MOBILE' })
    expect(form.snapshot().hasTag('captcha-pending')).toBe(true)
    form.answer('captcha', picture)
    form.send({ type: 'CHOOSE_USERNAME' })
    expect(form.snapshot().hasTag('captcha-pending')).toBe(true)
    const plain = opened()
    plain.send({ type: 'CHOOSE_MOBILE' })
    expect(plain.snapshot().hasTag('captcha')).toBe(false)
  })

  it('a used one is never reused: every further refusal loads a new picture', () => {
    const form = withCaptcha()
    form.send({ type: 'TYPE', field: 'captcha', value: '123456' })
    form.send({ type: 'SUBMIT' })
    refuse(form, 'captcha-wrong')
    expect(form.snapshot().hasTag('captcha-pending')).toBe(true)
    expect(context(form).values.captcha).toBe('')
  })
})

describe('sending', () => {
  it('[VALID-11] nothing is sent while a field is wrong: the first one gets the focus', () => {
    const form = opened()
    form.send({ type: 'SUBMIT' })
    expect(form.running('signIn')).toBe(false)
    expect(context(form).problems).toEqual({ username: 'required', password: 'required' })
    expect(form.effects()).toEqual([['focusField', { field: 'username' }]])
    form.send({ type: 'TYPE', field: 'username', value: 'mika_07' })
    form.effects()
    form.send({ type: 'SUBMIT' })
    expect(context(form).problems).toEqual({ password: 'required' })
    expect(form.effects()).toEqual([['focusField', { field: 'password' }]])
  })

  it('[VALID-26, VALID-27] the platform’s rules name the problem of each field, and typing clears it', () => {
    const form = opened()
    const typed = (field: 'username' | 'password', value: string) => {
      form.send({ type: 'TYPE', field, value })
      form.send({ type: 'SUBMIT' })
      return context(form).problems[field]
    }
    expect(typed('username', 'mi')).toBe('too-short')
    expect(typed('username', 'm'.repeat(21))).toBe('too-long')
    expect(typed('username', '7mika')).toBe('format')
    expect(typed('password', 'short')).toBe('too-short')
    form.send({ type: 'TYPE', field: 'password', value: 'P' })
    expect(context(form).problems.password).toBeUndefined()
  })

  it('[LOGIN-24] gives the call method, values, side, dialing code and the captcha’s id', () => {
    const form = filled(opened({}, { side: 'agent' }))
    form.send({ type: 'SUBMIT' })
    expect(form.inputOf('signIn')).toEqual({
      method: 'username',
      side: 'agent',
      dialingCode: '63',
      captchaId: null,
      values: { username: 'mika_07', password: 'Perya-1234', mobileNum: '', messageCode: '', captcha: '' },
    })
  })

  it('tapping repeatedly sends once, and nothing can be changed meanwhile', () => {
    const form = filled()
    for (let tap = 0; tap < 5; tap++) form.send({ type: 'SUBMIT' })
    form.send({ type: 'TYPE', field: 'username', value: 'other' })
    form.send({ type: 'CHOOSE_MOBILE' })
    expect(form.snapshot().hasTag('submitting')).toBe(true)
    expect(context(form)).toMatchObject({ method: 'username', values: { username: 'mika_07' } })
  })

  it.each([
    { end: 'a refusal', code: 'wrong-credentials', does: (f: Login) => refuse(f, 'wrong-credentials') },
    { end: 'a locked account', code: 'account-locked', does: (f: Login) => refuse(f, 'account-locked') },
    { end: 'anything thrown', code: 'unknown', does: (f: Login) => f.fail('signIn', new Error('secret')) },
    { end: 'no answer', code: 'timeout', does: (f: Login) => f.fail('signIn', { code: 'timeout' }) },
  ])('after $end the reason shows and nothing typed is lost', ({ does, code }) => {
    const form = filled()
    form.send({ type: 'SUBMIT' })
    does(form)
    expect(regions(form).attempt).toBe('editing')
    expect(context(form).failure).toEqual({ code })
    expect(context(form).values).toMatchObject({ username: 'mika_07', password: 'Perya-1234' })
    form.send({ type: 'SUBMIT' })
    expect(context(form).failure).toBeNull()
  })

  it('[LOGIN-28, LOGIN-29] an accepted login starts the session and lands on home, or on the requested own path', () => {
    const landed = (next: string | null) => {
      const form = filled(opened({}, { next }))
      form.send({ type: 'SUBMIT' })
      form.effects()
      form.answer('signIn', { ok: true, value: memberSession })
      expect(form.snapshot().status).toBe('done')
      const effects = form.effects()
      expect(effects[0]).toEqual(['startSession', { session: memberSession }])
      return effects.at(-1)
    }
    expect(landed(null)).toEqual(['goTo', { to: '/m/home', replace: true }])
    expect(landed('/m/voucherCenter')).toEqual(['goTo', { to: '/m/voucherCenter', replace: true }])
    expect(landed('/m/gameList?gameType=RNG')).toEqual([
      'goTo',
      { to: '/m/gameList', query: { gameType: 'RNG' }, replace: true },
    ])
    expect(landed('//evil.example')).toEqual(['goTo', { to: '/m/home', replace: true }])
  })
})

describe('the mobile method', () => {
  it('[SMS-07] requests a code only if the number is valid; otherwise the field says so and gets the focus', () => {
    const form = opened()
    form.send({ type: 'CHOOSE_MOBILE' })
    form.send({ type: 'GET_CODE' })
    expect(context(form).problems.mobileNum).toBe('required')
    expect(form.effects()).toContainEqual(['focusField', { field: 'mobileNum' }])
    form.send({ type: 'TYPE', field: 'mobileNum', value: '12345' })
    form.send({ type: 'GET_CODE' })
    expect(context(form).problems.mobileNum).toBe('too-short')
    expect(form.toldTo('smsCode').filter(({ type }) => type === 'SEND')).toEqual([])
    form.send({ type: 'TYPE', field: 'mobileNum', value: '9171234567' })
    form.send({ type: 'GET_CODE' })
    expect(form.toldTo('smsCode').at(-1)).toEqual({
      type: 'SEND',
      target: { mobileNum: '9171234567', dialingCode: '63' },
      captcha: '',
      captchaId: null,
    })
    // With a picture on screen, its typed answer is sent along, with its id.
    form.send({ type: 'CAPTCHA_WANTED' })
    form.answer('captcha', { image: 'aa', id: 'c1' })
    form.send({ type: 'TYPE', field: 'captcha', value: '1234' })
    form.send({ type: 'GET_CODE' })
    expect(form.toldTo('smsCode').at(-1)).toMatchObject({ captcha: '1234', captchaId: 'c1' })
  })

  it('tells the get-code button about every other number and country', () => {
    const form = opened()
    form.send({ type: 'CHOOSE_MOBILE' })
    form.send({ type: 'TYPE', field: 'mobileNum', value: '9171234567' })
    form.send({ type: 'CHOOSE_DIALING_CODE', code: '65' })
    expect(form.toldTo('smsCode').map((event) => ('target' in event ? event.target : null))).toEqual([
      { mobileNum: '9171234567', dialingCode: '63' },
      { mobileNum: '9171234567', dialingCode: '65' },
    ])
  })
})

describe('trying for free', () => {
  it('[LOGIN-16, LOGIN-30, LOGIN-32] opens a trial session without a form', () => {
    const form = opened()
    form.send({ type: 'TRY_FREE' })
    expect(form.effects()).toEqual([['notify', { kind: 'loading', text: 'please-wait' }]])
    form.answer('signInFree', { ok: true, value: trialSession })
    expect(form.effects()).toEqual([
      ['stopWaiting'],
      ['startSession', { session: trialSession }],
      ['goTo', { to: '/m/home', replace: true }],
    ])
  })

  it('a refusal or a missing answer returns to the form with the reason', () => {
    const refused = opened()
    refused.send({ type: 'TRY_FREE' })
    refused.answer('signInFree', { ok: false, failure: { code: 'too-many-tries', retryAfter: 9 } })
    expect(context(refused).failure).toEqual({ code: 'too-many-tries', retryAfter: 9 })
    const slow = opened()
    slow.send({ type: 'TRY_FREE' })
    slow.fail('signInFree', { code: 'timeout' })
    expect(context(slow).failure).toEqual({ code: 'timeout' })
  })
})

it('[LOGIN-33] the form stores codes, never words: another language updates every message at once', () => {
  const form = opened()
  form.send({ type: 'SUBMIT' })
  expect(Object.values(context(form).problems)).toEqual(['required', 'required'])
  form.send({ type: 'TYPE', field: 'username', value: 'mika_07' })
  form.send({ type: 'TYPE', field: 'password', value: 'Perya-1234' })
  form.send({ type: 'SUBMIT' })
  refuse(form, 'wrong-credentials')
  expect(context(form).failure).toEqual({ code: 'wrong-credentials' })
})

it('without rules every field is only required, and the form opens anyway', () => {
  const form = drive(loginMachine, {
    username: '',
    side: 'member',
    next: null,
    tabs: true,
    cooldownUntil: null,
  })
  form.fail('prepare', { code: 'timeout' })
  form.send({ type: 'SUBMIT' })
  expect(context(form).problems).toEqual({ username: 'required', password: 'required' })
})
