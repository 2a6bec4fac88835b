import { safeNext } from '../../../machines/shared/next'
import * as paths from '../../../machines/shared/paths'
import { currentSettings } from '../core/root'
import { hasScreen } from '../core/screens'

/** The screen to which the operator has given an additional address (ROUTE-69); null if there is none. */
export function ownRoute(pathname: string): string | null {
  const routes = currentSettings()?.routes ?? {}
  const to = Object.hasOwn(routes, pathname) ? routes[pathname] : undefined
  // Only a screen of this site, and home only if configured explicitly.
  if (!to || (safeNext(to) === paths.home && to !== paths.home)) return null
  return hasScreen(to) ? to : null
}
