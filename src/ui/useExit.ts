import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Keeps the last value rendered until the exit animation of `ref` ends. Returns what to show (null:
 * nothing) and whether it is leaving. It waits for the actual CSS animations and so needs no durations:
 * with reduced motion there are none to wait for.
 */
export function useExit<T>(
  value: T | null,
  ref: RefObject<HTMLElement | null>,
): [shown: T | null, leaving: boolean] {
  const [kept, setKept] = useState(value)
  if (value !== null && value !== kept) setKept(value)
  const leaving = value === null && kept !== null

  useLayoutEffect(() => {
    if (!leaving) return
    let back = false
    const running = ref.current?.getAnimations?.() ?? []
    const leave = async () => {
      await Promise.allSettled(running.map((animation) => animation.finished))
      if (!back) setKept(null)
    }
    void leave()
    return () => {
      back = true
    }
  }, [leaving, ref])

  return [value ?? kept, leaving]
}
