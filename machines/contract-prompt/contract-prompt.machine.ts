import { assign, setup } from 'xstate'
import { neverAskedForContract } from '../session/session'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { contractRoutes, waitingContracts, type ContractKind, type ContractRequests } from './contracts'

interface ContractPromptInput {
  /** Account type number. */
  readonly type: number
  /** This session was already asked: the page was reloaded. */
  readonly asked: boolean
}

interface ContractPromptContext extends ContractPromptInput {
  /** Contracts not yet prompted for; the first one is in the dialog. */
  readonly queue: readonly ContractKind[]
}

type ContractPromptEvent = { type: 'GO' } | { type: 'CANCEL' } | { type: 'CONTRACT_LEFT' }

/** Asks an agent, once per session, to look at the contracts waiting for an answer. */
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
    /** Remembers that this session was asked, so that a reload does not ask again. */
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
}).createMachine({
  id: 'contract-prompt',
  description: 'Asks an agent, once per session, to look at the contracts waiting for an answer.',
  options,
  context: ({ input }) => ({ ...input, queue: [] }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Checks whether this account is asked at all.',
      meta: { rows: ['CONTRACT-01', 'CONST-41'] },
      always: [
        {
          guard: 'notToBeAsked',
          target: 'done',
          description:
            'Account types 4, 40, 41 and 42 are not asked, nor is a session that was asked before.',
        },
        { target: 'asking', description: 'All other account types are asked, including plain members.' },
      ],
    },
    asking: {
      description: 'Loads the contracts that are waiting. Nothing shows yet.',
      tags: 'pending',
      meta: { rows: ['CONTRACT-02', 'CONTRACT-06', 'WIRE-108'] },
      invoke: {
        id: 'requests',
        src: 'contractRequests',
        onDone: [
          {
            guard: { type: 'anyWaiting', params: ({ event }) => ({ requests: event.output }) },
            target: 'prompting',
            description: 'At least one contract is waiting.',
            actions: [
              'markAsked',
              { type: 'keepQueue', params: ({ event }) => ({ requests: event.output }) },
            ],
          },
          { target: 'done', description: 'No contract is waiting.', actions: 'markAsked' },
        ],
        // The call has logged it.
        onError: {
          target: 'done',
          description: 'Loading failed: nothing shows, and the failure is logged.',
        },
      },
    },
    prompting: {
      description: 'A dialog names the contract and offers to open it.',
      tags: 'open',
      meta: { rows: ['CONTRACT-03', 'CONTRACT-05'] },
      on: {
        CANCEL: [
          {
            guard: 'anotherWaits',
            target: 'prompting',
            reenter: true,
            description: 'The dialog names the next contract.',
            actions: 'next',
          },
          { target: 'done', description: 'The player declines for now, and no other contract is waiting.' },
        ],
        GO: {
          target: 'visiting',
          description: 'The player opens the contract.',
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
            description: 'Another contract is waiting: the dialog names it.',
            actions: 'next',
          },
          { target: 'done', description: 'No other contract is waiting.' },
        ],
      },
    },
    done: {
      type: 'final',
      description: 'The player is not asked again in this session.',
      meta: { rows: ['CONTRACT-06'] },
    },
  },
})
