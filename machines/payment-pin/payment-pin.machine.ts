import { assign, setup } from 'xstate'
import { failureIn, onceGuards, type Outcome } from '../send-once/outcome'
import { sendOnceActor } from '../send-once/send-once.machine'
import { endIn, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { digits } from '../shared/fields'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'
import {
  checkPins,
  firstPinProblem,
  noPins,
  pinLength,
  provedByPin,
  type PinField,
  type PinMode,
  type PinProblem,
  type PinValues,
} from './form'

interface PaymentPinContext {
  readonly mode: PinMode
  readonly values: PinValues
  readonly problems: Readonly<Partial<Record<PinField, PinProblem>>>
  readonly failure: Failure | null
}

/** What is sent, exactly once. */
export type PinRequest = Pick<PaymentPinContext, 'mode' | 'values'>

/** What is sent; null while the form is incomplete. */
export const requestOf = ({ mode, values }: PinRequest): PinRequest | null =>
  firstPinProblem({ mode, values }) === null ? { mode, values } : null

type PaymentPinEvent =
  | { type: 'TYPE'; field: PinField; value: string }
  | { type: 'SUBMIT' }
  | { type: 'STEP_TAKEN' }
  | { type: 'CANCEL' }

/** Choosing a withdrawal password: the first one, a new one, or one to replace a forgotten one. */
export const paymentPinMachine = setup({
  types: {
    context: {} as PaymentPinContext,
    events: {} as PaymentPinEvent,
    input: {} as { mode: PinMode },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'step' | 'saved',
  },
  actors: { sendOnce: sendOnceActor<PinRequest, true>() },
  actions: {
    ...effects,
    type: assign(({ context }, { field, value }: { field: PinField; value: string }) => ({
      values: {
        ...context.values,
        [field]: field === 'proof' && !provedByPin(context.mode) ? value : digits(value, pinLength),
      },
      problems: {
        ...context.problems,
        [field]: undefined,
        // The message may be about the previous field.
        ...(field === 'newPin' ? { pinAgain: undefined } : {}),
        ...(field === 'proof' ? { newPin: undefined } : {}),
      },
      failure: null,
    })),
    showProblems: assign({ problems: ({ context }) => checkPins(context) }),
    forgetValues: assign({ values: noPins }),
    keepFailure: assign(failureKept),
  },
  guards: {
    incomplete: ({ context }) => firstPinProblem(context) !== null,
    ...onceGuards,
    stepWanted: ({ context }, { ended }: { ended: Outcome }) =>
      requestOf(context) !== null && ended.failure?.code === 'step-wanted',
    /** A first password is refused if one exists by now, perhaps set on another page. */
    isThere: ({ context }, { ended }: { ended: Outcome }) =>
      context.mode === 'set' && ended.failure?.code === 'already-exists',
  },
}).createMachine({
  id: 'payment-pin',
  description: 'Choosing a withdrawal password: the first one, a new one, or one to replace a forgotten one.',
  options,
  context: ({ input }) => ({ mode: input.mode, values: noPins, problems: {}, failure: null }),
  initial: 'settling',
  states: {
    editing: {
      description: 'The form asks for the six digits twice, after the old ones or the login password.',
      meta: { rows: ['WALLET-08', 'WIRE-33', 'WIRE-34', 'ROUTE-60'], screen: paths.securityCenter },
      entry: 'forgetValues',
      on: {
        TYPE: {
          description: 'Typing clears the message below the field.',
          actions: { type: 'type', params: ({ event }) => event },
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
                params: ({ context }) => ({ field: firstPinProblem(context) ?? 'newPin' }),
              },
            ],
          },
          { target: 'settling', description: 'All fields are valid.' },
        ],
      },
    },
    settling: {
      description:
        'The new withdrawal password is saved exactly once. When the form opens, an earlier attempt without an answer is looked up first.',
      tags: 'pending',
      meta: { rows: ['WALLET-08', 'WIRE-33', 'WIRE-34'], screen: paths.securityCenter },
      invoke: {
        id: 'sendOnce',
        src: 'sendOnce',
        input: ({ context }) => ({ request: requestOf(context) }),
        onDone: [
          {
            guard: { type: 'wasDone', params: endIn },
            target: 'saved',
            description: 'The new withdrawal password is valid from now on.',
          },
          {
            guard: { type: 'isThere', params: endIn },
            target: 'saved',
            description: 'A withdrawal password already exists.',
          },
          {
            guard: { type: 'stepWanted', params: endIn },
            target: 'stepping',
            description: 'The account has a second step, and this change requires it.',
          },
          {
            guard: { type: 'wasNotDone', params: endIn },
            target: 'editing',
            description:
              'The withdrawal password was not saved: the reason shows, and all secrets have to be typed again.',
            actions: { type: 'keepFailure', params: failureIn },
          },
          { target: 'editing', description: 'There was no earlier attempt.' },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    stepping: {
      description: 'The second step (chart second-step) replaces the form.',
      tags: 'step',
      meta: { rows: ['ROUTE-60'], screen: paths.securityCenter },
      on: {
        STEP_TAKEN: {
          target: 'settling',
          description: 'The second step succeeded: the change is sent again with it.',
        },
        CANCEL: {
          target: 'editing',
          description: 'The player goes back to the form; secrets have to be typed again.',
          actions: { type: 'focusField', params: { field: 'proof' } },
        },
      },
    },
    saved: {
      type: 'final',
      description: 'Done; the digits are cleared, and a message says that the change is saved.',
      tags: 'saved',
      meta: { rows: ['WALLET-08', 'WIRE-33', 'WIRE-34', 'ERROR-16'], screen: paths.securityCenter },
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
