import { useEffect, useRef, useState, type RefObject } from 'react'

/** One shared observer per distance. */
const observers = new Map<number, IntersectionObserver>()
const waiting = new WeakMap<Element, () => void>()

function observerOf(ahead: number): IntersectionObserver {
  let watch = observers.get(ahead)
  if (!watch) {
    watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
      },
      { rootMargin: `${ahead}px 0px` },
    )
    observers.set(ahead, watch)
  }
  return watch
}

/**
 * Whether an element has come within this many pixels of the screen, above or below; stays true afterwards.
 */
export function useNear<Place extends Element>(
  ahead: number,
  already = false,
): [place: RefObject<Place | null>, near: boolean] {
  const place = useRef<Place>(null)
  const [near, setNear] = useState(already)
  useEffect(() => {
    const element = place.current
    if (!element || near) return
    const watch = observerOf(ahead)
    waiting.set(element, () => setNear(true))
    watch.observe(element)
    return () => watch.unobserve(element)
  }, [ahead, near])
  return [place, near]
}
