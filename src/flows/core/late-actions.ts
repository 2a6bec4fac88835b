import type { LaunchTarget } from '../../../machines/game-launch/launch'
import type { Entry } from '../session/entry'
import * as paths from '../../../machines/shared/paths'
import { fetchDialogs } from '../adapters/dialogs'
import { goTo } from '../adapters/navigation'
import { withCode } from './effects'
import { sessionActor } from './root'

/** Tap handlers: the charts that decide are loaded on the first tap that needs one. */

/** Handles a tap on an entry of the tab bar or a menu. */
export function enter(entry: Entry): void {
  withCode(import('../session/entry'), (charts) => charts.enter(entry))
}

/** Handles a tap on a game or a vendor; `from` is the own path to return to. */
export function launch(target: LaunchTarget, from: string): void {
  withCode(import('../games/launch'), (charts) => charts.launch(target, from))
}

/** Preloads what signing out needs while there is a network; rejects if any of it cannot be loaded. */
export async function prepareSignOut() {
  const [charts] = await Promise.all([import('../session/sign-out'), fetchDialogs()])
  return charts
}

/** Signs out without asking, for when the dialog that asks cannot be loaded. */
function signOutAtOnce(): void {
  goTo({ to: paths.home, replace: true })
  sessionActor()?.send({ type: 'SIGNED_OUT' })
}

/** Asks whether to sign out. */
export function askToSignOut(place: 'settings' | 'elsewhere' = 'elsewhere'): void {
  prepareSignOut().then((charts) => charts.askToSignOut(place), signOutAtOnce)
}

/** Opens customer service (LOGIN-23). */
export function openService(): void {
  withCode(import('../service/service-link'), (charts) => charts.openService())
}

/** Signs a guest in to a free-trial account (LOGIN-32). */
export function tryFree(): void {
  withCode(import('../account/trial-login'), (charts) => charts.tryFree())
}

/** Follows a link that leaves the site, after naming its host. */
export function leaveFor(url: string): void {
  withCode(import('../session/leave-site'), ({ askToLeave }) => askToLeave(url))
}
