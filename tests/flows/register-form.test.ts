import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  checkForm,
  emptyValues,
  fieldsOf,
  foldedOf,
  firstProblem,
  isStarred,
  nameFromNumber,
  sanitize,
  registerFields,
  tabsOf,
  type RegisterField,
} from '../../machines/register/form'
import { registerMethodOf, registerPayload, type PayloadFacts } from '../../machines/register/payload'
import { emptyForm, setupTaken, typed } from '../../machines/register/updates'
import { registerBody } from '../../src/platform/calls/register'

const on = { enabled: true, required: true }
const optional = { enabled: true, required: false }
const off = { enabled: false, required: false }
const settings = {
  captcha: false,
  smsVerification: false,
  thirdPartyPhone: false,
  agreeDefault: true,
  dialingCodePicker: false,
}
const environment = { hostname: 'm.perya.example', registerMethod: 'H5' } as const

/** Every field switched on and filled in. */
const full: Record<RegisterField, string> = {
  ...(Object.fromEntries(registerFields.map((field) => [field, `${field}-1`])) as Record<
    RegisterField,
    string
  >),
  mobileNum: '9171234567',
  captcha: '1234',
}
const facts = (changes: Partial<PayloadFacts> = {}): PayloadFacts => ({
  ...emptyForm({
    link: { code: '', domain: '' },
    environment,
    next: null,
    formSetup: null,
    cooldownUntil: null,
  }),
  flags: { USERNAMEREG3: '1', MOBILENUMREG3: '1', MOBILENUMPASSREG3: '1' },
  settings,
  rules: Object.fromEntries(registerFields.map((field) => [field, on])),
  values: full,
  captchaWanted: true,
  ...changes,
})
const problems = (field: RegisterField, value: string, changes: Partial<PayloadFacts> = {}) =>
  checkForm(facts({ values: { ...full, [field]: value }, ...changes }))[field]

describe('the registration payload', () => {
  it('[REG-08] has exactly the fields of the wire, and the wire accepts it', () => {
    const payload = registerPayload(facts(), environment)
    const { firebaseChannel: _c, firebaseIdToken: _t, ...always } = registerBody.entries
    expect(Object.keys(payload).sort()).toEqual(Object.keys(always).sort())
    expect(v.safeParse(v.strictObject(registerBody.entries), payload).success).toBe(true)
  })

  it('[REG-09, REG-11, REG-14] names the host, type 0 and the domain of the link', () => {
    const link = { code: 'AGENT7', domain: 'agents.example' }
    expect(registerPayload(facts({ link }), environment)).toMatchObject({
      registerUrl: 'm.perya.example',
      registerMethod: 'H5',
      type: 0,
      domain: 'agents.example',
    })
  })

  it('[REG-10] is APP in the app, WEBCLIP or PWA from an icon, H5 otherwise', () => {
    expect(registerMethodOf({ app: true, standalone: true, apple: true })).toBe('APP')
    expect(registerMethodOf({ app: false, standalone: true, apple: true })).toBe('WEBCLIP')
    expect(registerMethodOf({ app: false, standalone: true, apple: false })).toBe('PWA')
    expect(registerMethodOf({ app: false, standalone: false, apple: true })).toBe('H5')
    expect(registerMethodOf({ app: false, standalone: false, apple: false })).toBe('H5')
  })

  it('[REG-12] carries the SMS provider’s confirmation only for its own number and code', () => {
    const proof = {
      mobileNum: full.mobileNum,
      dialingCode: '63',
      code: full.verificationCode,
      idToken: 'id-token',
    }
    const proving = { settings: { ...settings, smsVerification: true } }
    const word = { firebaseChannel: 'sms', firebaseIdToken: 'id-token' }
    expect(registerPayload(facts({ ...proving, proof }), environment)).toMatchObject(word)
    for (const other of [{ mobileNum: '9' }, { dialingCode: '65' }, { code: '0' }]) {
      const stale = registerPayload(facts({ ...proving, proof: { ...proof, ...other } }), environment)
      expect(stale).not.toHaveProperty('firebaseIdToken')
      expect(stale).not.toHaveProperty('firebaseChannel')
    }
    expect(registerPayload(facts({ proof }), environment)).not.toHaveProperty('firebaseIdToken')
  })

  it('[REG-08] sends nothing of a field that is not on screen', () => {
    const mobile = registerPayload(facts({ tab: 'mobile', flags: { MOBILENUMREG3: '1' } }), environment)
    expect(mobile).toMatchObject({ username: '', password: '', confirmPassword: '', verificationCode: '' })
    expect(mobile.mobileNum).toBe(full.mobileNum)
    const bare = registerPayload(facts({ rules: {}, captchaWanted: false }), environment)
    expect(Object.entries(bare).filter(([, value]) => value !== '')).toEqual([
      ['countryDialingCode', '63'],
      ['registerUrl', 'm.perya.example'],
      ['registerMethod', 'H5'],
      ['username', 'username-1'],
      ['password', 'password-1'],
      ['confirmPassword', 'confirmPassword-1'],
      ['type', 0],
    ])
  })

  it('[REG-14] uses the link’s code if no field shows, unless it was refused', () => {
    const link = { code: 'AGENT7', domain: '' }
    const rules = { affiliateCode: off }
    expect(registerPayload(facts({ link, rules }), environment).affiliateCode).toBe('AGENT7')
    expect(registerPayload(facts({ link, rules, linkRefused: true }), environment).affiliateCode).toBe('')
    expect(registerPayload(facts({ link }), environment).affiliateCode).toBe('affiliateCode-1')
  })
})

describe('the registration form', () => {
  it('[REG-02, REG-03, REG-04] offers the tabs whose flag is on, the username first', () => {
    expect(tabsOf({ USERNAMEREG3: '1', MOBILENUMREG3: '1' })).toEqual(['username', 'mobile'])
    expect(tabsOf({ USERNAMEREG3: '0', MOBILENUMREG3: '1' })).toEqual(['mobile'])
    expect(tabsOf({ USERNAMEREG3: '1' })).toEqual(['username'])
    expect(tabsOf({})).toEqual([])
    expect(setupTaken({ flags: { MOBILENUMREG3: '1' }, settings, rules: {}, countries: [] }).tab).toBe(
      'mobile',
    )
  })

  it('[REG-07] knows all fields of the list, and shows those that are switched on', () => {
    const proving = { settings: { ...settings, smsVerification: true } }
    expect([...fieldsOf(facts(proving))].sort()).toEqual([...registerFields].sort())
    const few = facts({ rules: { email: optional, line: off }, captchaWanted: false })
    expect(fieldsOf(few)).toEqual(['username', 'password', 'confirmPassword', 'email'])
  })

  it('[REG-19] orders the fields as the platform says, the confirmation behind its password, the captcha last', () => {
    const rules = {
      email: { ...on, order: 1 },
      username: { ...on, order: 2 },
      password: { ...on, order: 3 },
      captcha: { ...on, order: 0 },
    }
    expect(fieldsOf(facts({ rules }))).toEqual([
      'email',
      'username',
      'password',
      'confirmPassword',
      'captcha',
    ])
  })

  it('[REG-07, REG-14] folds away what may be left out, but neither a code that the link has brought nor a required number', () => {
    const rules = {
      email: { ...optional, order: 1 },
      username: { ...on, order: 2 },
      mobileNum: { ...optional, order: 3 },
      affiliateCode: { ...optional, order: 4 },
    }
    const proving = { USERNAMEREG3: '1', MOBILENUMREG3: '1', REGMOBVERF3: '1' }
    const here = facts({ rules, flags: proving })
    expect(fieldsOf(here).slice(0, 3)).toEqual(['username', 'password', 'confirmPassword'])
    expect(foldedOf(here)).toEqual(['email', 'mobileNum', 'verificationCode', 'affiliateCode'])
    expect(foldedOf({ ...here, link: { code: 'PERYA88', domain: '' } })).not.toContain('affiliateCode')
    const mobile = { ...here, tab: 'mobile' } as const
    expect(fieldsOf(mobile).slice(0, 2)).toEqual(['mobileNum', 'verificationCode'])
    expect(foldedOf(mobile)).toEqual(['email', 'affiliateCode'])
  })

  it('[REG-01] says the name that a number becomes, where the platform tells how', () => {
    const told = facts({ tab: 'mobile', settings: { ...settings, usernamePrefix: 'u' } })
    expect(nameFromNumber({ ...told, values: { ...full, mobileNum: '09171234567' } })).toBe('u9171234567')
    expect(nameFromNumber({ ...told, values: { ...full, mobileNum: '' } })).toBeNull()
    expect(nameFromNumber({ ...told, tab: 'username' })).toBeNull()
    expect(nameFromNumber(facts({ tab: 'mobile' }))).toBeNull()
  })

  it('[SITE-17] asks for a code as soon as a number is given or required, if numbers are verified', () => {
    const proving = { flags: { USERNAMEREG3: '1', MOBILENUMREG3: '1', REGMOBVERF3: '1' } }
    const rules = { mobileNum: on }
    expect(fieldsOf(facts({ ...proving, rules }))).toContain('verificationCode')
    expect(fieldsOf(facts({ rules }))).not.toContain('verificationCode')
    expect(fieldsOf(facts({ ...proving, rules, values: emptyValues }))).not.toContain('verificationCode')
    expect(fieldsOf(facts({ ...proving, rules, values: emptyValues, tab: 'mobile' }))).toContain(
      'verificationCode',
    )
  })

  it('[SITE-18] asks for passwords on the mobile tab only by flag, and never for a username there', () => {
    const mobile = { tab: 'mobile', rules: { username: on }, captchaWanted: false } as const
    expect(fieldsOf(facts(mobile))).toEqual(['mobileNum', 'password', 'confirmPassword'])
    expect(fieldsOf(facts({ ...mobile, flags: { MOBILENUMREG3: '1' } }))).toEqual(['mobileNum'])
  })

  it('[VALID-01, REG-18] checks each field by the rule of the platform', () => {
    const rules = { email: { ...on, regExp: '^a+$', min: 2, max: 4 } }
    expect(problems('email', '', { rules })).toBe('required')
    expect(problems('email', 'a', { rules })).toBe('too-short')
    expect(problems('email', 'aaaaa', { rules })).toBe('too-long')
    expect(problems('email', 'abc', { rules })).toBe('format')
    expect(problems('email', 'aaa', { rules })).toBeUndefined()
    expect(problems('email', '', { rules: { email: off } })).toBeUndefined()
  })

  it('[VALID-02, VALID-03] accepts an empty optional field; required ones have a star', () => {
    const rules = { nickname: { ...optional, min: 2 } }
    expect(problems('nickname', '', { rules })).toBeUndefined()
    expect(problems('nickname', 'a', { rules })).toBe('too-short')
    expect(isStarred(facts({ rules }), 'nickname')).toBe(false)
    expect(isStarred(facts({ rules }), 'username')).toBe(true)
    expect(isStarred(facts({ rules }), 'email')).toBe(false)
  })

  it('[VALID-04, VALID-05] requires the confirmation, and requires it to be equal', () => {
    expect(problems('confirmPassword', '')).toBe('required')
    expect(problems('confirmPassword', 'other')).toBe('mismatch')
    expect(problems('confirmPassword', full.password)).toBeUndefined()
  })

  it('[VALID-06] checks a confirmation again when its password changes', () => {
    const start = {
      ...emptyForm({
        link: { code: '', domain: '' },
        environment,
        next: null,
        formSetup: null,
        cooldownUntil: null,
      }),
      rules: { password: on },
    }
    expect(typed(start, 'password', 'Perya-1234').problems?.confirmPassword).toBeUndefined()
    const filled = { ...start, values: { ...emptyValues, password: 'a', confirmPassword: 'Perya-1234' } }
    const wrong = typed(filled, 'password', 'Perya-12')
    expect(wrong.problems?.confirmPassword).toBe('mismatch')
    const right = typed({ ...filled, ...wrong }, 'password', 'Perya-1234')
    expect(right.problems?.confirmPassword).toBeUndefined()
  })

  it('[VALID-07, VALID-09] requires the captcha exactly when it shows', () => {
    expect(problems('captcha', '')).toBe('required')
    expect(problems('captcha', '', { captchaWanted: false })).toBeUndefined()
  })

  it('[VALID-08, VALID-10, CONST-27, CONST-28, CONST-29] accepts only digits, and no more than allowed', () => {
    expect(sanitize('captcha', '12a34567', '63')).toBe('123456')
    expect(sanitize('verificationCode', '1 2-3456789012', '63')).toBe('1234567890')
    expect(sanitize('mobileNum', '9'.repeat(30), '63')).toHaveLength(20)
    expect(sanitize('password', ' a b ', '63')).toBe(' a b ')
  })

  it('[VALID-38] accepts no e-mail of more than 254 characters', () => {
    expect(problems('email', 'a'.repeat(254))).toBeUndefined()
    expect(problems('email', 'a'.repeat(255))).toBe('too-long')
  })

  it('[VALID-11] finds the first wrong field in screen order', () => {
    expect(firstProblem(facts({ values: { ...full, username: '', password: '' } }))).toBe('username')
    const rules = { email: { ...on, order: 1 }, username: { ...on, order: 2 } }
    expect(firstProblem(facts({ rules, values: { ...full, username: '', email: '' } }))).toBe('email')
    expect(firstProblem(facts({ values: { ...full, confirmPassword: full.password } }))).toBeNull()
  })

  it('[VALID-12] takes the state of the agree checkbox from the settings', () => {
    const formSetup = { flags: {}, rules: {}, countries: [] }
    expect(setupTaken({ ...formSetup, settings }).agreed).toBe(true)
    expect(setupTaken({ ...formSetup, settings: { ...settings, agreeDefault: false } }).agreed).toBe(false)
  })
})
