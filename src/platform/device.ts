/** What kind of device and page this is. */

/** Running inside the operator's app, which names itself in its user agent (REG-10). */
export function isOperatorApp(): boolean {
  return /\bPeryaApp\//.test(window.navigator.userAgent)
}

/**
 * An iPhone or iPad, whose home screen icons are web clips. An iPad reports itself as a Mac, but has a
 * touch screen.
 */
export function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = window.navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/** iOS or iPadOS version, `[17, 2]`; null on other devices. */
export function iosVersion(): readonly [number, number] | null {
  if (!isApplePhone()) return null
  // An iPad posing as a Mac reports no system version; its browser version matches it.
  const found = /(?:OS|Version)[ /](\d+)[._](\d+)/.exec(window.navigator.userAgent)
  return found ? [Number(found[1]), Number(found[2])] : null
}

/** Safari itself: every browser on iOS claims to be Safari, but the others add their own name (APP-09). */
export function isSafari(): boolean {
  const { userAgent } = window.navigator
  return (
    /Version\/[\d.]+.*Safari/.test(userAgent) &&
    !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\/|FBA[NV]|Instagram|Line\//.test(userAgent)
  )
}
