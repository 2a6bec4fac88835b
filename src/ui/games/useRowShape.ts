import { useMemo, useSyncExternalStore } from 'react'
import { rowShape, type RowShape } from './rowShape'

/** The page's width when last measured: measuring forces layout, and every render needs it. */
let width = 0

function follow(listener: () => void): () => void {
  const look = () => {
    width = window.innerWidth
    listener()
  }
  // It may have changed while no list was listening.
  width = window.innerWidth
  window.addEventListener('resize', look)
  return () => window.removeEventListener('resize', look)
}

/** The shape of rows at the page's current width. */
export function useRowShape(): RowShape {
  const known = useSyncExternalStore(follow, () => (width ||= window.innerWidth))
  return useMemo(() => rowShape(known), [known])
}
