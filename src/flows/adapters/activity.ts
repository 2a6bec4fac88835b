/** Owns activity detection: whether the page is in use. */

/** Calls back on every touch, key and scroll, and when a game's frame takes the focus; returns an unsubscribe function. */
export function onActivity(listener: () => void): () => void {
  const quiet = { capture: true, passive: true }
  const intoFrame = () => {
    if (document.activeElement instanceof HTMLIFrameElement) listener()
  }
  for (const kind of ['pointerdown', 'keydown', 'scroll']) addEventListener(kind, listener, quiet)
  addEventListener('blur', intoFrame)
  return () => {
    for (const kind of ['pointerdown', 'keydown', 'scroll']) removeEventListener(kind, listener, quiet)
    removeEventListener('blur', intoFrame)
  }
}
