import { fromPromise } from 'xstate'
import { logoutMachine } from '../../../machines/logout/logout.machine'
import { logout } from '../../platform/calls/session'
import { answersAt } from '../../platform/files'
import { reloadAt } from '../../platform/page'
import { goTo } from '../adapters/navigation'
import { onOnline } from '../adapters/network'
import { call } from '../core/client'
import { boundEffects } from '../core/effects'
import { perPage } from '../core/lifetime'
import { currentSession, sessionActor } from '../core/root'
import * as paths from '../../../machines/shared/paths'

/** The token of a session that this phone has forgotten already, until the platform knows; in memory only. */
const kept = perPage(() => ({ token: null as string | null }))

async function tellPlatform(signal?: AbortSignal): Promise<null> {
  const { token } = kept()
  if (token === null) return null
  await call(logout, null, { token, ...(signal ? { signal } : {}) })
  kept().token = null
  return null
}

/** Tells the platform as soon as there is a network; what it then answers changes nothing here. */
function tellLater(): void {
  const forget = onOnline(() => {
    forget()
    tellPlatform().catch(() => {})
  })
}

/** The logout chart bound to the platform. */
export const logoutFlow = logoutMachine.provide({
  actors: {
    signOut: fromPromise(({ signal }) =>
      tellPlatform(signal).catch((fault: unknown) => {
        tellLater()
        throw fault
      }),
    ),
  },
  actions: {
    ...boundEffects,
    endSession: () => {
      kept().token = currentSession()?.token ?? null
      // First away from the screen: its guard would send a guest to the login.
      goTo({ to: paths.home, replace: true })
      sessionActor()?.send({ type: 'SIGNED_OUT' })
    },
    reloadHome: () => {
      // Without a network there is nothing to reload from; what was the player's is gone from memory as well.
      if (kept().token === null) reloadAt(paths.home)
      else void answersAt(paths.home).then((there) => there && reloadAt(paths.home))
    },
  },
})
