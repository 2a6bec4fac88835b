import { assign, setup } from 'xstate'
import { authenticatorMachine } from '../authenticator/authenticator.machine'
import { confirmedChangeActor } from '../confirmed-change/confirmed-change.machine'
import { changeGuards, type ChangeOutcome } from '../confirmed-change/outcome'
import { callActor, endIn, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'
import { appModeOf, mayChange, type Change, type Safety } from './safety'

interface SignInSecurityContext {
  readonly safety: Safety | null
  /** What is being changed. */
  readonly change: Change | null
  readonly failure: Failure | null
}

type SignInSecurityEvent =
  | { type: 'RETRY' }
  | { type: 'RETURNED' }
  | { type: 'CHANGE'; change: Change }
  | { type: 'OPEN_APP' }
  | { type: 'CANCEL' }

const screen = paths.securityCenter
const rows = ['ROUTE-60'] as const

/** Sign-in methods besides the password: passkeys, an authenticator app, and a step before withdrawals. */
export const signInSecurityMachine = setup({
  types: {
    context: {} as SignInSecurityContext,
    events: {} as SignInSecurityEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'content' | 'app' | 'error',
  },
  actors: {
    loadSafety: callActor<Safety>('loadSafety'),
    authenticator: authenticatorMachine,
    change: confirmedChangeActor<Change | null, Safety>(),
  },
  actions: {
    ...effects,
    keepSafety: assign((_, { safety }: { safety: Safety | null }) => ({ safety, failure: null })),
    keepFailure: assign(failureKept),
    begin: assign((_, { change }: { change: Change }) => ({ change })),
  },
  guards: {
    ...changeGuards,
    mayChange: ({ context }, { change }: { change: Change }) => mayChange(context.safety, change),
    isKnown: ({ context }) => context.safety !== null,
    /** The outcome is unknown. */
    notWaitedFor: (_, { ended }: { ended: ChangeOutcome }) => ended.outcome === 'unknown',
  },
}).createMachine({
  id: 'sign-in-security',
  description:
    'Sign-in methods besides the password: passkeys, an authenticator app, and a step before withdrawals.',
  options,
  context: { safety: null, change: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The sign-in methods are fetched; those already known stay on screen until then.',
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
          {
            guard: 'isKnown',
            target: 'showing',
            description: 'Loading failed: what is already known stays on screen.',
          },
          {
            target: 'failed',
            description: 'Loading failed, and nothing is known yet.',
            actions: { type: 'keepFailure', params: thrown },
          },
        ],
      },
    },
    failed: {
      description: 'Loading failed; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
    showing: {
      description:
        'Passkeys, the authenticator app with its remaining recovery codes, and whether withdrawals require a second step.',
      tags: 'content',
      meta: { rows, screen },
      on: {
        CHANGE: {
          guard: { type: 'mayChange', params: ({ event }) => ({ change: event.change }) },
          target: 'changing',
          description: 'The player wants to add, remove or switch something.',
          actions: { type: 'begin', params: ({ event }) => ({ change: event.change }) },
        },
        OPEN_APP: {
          target: 'settingUp',
          description: 'The player wants to turn on the authenticator app, or to get new recovery codes.',
        },
        RETURNED: {
          target: 'loading',
          description: 'The page is on screen again: everything is fetched again.',
        },
      },
    },
    settingUp: {
      description: 'A panel for the authenticator app is open (chart authenticator).',
      tags: ['content', 'app'],
      meta: { rows, screen },
      invoke: {
        id: 'app',
        src: 'authenticator',
        input: ({ context }) => ({ mode: appModeOf(context.safety) }),
        onDone: { target: 'loading', description: 'The panel has finished: the list is fetched again.' },
        onError: {
          target: 'loading',
          description: 'Something went wrong; the list shows what is currently set up.',
        },
      },
      on: {
        CANCEL: {
          target: 'loading',
          description: 'The player closes the panel, perhaps after something was changed.',
        },
      },
    },
    changing: {
      description:
        'A panel says what will happen and asks for the login password and the second step; for a new passkey the phone also asks for confirmation.',
      tags: 'content',
      meta: { rows, screen },
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => ({ change: context.change, asks: 'password' }),
        onDone: [
          {
            guard: { type: 'wasAccepted', params: endIn },
            target: 'showing',
            description: 'The change is made: the list shows the new state.',
            actions: [
              { type: 'keepSafety', params: ({ event }) => ({ safety: event.output.value }) },
              {
                type: 'notify',
                params: { kind: 'success', text: 'change-saved', milliseconds: limits.successToast },
              },
            ],
          },
          {
            guard: { type: 'notWaitedFor', params: endIn },
            target: 'loading',
            description: 'The player stopped waiting: the current state is fetched again.',
          },
          { target: 'showing', description: 'The player cancelled.' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
  },
})
