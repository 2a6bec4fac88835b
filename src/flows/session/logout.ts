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

/**
 * The token of a session already forgotten by this phone, until the platform has been told; in memory only.
 */
const kept = perPage(() => ({ token: null as string | null }))

async function tellPlatform(signal?: AbortSignal): Promise<null> {
  const { token } = kept()
  if (token === null) return null
  await call(logout, null, { token, ...(signal ? { signal } : {}) })
  kept().token = null
  return null
}

/** Tells the platform once there is a network; its answer changes nothing here. */
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
      // Leave the screen first: its guard would send a guest to the login.
      goTo({ to: paths.home, replace: true })
      sessionActor()?.send({ type: 'SIGNED_OUT' })
    },
    reloadHome: () => {
      // Without a network there is nothing to reload from; the player's data is gone from memory anyway.
      if (kept().token === null) reloadAt(paths.home)
      else void answersAt(paths.home).then((there) => there && reloadAt(paths.home))
    },
  },
})
