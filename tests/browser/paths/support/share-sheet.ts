import type { App } from '../../support/app'

/** Fakes the phone's share sheet, which test browsers lack: it stays open until told how to end. */
export function giveSheet(): void {
  const share = () =>
    new Promise<void>((resolve, reject) => {
      addEventListener('sheet-closes', () => resolve(), { once: true })
      addEventListener('sheet-fails', () => reject(new DOMException('', 'NotAllowedError')), { once: true })
    })
  Object.defineProperty(navigator, 'share', { value: share })
}
/** A phone without one. */
export function takeSheet(): void {
  Object.defineProperty(navigator, 'share', { value: undefined })
}
/** How an open share sheet ends. */
export const sheet = (what: 'sheet-closes' | 'sheet-fails') => ({
  make: ({ page }: App) => page.evaluate((name) => void dispatchEvent(new Event(name)), what),
})

/** Grants the page access to the clipboard. */
export async function openClipboard({ page }: App): Promise<void> {
  await page.context().grantPermissions(['clipboard-write'])
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'))
}
/** Denies access to the clipboard; test browsers always grant it. */
export function shutClipboard(): void {
  const writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  Object.defineProperty(navigator.clipboard, 'writeText', { value: writeText, configurable: true })
}
