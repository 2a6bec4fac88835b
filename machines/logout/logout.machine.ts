import { setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { limits } from '../shared/limits'

export interface LogoutContext {
  readonly place: 'settings' | 'elsewhere'
}

export type LogoutEvent = { type: 'CONFIRM' } | { type: 'CANCEL' }

/** Signing out: asked once, and then certain, with or without the platform's answer. */
export const logoutMachine = setup({
  types: {
    context: {} as LogoutContext,
    events: {} as LogoutEvent,
    input: {} as LogoutContext,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'asking',
  },
  actors: { signOut: callActor<null>('signOut') },
  actions: {
    ...effects,
    /** Ends the session on this phone and empties everything that belonged to the player (LOGOUT-04..08). */
    endSession: () => {},
    /** Loads the home page afresh, so that nothing of the player is left in memory (LOGOUT-09). */
    reloadHome: () => {},
  },
  delays: {
    limit: ({ context }) => (context.place === 'settings' ? limits.settingsSignOut : limits.longestWait),
  },
}).createMachine({
  id: 'logout',
  description:
    'Asks whether the player means it, tells the platform, and empties the phone whatever it answers.',
  options,
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      description: 'A dialog asks whether to sign out.',
      tags: 'asking',
      meta: { rows: ['LOGOUT-01', 'MENU-09', 'ERROR-04'] },
      on: {
        CONFIRM: { target: 'signingOut', description: 'Yes.' },
        CANCEL: { target: 'kept', description: 'No, or the dialog is closed.' },
      },
    },
    signingOut: {
      description: 'The platform is told; the player sees that this takes a moment.',
      tags: 'pending',
      meta: { rows: ['LOGOUT-02', 'LOGOUT-03', 'ERROR-39', 'WIRE-07', 'CONST-15', 'CONST-16'] },
      entry: { type: 'notify', params: { kind: 'loading', text: 'please-wait' } },
      exit: 'stopWaiting',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', description: 'The platform has ended the session.' },
        onError: {
          target: 'signedOut',
          description: 'The platform could not be told; this phone forgets all the same.',
        },
      },
      after: {
        limit: { target: 'signedOut', description: 'No answer in time; this phone forgets all the same.' },
      },
    },
    signedOut: {
      type: 'final',
      description: 'The session is gone from this phone and home opens afresh.',
      meta: {
        rows: ['LOGOUT-04', 'LOGOUT-05', 'LOGOUT-06', 'LOGOUT-07', 'LOGOUT-08', 'LOGOUT-09', 'LOGOUT-10'],
      },
      entry: ['endSession', 'reloadHome'],
    },
    kept: { type: 'final', description: 'The player stays signed in.', meta: { rows: ['LOGOUT-01'] } },
  },
})
