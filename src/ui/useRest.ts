import { useEffect, useRef, type RefObject } from 'react'

let watch: IntersectionObserver | undefined

/** One observer for everything that moves; an element out of sight is marked with `data-resting`. */
function observer(): IntersectionObserver {
  watch ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) target.toggleAttribute('data-resting', !isIntersecting)
  })
  return watch
}

/**
 * Lets an element know when nobody sees it, so that its styles can stop what moves in it: each step of an animation is
 * work on the page's own thread, in sight or not, and a tap waits for it.
 */
export function useRest<Place extends Element>(): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    observer().observe(element)
    return () => observer().unobserve(element)
  }, [])
  return place
}
