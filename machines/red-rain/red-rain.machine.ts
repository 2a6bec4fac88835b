import { assign, setup } from 'xstate'
import { failureIn, onceGuards } from '../send-once/outcome'
import { sendOnceActor } from '../send-once/send-once.machine'
import { callActor, endIn, options, watchActor, type ChartMeta } from '../shared/chart'
import { failureKept, thrown, type Failure } from '../shared/failure'
import type { Money } from '../shared/money'
import * as paths from '../shared/paths'

/** One announced round; times are milliseconds by this phone's clock. */
export interface RainRound {
  readonly id: string
  readonly from: number
  readonly until: number
}

/** The announced rounds. The chart stores them whole and reads only these fields. */
export interface Rain {
  /** The current round, from which this player has not opened anything yet. */
  readonly open: RainRound | null
  readonly next: RainRound | null
  /** Envelopes that one player may open in a round. */
  readonly most: number
}

/** A claim: a number of envelopes from one round. Only the platform knows their contents. */
export interface RainCatch {
  readonly round: string
  readonly caught: number
}

/** The contents of the envelopes. */
export interface RainReceipt {
  readonly number: string
  readonly amount: Money
  readonly envelopes: readonly Money[]
}

interface RedRainContext {
  readonly rain: Rain | null
  readonly round: RainRound | null
  /** The caught envelopes, in order. */
  readonly caught: readonly number[]
  readonly receipt: RainReceipt | null
  readonly failure: Failure | null
}

type RedRainEvent =
  | { type: 'START' }
  | { type: 'CATCH'; envelope: number }
  | { type: 'OPEN' }
  | { type: 'DEADLINE' }
  | { type: 'RETRY' }
  | { type: 'CLOSE' }

/** Red envelope rain: announced rounds, envelopes to catch, and their contents, claimed once per round. */
export const redRainMachine = setup({
  types: {
    context: {} as RedRainContext,
    events: {} as RedRainEvent,
    /** With the rounds known from an earlier visit to the screen, as long as they are up to date. */
    input: {} as { rain: Rain | null },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'error' | 'none' | 'waiting' | 'open' | 'falling' | 'done' | 'refused',
  },
  actors: {
    loadRain: callActor<Rain>('loadRain'),
    watchDeadline: watchActor<{ type: 'DEADLINE' }, { until: number }>('watchDeadline'),
    sendOnce: sendOnceActor<RainCatch, RainReceipt>(),
  },
  actions: {
    /** Money was received: reloads the balance. */
    moneyMoved: () => {},
    keepRain: assign((_, { rain }: { rain: Rain }) => ({ rain, round: rain.open, failure: null })),
    beginNext: assign(({ context }) => ({ round: context.rain?.next ?? null })),
    keepCaught: assign(({ context }, { envelope }: { envelope: number }) => ({
      caught: [...context.caught, envelope],
    })),
    keepReceipt: assign((_, { receipt }: { receipt: RainReceipt | null }) => ({ receipt })),
    keepFailure: assign(failureKept),
    /** The round is over for this player. */
    forget: assign({ round: null, caught: [], receipt: null, failure: null }),
  },
  guards: {
    ...onceGuards,
    isKnown: ({ context }) => context.rain !== null && context.caught.length === 0,
    hasRound: ({ context }) => context.round !== null,
    runs: (_, { rain }: { rain: Rain }) => rain.open !== null,
    isAnnounced: (_, { rain }: { rain: Rain }) => rain.next !== null,
    isNew: ({ context }, { envelope }: { envelope: number }) => !context.caught.includes(envelope),
    isLast: ({ context }, { envelope }: { envelope: number }) =>
      !context.caught.includes(envelope) && context.caught.length + 1 >= (context.rain?.most ?? 1),
    hasCaught: ({ context }) => context.caught.length > 0,
  },
}).createMachine({
  id: 'red-rain',
  description: 'Red envelope rain: announced rounds, envelopes to catch, and their contents.',
  options,
  context: ({ input: { rain } }) => ({
    rain,
    round: rain?.open ?? null,
    caught: [],
    receipt: null,
    failure: null,
  }),
  initial: 'settling',
  states: {
    settling: {
      description: 'The envelopes are claimed exactly once. A claim without an answer is looked up first.',
      tags: 'pending',
      meta: { rows: ['ROUTE-25'], screen: paths.redRain },
      invoke: {
        id: 'sendOnce',
        src: 'sendOnce',
        input: ({ context: { round, caught } }) => ({
          request: round && caught.length > 0 ? { round: round.id, caught: caught.length } : null,
        }),
        onDone: [
          {
            guard: { type: 'wasDone', params: endIn },
            target: 'done',
            description: 'The envelopes are open, and the money is in the wallet.',
            actions: { type: 'keepReceipt', params: ({ event }) => ({ receipt: event.output.value }) },
          },
          {
            guard: { type: 'wasNotDone', params: endIn },
            target: 'refused',
            description: 'Nothing was paid: the claim did not arrive, or the platform refused it.',
            actions: { type: 'keepFailure', params: failureIn },
          },
          {
            guard: 'isKnown',
            target: 'renewing',
            description: 'There was no earlier claim; the rounds known from an earlier visit show at once.',
          },
          {
            target: 'loading',
            description: 'There was no earlier claim, or the player stops waiting for its outcome.',
            actions: 'forget',
          },
        ],
        onError: {
          target: 'loading',
          description: 'The outcome is still unknown; it is looked up before the next request is sent.',
          actions: 'forget',
        },
      },
    },
    loading: {
      description: 'The announced rounds are fetched.',
      tags: 'pending',
      meta: { rows: ['ROUTE-25'], screen: paths.redRain },
      invoke: {
        id: 'load',
        src: 'loadRain',
        onDone: [
          {
            guard: { type: 'runs', params: ({ event }) => ({ rain: event.output }) },
            target: 'open',
            actions: { type: 'keepRain', params: ({ event }) => ({ rain: event.output }) },
          },
          {
            guard: { type: 'isAnnounced', params: ({ event }) => ({ rain: event.output }) },
            target: 'waiting',
            actions: { type: 'keepRain', params: ({ event }) => ({ rain: event.output }) },
          },
          { target: 'none', actions: { type: 'keepRain', params: ({ event }) => ({ rain: event.output }) } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    renewing: {
      description:
        'The rounds known from an earlier visit show while they are fetched again; the rain waits for the answer.',
      tags: 'pending',
      meta: { rows: ['ROUTE-25'], screen: paths.redRain },
      invoke: {
        id: 'renew',
        src: 'loadRain',
        onDone: [
          {
            guard: { type: 'runs', params: ({ event }) => ({ rain: event.output }) },
            target: 'open',
            actions: { type: 'keepRain', params: ({ event }) => ({ rain: event.output }) },
          },
          {
            guard: { type: 'isAnnounced', params: ({ event }) => ({ rain: event.output }) },
            target: 'waiting',
            actions: { type: 'keepRain', params: ({ event }) => ({ rain: event.output }) },
          },
          { target: 'none', actions: { type: 'keepRain', params: ({ event }) => ({ rain: event.output }) } },
        ],
        onError: [
          {
            guard: 'hasRound',
            target: 'open',
            description: 'What is known stays on screen: the round is running.',
          },
          { target: 'waiting', description: 'What is known stays on screen: the next round is announced.' },
        ],
      },
    },
    none: {
      description: 'No round is announced.',
      tags: 'none',
      meta: { rows: ['ROUTE-25'], screen: paths.redRain },
      on: { RETRY: { target: 'loading', description: 'The player checks again.' } },
    },
    waiting: {
      description: 'The next round is announced; the time until then counts down.',
      tags: 'waiting',
      meta: { rows: ['ROUTE-25'], screen: paths.redRain },
      invoke: {
        id: 'begin',
        src: 'watchDeadline',
        input: ({ context }) => ({ until: context.rain?.next?.from ?? 0 }),
        onError: {
          target: 'failed',
          description: 'The clock is not available, so the round cannot be timed.',
          actions: { type: 'keepFailure', params: { failure: { code: 'unknown' } } },
        },
      },
      on: {
        DEADLINE: {
          target: 'open',
          description:
            'The round has begun. It is not requested from the platform, as all phones would do so at once.',
          actions: 'beginNext',
        },
      },
    },
    open: {
      description: 'A round is running.',
      tags: 'open',
      meta: { rows: ['ROUTE-25'], screen: paths.redRain },
      initial: 'ready',
      invoke: {
        id: 'end',
        src: 'watchDeadline',
        input: ({ context }) => ({ until: context.round?.until ?? 0 }),
        onError: {
          target: 'failed',
          description: 'The clock is not available, so the round cannot be timed.',
          actions: ['forget', { type: 'keepFailure', params: { failure: { code: 'unknown' } } }],
        },
      },
      on: {
        DEADLINE: [
          {
            guard: 'hasCaught',
            target: 'settling',
            description: 'The round is over: the caught envelopes are opened.',
          },
          { target: 'loading', description: 'The round is over, and nothing was caught.', actions: 'forget' },
        ],
      },
      states: {
        ready: {
          description: 'The round waits for the player to start the rain.',
          meta: { rows: ['ROUTE-25'], screen: paths.redRain },
          on: { START: { target: 'falling', description: 'The player starts the rain.' } },
        },
        falling: {
          description: 'Envelopes fall; each one that the player taps is caught. Speed does not matter.',
          tags: 'falling',
          meta: { rows: ['ROUTE-25'], screen: paths.redRain },
          on: {
            CATCH: [
              {
                guard: { type: 'isLast', params: ({ event }) => ({ envelope: event.envelope }) },
                target: '#red-rain.settling',
                description: 'The player catches the last envelope of this round: all of them are opened.',
                actions: { type: 'keepCaught', params: ({ event }) => ({ envelope: event.envelope }) },
              },
              {
                guard: { type: 'isNew', params: ({ event }) => ({ envelope: event.envelope }) },
                description: 'Another envelope is caught.',
                actions: { type: 'keepCaught', params: ({ event }) => ({ envelope: event.envelope }) },
              },
            ],
            OPEN: {
              guard: 'hasCaught',
              target: '#red-rain.settling',
              description: 'The player stops catching and opens the caught envelopes.',
            },
          },
        },
      },
    },
    done: {
      description: 'The contents of the envelopes show, with the number of the claim.',
      tags: 'done',
      meta: { rows: ['ROUTE-25'], screen: paths.redRain },
      entry: 'moneyMoved',
      on: { CLOSE: { target: 'loading', description: 'The player closes the message.', actions: 'forget' } },
    },
    refused: {
      description: 'The screen says that nothing was paid, and why.',
      tags: 'refused',
      meta: { rows: ['ROUTE-25'], screen: paths.redRain },
      on: { CLOSE: { target: 'loading', description: 'The player closes the message.', actions: 'forget' } },
    },
    failed: {
      description: 'The rounds could not be loaded; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: paths.redRain },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
  },
})
