import { defineCases, refusal, takesWaitAway } from '../shared/cases'
import { memberSession, trialSession } from '../session/session.cases'
import * as paths from '../shared/paths'
import { checkForm, firstProblem } from './form'
import { loginMachine } from './login.machine'
import { noCooldown } from '../shared/cooldown'
import { tooMany } from '../shared/cooldown.cases'
import type { LoginSetup } from './types'

const rules: LoginSetup['rules'] = {
  username: { enabled: true, required: true, regExp: '^[a-zA-Z]\\w{3,15}$', min: 4, max: 16 },
  password: { enabled: true, required: true, min: 8, max: 64 },
  mobileNum: { enabled: true, required: true, regExp: '^\\d{10,11}$' },
  verificationCode: { enabled: true, required: true, regExp: '^\\d{4,10}$' },
}
const blank: LoginSetup = { rules, remembered: null, countries: [] }
const byName: LoginSetup = {
  ...blank,
  remembered: { method: 'username', name: 'mika_07', password: 'Perya-1234', dialingCode: '63' },
}
const byNumber: LoginSetup = {
  rules,
  remembered: { method: 'mobile', name: '9171234567', password: '', dialingCode: '63' },
  countries: [
    { code: 'PH', name: 'Philippines', dialingCode: '63' },
    { code: 'SG', name: 'Singapore', dialingCode: '65' },
  ],
}
const picture = { image: 'iVBORw0KGgo=', id: 'c1' }
export const loginCases = defineCases<typeof loginMachine>({
  id: 'login',
  summary: 'Sign in by username or by mobile number',
  machine: loginMachine,
  risk: 'high',
  inputs: {
    'both ways': { username: '', side: 'member', next: paths.announcements, tabs: true, ...noCooldown },
    'username only': {
      username: '',
      side: 'agent',
      next: null,
      tabs: false,
      cooldownUntil: tooMany.until,
    },
  },
  events: {
    CHOOSE_USERNAME: [{}],
    CHOOSE_MOBILE: [{}],
    TYPE: [
      { field: 'username', value: 'mika_07' },
      { field: 'password', value: 'Perya-1234' },
      { field: 'mobileNum', value: '9171234567' },
      { field: 'messageCode', value: '482913' },
      { field: 'captcha', value: '1234' },
    ],
    CHOOSE_DIALING_CODE: [{ code: '65' }],
    TOGGLE_REMEMBER: [{}],
    GET_CODE: [{}],
    REFRESH_CAPTCHA: [{}],
    SUBMIT: [{}],
    TRY_FREE: [{}],
    CAPTCHA_WANTED: [{}],
    DEADLINE: [{}],
    REFUSED: [{}],
  },
  signals: ['CAPTCHA_WANTED', 'DEADLINE', 'REFUSED'],
  outcomes: {
    prepare: { done: [blank, byName, byNumber], error: [{ code: 'offline' }] },
    captcha: { done: [picture], error: [{ code: 'timeout' }] },
    signIn: {
      done: [
        { ok: true, value: memberSession },
        refusal('wrong-credentials', true),
        refusal('account-locked'),
        refusal('step-wanted'),
        { ok: false, failure: tooMany },
      ],
      error: [{ code: 'offline' }],
    },
    signInFree: {
      done: [{ ok: true, value: trialSession }, refusal('too-many-tries')],
      error: [{ code: 'timeout' }],
    },
    smsCode: { error: [new Error('stopped')] },
    cooldown: { error: [new Error('stopped')] },
  },
  project: ({ context: c }) => [
    c.tabs,
    c.method,
    Object.values(c.values).map((value) => value !== ''),
    c.captchaWanted,
    c.kept,
    // Only with several countries does the screen offer to choose a dialing code.
    c.countries.length > 0,
  ],
  invariants: {
    'a kept password is whole, or there is none': (s) => !s.context.kept || s.context.values.password !== '',
    'nothing is sent during a cooldown': (s) => !s.hasTag('cooldown') || !s.hasTag('pending'),
    'no captcha before the platform asks for one': (s) =>
      s.context.captchaWanted || s.context.captcha === null,
    'an incomplete form is never sent': (s) =>
      !s.hasTag('submitting') ||
      firstProblem(checkForm(s.context.rules, s.context.values, s.context.method, false)) === null,
    'the mobile tab only when it is switched on': (s) => s.context.tabs || s.context.method === 'username',
  },
  overTime: {
    'a waiting message is taken away': takesWaitAway(),
  },
  limit: 5000,
})
