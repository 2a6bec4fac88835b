import { assign, setup } from 'xstate'
import { confirmedChangeActor } from '../confirmed-change/confirmed-change.machine'
import { changeGuards } from '../confirmed-change/outcome'
import { callActor, endIn, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { thrown, type Failure } from '../shared/failure'
import { limits as times } from '../shared/limits'
import * as paths from '../shared/paths'
import { limitProblem, limitText, typedLimit, type LimitName, type LimitProblem, type Limits } from './limit'

/** A change as sent; for `set`, `value` null removes the limit. */
export type LimitChange =
  | (LimitName & { readonly act: 'set'; readonly value: string | null })
  | (LimitName & { readonly act: 'confirm' | 'cancel' })

interface PlayLimitsContext {
  readonly limits: Limits | null
  /** The limit being edited. */
  readonly chosen: LimitName | null
  readonly typed: string
  readonly problem: LimitProblem | null
  readonly change: LimitChange | null
  readonly failure: Failure | null
}

type PlayLimitsEvent =
  | { type: 'RETRY' }
  | { type: 'CHOOSE'; name: LimitName }
  | { type: 'TYPE'; value: string }
  | { type: 'SAVE' }
  | { type: 'REMOVE' }
  | { type: 'CLOSE' }
  | { type: 'CONFIRM'; name: LimitName }
  | { type: 'CANCEL'; name: LimitName }

const start: PlayLimitsContext = {
  limits: null,
  chosen: null,
  typed: '',
  problem: null,
  change: null,
  failure: null,
}

const screen = paths.responsible
const rows = ['I18N-07', 'WALLET-07'] as const

/**
 * A player's own limits: lower ones take effect at once, higher ones or none after a waiting period and a
 * second confirmation.
 */
export const playLimitsMachine = setup({
  types: {
    context: {} as PlayLimitsContext,
    events: {} as PlayLimitsEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'loading' | 'content' | 'form' | 'error',
  },
  actors: {
    loadLimits: callActor<Limits>('loadLimits'),
    changeLimit: confirmedChangeActor<LimitChange | null, Limits>(),
  },
  actions: {
    ...effects,
    keepLimits: assign((_, { limits }: { limits: Limits | null }) => ({ ...start, limits })),
    choose: assign((_, { name }: { name: LimitName }) => ({
      chosen: name,
      typed: '',
      problem: null,
      failure: null,
    })),
    type: assign(({ context: { chosen, limits } }, { value }: { value: string }) => ({
      typed: typedLimit(chosen?.kind ?? 'deposit', value, limits?.currency ?? ''),
      problem: null,
      failure: null,
    })),
    showProblem: assign({
      problem: ({ context: { chosen, typed, limits } }) =>
        limitProblem(chosen?.kind ?? 'deposit', typed, limits?.currency ?? ''),
    }),
    askTyped: assign(({ context: { chosen, typed, limits } }) => ({
      failure: null,
      change: chosen && {
        ...chosen,
        act: 'set' as const,
        value: limitText(chosen.kind, typed, limits?.currency ?? ''),
      },
    })),
    askNone: assign(({ context: { chosen } }) => ({
      failure: null,
      change: chosen && { ...chosen, act: 'set' as const, value: null },
    })),
    askWaiting: assign((_, { name, act }: { name: LimitName; act: 'confirm' | 'cancel' }) => ({
      failure: null,
      change: { ...name, act },
    })),
    closeForm: assign({ chosen: null, typed: '', problem: null, failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure | null }) => ({ failure })),
  },
  guards: {
    ...changeGuards,
    wrong: ({ context: { chosen, typed, limits } }) =>
      chosen === null || limitProblem(chosen.kind, typed, limits?.currency ?? '') !== null,
    inForm: ({ context }) => context.chosen !== null,
  },
}).createMachine({
  id: 'play-limits',
  description:
    'A player’s own limits: lower ones apply at once, higher ones or none after a waiting period and a second confirmation.',
  options,
  context: start,
  initial: 'loading',
  states: {
    loading: {
      description: 'The limits are fetched, with what is used and left of each.',
      tags: ['pending', 'loading'],
      meta: { rows, screen },
      invoke: {
        id: 'load',
        src: 'loadLimits',
        onDone: {
          target: 'list',
          description: 'All limits show, whether set or not.',
          actions: { type: 'keepLimits', params: ({ event }) => ({ limits: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    list: {
      description: 'Every limit with what is left of it; one that will be raised says from when.',
      tags: 'content',
      meta: { rows, screen },
      on: {
        CHOOSE: {
          target: 'editing',
          description: 'The player opens a limit. The field is empty: nothing is suggested.',
          actions: { type: 'choose', params: ({ event }) => ({ name: event.name }) },
        },
        CONFIRM: {
          target: 'changing',
          description: 'The player confirms a limit for the second time after its waiting period.',
          actions: { type: 'askWaiting', params: ({ event }) => ({ name: event.name, act: 'confirm' }) },
        },
        CANCEL: {
          target: 'changing',
          description: 'The player cancels the change: the limit stays as it is.',
          actions: { type: 'askWaiting', params: ({ event }) => ({ name: event.name, act: 'cancel' }) },
        },
      },
    },
    editing: {
      description:
        'A panel asks for the limit and says what applies at once and what after a waiting period.',
      tags: ['content', 'form'],
      meta: { rows, screen },
      on: {
        TYPE: {
          description: 'Typing clears the message.',
          actions: { type: 'type', params: ({ event }) => ({ value: event.value }) },
        },
        SAVE: [
          {
            guard: 'wrong',
            description: 'Nothing was typed, or more minutes than a month has: the field says so.',
            actions: ['showProblem', { type: 'focusField', params: { field: 'limit' } }],
          },
          { target: 'changing', description: 'The limit is sent.', actions: 'askTyped' },
        ],
        REMOVE: {
          target: 'changing',
          description: 'The player wants to remove the limit.',
          actions: 'askNone',
        },
        CLOSE: { target: 'list', description: 'The player closes the panel.', actions: 'closeForm' },
      },
    },
    changing: {
      description: 'The change is being sent to the platform. Tapping again does nothing.',
      tags: ['pending', 'content'],
      meta: { rows, screen },
      invoke: {
        id: 'change',
        src: 'changeLimit',
        input: ({ context }) => ({ change: context.change, asks: 'nothing' }),
        onDone: [
          {
            guard: { type: 'wasAccepted', params: endIn },
            target: 'list',
            description: 'The list shows what applies now and what is still waiting.',
            actions: [
              { type: 'keepLimits', params: ({ event }) => ({ limits: event.output.value }) },
              {
                type: 'notify',
                params: { kind: 'success', text: 'change-saved', milliseconds: times.successToast },
              },
            ],
          },
          {
            guard: 'inForm',
            target: 'editing',
            description:
              'The change is not saved, or this is unclear: the panel says why and keeps what was typed.',
            actions: { type: 'keepFailure', params: ({ event }) => event.output },
          },
          {
            target: 'list',
            description: 'The change is not saved, or this is unclear: the list says why.',
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
      description: 'The limits could not be loaded but still apply; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
  },
})
