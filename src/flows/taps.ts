import type { LaunchTarget } from '../../machines/game-launch/launch'
import type { Entry } from './entry'
import { boundEffects } from './effects'

/** What taps lead to: the deciding charts are fetched with the first tap that needs one. */

/** What a tap says whose code could not be fetched. */
export const missed = () => boundEffects.notify(undefined, { kind: 'offline', text: 'offline' })

/** Follows a tap on an entry of the tab bar or a menu. */
export function enter(entry: Entry): void {
  import('./entry').then((charts) => charts.enter(entry), missed)
}

/** Follows a tap on a game or a vendor; `from` is the own path to come back to. */
export function launch(target: LaunchTarget, from: string): void {
  import('./launch').then((charts) => charts.launch(target, from), missed)
}

/** Asks whether to sign out. */
export function askToSignOut(place: 'settings' | 'elsewhere' = 'elsewhere'): void {
  import('./sign-out').then((charts) => charts.askToSignOut(place), missed)
}

/** Opens the customer service (LOGIN-23). */
export function openService(): void {
  import('./service-link').then((charts) => charts.openService(), missed)
}

/** Signs a guest in on a free-trial account (LOGIN-32). */
export function tryFree(): void {
  import('./trial-login').then((charts) => charts.tryFree(), missed)
}

/** Follows a link out of the site, after its host has been named. */
export function leaveFor(url: string): void {
  import('./leave-site').then(({ askToLeave }) => askToLeave(url), missed)
}
