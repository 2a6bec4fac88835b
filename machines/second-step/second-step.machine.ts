import { assign, setup } from 'xstate'
import type { Session } from '../session/session'
import { refusalIn } from '../shared/answers'
import { answerIn, callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { destination, safeNext } from '../shared/next'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'
import { firstOf, isWhole, sanitizeStep, type StepWay, type Ways } from './ways'

export interface SecondStepInput {
  /** The action the step protects. */
  readonly purpose: 'sign-in' | 'withdrawal' | 'change'
  /** Requested return path from the address; checked here. */
  readonly next: string | null
}

interface SecondStepContext extends SecondStepInput {
  readonly ways: Ways
  /** Typed text: an authenticator code, or a recovery code. */
  readonly way: StepWay
  readonly code: string
  readonly missing: boolean
  readonly failure: Failure | null
}

type SecondStepEvent =
  | { type: 'RETRY' }
  | { type: 'TYPE'; value: string }
  | { type: 'OTHER_WAY' }
  | { type: 'SUBMIT' }
  | { type: 'USE_PASSKEY' }
  | { type: 'CANCEL' }

/**
 * Result of the step: a session after a login, nothing before a withdrawal or a change; null if the player
 * dismissed the phone's dialog.
 */
export type StepAnswer = Answer<Session | null> | null

const rows = ['LOGIN-24', 'LOGIN-28'] as const
const screen = paths.login
const sessionOf = (answer: StepAnswer): { session: Session | null } => ({
  session: answer?.ok ? answer.value : null,
})

/**
 * The step after the password, or before a withdrawal or a change to sign-in methods: an authenticator code,
 * a recovery code, or a passkey.
 */
export const secondStepMachine = setup({
  types: {
    context: {} as SecondStepContext,
    events: {} as SecondStepEvent,
    input: {} as SecondStepInput,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'form' | 'checking' | 'phone' | 'error' | 'over' | 'taken',
  },
  actors: {
    loadWays: callActor<Answer<Ways>, { purpose: SecondStepInput['purpose'] }>('loadWays'),
    takeStep: callActor<
      StepAnswer,
      { purpose: SecondStepInput['purpose']; way: StepWay; code: string; passkey: boolean }
    >('takeStep'),
  },
  actions: {
    ...effects,
    /** Passes the session to the session chart; there is none otherwise. */
    startSession: (_: unknown, _params: { session: Session | null }) => {},
    keepWays: assign((_, { ways }: { ways: Ways }) => ({ ways, failure: null })),
    keepFailure: assign(failureKept),
    forgetFailure: assign({ failure: null }),
    type: assign(({ context }, { value }: { value: string }) => ({
      code: sanitizeStep(context.way, value),
      missing: false,
      failure: null,
    })),
    switchWay: assign(({ context }) => ({
      way: context.way === 'app' ? ('recovery' as const) : ('app' as const),
      code: '',
      missing: false,
      failure: null,
    })),
    sayMissing: assign({ missing: true }),
    forgetCode: assign({ code: '' }),
  },
  guards: {
    accepted: (_, { answer }: { answer: StepAnswer }) => answer?.ok === true,
    gaveWays: (_, { answer }: { answer: Answer<Ways> }) => answer.ok,
    isOver: (_, { answer }: { answer: StepAnswer | Answer<Ways> }) =>
      answer?.ok === false && answer.failure.code === 'code-expired',
    refused: (_, { answer }: { answer: StepAnswer }) => answer?.ok === false,
    signsIn: ({ context }) => context.purpose === 'sign-in',
    hasCodes: ({ context }) => context.ways.recoveryCodes,
    hasPasskey: ({ context }) => context.ways.passkey,
    codeMissing: ({ context }) => !isWhole(context.way, context.code),
  },
  delays: { phone: limits.provider },
}).createMachine({
  id: 'second-step',
  description:
    'The step after the password, before a withdrawal, and before a change of sign-in methods: an authenticator code, a recovery code or a passkey.',
  options,
  context: ({ input }) => ({
    ...input,
    ways: { passkey: false, authenticator: false, recoveryCodes: false },
    way: 'app',
    code: '',
    missing: false,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The methods available for the step are loading.',
      tags: 'pending',
      meta: { rows, screen },
      invoke: {
        id: 'ways',
        src: 'loadWays',
        input: ({ context }) => ({ purpose: context.purpose }),
        onDone: [
          {
            guard: { type: 'gaveWays', params: answerIn },
            target: 'asking',
            actions: {
              type: 'keepWays',
              params: ({ event, context }) => ({ ways: event.output.ok ? event.output.value : context.ways }),
            },
          },
          {
            guard: { type: 'isOver', params: answerIn },
            target: 'over',
            description: 'The login took too long, or the page was reloaded.',
          },
          {
            target: 'failed',
            description: 'Refused: the screen says why.',
            actions: { type: 'keepFailure', params: refusalIn },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    failed: {
      description: 'The methods could not be loaded; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen },
      on: { RETRY: { target: 'loading', description: 'The player tries again.', actions: 'forgetFailure' } },
    },
    asking: {
      description:
        'The screen asks for an authenticator code or a recovery code; a passkey can be used instead.',
      tags: 'form',
      meta: { rows, screen },
      entry: { type: 'focusField', params: ({ context }) => firstOf(context.ways) },
      on: {
        TYPE: {
          description: 'Typing clears the message.',
          actions: { type: 'type', params: ({ event }) => ({ value: event.value }) },
        },
        OTHER_WAY: {
          guard: 'hasCodes',
          description: 'The field switches from an authenticator code to a recovery code, or back.',
          actions: ['switchWay', { type: 'focusField', params: ({ context }) => firstOf(context.ways) }],
        },
        SUBMIT: [
          {
            guard: 'codeMissing',
            description: 'The code is incomplete: the field says so and gets the focus.',
            actions: ['sayMissing', { type: 'focusField', params: { field: 'stepCode' } }],
          },
          { target: 'checking', description: 'The code is complete.' },
        ],
        USE_PASSKEY: {
          guard: 'hasPasskey',
          target: 'phone',
          description: 'The player uses a passkey: the phone asks for confirmation.',
          actions: ['forgetFailure', 'forgetCode'],
        },
      },
    },
    checking: {
      description: 'The platform checks the code. Tapping again does nothing.',
      tags: ['form', 'pending', 'checking'],
      meta: { rows, screen },
      exit: 'forgetCode',
      invoke: {
        id: 'check',
        src: 'takeStep',
        input: ({ context: { purpose, way, code } }) => ({ purpose, way, code, passkey: false }),
        onDone: [
          {
            guard: { type: 'accepted', params: answerIn },
            target: 'taken',
            description: 'The code is correct.',
            actions: { type: 'startSession', params: ({ event }) => sessionOf(event.output) },
          },
          {
            guard: { type: 'isOver', params: answerIn },
            target: 'over',
            description: 'Too late, or too many wrong codes: the login has to start again.',
          },
          {
            target: 'asking',
            description: 'The code is wrong: the reason shows, and it has to be typed again.',
            actions: { type: 'keepFailure', params: refusalIn },
          },
        ],
        onError: {
          target: 'asking',
          description: 'The request did not get through.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    phone: {
      description:
        'The phone asks for face, fingerprint or its own code, and the platform checks the response.',
      tags: ['form', 'pending', 'phone'],
      meta: { rows, screen },
      invoke: {
        id: 'passkey',
        src: 'takeStep',
        input: ({ context: { purpose, way } }) => ({ purpose, way, code: '', passkey: true }),
        onDone: [
          {
            guard: { type: 'accepted', params: answerIn },
            target: 'taken',
            description: 'The passkey is accepted.',
            actions: { type: 'startSession', params: ({ event }) => sessionOf(event.output) },
          },
          {
            guard: { type: 'isOver', params: answerIn },
            target: 'over',
            description: 'Too late: the login has to start again.',
          },
          {
            guard: { type: 'refused', params: answerIn },
            target: 'asking',
            description: 'The passkey is refused: the reason shows.',
            actions: { type: 'keepFailure', params: refusalIn },
          },
          { target: 'asking', description: 'The player dismissed their phone’s dialog: no message shows.' },
        ],
        onError: {
          target: 'asking',
          description: 'The request did not get through.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
      on: { CANCEL: { target: 'asking', description: 'The player types a code instead.' } },
      after: {
        phone: {
          target: 'asking',
          description: 'The phone has not responded within two minutes.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    over: {
      type: 'final',
      description: 'The login has to start again; the screen leads there.',
      tags: 'over',
      meta: { rows, screen },
    },
    taken: {
      description: 'Checks whether the step was part of a login.',
      meta: { rows },
      always: [
        {
          guard: 'signsIn',
          target: 'signedIn',
          description: 'After a login: the player goes where they wanted to go, or home.',
          actions: {
            type: 'goTo',
            params: ({ context }) => ({ ...destination(safeNext(context.next)), replace: true }),
          },
        },
        {
          target: 'proved',
          description: 'The step was taken before a withdrawal or a change, which now continues.',
        },
      ],
    },
    signedIn: {
      type: 'final',
      description: 'The session has begun.',
      tags: 'taken',
      meta: { rows: ['LOGIN-28', 'LOGIN-29'] },
    },
    proved: {
      type: 'final',
      description: 'The withdrawal or the change may be sent.',
      tags: 'taken',
      meta: { rows: ['WALLET-08'], screen: paths.withdraw },
    },
  },
})
