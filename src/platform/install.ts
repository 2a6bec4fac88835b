import { isApplePhone, isOperatorApp, isSafari } from './device'
import { isStandalone } from './page'

/** Owns the browser's own install prompt. The early script keeps it from showing by itself (src/app/early.ts). */

/** Chrome's event; no library of types has it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** The prompt that the browser would show now, until it is used. */
    peryaPrompt?: InstallPrompt | undefined
  }
}

export const hasPrompt = (): boolean => window.peryaPrompt !== undefined

/** Calls back when the browser would show its prompt. */
export function whenPrompt(listener: () => void): void {
  window.addEventListener('beforeinstallprompt', listener)
}

/** Shows the prompt, right in the player's tap; whether they accepted. It serves once. */
export async function showPrompt(): Promise<boolean> {
  const prompt = window.peryaPrompt
  window.peryaPrompt = undefined
  if (!prompt) throw new Error('no prompt')
  return (await prompt.prompt()).outcome === 'accepted'
}

/** The browser of another app (docs/browsers.md names them): it can install nothing. */
export function isInAppBrowser(): boolean {
  if (isOperatorApp() || isStandalone()) return false
  const { userAgent } = window.navigator
  return (
    /FBA[NV]|FB_IAB|Instagram|Messenger|TikTok|musical_ly|Bytedance|Viber|Line\/|; wv\)/i.test(userAgent) ||
    // On an iPhone such a browser leaves out what every real one says of itself.
    (isApplePhone() && !/Version\/|CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\//.test(userAgent))
  )
}

/** An iPhone's other browsers, whose menus differ: the steps are those of Safari (APP-09). */
export const needsSafari = (): boolean => isApplePhone() && !isSafari()
