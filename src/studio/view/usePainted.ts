import { startTransition, useEffect, useState } from 'react'

/** False until a component's first render is painted: everything that can wait for the picture depends on it. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    // The first frame is painted when the second one starts.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted
}
