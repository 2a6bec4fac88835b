import type { Destination } from '../../../machines/shared/effects'

export { home } from '../../../machines/shared/next'

/** The way from charts to the router: the app registers it, charts only name destinations. */

type Navigate = (path: string, options: { replace: boolean }) => void

let navigate: Navigate | null = null
let early: Destination | null = null
let back: ((otherwise?: string) => void) | null = null

/** Called by the app when its router stands; a destination named before that is gone to now. */
export function registerNavigator(next: Navigate, stepBack: (otherwise?: string) => void): void {
  navigate = next
  back = stepBack
  if (early) {
    const first = early
    early = null
    goTo(first)
  }
}

/** Path and query of a destination as one address. */
export function addressOf({ to, query }: Destination): string {
  const search = new URLSearchParams(query).toString()
  return search === '' ? to : `${to}?${search}`
}

export function goTo(destination: Destination): void {
  if (navigate) navigate(addressOf(destination), { replace: destination.replace ?? false })
  else early = destination
}

/** The back control of every screen: home or one step, as the route's rule says (LAYOUT-27..29). */
export function goBack(): void {
  back?.()
}

/** Back to where the player came from, whatever the rule; to the given screen when there is no such place. */
export function stepBack(_: unknown, { otherwise }: { otherwise: string }): void {
  back?.(otherwise)
}

const followers = new Set<(path: string) => void>()

/** Hears of every change of screen, with its own path: the address may have gone on meanwhile. */
export function onRouteChange(hear: (path: string) => void): void {
  followers.add(hear)
}

/** Called by the app after every change of screen. */
export function routeChanged(path: string): void {
  for (const hear of followers) hear(path)
}
