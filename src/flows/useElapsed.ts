import { useEffect, useState } from 'react'
import { now } from '../platform/clock'

/** Whole seconds since a moment, ticking; null while it is not known. Derived, never stored (trust 36). */
export function useElapsed(since: number | null): number | null {
  const [seconds, setSeconds] = useState(() => secondsSince(since))
  useEffect(() => {
    const look = () => setSeconds(secondsSince(since))
    look()
    if (since === null) return
    const timer = setInterval(look, 1_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [since])
  return seconds
}

function secondsSince(since: number | null): number | null {
  return since === null ? null : Math.max(0, Math.floor((now() - since) / 1_000))
}
