import { assign, setup } from 'xstate'
import { onceGuards, type Outcome } from '../send-once/outcome'
import { sendOnceActor } from '../send-once/send-once.machine'
import { callActor, endIn, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { thrown, type Failure } from '../shared/failure'
import type { FieldRules } from '../shared/fields'
import * as paths from '../shared/paths'
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

/** What the form needs: the registration rules and the agent's own rates. */
export interface OpenAccountSetup {
  readonly rules: FieldRules
  readonly own: readonly Rate[]
}

/** What is sent: the account to open. */
export interface OpenCall {
  readonly kind: AccountKind
  readonly values: OpenValues
  readonly rates: readonly Rate[]
}

/** What an agent had typed when they left the form; never the password. */
export type OpenDraft = Pick<OpenAccountContext, 'kind' | 'values' | 'rates'>

interface OpenAccountContext extends OpenAccountSetup {
  /** The agent's own rates are not from an earlier visit. */
  readonly fresh: boolean
  readonly kind: AccountKind
  readonly values: OpenValues
  readonly rates: TypedRates
  readonly problems: OpenProblems
  /** Categories with an invalid rate, once the player has tried to send. */
  readonly badRates: readonly string[]
  readonly failure: Failure | null
  /** User name of the opened account. */
  readonly opened: string
}

type OpenAccountEvent =
  | { type: 'RETRY' }
  | { type: 'TYPE'; field: OpenField; value: string }
  | { type: 'TYPE_RATE'; category: string; value: string }
  | { type: 'CHOOSE_KIND'; kind: AccountKind }
  | { type: 'SUBMIT' }
  | { type: 'ANOTHER' }

const emptyForm = {
  kind: 'member',
  values: emptyValues,
  rates: {},
  problems: {},
  badRates: [],
  failure: null,
} as const

const hasRules = ({ rules }: OpenAccountSetup) => Object.keys(rules).length > 0

const draftOf = ({ kind, values, rates }: OpenAccountContext): OpenDraft => ({
  kind,
  values: { ...values, password: '' },
  rates,
})

/** What is sent; null while the form is incomplete. */
export const requestOf = (context: OpenAccountContext): OpenCall | null =>
  hasRules(context) && firstProblem(context) === null
    ? { kind: context.kind, values: context.values, rates: ratesToSend(context.own, context.rates) }
    : null

/**
 * An agent opens an account for someone, exactly once: if the answer is lost, the outcome is looked up before anything
 * is sent again.
 */
export const openAccountMachine = setup({
  types: {
    context: {} as OpenAccountContext,
    events: {} as OpenAccountEvent,
    /** With what is known, and what was typed, on an earlier visit to the screen. */
    input: {} as { formSetup: OpenAccountSetup | null; draft: OpenDraft | null },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'form' | 'opened' | 'error',
  },
  actors: {
    loadSetup: callActor<OpenAccountSetup>('loadSetup'),
    sendOnce: sendOnceActor<OpenCall, string>(),
  },
  actions: {
    ...effects,
    /** Keeps what was typed for the player's next visit to the screen; null once the account is open. */
    keepDraft: (_: unknown, _params: { draft: OpenDraft | null }) => {},
    keepSetup: assign((_, { formSetup }: { formSetup: OpenAccountSetup }) => ({
      ...formSetup,
      fresh: true,
    })),
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
    keepFailure: assign((_, { failure }: { failure: Failure | null }) => ({ failure })),
    forgetFailure: assign({ failure: null, problems: {}, badRates: [] }),
    blameName: assign({ problems: { username: 'taken' } }),
    /** Keeps only the name; discards the password. */
    keepOpened: assign((_, { opened }: { opened: string }) => ({ ...emptyForm, opened })),
    startAnew: assign({ opened: '' }),
  },
  guards: {
    ...onceGuards,
    isKnown: ({ context }) => hasRules(context),
    isFresh: ({ context }) => context.fresh,
    incomplete: ({ context }) => firstProblem(context) !== null,
    nameTaken: (_, { ended }: { ended: Outcome }) => ended.failure?.code === 'already-exists',
    /** Not opened, and the form is unchanged. */
    formStands: ({ context }, { ended }: { ended: Outcome }) => hasRules(context) && ended.failure !== null,
  },
}).createMachine({
  id: 'open-account',
  description:
    'An agent opens an account for someone, exactly once; if the answer is lost, the outcome is looked up before anything is sent again.',
  options,
  context: ({ input }) => ({
    rules: {},
    own: [],
    opened: '',
    fresh: false,
    ...emptyForm,
    ...input.draft,
    ...input.formSetup,
  }),
  initial: 'settling',
  states: {
    preparing: {
      description: 'The field rules and the agent’s own rates are fetched.',
      tags: 'pending',
      meta: { rows: ['REG-18', 'WIRE-19', 'WIRE-112'], screen: paths.openAccount },
      invoke: {
        id: 'formSetup',
        src: 'loadSetup',
        onDone: {
          target: 'editing',
          actions: { type: 'keepSetup', params: ({ event }) => ({ formSetup: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    failed: {
      description: 'The form could not be loaded; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: paths.openAccount },
      on: {
        RETRY: { target: 'preparing', description: 'The agent tries again.', actions: 'forgetFailure' },
      },
    },
    editing: {
      description: 'The form asks for the account type, the new user’s details and the rates to pass on.',
      tags: 'form',
      meta: { rows: ['ROUTE-20', 'AGENT-20', 'REG-07'], screen: paths.openAccount },
      on: {
        TYPE: {
          description: 'Typing clears the message below the field.',
          actions: [
            { type: 'type', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => ({ draft: draftOf(context) }) },
          ],
        },
        TYPE_RATE: {
          description: 'The agent types a rate for one category, up to their own.',
          actions: [
            { type: 'typeRate', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => ({ draft: draftOf(context) }) },
          ],
        },
        CHOOSE_KIND: {
          description:
            'The agent chooses the account type: members only play, agents can have members of their own.',
          actions: [
            { type: 'chooseKind', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => ({ draft: draftOf(context) }) },
          ],
        },
        SUBMIT: [
          {
            guard: 'incomplete',
            description:
              'Something is wrong: the messages show below the fields, and the first wrong one gets the focus.',
            actions: [
              'showProblems',
              {
                type: 'focusField',
                params: ({ context }) => ({ field: firstProblem(context) ?? 'username' }),
              },
            ],
          },
          {
            target: 'settling',
            description: 'All fields are valid.',
            actions: 'forgetFailure',
          },
        ],
      },
      initial: 'looking',
      states: {
        looking: {
          description: 'Checks whether what shows was fetched on this visit.',
          meta: { rows: ['AGENT-20'], screen: paths.openAccount },
          always: [
            { guard: 'isFresh', target: 'current' },
            { target: 'renewing', description: 'It is from an earlier visit, and is fetched again.' },
          ],
        },
        renewing: {
          description:
            'The form shows what an earlier visit has loaded, and can be sent: the platform checks every account.',
          tags: 'pending',
          meta: { rows: ['AGENT-20', 'WIRE-19', 'WIRE-112'], screen: paths.openAccount },
          invoke: {
            id: 'renew',
            src: 'loadSetup',
            onDone: {
              target: 'current',
              description: 'The agent’s own rates are up to date. What was typed stays.',
              actions: { type: 'keepSetup', params: ({ event }) => ({ formSetup: event.output }) },
            },
            onError: { target: 'current', description: 'What is known stays on screen.' },
          },
        },
        current: {
          description: 'The form waits for the agent.',
          meta: { rows: ['AGENT-20'], screen: paths.openAccount },
        },
      },
    },
    settling: {
      description:
        'The account is opened exactly once. When the screen opens, an earlier request without an answer is looked up first.',
      tags: 'pending',
      meta: { rows: ['WIRE-116'], screen: paths.openAccount },
      invoke: {
        id: 'sendOnce',
        src: 'sendOnce',
        input: ({ context }) => ({ request: requestOf(context) }),
        onDone: [
          {
            guard: { type: 'wasDone', params: endIn },
            target: 'opened',
            description: 'The account has been opened.',
            actions: [
              { type: 'keepOpened', params: ({ event }) => ({ opened: event.output.value ?? '' }) },
              { type: 'keepDraft', params: { draft: null } },
            ],
          },
          {
            guard: { type: 'nameTaken', params: endIn },
            target: 'editing',
            description: 'The username is taken; the field says so.',
            actions: ['blameName', { type: 'focusField', params: { field: 'username' } }],
          },
          {
            guard: { type: 'formStands', params: endIn },
            target: 'editing',
            description:
              'The account was not opened: the reason shows above the form. Nothing typed is lost.',
            actions: { type: 'keepFailure', params: ({ event }) => event.output },
          },
          {
            guard: 'isKnown',
            target: 'editing',
            description: 'There was no earlier request; the form of an earlier visit shows at once.',
          },
          {
            target: 'preparing',
            description: 'There was no earlier request, or it never arrived and the form says so.',
            actions: { type: 'keepFailure', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    opened: {
      description:
        'The account has been opened; its name shows so that the agent can pass it on with the password.',
      tags: 'opened',
      meta: { rows: ['AGENT-20'], screen: paths.openAccount },
      on: {
        ANOTHER: { target: 'editing', description: 'The agent opens another account.', actions: 'startAnew' },
      },
    },
  },
})
