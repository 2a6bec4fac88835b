import { neverAskedForContract } from '../session/session'
import { defineCases } from '../shared/cases'
import { contractPromptMachine } from './contract-prompt.machine'

const nothing = { dailysalreqtype: null, divtypecompperiodreq: '', contracthoursalreq: null }

export const contractPromptCases = defineCases<typeof contractPromptMachine>({
  id: 'contract-prompt',
  summary: 'Asks once per session about waiting contracts',
  machine: contractPromptMachine,
  inputs: {
    agent: { type: 1, asked: false },
    member: { type: 0, asked: false },
    trial: { type: 4, asked: false },
    'page reloaded': { type: 1, asked: true },
  },
  events: { GO: [{}], CANCEL: [{}], CONTRACT_LEFT: [{}] },
  signals: ['CONTRACT_LEFT'],
  outcomes: {
    requests: {
      done: [
        nothing,
        { dailysalreqtype: '1', divtypecompperiodreq: '2', contracthoursalreq: '3' },
        { ...nothing, divtypecompperiodreq: 'half-month' },
      ],
      error: [{ code: 'offline' }],
    },
  },
  project: ({ context }) => [context.type, context.queue],
  invariants: {
    'a dialog names a contract': (s) => !s.hasTag('open') || s.context.queue.length > 0,
    'excluded types are never asked': (s) =>
      !s.matches('asking') || !neverAskedForContract.includes(s.context.type),
    'nobody is asked twice': (s) => !s.context.asked || s.matches('done'),
  },
})
