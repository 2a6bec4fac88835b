/** The one owner of the page as a whole: leaving it, reloading it, opening other hosts. */

/** Loads an own path as a fresh document; the present one leaves no entry in the history. */
export function reloadAt(path: string): void {
  window.location.replace(path)
}

export function reloadHere(): void {
  window.location.reload()
}

/** Opens another host in a new tab that cannot reach back. */
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

/** Opens a small window of this site's own origin that may answer; null where the browser keeps it shut. */
export function openPopup(path: string): Window | null {
  return window.open(path, 'perya-provider', 'popup,width=440,height=680')
}

/** Leaves for a page that will send the player back. */
export function leaveFor(url: string): void {
  window.location.assign(url)
}

/** What a page that sends the player back has written behind the `#`; it is taken out of the address at once. */
export function takeFragment(): URLSearchParams {
  const said = new URLSearchParams(window.location.hash.slice(1))
  if (said.size > 0) window.history.replaceState(window.history.state, '', here())
  return said
}

/** Path and query of the screen. */
export function here(): string {
  return window.location.pathname + window.location.search
}

/** An own path as an address that works anywhere; others stay as they are. */
export function wholeAddress(path: string): string {
  return new URL(path, window.location.origin).href
}

/** Tells when the player has put the site on the home screen as an app. */
export function whenInstalled(tell: () => void): void {
  window.addEventListener('appinstalled', tell)
}
