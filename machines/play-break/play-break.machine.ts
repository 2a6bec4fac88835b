import { assign, setup } from 'xstate'
import { confirmedChangeActor } from '../confirmed-change/confirmed-change.machine'
import { changeGuards, type ChangeOutcome } from '../confirmed-change/outcome'
import { callActor, options, watchActor, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'
import { endOf, type BreakLength, type PlayBreak } from './break'

interface PlayBreakContext {
  readonly now: PlayBreak | null
  readonly length: BreakLength | null
  readonly failure: Failure | null
}

type PlayBreakEvent =
  | { type: 'RETRY' }
  | { type: 'CHOOSE'; length: BreakLength }
  | { type: 'NEXT' }
  | { type: 'COME_BACK' }
  | { type: 'DEADLINE' }

const screen = paths.responsible
const rows = ['I18N-07'] as const

/** A time-out or a self-exclusion: takes effect immediately, cannot be ended early. */
export const playBreakMachine = setup({
  types: {
    context: {} as PlayBreakContext,
    events: {} as PlayBreakEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'loading' | 'form' | 'resting' | 'error',
  },
  actors: {
    loadBreak: callActor<PlayBreak>('loadBreak'),
    watchDeadline: watchActor<{ type: 'DEADLINE' }, { until: number }>('watchDeadline'),
    changeBreak: confirmedChangeActor<BreakLength | 'back' | null, PlayBreak>(),
  },
  actions: {
    ...effects,
    /** Whether the player is on a break: if so, no screen invites them to play, in any tab. */
    tellBreak: (_: unknown, _params: { rests: boolean }) => {},
    keepBreak: assign((_, { now }: { now: PlayBreak | null }) => ({ now, length: null, failure: null })),
    keepLength: assign((_, { length }: { length: BreakLength }) => ({ length, failure: null })),
    keepFailure: assign((_, { failure }: { failure: Failure | null }) => ({ failure })),
  },
  guards: {
    ...changeGuards,
    rests: (_, { now }: { now: PlayBreak }) => now.kind !== 'none',
    chosen: ({ context }) => context.length !== null,
    playsAgain: (_, { ended }: { ended: ChangeOutcome<PlayBreak> }) => ended.value?.kind === 'none',
    isOver: ({ context }) => context.now?.over === true,
  },
  delays: { lookAgain: limits.lookAgain },
}).createMachine({
  id: 'play-break',
  description: 'A time-out or a self-exclusion: begun at once, never ended early.',
  options,
  context: { now: null, length: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The platform says whether the player takes a break.',
      tags: ['pending', 'loading'],
      meta: { rows, screen },
      invoke: {
        id: 'load',
        src: 'loadBreak',
        onDone: [
          {
            guard: { type: 'rests', params: ({ event }) => ({ now: event.output }) },
            target: 'resting',
            description: 'They do.',
            actions: [
              { type: 'keepBreak', params: ({ event }) => ({ now: event.output }) },
              { type: 'tellBreak', params: { rests: true } },
            ],
          },
          {
            target: 'choosing',
            description: 'They do not.',
            actions: [
              { type: 'keepBreak', params: ({ event }) => ({ now: event.output }) },
              { type: 'tellBreak', params: { rests: false } },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    choosing: {
      description: 'How long the break is to last, and what it means; nothing is chosen beforehand.',
      tags: 'form',
      meta: { rows, screen },
      on: {
        CHOOSE: {
          description: 'One of the lengths.',
          actions: { type: 'keepLength', params: ({ event }) => ({ length: event.length }) },
        },
        NEXT: { guard: 'chosen', target: 'taking', description: 'The player goes on.' },
      },
    },
    taking: {
      description: 'A dialog says from when to when nobody can end it, and asks once; then the break begins.',
      tags: 'form',
      meta: { rows, screen },
      invoke: {
        id: 'change',
        src: 'changeBreak',
        input: ({ context }) => ({ change: context.length, asks: 'yes' }),
        onDone: [
          {
            guard: { type: 'wasAccepted', params: ({ event }) => ({ ended: event.output }) },
            target: 'resting',
            description: 'It holds, at once and everywhere.',
            actions: [
              { type: 'keepBreak', params: ({ event }) => ({ now: event.output.value }) },
              { type: 'tellBreak', params: { rests: true } },
            ],
          },
          {
            target: 'choosing',
            description: 'It does not hold, or may not: the form says why, unless the player said no.',
            actions: { type: 'keepFailure', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    resting: {
      description:
        'The player takes a break: its end, and that withdrawal and history stay open. Once it is over, they may ask to come back.',
      tags: 'resting',
      meta: { rows, screen },
      invoke: {
        id: 'end',
        src: 'watchDeadline',
        input: ({ context }) => ({ until: endOf(context.now) }),
        onError: { description: 'The time cannot be watched; the screen is as it was.' },
      },
      on: {
        DEADLINE: {
          target: 'due',
          description: 'Its end has come, or was past when the screen opened.',
        },
        COME_BACK: { guard: 'isOver', target: 'returning', description: 'The break is over, and they ask.' },
      },
    },
    due: {
      description: 'The break may be over. By the platform’s clock that may be some seconds later.',
      tags: 'resting',
      meta: { rows, screen },
      after: { lookAgain: { target: 'loading', description: 'The platform is asked.' } },
    },
    returning: {
      description: 'The platform is asked to open play again.',
      tags: ['pending', 'resting'],
      meta: { rows, screen },
      invoke: {
        id: 'return',
        src: 'changeBreak',
        input: { change: 'back', asks: 'nothing' },
        onDone: [
          {
            guard: { type: 'playsAgain', params: ({ event }) => ({ ended: event.output }) },
            target: 'choosing',
            description: 'A time-out ends at once.',
            actions: [
              { type: 'keepBreak', params: ({ event }) => ({ now: event.output.value }) },
              { type: 'tellBreak', params: { rests: false } },
            ],
          },
          {
            guard: { type: 'wasAccepted', params: ({ event }) => ({ ended: event.output }) },
            target: 'resting',
            description: 'After a self-exclusion it waits: the screen says until when.',
            actions: { type: 'keepBreak', params: ({ event }) => ({ now: event.output.value }) },
          },
          {
            target: 'resting',
            description: 'Refused, or it did not get through: the screen says why.',
            actions: { type: 'keepFailure', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    failed: {
      description: 'It could not be loaded; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
  },
})
