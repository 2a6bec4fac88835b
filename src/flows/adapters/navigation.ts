import { addressOf } from '../../../machines/shared/address'
import type { Destination } from '../../../machines/shared/effects'
import { createListeners } from '../core/listeners'

export { isHere, path } from '../../platform/page'

/** Connects charts to the router: the app registers it, charts only name destinations. */

type Navigate = (path: string, options: { replace: boolean }) => void

let navigate: Navigate | null = null
let early: Destination | null = null
let back: ((otherwise?: string) => void) | null = null

/** Called by the app once its router exists; a destination named before that is visited now. */
export function registerNavigator(next: Navigate, stepBack: (otherwise?: string) => void): void {
  navigate = next
  back = stepBack
  if (early) {
    const first = early
    early = null
    goTo(first)
  }
}

export function goTo(destination: Destination): void {
  if (navigate) navigate(addressOf(destination), { replace: destination.replace ?? false })
  else early = destination
}

/** The back control of every screen: home or one step, by the route's rule (LAYOUT-27..29). */
export function goBack(): void {
  back?.()
}

/** Back to the previous screen, regardless of the rule; to the given screen if there is none. */
export function stepBack(_: unknown, { otherwise }: { otherwise: string }): void {
  back?.(otherwise)
}

const changed = createListeners<[path: string]>()

/**
 * Listens for screen changes; the listener gets the screen's own path, as the address may have moved on. Returns an
 * unsubscribe function.
 */
export const onRouteChange = changed.add

/** Called by the app after every screen change. */
export const routeChanged = changed.tell
