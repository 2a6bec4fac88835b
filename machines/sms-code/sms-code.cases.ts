import { defineCases, refusal, takesWaitAway } from '../shared/cases'
import { smsCodeMachine } from './sms-code.machine'

const mine = { mobileNum: '9171234567', dialingCode: '63' }
const other = { mobileNum: '9179999999', dialingCode: '63' }
/** A fixed time; nothing here reads a clock. */
const until = 1_800_000_060_000

export const smsCodeCases = defineCases<typeof smsCodeMachine>({
  id: 'sms-code',
  summary: 'Get-code button and its countdown',
  machine: smsCodeMachine,
  risk: 'high',
  inputs: { login: { purpose: 'login', target: mine } },
  events: {
    SEND: [{ target: mine, captcha: '', captchaId: null }],
    NUMBER_CHANGED: [{ target: other }, { target: mine }],
    ASKED_ELSEWHERE: [{}],
    DEADLINE: [{}],
  },
  signals: ['NUMBER_CHANGED', 'ASKED_ELSEWHERE', 'DEADLINE'],
  outcomes: {
    deadline: {
      done: [null, { until, imposed: false }, { until, imposed: true }],
      error: [new Error('storage blocked')],
    },
    send: {
      done: [
        { ok: true, value: { until } },
        refusal('captcha-required', true),
        { ok: false, failure: { code: 'too-many-tries', retryAfter: 42, until } },
        refusal('no-permission'),
      ],
      error: [{ code: 'offline' }],
    },
    otherTabs: { error: [new Error('no other tabs')] },
    wait: { error: [new Error('no timer')] },
  },
  project: ({ context }) => [
    context.target.mobileNum,
    context.until !== null,
    context.failure?.code,
    context.sent,
  ],
  invariants: {
    'counting has a deadline': (s) => !s.hasTag('counting') || s.context.until !== null,
    'no code is requested before the deadline': (s) => !s.matches('sending') || s.context.until === null,
    'while it counts, a code was sent or the platform has set a cooldown': (s) =>
      !s.hasTag('counting') || s.context.sent === (s.context.failure === null),
    'ready has none': (s) => !s.hasTag('ready') || s.context.until === null,
  },
  overTime: {
    'a waiting message is taken away': takesWaitAway({ state: 'sms-code.counting' }),
    'no second code is asked for while the first one counts': {
      after: { state: 'sms-code.counting' },
      never: { state: 'sms-code.sending' },
      until: { state: 'sms-code.ready' },
    },
  },
})
