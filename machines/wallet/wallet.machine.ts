import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import type { Money } from '../shared/money'

export interface Balance {
  readonly sumBalance: Money
}

export interface WalletContext {
  readonly balance: Balance | null
  readonly failure: Failure | null
  readonly startHidden: boolean
  /** Money moved while the balance was loading: the answer may be stale. */
  readonly movedAgain: boolean
}

type WalletEvent =
  | { type: 'REFRESH' }
  | { type: 'TOGGLE' }
  | { type: 'MONEY_MOVED' }
  | { type: 'BALANCE'; balance: Balance }

/** The balance in the header: loaded while someone is signed in, shown or hidden as the player likes. */
export const walletMachine = setup({
  types: {
    context: {} as WalletContext,
    events: {} as WalletEvent,
    input: {} as { hidden: boolean },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'hidden' | 'known' | 'stale',
  },
  actors: { loadBalance: callActor<Balance>('loadBalance') },
  actions: {
    ...effects,
    /** Remembers on this phone whether amounts are hidden. */
    keepHidden: (_: unknown, _params: { hidden: boolean }) => {},
    keepBalance: assign((_, { balance }: { balance: Balance }) => ({ balance, failure: null })),
    keepFailure: assign(failureKept),
    noteMove: assign({ movedAgain: true }),
    forgetMove: assign({ movedAgain: false }),
  },
  guards: {
    startsHidden: ({ context }) => context.startHidden,
    movedAgain: ({ context }) => context.movedAgain,
  },
}).createMachine({
  id: 'wallet',
  description: 'The total balance: loading it, and whether it is hidden.',
  options,
  type: 'parallel',
  context: ({ input }) => ({ balance: null, failure: null, startHidden: input.hidden, movedAgain: false }),
  states: {
    amount: {
      description: 'Whether amounts are shown or hidden from people nearby.',
      initial: 'looking',
      states: {
        looking: {
          description: 'Checks the player’s last choice.',
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
          description: 'Dots replace the amount.',
          tags: 'hidden',
          meta: { rows: ['LAYOUT-18', 'WALLET-04'] },
          on: {
            TOGGLE: { target: 'shown', actions: { type: 'keepHidden', params: { hidden: false } } },
          },
        },
      },
    },
    loading: {
      description: 'Loads the balance and keeps it up to date.',
      initial: 'asking',
      on: {
        BALANCE: {
          target: '.known',
          description: 'A game has reported the balance with the outcome of a round.',
          actions: { type: 'keepBalance', params: ({ event }) => ({ balance: event.balance }) },
        },
      },
      states: {
        asking: {
          description: 'Loads the balance; the amount is hidden until it arrives.',
          tags: 'pending',
          meta: { rows: ['LAYOUT-19', 'WALLET-01', 'WIRE-84'] },
          entry: 'forgetMove',
          on: {
            MONEY_MOVED: {
              actions: 'noteMove',
              description: 'Money has moved: the response on its way may be out of date.',
            },
            BALANCE: {
              actions: 'noteMove',
              description: 'It is unclear which of the two balances is newer.',
            },
          },
          invoke: {
            id: 'balance',
            src: 'loadBalance',
            onDone: [
              {
                guard: 'movedAgain',
                target: 'asking',
                reenter: true,
                description: 'Money moved in the meantime: the balance is loaded again.',
                actions: { type: 'keepBalance', params: ({ event }) => ({ balance: event.output }) },
              },
              {
                target: 'known',
                actions: { type: 'keepBalance', params: ({ event }) => ({ balance: event.output }) },
              },
            ],
            onError: {
              target: 'missing',
              actions: { type: 'keepFailure', params: thrown },
            },
          },
        },
        known: {
          description: 'The balance is up to date.',
          tags: 'known',
          meta: { rows: ['WALLET-01'] },
          on: {
            REFRESH: { target: 'asking', description: 'The player refreshes the balance.' },
            MONEY_MOVED: {
              target: 'asking',
              description:
                'A bet or a deposit may have changed the balance, or the player is back on the page.',
            },
          },
        },
        missing: {
          description: 'The balance could not be loaded; the old one stays, marked as old.',
          tags: 'stale',
          meta: { rows: ['ERROR-32'] },
          on: {
            REFRESH: { target: 'asking', description: 'The player refreshes the balance.' },
            MONEY_MOVED: { target: 'asking' },
          },
        },
      },
    },
  },
})
