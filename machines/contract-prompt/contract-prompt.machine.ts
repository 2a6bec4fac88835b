import { assign, setup } from 'xstate'
import { neverAskedForContract } from '../session/session'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf } from '../shared/failure'
import { limits } from '../shared/limits'
import { contractRoutes, waitingContracts, type ContractKind, type ContractRequests } from './contracts'

export interface ContractPromptInput {
  /** Account type number. */
  readonly type: number
  /** This session has been asked before: the page was loaded again. */
  readonly asked: boolean
}

export interface ContractPromptContext extends ContractPromptInput {
  /** Contracts still to be asked about; the first one is in the dialog. */
  readonly queue: readonly ContractKind[]
}

export type ContractPromptEvent =
  | { type: 'GO' }
  | { type: 'CANCEL' }
  | { type: 'CONTRACT_LEFT' }
  | { type: 'SIGNED_OUT' }

/** Asks an agent, once a session, to look at the contracts that wait for an answer. */
export const contractPromptMachine = setup({
  types: {
    context: {} as ContractPromptContext,
    events: {} as ContractPromptEvent,
    input: {} as ContractPromptInput,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'open',
  },
  actors: { contractRequests: callActor<ContractRequests>('contractRequests') },
  actions: {
    ...effects,
    /** Notes that this session has been asked, so that loading the page again does not ask again. */
    markAsked: () => {},
    keepQueue: assign((_, { requests }: { requests: ContractRequests }) => ({
      queue: waitingContracts(requests),
    })),
    next: assign({ queue: ({ context }) => context.queue.slice(1) }),
  },
  guards: {
    notToBeAsked: ({ context }) => context.asked || neverAskedForContract.includes(context.type),
    anyWaiting: (_, { requests }: { requests: ContractRequests }) => waitingContracts(requests).length > 0,
    anotherWaits: ({ context }) => context.queue.length > 1,
  },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'contract-prompt',
  description: 'Asks an agent, once a session, to look at the contracts that wait for an answer.',
  options,
  context: ({ input }) => ({ ...input, queue: [] }),
  initial: 'deciding',
  on: { SIGNED_OUT: { target: '.done', description: 'Nobody is there to be asked.' } },
  states: {
    deciding: {
      description: 'Looks whether this account is asked at all.',
      meta: { rows: ['CONTRACT-01', 'CONST-41'] },
      always: [
        { guard: 'notToBeAsked', target: 'done', description: 'Types 4, 40, 41, 42; or asked already.' },
        { target: 'asking', description: 'Every other type, plain members included.' },
      ],
    },
    asking: {
      description: 'The platform is asked which contracts wait. Nothing shows meanwhile.',
      tags: 'pending',
      meta: { rows: ['CONTRACT-02', 'CONTRACT-06', 'WIRE-108'] },
      invoke: {
        id: 'requests',
        src: 'contractRequests',
        onDone: [
          {
            guard: { type: 'anyWaiting', params: ({ event }) => ({ requests: event.output }) },
            target: 'prompting',
            description: 'At least one contract waits.',
            actions: [
              'markAsked',
              { type: 'keepQueue', params: ({ event }) => ({ requests: event.output }) },
            ],
          },
          { target: 'done', description: 'None waits.', actions: 'markAsked' },
        ],
        onError: {
          target: 'done',
          description: 'Not known: nothing shows, the log is told.',
          actions: {
            type: 'logFault',
            params: ({ event }) => ({ what: 'contract requests', code: failureOf(event.error).code }),
          },
        },
      },
      after: {
        longestWait: {
          target: 'done',
          description: 'No answer in time: nothing shows, the log is told.',
          actions: { type: 'logFault', params: { what: 'contract requests', code: 'timeout' } },
        },
      },
    },
    prompting: {
      description: 'A dialog names the contract and offers to look at it.',
      tags: 'open',
      meta: { rows: ['CONTRACT-03', 'CONTRACT-05'] },
      on: {
        CANCEL: [
          {
            guard: 'anotherWaits',
            target: 'prompting',
            reenter: true,
            description: 'Not now; the next one.',
            actions: 'next',
          },
          { target: 'done', description: 'Not now; there is no other.' },
        ],
        GO: {
          target: 'visiting',
          description: 'To the contract.',
          actions: {
            type: 'goTo',
            params: ({ context }) => ({ to: contractRoutes[context.queue[0] ?? 'salary'] }),
          },
        },
      },
    },
    visiting: {
      description: 'The contract is on screen. The next dialog waits until the player leaves it.',
      meta: { rows: ['CONTRACT-04', 'CONTRACT-05'] },
      on: {
        CONTRACT_LEFT: [
          {
            guard: 'anotherWaits',
            target: 'prompting',
            description: 'The next one.',
            actions: 'next',
          },
          { target: 'done', description: 'There is no other.' },
        ],
      },
    },
    done: {
      type: 'final',
      description: 'Nothing more is asked in this session.',
      meta: { rows: ['CONTRACT-06'] },
    },
  },
})
