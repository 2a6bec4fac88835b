import { useSyncExternalStore } from 'react'

const wide = '(min-width: 700px)'

function follow(hear: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', hear)
  return () => query.removeEventListener('change', hear)
}

/** Whether the page is as wide as a tablet: six tiles in a row instead of three. */
export function useWide(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(wide).matches)
}
