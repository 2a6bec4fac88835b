import { provedOutcomes } from '../confirmed-change/confirmed-change.cases'
import { defineCases, refusal } from '../shared/cases'
import { authenticatorMachine } from './authenticator.machine'

const secret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Perya:mika_07?secret=JBSWY3DPEHPK3PXP' }
const codes = ['ABCDE-FGHJK', 'LMNPQ-RSTUV']

export const authenticatorCases = defineCases<typeof authenticatorMachine>({
  id: 'authenticator',
  summary: 'Turn an authenticator app on, and make recovery codes',
  machine: authenticatorMachine,
  risk: 'high',
  inputs: { 'turning on': { mode: 'on' }, 'new codes': { mode: 'codes' } },
  events: {
    TYPE: [{ value: '123456' }],
    SUBMIT: [{}],
    KEPT: [{}],
  },
  signals: [],
  outcomes: {
    change: {
      done: [...provedOutcomes(secret).slice(0, 2), ...provedOutcomes({ codes }).slice(0, 1)],
      error: [{ code: 'unknown' }],
    },
    confirm: {
      done: [{ ok: true, value: codes }, refusal('code-wrong')],
      error: [{ code: 'timeout' }],
    },
  },
  project: ({ context: c }) => [c.mode, c.code.length, c.failure !== null],
  invariants: {
    'nothing is kept once it is done': (s) =>
      !s.hasTag('done') || (s.context.codes.length === 0 && s.context.secret === null),
    'codes are there where they show': (s) => !s.hasTag('codes') || s.context.codes.length > 0,
  },
})
