import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'

export interface Balance {
  /** Exact decimal text, never a float. */
  readonly sumBalance: string
  readonly currency: string
}

export interface WalletContext {
  readonly balance: Balance | null
  readonly failure: Failure | null
  readonly startHidden: boolean
  /** Money moved while the balance was being asked for: the answer may be of before. */
  readonly movedAgain: boolean
}

export type WalletEvent = { type: 'REFRESH' } | { type: 'TOGGLE' } | { type: 'MONEY_MOVED' }

/** The balance in the header: loaded while somebody is signed in, shown or hidden as the player likes. */
export const walletMachine = setup({
  types: {
    context: {} as WalletContext,
    events: {} as WalletEvent,
    input: {} as { hidden: boolean },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'hidden' | 'known',
  },
  actors: { loadBalance: callActor<Balance>('loadBalance') },
  actions: {
    ...effects,
    /** Remembers on this phone whether amounts are hidden. */
    keepHidden: (_: unknown, _params: { hidden: boolean }) => {},
    keepBalance: assign((_, { balance }: { balance: Balance }) => ({ balance, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    noteMove: assign({ movedAgain: true }),
    forgetMove: assign({ movedAgain: false }),
  },
  guards: {
    startsHidden: ({ context }) => context.startHidden,
    movedAgain: ({ context }) => context.movedAgain,
  },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'wallet',
  description: 'The total balance: how it is loaded, and whether the player lets it be seen.',
  options,
  type: 'parallel',
  context: ({ input }) => ({ balance: null, failure: null, startHidden: input.hidden, movedAgain: false }),
  states: {
    amount: {
      description: 'Whether amounts may be read over the player’s shoulder.',
      initial: 'looking',
      states: {
        looking: {
          description: 'Looks how the player left it.',
          meta: { rows: ['LAYOUT-18'] },
          always: [{ guard: 'startsHidden', target: 'hidden' }, { target: 'shown' }],
        },
        shown: {
          description: 'The amount shows with two decimals.',
          meta: { rows: ['LAYOUT-17', 'WALLET-04', 'CONST-32'] },
          on: {
            TOGGLE: { target: 'hidden', actions: { type: 'keepHidden', params: { hidden: true } } },
          },
        },
        hidden: {
          description: 'Dots stand where the amount was.',
          tags: 'hidden',
          meta: { rows: ['LAYOUT-18', 'WALLET-04'] },
          on: {
            TOGGLE: { target: 'shown', actions: { type: 'keepHidden', params: { hidden: false } } },
          },
        },
      },
    },
    loading: {
      description: 'Where the number comes from.',
      initial: 'asking',
      states: {
        asking: {
          description: 'Asks for the balance; the amount hides for that long.',
          tags: 'pending',
          meta: { rows: ['LAYOUT-19', 'WALLET-01', 'WIRE-84'] },
          entry: 'forgetMove',
          on: {
            MONEY_MOVED: { actions: 'noteMove', description: 'The answer under way may be of before.' },
          },
          invoke: {
            id: 'balance',
            src: 'loadBalance',
            onDone: [
              {
                guard: 'movedAgain',
                target: 'asking',
                reenter: true,
                description: 'Money moved in the meantime: asked once more.',
                actions: { type: 'keepBalance', params: ({ event }) => ({ balance: event.output }) },
              },
              {
                target: 'known',
                actions: { type: 'keepBalance', params: ({ event }) => ({ balance: event.output }) },
              },
            ],
            onError: {
              target: 'missing',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            longestWait: {
              target: 'missing',
              description: 'No answer in time.',
              actions: { type: 'keepFailure', params: { error: { code: 'timeout' } } },
            },
          },
        },
        known: {
          description: 'The balance is up to date.',
          tags: 'known',
          meta: { rows: ['WALLET-01'] },
          on: {
            REFRESH: { target: 'asking', description: 'The player asks again.' },
            MONEY_MOVED: {
              target: 'asking',
              description: 'A bet, a deposit or a return to the page may have changed it.',
            },
          },
        },
        missing: {
          description: 'The balance could not be loaded; an old one stays, marked as old.',
          meta: { rows: ['ERROR-32'] },
          on: {
            REFRESH: { target: 'asking', description: 'The player asks again.' },
            MONEY_MOVED: { target: 'asking' },
          },
        },
      },
    },
  },
})
