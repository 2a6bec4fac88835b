import { useSyncExternalStore } from 'react'

const wide = '(min-width: 700px)'

function follow(listener: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the page is as wide as a tablet: six tiles per row instead of three. */
export function useWide(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(wide).matches)
}
