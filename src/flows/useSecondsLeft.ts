import { useEffect, useState } from 'react'
import { now } from '../platform/clock'

/** Whole seconds until a moment, ticking; null when there is none or it has passed. Derived, never stored (SMS-04). */
export function useSecondsLeft(until: number | null): number | null {
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    const look = () => setLeft(secondsTo(until))
    look()
    if (until === null) return
    const timer = setInterval(look, 1_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [until])
  return left
}

function secondsTo(until: number | null): number | null {
  if (until === null) return null
  const left = Math.ceil((until - now()) / 1_000)
  return left > 0 ? left : null
}
