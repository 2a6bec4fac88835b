import { assign, setup } from 'xstate'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'
import { mayChange, type Change, type Safety } from './safety'

export interface SignInSecurityContext {
  readonly safety: Safety | null
  /** What is being changed. */
  readonly change: Change | null
  readonly password: string
  /** The password was missing when the player went on. */
  readonly missing: boolean
  readonly failure: Failure | null
}

export type SignInSecurityEvent =
  | { type: 'RETRY' }
  | { type: 'RETURNED' }
  | { type: 'CHANGE'; change: Change }
  | { type: 'OPEN_APP' }
  | { type: 'TYPE'; value: string }
  | { type: 'SUBMIT' }
  | { type: 'CANCEL' }
  | { type: 'APP_SAVED' }

/** An answer to a change; null where the player closed the question of their phone. */
export type Changed = Answer<Safety> | null

const screen = paths.securityCenter
const rows = ['ROUTE-60'] as const

/** What signs a player in besides the password: passkeys, an authenticator app, and a step before withdrawals. */
export const signInSecurityMachine = setup({
  types: {
    context: {} as SignInSecurityContext,
    events: {} as SignInSecurityEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'content' | 'asking' | 'sending' | 'app' | 'error',
  },
  actors: {
    loadSafety: callActor<Safety>('loadSafety'),
    change: callActor<Changed, { change: Change | null; password: string }>('change'),
  },
  actions: {
    ...effects,
    keepSafety: assign((_, { safety }: { safety: Safety | null }) => ({ safety, failure: null })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    begin: assign((_, { change }: { change: Change }) => ({
      change,
      password: '',
      missing: false,
      failure: null,
    })),
    type: assign((_, { value }: { value: string }) => ({ password: value, missing: false, failure: null })),
    sayMissing: assign({ missing: true }),
    forgetPassword: assign({ password: '' }),
  },
  guards: {
    mayChange: ({ context }, { change }: { change: Change }) => mayChange(context.safety, change),
    passwordMissing: ({ context }) => context.password === '',
    isKnown: ({ context }) => context.safety !== null,
    accepted: (_, { answer }: { answer: Changed }) => answer?.ok === true,
    refused: (_, { answer }: { answer: Changed }) => answer?.ok === false,
  },
  delays: { phone: limits.provider },
}).createMachine({
  id: 'sign-in-security',
  description:
    'What signs a player in besides the password: passkeys, an authenticator app, and a step before withdrawals.',
  options,
  context: { safety: null, change: null, password: '', missing: false, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The platform says what is set up; what was known stays until then.',
      tags: 'pending',
      meta: { rows, screen },
      invoke: {
        id: 'load',
        src: 'loadSafety',
        onDone: {
          target: 'showing',
          actions: { type: 'keepSafety', params: ({ event }) => ({ safety: event.output }) },
        },
        onError: [
          { guard: 'isKnown', target: 'showing', description: 'What was known stays.' },
          {
            target: 'failed',
            description: 'Nothing is known.',
            actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          },
        ],
      },
    },
    failed: {
      description: 'It could not be loaded; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
    showing: {
      description: 'Passkeys, the app with the recovery codes that are left, and whether withdrawals ask.',
      tags: 'content',
      meta: { rows, screen },
      on: {
        CHANGE: {
          guard: { type: 'mayChange', params: ({ event }) => ({ change: event.change }) },
          target: 'proving',
          description: 'Something is to be added, removed or switched: the login password comes first.',
          actions: { type: 'begin', params: ({ event }) => ({ change: event.change }) },
        },
        OPEN_APP: { target: 'settingUp', description: 'The app is to be turned on, or its codes made anew.' },
        RETURNED: {
          target: 'loading',
          description: 'The page is on screen again: everything is fetched anew.',
        },
      },
    },
    settingUp: {
      description: 'A panel for the app, with a chart of its own.',
      tags: ['content', 'app'],
      meta: { rows, screen },
      on: {
        APP_SAVED: { target: 'loading', description: 'It is done.' },
        CANCEL: { target: 'loading', description: 'The panel is closed, perhaps after something was done.' },
      },
    },
    proving: {
      description: 'A panel says what will happen, and asks for the login password.',
      tags: ['content', 'asking'],
      meta: { rows, screen },
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
          { target: 'changing', description: 'The player goes on.' },
        ],
        CANCEL: { target: 'showing', description: 'The panel is closed.', actions: 'forgetPassword' },
      },
    },
    changing: {
      description: 'The platform checks the password; for a new passkey the phone asks its owner, too.',
      tags: ['pending', 'content', 'sending'],
      meta: { rows, screen },
      exit: 'forgetPassword',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => ({ change: context.change, password: context.password }),
        onDone: [
          {
            guard: { type: 'accepted', params: ({ event }) => ({ answer: event.output }) },
            target: 'showing',
            description: 'Done: the list is what is there now.',
            actions: [
              {
                type: 'keepSafety',
                params: ({ event }) => ({ safety: event.output?.ok ? event.output.value : null }),
              },
              {
                type: 'notify',
                params: { kind: 'success', text: 'change-saved', milliseconds: limits.successToast },
              },
            ],
          },
          {
            guard: { type: 'refused', params: ({ event }) => ({ answer: event.output }) },
            target: 'proving',
            description: 'Refused: the reason shows, and the password has to be typed again.',
            actions: {
              type: 'keepFailure',
              params: ({ event }) => ({
                failure: event.output?.ok === false ? event.output.failure : { code: 'unknown' },
              }),
            },
          },
          { target: 'showing', description: 'The player closed the question of their phone: no message.' },
        ],
        onError: {
          target: 'proving',
          description: 'It did not get through; the same again does no harm.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      on: {
        CANCEL: { target: 'loading', description: 'The player gives up; what is there is fetched again.' },
      },
      after: {
        phone: {
          target: 'proving',
          description: 'Neither phone nor platform has answered within two minutes.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
  },
})
