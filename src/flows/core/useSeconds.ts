import { useSyncExternalStore } from 'react'
import { now } from '../../platform/clock'
import { onVisibilityChange } from '../adapters/visibility'

/** Ticks every second, and when the page comes back, as sleeping phones skip timers; returns an unsubscribe function. */
function everySecond(look: () => void): () => void {
  const timer = setInterval(look, 1_000)
  const forget = onVisibilityChange(look)
  return () => {
    clearInterval(timer)
    forget()
  }
}

const never = () => () => {}

const useSeconds = (counts: boolean, seconds: () => number | null) =>
  useSyncExternalStore(counts ? everySecond : never, seconds)

/** Whole seconds since a point in time, ticking; null if it is not known. Derived, never stored (trust 36). */
export function useElapsed(since: number | null): number | null {
  return useSeconds(since !== null, () =>
    since === null ? null : Math.max(0, Math.floor((now() - since) / 1_000)),
  )
}

/**
 * Whole seconds until a point in time, ticking; null if there is none or it has passed. Derived, never stored (SMS-04).
 */
export function useSecondsLeft(until: number | null): number | null {
  return useSeconds(until !== null, () => {
    const left = until === null ? 0 : Math.ceil((until - now()) / 1_000)
    return left > 0 ? left : null
  })
}
