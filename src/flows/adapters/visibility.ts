/** Owns the page's visibility. */

export function isVisible(): boolean {
  return document.visibilityState !== 'hidden'
}

/** Resolves once the page is visible: nothing is polled in a hidden page. Never settles once aborted. */
export async function untilVisible(signal: AbortSignal): Promise<void> {
  if (isVisible()) return
  await new Promise((seen) => document.addEventListener('visibilitychange', seen, { once: true, signal }))
}

/** Listens for the page becoming hidden or visible, as after a phone's sleep; returns an unsubscribe function. */
export function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Listens for the player's return to the page; returns an unsubscribe function. */
export function onReturn(listener: () => void): () => void {
  return onVisibilityChange(() => {
    if (isVisible()) listener()
  })
}
