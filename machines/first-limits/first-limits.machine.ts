import { assign, setup } from 'xstate'
import { typedLimit, type LimitPeriod } from '../play-limits/limit'
import { refusalIn } from '../shared/answers'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits as times } from '../shared/limits'
import * as paths from '../shared/paths'
import { nothingTyped, wantedLimits, wrongPeriod, type TypedLimits } from './form'

export interface FirstLimitsContext {
  readonly currency: string
  readonly typed: TypedLimits
  /** The field that is to be corrected, once the player has tried to save. */
  readonly wrong: LimitPeriod | null
  readonly failure: Failure | null
}

export type FirstLimitsEvent =
  | { type: 'TYPE'; period: LimitPeriod; value: string }
  | { type: 'SAVE' }
  | { type: 'SKIP' }

/** A limit as it is sent: decimal text. */
export interface WantedLimit {
  readonly period: LimitPeriod
  readonly value: string
}

const rows = ['I18N-07', 'WALLET-07'] as const
const screen = paths.deposit

/** Before the first deposit: how much the player wants to put in at the most. Nothing is suggested, and they may go on without. */
export const firstLimitsMachine = setup({
  types: {
    context: {} as FirstLimitsContext,
    events: {} as FirstLimitsEvent,
    input: {} as { currency: string },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'saving' | 'done',
  },
  actors: {
    saveLimits: callActor<Answer<null>, { limits: readonly WantedLimit[] }>('saveLimits'),
    declineLimits: callActor<null>('declineLimits'),
  },
  actions: {
    ...effects,
    keepTyped: assign(({ context }, { period, value }: { period: LimitPeriod; value: string }) => ({
      typed: { ...context.typed, [period]: typedLimit('deposit', value, context.currency) },
      wrong: null,
      failure: null,
    })),
    showWrong: assign({ wrong: ({ context: { typed, currency } }) => wrongPeriod(typed, currency) }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    wrong: ({ context: { typed, currency } }) => wrongPeriod(typed, currency) !== null,
    accepted: (_, { answer }: { answer: Answer<null> }) => answer.ok,
  },
}).createMachine({
  id: 'first-limits',
  description:
    'Before the first deposit: how much the player wants to put in at the most. Nothing is suggested, and they may go on without.',
  options,
  context: ({ input }) => ({ currency: input.currency, typed: nothingTyped, wrong: null, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'Three empty fields: 24 hours, 7 days, the month. Any of them may stay empty.',
      meta: { rows, screen },
      on: {
        TYPE: {
          description: 'Typing clears the message.',
          actions: {
            type: 'keepTyped',
            params: ({ event }) => ({ period: event.period, value: event.value }),
          },
        },
        SAVE: [
          {
            guard: 'wrong',
            description: 'Nothing was typed, or no amount: the field says so.',
            actions: [
              'showWrong',
              {
                type: 'focusField',
                params: ({ context: { typed, currency } }) => ({
                  field: `limit-${wrongPeriod(typed, currency) ?? 'day'}`,
                }),
              },
            ],
          },
          { target: 'saving', description: 'The limits are sent.', actions: 'forgetFailure' },
        ],
        SKIP: {
          target: 'declining',
          description: 'The player wants none for now.',
          actions: 'forgetFailure',
        },
      },
    },
    saving: {
      description: 'The platform is told. Tapping again does nothing.',
      tags: ['pending', 'saving'],
      meta: { rows, screen },
      invoke: {
        id: 'save',
        src: 'saveLimits',
        input: ({ context: { typed, currency } }) => ({ limits: wantedLimits(typed, currency) }),
        onDone: [
          {
            guard: { type: 'accepted', params: ({ event }) => ({ answer: event.output }) },
            target: 'done',
            description: 'They hold at once.',
            actions: {
              type: 'notify',
              params: { kind: 'success', text: 'change-saved', milliseconds: times.successToast },
            },
          },
          {
            target: 'asking',
            description: 'Refused: the form says why, and what was typed is still there.',
            actions: { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: {
          target: 'asking',
          description: 'They may not be saved: sending them again does no harm.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    declining: {
      description:
        'The platform is told that the player was asked. Nobody waits for it longer than a call may take.',
      tags: 'pending',
      meta: { rows, screen },
      invoke: {
        id: 'decline',
        src: 'declineLimits',
        onDone: { target: 'done', description: 'They are not asked again.' },
        onError: { target: 'done', description: 'It may be asked once more; the deposit goes on.' },
      },
    },
    done: {
      type: 'final',
      description: 'The deposit’s form follows.',
      tags: 'done',
      meta: { rows, screen },
    },
  },
})
