import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigationType, type NavigationType } from 'react-router-dom'
import { path, registerNavigator, routeChanged } from '../flows/adapters/navigation'
import { checkUrl } from '../flows/core/urls'
import { askAgain } from '../ui/late'
import { afterOverlays, watchOverlays } from '../ui/overlays'
import { routeOf } from './routes'
import { useScrollPlaces } from './scroll'
import * as paths from '../../machines/shared/paths'

/** Number of history entries added during this visit; back stays inside the site only if there are some. */
let depth = 0
/** The path listeners were last notified of. */
let shown: string | undefined
/** The browser has already animated the last step back (a swipe). The first screen replaces its skeleton. */
let still = true

/** Whether a screen appears without a fade (LAYOUT-14). */
export const isStill = (kind: NavigationType): boolean => kind === 'POP' && still

/** Notices steps back before the router, which renders at once: must be called before the router exists. */
export function watchSteps(): void {
  watchOverlays()
  window.addEventListener('popstate', (event) => {
    still = (event as PopStateEvent & { hasUAVisualTransition?: boolean }).hasUAVisualTransition === true
  })
}

/**
 * Binds charts and plain links to the router: every `<a href>` within this site goes through here, so components need
 * not know the router, and a foreign address is never followed by accident.
 */
export function useNavigation(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const kind = useNavigationType()
  useScrollPlaces()

  useEffect(() => {
    const go = (path: string, options?: { replace: boolean }) =>
      afterOverlays(() => void navigate(path, options))
    const step = () => afterOverlays(() => void navigate(-1))
    // One step back, or home if the route says so or there is no history (LAYOUT-27..29).
    const back = (otherwise?: string) => {
      if (otherwise !== undefined && depth === 0) go(otherwise, { replace: true })
      else if (otherwise !== undefined) step()
      else if (routeOf(path())?.back === 'home' || depth === 0) go(paths.home)
      else step()
    }
    registerNavigator(go, back)
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const wanted = link?.getAttribute('href')
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!wanted || wanted.startsWith('#') || !plain || event.defaultPrevented) return
      const checked = checkUrl(wanted)
      event.preventDefault()
      if (checked.kind === 'own') go(checked.path)
    }
    document.addEventListener('click', click)
    return () => document.removeEventListener('click', click)
  }, [navigate])

  useEffect(() => {
    if (kind === 'PUSH') depth += 1
    else if (kind === 'POP' && depth > 0) depth -= 1
    // A screen that changes its own query is still the same screen.
    if (pathname !== shown) routeChanged(pathname)
    shown = pathname
    askAgain()
  }, [pathname, kind])
}
