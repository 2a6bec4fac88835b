import { createActor, type ActorRefFrom } from 'xstate'
import type { logoutMachine } from '../../machines/logout/logout.machine'
import { needDialogs } from './adapters/dialogs'
import { logoutFlow } from './logout'
import { inspect } from './inspect'

export type LogoutActor = ActorRefFrom<typeof logoutMachine>

let asked: LogoutActor | null = null
const hearers = new Set<() => void>()

/** Starts signing out: the chart asks first. Asking twice opens one dialog. */
export function askToSignOut(place: 'settings' | 'elsewhere' = 'elsewhere'): void {
  if (asked) return
  const actor = createActor(logoutFlow, { input: { place }, inspect })
  asked = actor
  actor.subscribe({
    complete: () => {
      asked = null
      for (const hear of hearers) hear()
    },
  })
  actor.start()
  needDialogs()
  for (const hear of hearers) hear()
}

/** The sign-out under way, or null. */
export function signOutActor(): LogoutActor | null {
  return asked
}

export function onSignOutChange(hear: () => void): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}
