import { fromPromise } from 'xstate'
import { logoutMachine } from '../../machines/logout/logout.machine'
import { home } from '../../machines/shared/next'
import { logout } from '../platform/calls/session'
import { reloadAt } from '../platform/page'
import { ask } from './client'
import { boundEffects } from './effects'
import { sessionActor } from './root'

/** The logout chart bound to the platform. */
export const logoutFlow = logoutMachine.provide({
  actors: { signOut: fromPromise(({ signal }) => ask(logout, null, { signal }).then(() => null)) },
  actions: {
    ...boundEffects,
    endSession: () => sessionActor()?.send({ type: 'SIGNED_OUT' }),
    reloadHome: () => reloadAt(home),
  },
})
