import { memberSession } from '../session/session.cases'
import { defineCases, refusal, takesWaitAway } from '../shared/cases'
import { noCooldown } from '../shared/cooldown'
import { tooMany } from '../shared/cooldown.cases'
import { forgotPasswordMachine } from './forgot-password.machine'
import { checkForm, codeOpen, firstProblem, phoneReady } from './form'

const on = { enabled: true, required: true }
const rules = {
  loginUsername: { ...on, min: 3, max: 20 },
  loginMobileNum: { ...on, regExp: '^\\d{10,11}$' },
  password: { ...on, min: 8, max: 64 },
  verificationCode: { ...on, regExp: '^\\d{6}$' },
}
export const forgotPasswordCases = defineCases<typeof forgotPasswordMachine>({
  id: 'forgot-password',
  summary: 'A new password by e-mail or by phone',
  machine: forgotPasswordMachine,
  risk: 'high',
  inputs: {
    'by phone or mail': { phoneOffered: true, ...noCooldown },
    'by mail': { phoneOffered: false, cooldownUntil: tooMany.until },
  },
  events: {
    CHOOSE_EMAIL: [{}],
    CHOOSE_PHONE: [{}],
    TYPE: [
      { field: 'username', value: ' mika_07 ' },
      { field: 'email', value: 'mika@perya.example' },
      { field: 'mobileNum', value: '9171234567' },
      { field: 'captcha', value: '1234' },
      { field: 'verificationCode', value: '482913' },
      { field: 'newPassword', value: 'Lantern-88' },
    ],
    GET_CODE: [{}],
    REFRESH_CAPTCHA: [{}],
    SUBMIT: [{}],
    CODE_SENT: [
      { target: { mobileNum: '9171234567', dialingCode: '63' } },
      { target: { mobileNum: '9179999999', dialingCode: '63' } },
    ],
    CAPTCHA_WANTED: [{}],
    DEADLINE: [{}],
    REFUSED: [{}],
  },
  signals: ['CODE_SENT', 'CAPTCHA_WANTED', 'DEADLINE', 'REFUSED'],
  outcomes: {
    rules: { done: [rules], error: [{ code: 'offline' }] },
    captcha: { done: [{ image: 'iVBORw0KGgo=', id: 'c1' }], error: [{ code: 'timeout' }] },
    mail: {
      done: [
        { ok: true, value: null },
        { ok: false, failure: tooMany },
      ],
      error: [{ code: 'offline' }],
    },
    reset: {
      done: [
        { ok: true, value: { userName: 'mika_07' } },
        refusal('same-password'),
        refusal('code-wrong'),
        { ok: false, failure: tooMany },
      ],
      error: [{ code: 'upgrading' }],
    },
    signIn: {
      done: [{ ok: true, value: memberSession }, refusal('captcha-required')],
      error: [{ code: 'timeout' }],
    },
    smsCode: { error: [new Error('stopped')] },
    cooldown: { error: [new Error('stopped')] },
  },
  project: ({ context: c }) => [
    c.phoneOffered,
    Object.values(c.values).map((value) => value !== ''),
    codeOpen(c),
    c.captchaWanted,
  ],
  invariants: {
    'nothing is sent during a cooldown': (s) => !s.hasTag('cooldown') || !s.hasTag('submitting'),
    'no e-mail is requested with an incomplete form': (s) =>
      !s.matches({ form: { attempt: 'mailing' } }) || firstProblem(s.context) === null,
    'no password is set before the form is ready': (s) =>
      !s.matches({ form: { attempt: 'resetting' } }) || phoneReady(s.context),
    'a code is typed only after one was sent': (s) =>
      s.context.values.verificationCode === '' || s.context.sentTo !== null,
    'a message only if something is wrong': (s) =>
      !s.matches({ form: { method: 'phone', attempt: 'editing' } }) ||
      s.context.problems.newPassword === undefined ||
      checkForm(s.context).newPassword !== undefined,
    'the phone method only if it is on': (s) => s.context.phoneOffered || s.context.method === 'email',
    'nothing secret is kept at the end': (s) => s.status !== 'done' || s.context.values.newPassword === '',
  },
  overTime: {
    'a waiting message is taken away': takesWaitAway(),
  },
})
