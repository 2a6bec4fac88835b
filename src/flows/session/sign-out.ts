import type { ActorRefFrom } from 'xstate'
import type { logoutMachine } from '../../../machines/logout/logout.machine'
import { needDialogs } from '../adapters/dialogs'
import { startChart } from '../core/chart'
import { onPlayerChange, perPage } from '../core/lifetime'
import { createListeners } from '../core/listeners'
import { logoutFlow } from './logout'

export type LogoutActor = ActorRefFrom<typeof logoutMachine>

/** Outlives the player, who is gone before the platform has been informed. */
const asked = perPage(() => ({ actor: null as LogoutActor | null }))
const changed = createListeners()

/** Starts signing out: the chart asks first. Calling it twice opens one dialog. */
export function askToSignOut(place: 'settings' | 'elsewhere' = 'elsewhere'): void {
  const question = asked()
  if (question.actor) return
  question.actor = startChart(logoutFlow, { place })
  question.actor.subscribe({
    complete: () => {
      question.actor = null
      changed.tell()
    },
  })
  needDialogs()
  changed.tell()
}

/** The sign-out in progress, or null. */
export function signOutActor(): LogoutActor | null {
  return asked.known()?.actor ?? null
}

export const onSignOutChange = changed.add
/**
 * Closes the question if the session ended another way. Deferred: the chart itself ends the session in
 * mid-transition.
 */
onPlayerChange(() =>
  queueMicrotask(() => {
    if (asked().actor?.getSnapshot().hasTag('asking')) {
      asked().actor?.stop()
      asked().actor = null
    }
    changed.tell()
  }),
)
