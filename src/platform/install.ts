import { isApplePhone, isOperatorApp, isSafari } from './device'
import { isStandalone } from './page'

/**
 * Owns the browser's own install prompt. The early script keeps it from showing automatically
 * (src/app/early.ts).
 */

/** Chrome's event; not in any type library. */
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

/** Calls back when the browser is ready to show its prompt. */
export function whenPrompt(listener: () => void): void {
  window.addEventListener('beforeinstallprompt', listener)
}

/** Shows the prompt, directly in the player's tap; resolves to whether they accepted. Usable once. */
export async function showPrompt(): Promise<boolean> {
  const prompt = window.peryaPrompt
  window.peryaPrompt = undefined
  if (!prompt) throw new Error('no prompt')
  return (await prompt.prompt()).outcome === 'accepted'
}

/** An in-app browser (docs/browsers.md lists them), which cannot install anything. */
export function isInAppBrowser(): boolean {
  if (isOperatorApp() || isStandalone()) return false
  const { userAgent } = window.navigator
  return (
    /FBA[NV]|FB_IAB|Instagram|Messenger|TikTok|musical_ly|Bytedance|Viber|Line\/|; wv\)/i.test(userAgent) ||
    // On an iPhone, in-app browsers omit the token that every real browser sends.
    (isApplePhone() && !/Version\/|CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\//.test(userAgent))
  )
}

/** An iPhone's other browsers, whose menus differ: the steps shown are Safari's (APP-09). */
export const needsSafari = (): boolean => isApplePhone() && !isSafari()
