import { assign, setup } from 'xstate'
import { callActor, options, watchActor, type ChartMeta } from '../shared/chart'
import { limits } from '../shared/limits'
import type { Money } from '../shared/money'
import * as paths from '../shared/paths'
import { wholeMoney } from '../shared/whole-money'

/** The next change of the counter, drawn at random. */
export interface JackpotStep {
  /** How much is added. */
  readonly amount: Money
  /** Milliseconds until then. */
  readonly milliseconds: number
}

interface JackpotContext {
  /** Null before there is a value. */
  readonly value: Money | null
  readonly step: JackpotStep
  /** The counter's: the site's. The pool has its own. */
  readonly currency: string
}

type JackpotEvent = { type: 'ONLINE' } | { type: 'OFFLINE' }

/** The step used if no draw succeeds: the counter must never stop for that. */
export const plainStep = (currency: string): JackpotStep => ({
  amount: wholeMoney(300, currency),
  milliseconds: 4_000,
})

/** The jackpot of a visit: the platform's pool if it has one, else a decorative counter. */
export const jackpotMachine = setup({
  types: {
    context: {} as JackpotContext,
    input: {} as Pick<JackpotContext, 'currency'>,
    events: {} as JackpotEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'counting' | 'pool',
  },
  actors: {
    /** Null if the platform has no pool. */
    readPool: callActor<Money | null>('readPool'),
    drawStart: callActor<Money>('drawStart'),
    drawStep: callActor<JackpotStep>('drawStep'),
    watchNetwork: watchActor<JackpotEvent>('watchNetwork'),
  },
  actions: {
    keepValue: assign((_, { value }: { value: Money | null }) => ({ value })),
    startAnywhere: assign(({ context: { currency } }) => ({ value: wholeMoney(100_000_000, currency) })),
    keepStep: assign((_, { step }: { step: JackpotStep }) => ({ step })),
    takePlainStep: assign(({ context: { currency } }) => ({ step: plainStep(currency) })),
    grow: assign(({ context: { value, step } }) => ({
      value: value && { ...value, minor: value.minor + step.amount.minor },
    })),
    /** Leaves the counter's value on the phone: the next load continues from it. */
    leaveValue: (_: unknown, _params: { value: Money | null }) => {},
  },
  guards: { hasPool: (_, { pool }: { pool: Money | null }) => pool !== null },
  delays: {
    stepDue: ({ context }) => context.step.milliseconds,
    lookDue: limits.jackpotRefresh,
  },
}).createMachine({
  id: 'jackpot',
  description:
    'The jackpot display: the platform’s pool if it has one, otherwise a decorative counter that grows every few seconds.',
  options,
  context: ({ input: { currency } }) => ({ value: null, step: plainStep(currency), currency }),
  invoke: {
    id: 'network',
    src: 'watchNetwork',
    onError: { description: 'Connection changes are not reported: the counter keeps going even offline.' },
  },
  initial: 'looking',
  states: {
    looking: {
      description: 'The platform’s jackpot pool is being fetched.',
      tags: 'pending',
      meta: { rows: ['WIN-06'], screen: paths.home },
      invoke: {
        id: 'pool',
        src: 'readPool',
        onDone: [
          {
            guard: { type: 'hasPool', params: ({ event }) => ({ pool: event.output }) },
            target: 'pool',
            actions: { type: 'keepValue', params: ({ event }) => ({ value: event.output }) },
          },
          {
            target: 'starting',
            description: 'The platform has no pool: the decorative counter shows instead.',
          },
        ],
        onError: {
          target: 'starting',
          description: 'The pool could not be fetched: the decorative counter shows instead.',
        },
      },
    },
    pool: {
      description: 'The amount in the platform’s pool shows.',
      tags: 'pool',
      meta: { rows: ['WIN-07', 'WIN-08', 'WIN-11'], screen: paths.home },
      after: {
        lookDue: {
          target: 'refreshing',
          description: 'A refresh is due, as bets may have changed the pool.',
        },
      },
    },
    refreshing: {
      description: 'The pool is fetched again; the last amount stays on screen.',
      tags: ['pending', 'pool'],
      meta: { rows: ['WIN-11'], screen: paths.home },
      invoke: {
        id: 'refresh',
        src: 'readPool',
        onDone: [
          {
            guard: { type: 'hasPool', params: ({ event }) => ({ pool: event.output }) },
            target: 'pool',
            actions: { type: 'keepValue', params: ({ event }) => ({ value: event.output }) },
          },
          { target: 'starting', description: 'The pool was closed: the decorative counter shows instead.' },
        ],
        onError: {
          target: 'pool',
          description: 'The pool could not be fetched: the last amount stays on screen.',
        },
      },
    },
    starting: {
      description:
        'The counter’s first value: where it stood at the last load, or a random one between 70 and 130 million.',
      tags: 'pending',
      meta: { rows: ['WIN-06', 'CONST-33'], screen: paths.home },
      invoke: {
        id: 'start',
        src: 'drawStart',
        onDone: {
          target: 'drawing',
          actions: { type: 'keepValue', params: ({ event }) => ({ value: event.output }) },
        },
        onError: {
          target: 'drawing',
          actions: 'startAnywhere',
          description: 'No random number is available: the counter starts at 100 million.',
        },
      },
    },
    drawing: {
      description: 'The next step is drawn at random: 100 to 500, in 3, 4 or 5 seconds.',
      tags: ['pending', 'counting'],
      meta: { rows: ['WIN-09', 'CONST-33'], screen: paths.home },
      entry: { type: 'leaveValue', params: ({ context }) => ({ value: context.value }) },
      invoke: {
        id: 'step',
        src: 'drawStep',
        onDone: {
          target: 'standing',
          actions: { type: 'keepStep', params: ({ event }) => ({ step: event.output }) },
        },
        onError: {
          target: 'standing',
          actions: 'takePlainStep',
          description: 'No random number is available: 300 is added after 4 seconds.',
        },
      },
    },
    standing: {
      description: 'The value stays until the next step is due.',
      tags: 'counting',
      meta: { rows: ['WIN-07', 'WIN-08', 'WIN-09', 'WIN-11'], screen: paths.home },
      after: {
        stepDue: { target: 'drawing', actions: 'grow', description: 'The counter grows by one step.' },
      },
      on: { OFFLINE: { target: 'resting', description: 'The phone is offline: the counter stops.' } },
    },
    resting: {
      description: 'The counter stands still until the phone is back online.',
      tags: 'counting',
      meta: { rows: ['WIN-09'], screen: paths.home },
      on: { ONLINE: { target: 'drawing', description: 'The phone is back online.' } },
    },
  },
})
