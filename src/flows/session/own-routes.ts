import { safeNext } from '../../../machines/shared/next'
import * as paths from '../../../machines/shared/paths'
import { currentSettings } from '../core/root'
import { hasScreen } from '../core/screens'

/** The screen that the operator has given an address of its own (ROUTE-69); null if there is none such. */
export function ownRoute(pathname: string): string | null {
  const routes = currentSettings()?.routes ?? {}
  const to = Object.hasOwn(routes, pathname) ? routes[pathname] : undefined
  // Only a screen of this site, and home only where it is meant.
  if (!to || (safeNext(to) === paths.home && to !== paths.home)) return null
  return hasScreen(to) ? to : null
}
