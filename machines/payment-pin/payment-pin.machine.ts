import { assign, setup } from 'xstate'
import { refusalIn } from '../shared/answers'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { digits } from '../shared/fields'
import { limits } from '../shared/limits'
import {
  checkPins,
  firstPinProblem,
  noPins,
  pinLength,
  type PinField,
  type PinMode,
  type PinProblem,
  type PinValues,
} from './form'

export interface PaymentPinContext {
  readonly mode: PinMode
  readonly values: PinValues
  readonly problems: Readonly<Partial<Record<PinField, PinProblem>>>
  readonly failure: Failure | null
}

export type PaymentPinEvent = { type: 'TYPE'; field: PinField; value: string } | { type: 'SUBMIT' }

/** Choosing a withdrawal password: the first one, another one, or one in place of a forgotten one. */
export const paymentPinMachine = setup({
  types: {
    context: {} as PaymentPinContext,
    events: {} as PaymentPinEvent,
    input: {} as { mode: PinMode },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'busy' | 'saved',
  },
  actors: {
    savePin: callActor<Answer<null>, { mode: PinMode; values: PinValues }>('savePin'),
    hasPin: callActor<boolean>('hasPin'),
  },
  actions: {
    ...effects,
    type: assign(({ context }, { field, value }: { field: PinField; value: string }) => ({
      values: {
        ...context.values,
        [field]: field === 'proof' && context.mode === 'forgotten' ? value : digits(value, pinLength),
      },
      problems: {
        ...context.problems,
        [field]: undefined,
        // Its words may be about the field before.
        ...(field === 'newPin' ? { pinAgain: undefined } : {}),
        ...(field === 'proof' ? { newPin: undefined } : {}),
      },
      failure: null,
    })),
    showProblems: assign({ problems: ({ context }) => checkPins(context) }),
    forgetValues: assign({ values: noPins }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
  guards: {
    onScreen: ({ context }, { field }: { field: PinField }) => field !== 'proof' || context.mode !== 'set',
    incomplete: ({ context }) => firstPinProblem(context) !== null,
    saidYes: (_, { answer }: { answer: Answer<null> }) => answer.ok,
    isFirst: ({ context }) => context.mode === 'set',
    isThere: (_, { there }: { there: boolean }) => there,
  },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'payment-pin',
  description: 'Choosing a withdrawal password: the first one, another one, or one for a forgotten one.',
  options,
  context: ({ input }) => ({ mode: input.mode, values: noPins, problems: {}, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description:
        'The six digits are typed twice, after the old ones or the login password where one is due.',
      meta: { rows: ['WALLET-08', 'WIRE-33', 'WIRE-34', 'ROUTE-60'], screen: '/m/securityCenter' },
      on: {
        TYPE: {
          guard: { type: 'onScreen', params: ({ event }) => ({ field: event.field }) },
          description: 'Typing takes the message under the field away.',
          actions: { type: 'type', params: ({ event }) => event },
        },
        SUBMIT: [
          {
            guard: 'incomplete',
            description: 'Something is wrong: it says so under the fields, and goes to the first one.',
            actions: [
              'showProblems',
              {
                type: 'focusField',
                params: ({ context }) => ({ field: firstPinProblem(context) ?? 'newPin' }),
              },
            ],
          },
          { target: 'saving', description: 'All fields are right.' },
        ],
      },
    },
    saving: {
      description: 'The platform keeps the new one. Tapping again does nothing.',
      tags: ['pending', 'busy'],
      meta: { rows: ['WALLET-08', 'WIRE-33', 'WIRE-34'], screen: '/m/securityCenter' },
      invoke: {
        id: 'save',
        src: 'savePin',
        input: ({ context: { mode, values } }) => ({ mode, values }),
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'saved',
            description: 'The new one counts from now on.',
          },
          {
            guard: 'isFirst',
            target: 'looking',
            description: 'Refused: looks whether there is one already, perhaps from another page.',
            actions: { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
          },
          {
            target: 'editing',
            description: 'Refused: the reason shows. What is secret has to be typed again.',
            actions: [
              { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
              'forgetValues',
            ],
          },
        ],
        onError: [
          {
            guard: 'isFirst',
            target: 'looking',
            description: 'Not known whether it was kept: looks, and sends nothing again.',
            actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          },
          {
            target: 'editing',
            description: 'Not known which of the two counts; the screen says so.',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
              'forgetValues',
            ],
          },
        ],
      },
      after: {
        longestWait: [
          {
            guard: 'isFirst',
            target: 'looking',
            description: 'No answer in time: looks, and sends nothing again.',
            actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
          },
          {
            target: 'editing',
            description: 'No answer in time; the screen says that either of the two may count.',
            actions: [{ type: 'keepFailure', params: { failure: { code: 'timeout' } } }, 'forgetValues'],
          },
        ],
      },
    },
    looking: {
      description: 'Asks whether the account has a withdrawal password by now.',
      tags: ['pending', 'busy'],
      meta: { rows: ['WIRE-32'], screen: '/m/securityCenter' },
      invoke: {
        id: 'look',
        src: 'hasPin',
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ there: event.output }) },
            target: 'saved',
            description: 'There is one.',
          },
          {
            target: 'editing',
            description: 'There is none: the reason shows, and it can be typed again.',
            actions: 'forgetValues',
          },
        ],
        onError: {
          target: 'editing',
          description: 'Still not known: the reason shows, and it can be typed again.',
          actions: 'forgetValues',
        },
      },
      after: {
        longestWait: {
          target: 'editing',
          description: 'Still not known: the reason shows, and it can be typed again.',
          actions: 'forgetValues',
        },
      },
    },
    saved: {
      type: 'final',
      description: 'Done; the digits are forgotten, and a message says that the change is saved.',
      tags: 'saved',
      meta: { rows: ['WALLET-08', 'WIRE-33', 'WIRE-34', 'ERROR-16'], screen: '/m/securityCenter' },
      entry: [
        'forgetValues',
        {
          type: 'notify',
          params: { kind: 'success', text: 'change-saved', milliseconds: limits.successToast },
        },
      ],
    },
  },
})
