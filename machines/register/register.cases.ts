import { memberSession } from '../session/session.cases'
import { defineCases, refusal } from '../shared/cases'
import { fieldsOf, firstProblem, problemIn, tabsOf } from './form'
import { noCooldown } from '../shared/cooldown'
import { tooMany } from '../shared/cooldown.cases'
import { registerMachine } from './register.machine'
import { proofNow } from './payload'
import type { RegisterSetup } from './facts'
import { affiliateDue, proofDue } from './updates'

const settings: RegisterSetup['settings'] = {
  captcha: false,
  smsVerification: false,
  thirdPartyPhone: false,
  agreeDefault: true,
  dialingCodePicker: false,
}
const on = { enabled: true, required: true }
const off = { enabled: false, required: false }
const number = { ...on, regExp: '^\\d{10,11}$' }

/**
 * Username only, with an affiliate field and a captcha; the terms have to be accepted explicitly. Unit tests cover
 * passwords.
 */
const byName: RegisterSetup = {
  flags: { USERNAMEREG3: '1' },
  settings: { ...settings, captcha: true, agreeDefault: false },
  rules: {
    username: { ...on, regExp: '^[a-zA-Z]\\w{3,15}$', min: 4, max: 16 },
    password: off,
    affiliateCode: { enabled: true, required: false, regExp: '^[A-Za-z0-9]+$', min: 4, max: 16 },
  },
  countries: [],
}
/** Number only, verified by an SMS provider; a captcha if the platform asks for one. */
const byNumber: RegisterSetup = {
  flags: { MOBILENUMREG3: '1', REGMOBVERF3: '1' },
  settings: { ...settings, smsVerification: true, thirdPartyPhone: true },
  rules: { mobileNum: number, verificationCode: { ...on, regExp: '^\\d{6}$' } },
  countries: [],
}
/** Both methods, each with a number, and names that are never valid: here the method changes, nothing is sent. */
const bothWays: RegisterSetup = {
  flags: { USERNAMEREG3: '1', MOBILENUMREG3: '1' },
  settings,
  rules: { username: { ...on, regExp: '^-$' }, password: off, mobileNum: number, nickname: on },
  countries: [
    { code: 'PH', name: 'Philippines', dialingCode: '63' },
    { code: 'SG', name: 'Singapore', dialingCode: '65' },
  ],
}
const shut: RegisterSetup = { flags: {}, settings, rules: {}, countries: [] }

const environment = { hostname: 'perya.example', registerMethod: 'H5' } as const

export const registerCases = defineCases<typeof registerMachine>({
  id: 'register',
  summary: 'Register by username or by mobile number',
  machine: registerMachine,
  risk: 'high',
  inputs: {
    'by itself': { link: { code: '', domain: '' }, environment, next: null, formSetup: null, ...noCooldown },
    'through a link': {
      link: { code: 'AGENT7', domain: 'agents.example' },
      next: null,
      environment,
      formSetup: null,
      cooldownUntil: tooMany.until,
    },
    'back again': {
      link: { code: '', domain: '' },
      environment,
      next: null,
      formSetup: bothWays,
      ...noCooldown,
    },
  },
  events: {
    RETRY: [{}],
    CHOOSE_USERNAME: [{}],
    CHOOSE_MOBILE: [{}],
    TYPE: [
      { field: 'username', value: 'mika_07' },
      { field: 'mobileNum', value: '9171234567' },
      { field: 'verificationCode', value: '482913' },
      { field: 'affiliateCode', value: 'LUCKY1' },
      { field: 'captcha', value: '1234' },
    ],
    CHOOSE_DIALING_CODE: [{ code: '65' }],
    TOGGLE_AGREE: [{}],
    GET_CODE: [{}],
    REFRESH_CAPTCHA: [{}],
    SUBMIT: [{}],
    CAPTCHA_WANTED: [{}],
    CAPTCHA_USED: [{}],
    DEADLINE: [{}],
    REFUSED: [{}],
  },
  signals: ['CAPTCHA_WANTED', 'CAPTCHA_USED', 'DEADLINE', 'REFUSED'],
  outcomes: {
    prepare: { done: [byName, byNumber, bothWays, shut], error: [{ code: 'offline' }] },
    renew: {
      done: [bothWays, { ...bothWays, settings: { ...settings, captcha: true } }],
      error: [{ code: 'offline' }],
    },
    captcha: { done: [{ image: 'iVBORw0KGgo=', id: 'c1' }], error: [{ code: 'timeout' }] },
    link: { done: [{ ok: true, value: null }, refusal('invitation-wrong')], error: [{ code: 'offline' }] },
    affiliate: {
      done: [{ ok: true, value: null }, refusal('invitation-wrong')],
      error: [{ code: 'offline' }],
    },
    verify: {
      done: [{ ok: true, value: { idToken: 'id-token' } }, refusal('code-wrong')],
      error: [{ code: 'timeout' }],
    },
    register: {
      done: [
        { ok: true, value: memberSession },
        refusal('already-exists'),
        { ok: false, failure: { ...tooMany, captcha: true } },
        refusal('no-permission'),
      ],
      error: [{ code: 'upgrading' }],
    },
    smsCode: { error: [new Error('stopped')] },
    nameCheck: { error: [new Error('stopped')] },
    cooldown: { error: [new Error('stopped')] },
  },
  project: ({ context: c }) => [
    c.flags,
    fieldsOf(c).map((field) => problemIn(c, field) === null),
    [c.values.mobileNum, c.otherNumber, c.values.affiliateCode],
    c.agreed,
    c.fresh,
    c.captchaWanted,
    c.captcha !== null,
    // Without an affiliate field, only one thing matters: whether the link still has to be checked.
    tabsOf(c.flags).length === 0 || fieldsOf(c).includes('affiliateCode') ? c.goodCode : affiliateDue(c),
    tabsOf(c.flags).length === 0 && c.linkRefused,
    proofNow(c) !== null,
  ],
  // Two child charts run alongside the form; each may stop at any time.
  limit: 9000,
  invariants: {
    'nothing is sent during a cooldown': (s) => !s.hasTag('cooldown') || !s.hasTag('submitting'),
    'nothing is sent before the terms are accepted and the form is valid': (s) =>
      !s.hasTag('submitting') ||
      (s.context.agreed && firstProblem({ ...s.context, captchaWanted: false }) === null),
    'no account is requested while a check is pending': (s) =>
      !s.matches({ form: { attempt: 'submitting' } }) || (!proofDue(s.context) && !affiliateDue(s.context)),
    'only available tabs': (s) =>
      !s.hasTag('form') ||
      s.context.flags[s.context.tab === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3'] === '1',
    'the tab on screen matches the form': (s) =>
      !s.hasTag('form') || s.matches({ form: { tab: s.context.tab } }),
    'no picture if no captcha is required': (s) => s.context.captchaWanted || s.context.captcha === null,
  },
})
