import { startTransition, useEffect, useState } from 'react'

/**
 * False until a component's first render is painted: used to defer everything less urgent than the picture.
 */
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
