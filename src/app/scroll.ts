import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import * as paths from '../../machines/shared/paths'

/**
 * The scroll position of each history entry and each address, in pixels from the top. The browser's own
 * scroll restoration fails on pages whose lists have not loaded yet.
 */
const places = new Map<string, number>()

/** Entry and address on screen; nothing is recorded while a position is being restored. */
let here: readonly string[] = []
let lastPath = ''

/** How long a page may take to regain its previous height, in milliseconds. */
const patience = 3_000

function note(): void {
  for (const name of here) places.set(name, window.scrollY)
}

/**
 * Scrolls to a position as soon as the page is long enough, unless the player scrolls first. Returns a cancel
 * function.
 */
function find(y: number, found: () => void): () => void {
  const stop = () => {
    watch.disconnect()
    clearTimeout(timer)
    for (const type of ['wheel', 'touchstart', 'keydown'] as const) window.removeEventListener(type, stop)
    found()
  }
  const attempt = () => {
    window.scrollTo(0, y)
    if (Math.abs(window.scrollY - y) < 2) stop()
  }
  const watch = new ResizeObserver(attempt)
  const timer = setTimeout(stop, patience)
  for (const type of ['wheel', 'touchstart', 'keydown'] as const) window.addEventListener(type, stop)
  watch.observe(document.body)
  return stop
}

/**
 * A new screen opens at its top (HOME-01). Going back restores its position, and so does a screen that replaces another
 * one: home after a game, or the list after a login.
 */
export function useScrollPlaces(): void {
  const { key, pathname, search } = useLocation()
  const kind = useNavigationType()

  useLayoutEffect(() => {
    // Before other listeners have changed the page: reading the position afterwards would force a layout.
    const first = { passive: true, capture: true }
    window.addEventListener('scroll', note, first)
    return () => window.removeEventListener('scroll', note, first)
  }, [])

  useLayoutEffect(() => {
    const address = pathname + search
    const returns = kind === 'REPLACE' && pathname !== lastPath
    // The result of a password reset is shown at the top of the login.
    const place =
      pathname === paths.login
        ? 0
        : kind === 'POP'
          ? places.get(key)
          : returns
            ? (places.get(address) ?? 0)
            : 0
    lastPath = pathname
    here = []
    const arrived = () => {
      here = [key, address]
    }
    if (place === undefined) return arrived()
    return find(place, arrived)
  }, [key, kind, pathname, search])
}
