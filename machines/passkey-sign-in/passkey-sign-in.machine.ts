import { assign, setup } from 'xstate'
import { startSession, type Session } from '../session/session'
import { refusalIn, sessionIn } from '../shared/answers'
import { answerIn, callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import { destination, safeNext } from '../shared/next'
import * as paths from '../shared/paths'

interface PasskeySignInInput {
  readonly side: 'member' | 'agent'
  /** Requested return path from the address; checked here. */
  readonly next: string | null
}

interface PasskeySignInContext extends PasskeySignInInput {
  readonly failure: Failure | null
}

type PasskeySignInEvent = { type: 'USE' } | { type: 'CANCEL' }

/** An answer of the platform; null if the player dismissed the phone's dialog. */
export type PasskeySession = Answer<Session> | null

const rows = ['LOGIN-24', 'LOGIN-28'] as const
const screen = paths.login

/** Signing in with a passkey on this phone, without name and password. */
export const passkeySignInMachine = setup({
  types: {
    context: {} as PasskeySignInContext,
    events: {} as PasskeySignInEvent,
    input: {} as PasskeySignInInput,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'ready',
  },
  actors: {
    signInByPasskey: callActor<PasskeySession, { side: 'member' | 'agent' }>('signInByPasskey'),
  },
  actions: {
    ...effects,
    startSession,
    keepFailure: assign(failureKept),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    signedIn: (_, { answer }: { answer: PasskeySession }) => answer?.ok === true,
    refused: (_, { answer }: { answer: PasskeySession }) => answer?.ok === false,
  },
  delays: { phone: limits.provider },
}).createMachine({
  id: 'passkey-sign-in',
  description: 'Signing in with a passkey on this phone, without username and password.',
  options,
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'working',
  states: {
    working: {
      description:
        'The platform sends a challenge, the phone asks the player to confirm, and the platform checks the response.',
      tags: 'pending',
      meta: { rows, screen },
      invoke: {
        id: 'signIn',
        src: 'signInByPasskey',
        input: ({ context }) => ({ side: context.side }),
        onDone: [
          {
            guard: { type: 'signedIn', params: answerIn },
            target: 'signedIn',
            description: 'The platform accepts the login.',
            actions: { type: 'startSession', params: sessionIn },
          },
          {
            guard: { type: 'refused', params: answerIn },
            target: 'ready',
            description:
              'The passkey belongs to no account, or to one of the other side (member or agent): the reason shows.',
            actions: { type: 'keepFailure', params: refusalIn },
          },
          { target: 'ready', description: 'The player dismissed their phone’s dialog: no message shows.' },
        ],
        onError: {
          target: 'ready',
          description: 'The request did not get through.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
      on: { CANCEL: { target: 'ready', description: 'The player cancels.' } },
      after: {
        phone: {
          target: 'ready',
          description: 'The phone has not responded within two minutes.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    ready: {
      description: 'The button can be tapped again.',
      tags: 'ready',
      meta: { rows, screen },
      on: {
        USE: { target: 'working', description: 'The player taps the button.', actions: 'forgetFailure' },
      },
    },
    signedIn: {
      type: 'final',
      description: 'The session starts, and the player goes where they wanted to go, or home.',
      meta: { rows: ['LOGIN-28', 'LOGIN-29'] },
      entry: {
        type: 'goTo',
        params: ({ context }) => ({ ...destination(safeNext(context.next)), replace: true }),
      },
    },
  },
})
