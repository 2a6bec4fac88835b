import { leftOutcome, onceOutcomes } from '../send-once/send-once.cases'
import { defineCases, php } from '../shared/cases'
import { claimMachine } from './claim.machine'

const receipt = { number: 'C00000001', amount: php('58.00') }

export const claimCases = defineCases<typeof claimMachine>({
  id: 'claim',
  summary: 'Claim a reward, a mission’s reward or the rebate, once',
  machine: claimMachine,
  risk: 'high',
  inputs: { start: undefined },
  events: {
    CLAIM: [{ offer: { kind: 'reward', id: 'welcome', amount: php('58.00') } }],
    CANCEL: [{}],
    CONFIRM: [{}],
    CLOSE: [{}],
  },
  signals: [],
  outcomes: {
    sendOnce: {
      done: [...onceOutcomes(receipt, 'conflict'), leftOutcome],
      error: [{ code: 'unknown' }],
    },
  },
  project: ({ context: c }) => [c.offer?.id, c.receipt?.amount, c.failure?.code],
  invariants: {
    'money is reported as paid only with a receipt': (s) => !s.matches('done') || s.context.receipt !== null,
    'whatever was not paid says why': (s) =>
      !(s.matches('refused') || s.matches('notDone')) || s.context.failure !== null,
    'nothing of a claim remains once it is over': (s) => !s.matches('idle') || s.context.offer === null,
  },
})
