import { assign, setup, type ActorLogic, type SnapshotFrom } from 'xstate'
import { stepGuards } from '../second-step/wanted'
import { refusalIn } from '../shared/answers'
import { answerIn, callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'
import type { Asks, ChangeOutcome } from './outcome'

interface ConfirmedChangeInput<Change = unknown> {
  readonly change: Change
  readonly asks: Asks
}

interface ConfirmedChangeContext extends ConfirmedChangeInput, ChangeOutcome {
  readonly password: string
  /** The password was missing when the player continued. */
  readonly missing: boolean
}

type ConfirmedChangeEvent =
  | { type: 'CONFIRM' }
  | { type: 'TYPE'; value: string }
  | { type: 'SUBMIT' }
  | { type: 'STEP_TAKEN' }
  | { type: 'CANCEL' }

/** The platform's answer; null if the player dismissed the phone's dialog. */
export type ChangeAnswer<Value = unknown> = Answer<Value> | null

const rows = ['ROUTE-60'] as const
const screen = paths.securityCenter

/** A change that the player confirms, and its outcome. Idempotent: the same change may be sent twice. */
export const confirmedChangeMachine = setup({
  types: {
    context: {} as ConfirmedChangeContext,
    events: {} as ConfirmedChangeEvent,
    input: {} as ConfirmedChangeInput,
    output: {} as ChangeOutcome,
    meta: {} as ChartMeta,
    tags: {} as 'asking' | 'password' | 'step' | 'sending',
  },
  actors: {
    send: callActor<ChangeAnswer, { change: unknown; password: string }>('send'),
  },
  actions: {
    ...effects,
    type: assign((_, { value }: { value: string }) => ({ password: value, missing: false, failure: null })),
    sayMissing: assign({ missing: true }),
    forgetPassword: assign({ password: '' }),
    keepFailure: assign(failureKept),
    accept: assign((_, { answer }: { answer: ChangeAnswer }) => ({
      outcome: 'accepted' as const,
      value: answer?.ok ? answer.value : null,
    })),
    fail: assign((_, { failure }: { failure: Failure }) => ({ outcome: 'refused' as const, failure })),
    leave: assign({ failure: null }),
    leaveUnknown: assign({ outcome: 'unknown' }),
  },
  guards: {
    asksYes: ({ context }) => context.asks === 'yes',
    asksPassword: ({ context }) => context.asks === 'password',
    passwordMissing: ({ context }) => context.password === '',
    accepted: (_, { answer }: { answer: ChangeAnswer }) => answer?.ok === true,
    ...stepGuards,
    closed: (_, { answer }: { answer: ChangeAnswer }) => answer === null,
  },
  delays: { phone: limits.provider },
}).createMachine({
  id: 'confirmed-change',
  description:
    'A change that the player confirms, in a dialog or with the login password, and with a second step if required.',
  options,
  context: ({ input }) => ({
    ...input,
    password: '',
    missing: false,
    outcome: 'left',
    value: null,
    failure: null,
  }),
  output: ({ context: { outcome, value, failure } }) => ({ outcome, value, failure }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Checks which confirmation this change needs before it is sent.',
      meta: { rows },
      always: [
        { guard: 'asksYes', target: 'asking', description: 'The change has to be confirmed in a dialog.' },
        {
          guard: 'asksPassword',
          target: 'proving',
          description: 'The change has to be confirmed with the login password.',
        },
        { target: 'sending', description: 'The change needs no further confirmation.' },
      ],
    },
    asking: {
      description: 'A dialog says what will happen and asks for confirmation.',
      tags: 'asking',
      meta: { rows, screen },
      on: {
        CONFIRM: { target: 'sending', description: 'The player confirms.' },
        CANCEL: { target: 'ended', description: 'The player cancels or closes the dialog.' },
      },
    },
    proving: {
      description: 'A panel says what will happen, and asks for the login password.',
      tags: 'password',
      meta: { rows, screen },
      entry: 'forgetPassword',
      on: {
        TYPE: {
          description: 'Typing clears the message.',
          actions: { type: 'type', params: ({ event }) => ({ value: event.value }) },
        },
        SUBMIT: [
          {
            guard: 'passwordMissing',
            description: 'The field is empty: it says so and gets the focus.',
            actions: ['sayMissing', { type: 'focusField', params: { field: 'loginPassword' } }],
          },
          { target: 'sending', description: 'The player submits the password.' },
        ],
        CANCEL: { target: 'ended', description: 'The player closes the panel.', actions: 'leave' },
      },
    },
    sending: {
      description:
        'The change is being sent; for a new passkey the phone also asks for confirmation. Tapping again does nothing.',
      tags: 'sending',
      meta: { rows, screen },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { change, password } }) => ({ change, password }),
        onDone: [
          {
            guard: { type: 'accepted', params: answerIn },
            target: 'ended',
            description: 'The platform has made the change.',
            actions: { type: 'accept', params: answerIn },
          },
          {
            guard: { type: 'stepWanted', params: answerIn },
            target: 'stepping',
            description: 'The account has a second step, and this change requires it.',
          },
          {
            guard: { type: 'closed', params: answerIn },
            target: 'ended',
            description: 'The player dismissed their phone’s dialog: no message shows.',
          },
          {
            guard: 'asksPassword',
            target: 'proving',
            description: 'Refused: the panel says why, and the password has to be typed again.',
            actions: { type: 'keepFailure', params: refusalIn },
          },
          {
            target: 'ended',
            description: 'Refused: the screen says why.',
            actions: { type: 'fail', params: refusalIn },
          },
        ],
        onError: [
          {
            guard: 'asksPassword',
            target: 'proving',
            description: 'The request did not get through: the panel says so.',
            actions: { type: 'keepFailure', params: thrown },
          },
          {
            target: 'ended',
            description: 'The request did not get through: the screen says so.',
            actions: { type: 'fail', params: thrown },
          },
        ],
      },
      on: {
        CANCEL: {
          target: 'ended',
          description: 'The player stops waiting; the change may be made all the same.',
          actions: 'leaveUnknown',
        },
      },
      after: {
        phone: [
          {
            guard: 'asksPassword',
            target: 'proving',
            description:
              'Neither the phone nor the platform has responded within two minutes: the panel says so.',
            actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
          },
          {
            target: 'ended',
            description: 'The platform has not responded within two minutes: the screen says so.',
            actions: { type: 'fail', params: { failure: { code: 'timeout' } } },
          },
        ],
      },
    },
    stepping: {
      description: 'The panel asks for the second step (chart second-step).',
      tags: 'step',
      meta: { rows, screen },
      on: {
        STEP_TAKEN: {
          target: 'sending',
          description: 'The second step succeeded: the change is sent again with it.',
        },
        CANCEL: { target: 'ended', description: 'The player closes the panel.' },
      },
    },
    ended: {
      type: 'final',
      description: 'The screen shows the outcome.',
      meta: { rows, screen },
      entry: 'forgetPassword',
    },
  },
})

type Snapshot = SnapshotFrom<typeof confirmedChangeMachine>

/** The chart as its parents see it, typed by change and result. */
export type ConfirmedChange<Change, Value> = ActorLogic<
  Snapshot & { readonly output: ChangeOutcome<Value> | undefined },
  ConfirmedChangeEvent,
  ConfirmedChangeInput<Change>
>

/** The chart for `setup({ actors })` of a parent. */
export const confirmedChangeActor = <Change, Value>(): ConfirmedChange<Change, Value> =>
  confirmedChangeMachine as unknown as ConfirmedChange<Change, Value>
