import { defineCases } from '../shared/cases'
import { claimMachine } from './claim.machine'

const receipt = { number: 'C00000001', amount: '58.00' }

export const claimCases = defineCases<typeof claimMachine>({
  id: 'claim',
  summary: 'Claim a reward, a mission’s reward or the rebate, once',
  machine: claimMachine,
  inputs: { start: undefined },
  events: {
    CLAIM: [{ offer: { kind: 'reward', id: 'welcome', amount: '58.00' }, requestId: 'a key' }],
    CANCEL: [{}],
    CONFIRM: [{}],
    LOOK: [{}],
    CLOSE: [{}],
  },
  signals: [],
  outcomes: {
    pay: {
      done: [
        { ok: true, value: receipt },
        { ok: false, failure: { code: 'already-exists' } },
      ],
      error: [{ code: 'timeout' }],
    },
    look: { done: [receipt, null], error: [{ code: 'offline' }] },
  },
  project: ({ context: c }) => [c.offer?.id, c.receipt?.amount, c.failure?.code],
  invariants: {
    'what is sent or looked after has a key': (s) =>
      !(s.hasTag('sending') || s.hasTag('checking')) || s.context.requestId !== '',
    'money is said to be paid only with a receipt': (s) => !s.matches('done') || s.context.receipt !== null,
    'what was not paid says why': (s) =>
      !(s.matches('refused') || s.matches('notDone')) || s.context.failure !== null,
    'nothing of a claim is left when it is over': (s) => !s.matches('idle') || s.context.offer === null,
  },
})
