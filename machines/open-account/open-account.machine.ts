import { assign, setup } from 'xstate'
import { refusalIn } from '../shared/answers'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import type { FieldRules } from '../shared/fields'
import { limits } from '../shared/limits'
import {
  checkFields,
  emptyValues,
  firstProblem,
  type AccountKind,
  type OpenField,
  type OpenProblems,
  type OpenValues,
} from './form'
import { ratesToSend, troubledRates, typedRate, type Rate, type TypedRates } from './rates'

/** What the form is made of: the rules of registration, and the rates that the agent has himself. */
export interface OpenKit {
  readonly rules: FieldRules
  readonly own: readonly Rate[]
}

/** What is sent: the key of the intent, and the account as it is meant. */
export interface OpenCall {
  readonly requestId: string
  readonly kind: AccountKind
  readonly values: OpenValues
  readonly rates: readonly Rate[]
}

export interface OpenAccountContext extends OpenKit {
  readonly kind: AccountKind
  readonly values: OpenValues
  readonly rates: TypedRates
  readonly problems: OpenProblems
  /** Categories whose rate is wrong, once the form was sent. */
  readonly badRates: readonly string[]
  /** Key of the intent that is on its way, or whose outcome is looked for. */
  readonly requestId: string
  readonly failure: Failure | null
  /** User name of the account that has been opened. */
  readonly opened: string
}

export type OpenAccountEvent =
  | { type: 'RETRY' }
  | { type: 'TYPE'; field: OpenField; value: string }
  | { type: 'TYPE_RATE'; category: string; value: string }
  | { type: 'CHOOSE_KIND'; kind: AccountKind }
  | { type: 'SUBMIT'; requestId: string }
  | { type: 'LOOK_AGAIN' }
  | { type: 'ANOTHER' }

const emptyForm = {
  kind: 'member',
  values: emptyValues,
  rates: {},
  problems: {},
  badRates: [],
  requestId: '',
  failure: null,
} as const

/** An agent opens an account for somebody, once: an answer that got lost is looked for before anything is sent again. */
export const openAccountMachine = setup({
  types: {
    context: {} as OpenAccountContext,
    events: {} as OpenAccountEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'form' | 'busy' | 'unknown' | 'opened' | 'error',
  },
  actors: {
    loadKit: callActor<OpenKit>('loadKit'),
    openAccount: callActor<Answer<{ username: string }>, OpenCall>('openAccount'),
    /** The account that a key has opened, or null; then the key opens none any more. */
    findOpened: callActor<string | null, { requestId: string }>('findOpened'),
  },
  actions: {
    ...effects,
    keepKit: assign((_, { kit }: { kit: OpenKit }) => ({ ...kit, failure: null })),
    type: assign(({ context }, { field, value }: { field: OpenField; value: string }) => ({
      values: { ...context.values, [field]: value },
      problems: { ...context.problems, [field]: undefined },
    })),
    typeRate: assign(({ context }, { category, value }: { category: string; value: string }) => ({
      rates: { ...context.rates, [category]: typedRate(value) },
      badRates: context.badRates.filter((one) => one !== category),
    })),
    chooseKind: assign((_, { kind }: { kind: AccountKind }) => ({ kind })),
    showProblems: assign(({ context }) => ({
      problems: checkFields(context),
      badRates: troubledRates(context.own, context.rates),
    })),
    keepIntent: assign((_, { requestId }: { requestId: string }) => ({
      requestId,
      failure: null,
      problems: {},
      badRates: [],
    })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    blameName: assign({ problems: { username: 'taken' } }),
    /** Keeps the name alone: the password is nobody's business any more. */
    keepOpened: assign(({ context }) => ({ ...emptyForm, opened: context.values.username })),
    startAnew: assign({ opened: '' }),
  },
  guards: {
    incomplete: ({ context }) => firstProblem(context) !== null,
    saidYes: (_, { answer }: { answer: Answer<unknown> }) => answer.ok,
    nameTaken: (_, { answer }: { answer: Answer<unknown> }) =>
      !answer.ok && answer.failure.code === 'already-exists',
    wasOpened: (_, { username }: { username: string | null }) => username !== null,
  },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'open-account',
  description:
    'An agent opens an account for somebody, once: an answer that got lost is looked for before anything is sent again.',
  options,
  context: { rules: {}, own: [], opened: '', ...emptyForm },
  initial: 'preparing',
  states: {
    preparing: {
      description: 'The rules for the fields and the agent’s own rates are fetched.',
      tags: 'pending',
      meta: { rows: ['REG-18', 'WIRE-19', 'WIRE-112'], screen: '/m/agentRegister' },
      invoke: {
        id: 'kit',
        src: 'loadKit',
        onDone: {
          target: 'editing',
          actions: { type: 'keepKit', params: ({ event }) => ({ kit: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'failed',
          description: 'No answer in time.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    failed: {
      description: 'The form could not be made; the screen offers another try.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: '/m/agentRegister' },
      on: { RETRY: { target: 'preparing', description: 'The agent tries again.' } },
    },
    editing: {
      description: 'The agent says what kind of account, for whom, and what he gives on of his rates.',
      tags: 'form',
      meta: { rows: ['ROUTE-20', 'AGENT-20', 'REG-07'], screen: '/m/agentRegister' },
      on: {
        TYPE: {
          description: 'Typing takes the message under the field away.',
          actions: { type: 'type', params: ({ event }) => event },
        },
        TYPE_RATE: {
          description: 'A rate of one category, within what the agent has himself.',
          actions: { type: 'typeRate', params: ({ event }) => event },
        },
        CHOOSE_KIND: {
          description: 'A member plays; an agent has members of his own.',
          actions: { type: 'chooseKind', params: ({ event }) => event },
        },
        SUBMIT: [
          {
            guard: 'incomplete',
            description: 'Something is wrong: it says so under the fields, and goes to the first one.',
            actions: [
              'showProblems',
              {
                type: 'focusField',
                params: ({ context }) => ({ field: firstProblem(context) ?? 'username' }),
              },
            ],
          },
          {
            target: 'opening',
            description: 'All fields are right.',
            actions: { type: 'keepIntent', params: ({ event }) => event },
          },
        ],
      },
    },
    opening: {
      description: 'The account is being opened. Tapping again does nothing.',
      tags: ['form', 'pending', 'busy'],
      meta: { rows: ['WIRE-116'], screen: '/m/agentRegister' },
      invoke: {
        id: 'open',
        src: 'openAccount',
        input: ({ context }) => ({
          requestId: context.requestId,
          kind: context.kind,
          values: context.values,
          rates: ratesToSend(context.own, context.rates),
        }),
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'opened',
            description: 'The account is there.',
            actions: 'keepOpened',
          },
          {
            guard: { type: 'nameTaken', params: ({ event }) => ({ answer: event.output }) },
            target: 'editing',
            description: 'Somebody has this name already: it says so under it.',
            actions: ['blameName', { type: 'focusField', params: { field: 'username' } }],
          },
          {
            target: 'editing',
            description: 'Refused, with the reason above the form. Nothing typed is lost.',
            actions: { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: {
          target: 'finding',
          description: 'Not known whether it is open: looks before anything is sent again.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'finding',
          description: 'No answer in time: looks before anything is sent again.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    finding: {
      description: 'Looks whether the account has been opened. Nothing is sent a second time by itself.',
      tags: ['form', 'pending', 'busy'],
      meta: { rows: ['WIRE-116'], screen: '/m/agentRegister' },
      invoke: {
        id: 'find',
        src: 'findOpened',
        input: ({ context }) => ({ requestId: context.requestId }),
        onDone: [
          {
            guard: { type: 'wasOpened', params: ({ event }) => ({ username: event.output }) },
            target: 'opened',
            description: 'It is open: only the answer was lost.',
            actions: 'keepOpened',
          },
          {
            target: 'editing',
            description: 'It is not open and will not be: the form says so, and nothing typed is lost.',
          },
        ],
        onError: { target: 'unknown', description: 'Still not known.' },
      },
      after: { longestWait: { target: 'unknown', description: 'Still not known.' } },
    },
    unknown: {
      description: 'Nobody knows whether the account is open. The form waits until that has been looked for.',
      tags: ['form', 'unknown'],
      meta: { rows: ['ERROR-32'], screen: '/m/agentRegister' },
      on: { LOOK_AGAIN: { target: 'finding', description: 'Looks once more.' } },
    },
    opened: {
      description: 'The account is open; its name shows, to be passed on with the password that was chosen.',
      tags: 'opened',
      meta: { rows: ['AGENT-20'], screen: '/m/agentRegister' },
      on: { ANOTHER: { target: 'editing', description: 'One more account.', actions: 'startAnew' } },
    },
  },
})
