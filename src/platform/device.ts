/** What kind of phone and page this is, for those who have to say so. */

export function hostName(): string {
  return window.location.hostname
}

/** Running inside the operator's own app: its web view names itself (REG-10). */
export function isOperatorApp(): boolean {
  return /\bPeryaApp\//.test(window.navigator.userAgent)
}

/** An iPhone or iPad, whose icons on the home screen are web clips; an iPad calls itself a Mac, but has a touch screen. */
export function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = window.navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/** Version of an iPhone's or iPad's system, `[17, 2]`; null on other phones. */
export function iosVersion(): readonly [number, number] | null {
  if (!isApplePhone()) return null
  // An iPad that calls itself a Mac names no system: its browser's version goes with it.
  const found = /(?:OS|Version)[ /](\d+)[._](\d+)/.exec(window.navigator.userAgent)
  return found ? [Number(found[1]), Number(found[2])] : null
}

/** Safari itself: every browser of an iPhone says so, and the others add their own name (APP-09). */
export function isSafari(): boolean {
  const { userAgent } = window.navigator
  return (
    /Version\/[\d.]+.*Safari/.test(userAgent) &&
    !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\/|FBA[NV]|Instagram|Line\//.test(userAgent)
  )
}
