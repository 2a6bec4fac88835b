import { useMemo, useSyncExternalStore } from 'react'
import { rowShape, type RowShape } from './rowShape'

/** The page's width when it was last asked for: asking has the page laid out, and every drawing asks. */
let width = 0

function follow(hear: () => void): () => void {
  const look = () => {
    width = window.innerWidth
    hear()
  }
  // It may have changed while no list was there to hear of it.
  width = window.innerWidth
  window.addEventListener('resize', look)
  return () => window.removeEventListener('resize', look)
}

/** The shape of rows on the page as wide as it is now. */
export function useRowShape(): RowShape {
  const known = useSyncExternalStore(follow, () => (width ||= window.innerWidth))
  return useMemo(() => rowShape(known), [known])
}
