import { assign, setup } from 'xstate'
import { confirmedChangeActor } from '../confirmed-change/confirmed-change.machine'
import { changeGuards, type ChangeOutcome } from '../confirmed-change/outcome'
import { callActor, endIn, options, watchActor, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { thrown, type Failure } from '../shared/failure'
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
  description: 'A time-out or a self-exclusion: it starts at once and cannot be ended early.',
  options,
  context: { now: null, length: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Checks whether the player is on a break.',
      tags: ['pending', 'loading'],
      meta: { rows, screen },
      invoke: {
        id: 'load',
        src: 'loadBreak',
        onDone: [
          {
            guard: { type: 'rests', params: ({ event }) => ({ now: event.output }) },
            target: 'resting',
            description: 'The player is on a break.',
            actions: [
              { type: 'keepBreak', params: ({ event }) => ({ now: event.output }) },
              { type: 'tellBreak', params: { rests: true } },
            ],
          },
          {
            target: 'choosing',
            description: 'The player is not on a break.',
            actions: [
              { type: 'keepBreak', params: ({ event }) => ({ now: event.output }) },
              { type: 'tellBreak', params: { rests: false } },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    choosing: {
      description: 'The screen explains the break and asks how long it should last; nothing is preselected.',
      tags: 'form',
      meta: { rows, screen },
      on: {
        CHOOSE: {
          description: 'One of the lengths is selected.',
          actions: { type: 'keepLength', params: ({ event }) => ({ length: event.length }) },
        },
        NEXT: {
          guard: 'chosen',
          target: 'taking',
          description: 'The player continues with the chosen length.',
        },
      },
    },
    taking: {
      description:
        'A dialog says from when until when the break cannot be ended and asks for confirmation; then it begins.',
      tags: 'form',
      meta: { rows, screen },
      invoke: {
        id: 'change',
        src: 'changeBreak',
        input: ({ context }) => ({ change: context.length, asks: 'yes' }),
        onDone: [
          {
            guard: { type: 'wasAccepted', params: endIn },
            target: 'resting',
            description: 'The break applies at once and everywhere.',
            actions: [
              { type: 'keepBreak', params: ({ event }) => ({ now: event.output.value }) },
              { type: 'tellBreak', params: { rests: true } },
            ],
          },
          {
            target: 'choosing',
            description:
              'The break has not started, or this is unclear: the form says why, unless the player cancelled.',
            actions: { type: 'keepFailure', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    resting: {
      description:
        'The player is on a break: the screen shows its end and that withdrawal and history stay open. Once it is over, they may ask to come back.',
      tags: 'resting',
      meta: { rows, screen },
      invoke: {
        id: 'end',
        src: 'watchDeadline',
        input: ({ context }) => ({ until: endOf(context.now) }),
        onError: { description: 'The end of the break cannot be tracked; the screen stays as it is.' },
      },
      on: {
        DEADLINE: {
          target: 'due',
          description: 'The end of the break is reached, or had passed when the screen opened.',
        },
        COME_BACK: {
          guard: 'isOver',
          target: 'returning',
          description: 'The break is over, and the player asks to come back.',
        },
      },
    },
    due: {
      description: 'The break may be over; by the platform’s clock it may last some seconds longer.',
      tags: 'resting',
      meta: { rows, screen },
      after: {
        lookAgain: {
          target: 'loading',
          description: 'The delay has passed: the platform is asked whether the break is over.',
        },
      },
    },
    returning: {
      description: 'The platform is asked to let the player play again.',
      tags: ['pending', 'resting'],
      meta: { rows, screen },
      invoke: {
        id: 'return',
        src: 'changeBreak',
        input: { change: 'back', asks: 'nothing' },
        onDone: [
          {
            guard: { type: 'playsAgain', params: endIn },
            target: 'choosing',
            description: 'A time-out ends at once: the player can play again.',
            actions: [
              { type: 'keepBreak', params: ({ event }) => ({ now: event.output.value }) },
              { type: 'tellBreak', params: { rests: false } },
            ],
          },
          {
            guard: { type: 'wasAccepted', params: endIn },
            target: 'resting',
            description: 'After a self-exclusion there is a waiting period: the screen says until when.',
            actions: { type: 'keepBreak', params: ({ event }) => ({ now: event.output.value }) },
          },
          {
            target: 'resting',
            description: 'The request was refused or did not get through: the screen says why.',
            actions: { type: 'keepFailure', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    failed: {
      description: 'Loading failed; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
  },
})
