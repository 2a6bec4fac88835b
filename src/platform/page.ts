import { phoneTime } from './clock'

/** Owns the page as a whole: its location, leaving it, reloading it, opening other hosts. */

/** Loads a path of this site as a new document, replacing the current history entry. */
export function reloadAt(path: string): void {
  window.location.replace(path)
}

export function reloadHere(): void {
  window.location.reload()
}

/** Longest pause between two reloads of the same history entry, milliseconds. */
const reloadPause = 10 * 60_000

/**
 * Reloads the page, but not the same history entry twice within ten minutes: a problem that a reload does not
 * fix must not become a loop. With a smaller `soonest`, the next reload is allowed after that time, the one
 * after it after twice as long, and so on. Recorded in the history state, which survives a reload even where
 * storage is blocked. Returns false if no reload takes place.
 */
export function reloadOnce(soonest = reloadPause): boolean {
  const state = window.history.state as { reloads?: readonly [from: number, pause: number] } | null
  const [from, last] = state?.reloads ?? [0, 0]
  const moment = phoneTime()
  if (moment < from) return false
  const pause = Math.min(2 * last || soonest, reloadPause)
  window.history.replaceState({ ...state, reloads: [moment + pause, pause] }, '')
  reloadHere()
  return true
}

/** Opens another host in a new tab that has no access back. */
export function openElsewhere(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer')
}

/** Running from the home screen, as an installed app or a legacy iOS web clip. */
export function isStandalone(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    (navigator as Navigator & { standalone?: boolean }).standalone === true
  )
}

/** Opens a same-origin popup that may post back; null if the browser blocks it. */
export function openPopup(path: string): Window | null {
  return window.open(path, 'perya-provider', 'popup,width=440,height=680')
}

/** Leaves for a page that will send the player back. */
export function leaveFor(url: string): void {
  window.location.assign(url)
}

/** Reads the fragment left by a page that sent the player back, and removes it from the address. */
export function takeFragment(): URLSearchParams {
  const said = new URLSearchParams(window.location.hash.slice(1))
  if (said.size > 0) window.history.replaceState(window.history.state, '', here())
  return said
}

/** Path and query of the current screen. */
export function here(): string {
  return window.location.pathname + window.location.search
}

/** Path of the screen. */
export function path(): string {
  return window.location.pathname
}

/** Whether the address still has this query string. */
export function isHere(search: URLSearchParams): boolean {
  return new URLSearchParams(window.location.search).toString() === search.toString()
}

export function hostName(): string {
  return window.location.hostname
}

/** Makes a path of this site absolute; other addresses are unchanged. */
export function wholeAddress(path: string): string {
  return new URL(path, window.location.origin).href
}

/** Calls back when the player installs the site to the home screen. */
export function whenInstalled(listener: () => void): void {
  window.addEventListener('appinstalled', listener)
}
