import { assign, setup } from 'xstate'
import { typedLimit, type LimitPeriod } from '../play-limits/limit'
import { confirmedChangeActor } from '../confirmed-change/confirmed-change.machine'
import { changeGuards } from '../confirmed-change/outcome'
import { callActor, endIn, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { thrown, type Failure } from '../shared/failure'
import { limits as times } from '../shared/limits'
import * as paths from '../shared/paths'
import { nothingTyped, wantedLimits, wrongPeriod, type TypedLimits } from './form'

interface FirstLimitsContext {
  readonly currency: string
  readonly typed: TypedLimits
  /** The field to correct, once the player has tried to save. */
  readonly wrong: LimitPeriod | null
  readonly failure: Failure | null
}

type FirstLimitsEvent =
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

/**
 * Before the first deposit: the most the player wants to deposit. No value is suggested, and they may skip
 * it.
 */
export const firstLimitsMachine = setup({
  types: {
    context: {} as FirstLimitsContext,
    events: {} as FirstLimitsEvent,
    input: {} as { currency: string },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'saving' | 'done',
  },
  actors: {
    saveLimits: confirmedChangeActor<readonly WantedLimit[], null>(),
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
    keepFailure: assign((_, { failure }: { failure: Failure | null }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    ...changeGuards,
    wrong: ({ context: { typed, currency } }) => wrongPeriod(typed, currency) !== null,
  },
}).createMachine({
  id: 'first-limits',
  description:
    'Before the first deposit, the player may limit how much they deposit. No value is suggested, and they may skip it.',
  options,
  context: ({ input }) => ({ currency: input.currency, typed: nothingTyped, wrong: null, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      description:
        'Three empty fields: limits for 24 hours, 7 days and the month. Any of them may stay empty.',
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
            description: 'Nothing was typed, or not a valid amount: the field says so.',
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
          description: 'The player sets no limits for now.',
          actions: 'forgetFailure',
        },
      },
    },
    saving: {
      description: 'The change is being sent to the platform. Tapping again does nothing.',
      tags: ['pending', 'saving'],
      meta: { rows, screen },
      invoke: {
        id: 'change',
        src: 'saveLimits',
        input: ({ context: { typed, currency } }) => ({
          change: wantedLimits(typed, currency),
          asks: 'nothing',
        }),
        onDone: [
          {
            guard: { type: 'wasAccepted', params: endIn },
            target: 'done',
            description: 'The limits apply immediately.',
            actions: {
              type: 'notify',
              params: { kind: 'success', text: 'change-saved', milliseconds: times.successToast },
            },
          },
          {
            target: 'asking',
            description:
              'The limits are not saved, or it is unclear whether they are: the form says why and keeps what was typed.',
            actions: { type: 'keepFailure', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    declining: {
      description:
        'The platform is informed that the player was asked; the deposit waits no longer than a call may take.',
      tags: 'pending',
      meta: { rows, screen },
      invoke: {
        id: 'decline',
        src: 'declineLimits',
        onDone: { target: 'done', description: 'The player is not asked again.' },
        onError: { target: 'done', description: 'The player may be asked once more; the deposit continues.' },
      },
    },
    done: {
      type: 'final',
      description: 'The deposit form follows.',
      tags: 'done',
      meta: { rows, screen },
    },
  },
})
