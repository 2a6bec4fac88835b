import { defineCases, refusal } from '../shared/cases'
import { memberSession } from '../session/session.cases'
import * as paths from '../shared/paths'
import { secondStepMachine } from './second-step.machine'
import { isWhole } from './ways'

const all = { passkey: true, authenticator: true, recoveryCodes: true }
const appAlone = { passkey: false, authenticator: true, recoveryCodes: false }
const answers = [{ ok: true, value: memberSession }, refusal('code-wrong'), refusal('code-expired')]

export const secondStepCases = defineCases<typeof secondStepMachine>({
  id: 'second-step',
  summary: 'The step after the password, and before a withdrawal',
  machine: secondStepMachine,
  risk: 'high',
  inputs: {
    'signing in': { purpose: 'sign-in', next: paths.announcements },
    withdrawing: { purpose: 'withdrawal', next: null },
  },
  events: {
    RETRY: [{}],
    TYPE: [{ value: '123456' }, { value: 'ABCDE-23456' }],
    OTHER_WAY: [{}],
    SUBMIT: [{}],
    USE_PASSKEY: [{}],
    CANCEL: [{}],
  },
  signals: [],
  outcomes: {
    ways: {
      done: [
        { ok: true, value: all },
        { ok: true, value: appAlone },
        refusal('code-expired'),
        refusal('no-permission'),
      ],
      error: [{ code: 'offline' }],
    },
    check: { done: answers, error: [{ code: 'timeout' }] },
    passkey: { done: [...answers, null], error: [{ code: 'timeout' }] },
  },
  project: ({ context: c }) => [c.purpose, c.ways, c.way, isWhole(c.way, c.code), c.failure !== null],
  invariants: {
    'only a complete code is sent': (s) => !s.hasTag('checking') || isWhole(s.context.way, s.context.code),
    'a passkey is used only where there is one': (s) => !s.hasTag('phone') || s.context.ways.passkey,
    'a code goes once it was sent': (s) => s.hasTag('form') || s.context.code === '',
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
  },
})
