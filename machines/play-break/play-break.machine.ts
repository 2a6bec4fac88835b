import { assign, setup } from 'xstate'
import { refusalIn } from '../shared/answers'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import * as paths from '../shared/paths'
import type { BreakLength, PlayBreak } from './break'

export interface PlayBreakContext {
  readonly now: PlayBreak | null
  readonly length: BreakLength | null
  readonly failure: Failure | null
}

export type PlayBreakEvent =
  | { type: 'RETRY' }
  | { type: 'CHOOSE'; length: BreakLength }
  | { type: 'NEXT' }
  | { type: 'CANCEL' }
  | { type: 'CONFIRM' }
  | { type: 'COME_BACK' }
  | { type: 'LOOK_AGAIN' }

const screen = paths.responsible
const rows = ['I18N-07'] as const

/** A time-out or a self-exclusion: begun at once, never ended early. */
export const playBreakMachine = setup({
  types: {
    context: {} as PlayBreakContext,
    events: {} as PlayBreakEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'loading' | 'form' | 'asking' | 'sending' | 'resting' | 'error',
  },
  actors: {
    loadBreak: callActor<PlayBreak>('loadBreak'),
    takeBreak: callActor<Answer<PlayBreak>, { length: BreakLength | null }>('takeBreak'),
    comeBack: callActor<Answer<PlayBreak>>('comeBack'),
  },
  actions: {
    ...effects,
    /** From now on, or no longer, nobody invites the player to play: on every screen and in every tab. */
    breakChanged: () => {},
    keepBreak: assign((_, { now }: { now: PlayBreak | null }) => ({ now, length: null, failure: null })),
    keepLength: assign((_, { length }: { length: BreakLength }) => ({ length, failure: null })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
  guards: {
    rests: (_, { now }: { now: PlayBreak }) => now.kind !== 'none',
    chosen: ({ context }) => context.length !== null,
    accepted: (_, { answer }: { answer: Answer<PlayBreak> }) => answer.ok,
    playsAgain: (_, { answer }: { answer: Answer<PlayBreak> }) => answer.ok && answer.value.kind === 'none',
    isOver: ({ context }) => context.now?.over === true,
  },
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
            actions: { type: 'keepBreak', params: ({ event }) => ({ now: event.output }) },
          },
          {
            target: 'choosing',
            description: 'They do not.',
            actions: { type: 'keepBreak', params: ({ event }) => ({ now: event.output }) },
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
        NEXT: { guard: 'chosen', target: 'asking', description: 'The player goes on.' },
      },
    },
    asking: {
      description: 'A dialog says from when to when nobody can end it, and asks once.',
      tags: ['form', 'asking'],
      meta: { rows, screen },
      on: {
        CANCEL: { target: 'choosing', description: 'No, or the dialog is closed.' },
        CONFIRM: { target: 'taking', description: 'Yes.' },
      },
    },
    taking: {
      description: 'The break begins. Tapping again does nothing.',
      tags: ['pending', 'form', 'sending'],
      meta: { rows, screen },
      invoke: {
        id: 'take',
        src: 'takeBreak',
        input: ({ context }) => ({ length: context.length }),
        onDone: [
          {
            guard: { type: 'accepted', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting',
            description: 'It holds, at once and everywhere.',
            actions: [
              {
                type: 'keepBreak',
                params: ({ event }) => ({ now: event.output.ok ? event.output.value : null }),
              },
              'breakChanged',
            ],
          },
          {
            target: 'choosing',
            description: 'Refused: the form says why.',
            actions: { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: {
          target: 'choosing',
          description: 'It may not hold: the form says so, and asking again does no harm.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    resting: {
      description:
        'The player takes a break: its end, and that withdrawal and history stay open. Once it is over, they may ask to come back.',
      tags: 'resting',
      meta: { rows, screen },
      on: {
        LOOK_AGAIN: {
          target: 'loading',
          description: 'Its end has come while the screen was open: the platform is asked.',
        },
        COME_BACK: { guard: 'isOver', target: 'returning', description: 'The break is over, and they ask.' },
      },
    },
    returning: {
      description: 'The platform is asked to open play again.',
      tags: ['pending', 'resting', 'sending'],
      meta: { rows, screen },
      invoke: {
        id: 'return',
        src: 'comeBack',
        onDone: [
          {
            guard: { type: 'playsAgain', params: ({ event }) => ({ answer: event.output }) },
            target: 'choosing',
            description: 'A time-out ends at once.',
            actions: [
              {
                type: 'keepBreak',
                params: ({ event }) => ({ now: event.output.ok ? event.output.value : null }),
              },
              'breakChanged',
            ],
          },
          {
            guard: { type: 'accepted', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting',
            description: 'After a self-exclusion it waits: the screen says until when.',
            actions: {
              type: 'keepBreak',
              params: ({ event }) => ({ now: event.output.ok ? event.output.value : null }),
            },
          },
          {
            target: 'resting',
            description: 'Refused: the screen says why.',
            actions: { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: {
          target: 'resting',
          description: 'It may not be asked for: asking again does no harm.',
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
