import { setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { limits } from '../shared/limits'

interface LogoutContext {
  readonly place: 'settings' | 'elsewhere'
}

type LogoutEvent = { type: 'CONFIRM' } | { type: 'CANCEL' }

/** Signing out: confirmed once, and then guaranteed, with or without a network. */
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
    /** Ends the session on this phone and removes everything that belonged to the player (LOGOUT-04..08). */
    endSession: () => {},
    /** Reloads the home page, so that nothing of the player is left in memory (LOGOUT-09). */
    reloadHome: () => {},
  },
  delays: {
    limit: ({ context }) => (context.place === 'settings' ? limits.settingsSignOut : limits.longestWait),
  },
}).createMachine({
  id: 'logout',
  description:
    'Asks for confirmation, removes the player’s data from the phone at once, and then informs the platform.',
  options,
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      description: 'A dialog asks whether to sign out.',
      tags: 'asking',
      meta: { rows: ['LOGOUT-01', 'MENU-09', 'ERROR-04'] },
      on: {
        CONFIRM: { target: 'signingOut', description: 'The player confirms.' },
        CANCEL: { target: 'kept', description: 'The player cancels or closes the dialog.' },
      },
    },
    signingOut: {
      description: 'The player’s data is removed from the phone, and the platform is being informed.',
      tags: 'pending',
      meta: { rows: ['LOGOUT-02', 'LOGOUT-03', 'ERROR-39', 'WIRE-07', 'CONST-15', 'CONST-16'] },
      entry: [{ type: 'notify', params: { kind: 'loading', text: 'please-wait' } }, 'endSession'],
      exit: 'stopWaiting',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', description: 'The platform has ended the session.' },
        onError: {
          target: 'signedOut',
          description: 'The platform could not be informed; it is informed once the phone is back online.',
        },
      },
      after: {
        limit: {
          target: 'signedOut',
          description: 'The platform took too long to respond; the player does not wait any longer.',
        },
      },
    },
    signedOut: {
      type: 'final',
      description: 'The home page reloads, with nothing of the player left.',
      meta: {
        rows: ['LOGOUT-04', 'LOGOUT-05', 'LOGOUT-06', 'LOGOUT-07', 'LOGOUT-08', 'LOGOUT-09', 'LOGOUT-10'],
      },
      entry: 'reloadHome',
    },
    kept: { type: 'final', description: 'The player stays signed in.', meta: { rows: ['LOGOUT-01'] } },
  },
})
