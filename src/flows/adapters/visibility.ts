/** The only owner of whether the page is visible. */

export function isVisible(): boolean {
  return document.visibilityState !== 'hidden'
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
