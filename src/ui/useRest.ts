import { useEffect, useRef, type RefObject } from 'react'

/** A decorative animation, or text that scrolls because it is too long. */
type Motion = 'picture' | 'words'

/** Longest movement of a picture next to text (WCAG 2.2.2), milliseconds. */
const longest = 5_000
/** How long text stays still after a touch, milliseconds. */
const afterTouch = 3_000

const timers = new Map<Element, number>()
/** Visible elements that may move. */
const inSight = new Map<Element, Motion>()
const motions = new WeakMap<Element, Motion>()

/** Starts or stops an element's movement, and schedules the opposite. */
function turn(element: Element, resting: boolean, thenAfter?: number): void {
  clearTimeout(timers.get(element))
  timers.delete(element)
  element.toggleAttribute('data-resting', resting)
  if (thenAfter !== undefined)
    timers.set(
      element,
      window.setTimeout(() => turn(element, !resting), thenAfter),
    )
}

/** Pictures stop for good, text for a while: the player is busy. */
function touched(): void {
  for (const [element, motion] of inSight) turn(element, true, motion === 'words' ? afterTouch : undefined)
}

let watch: IntersectionObserver | undefined

/** One observer for everything that moves; a stopped element is marked `data-resting`. */
function observer(): IntersectionObserver {
  if (watch) return watch
  document.addEventListener('pointerdown', touched, { passive: true })
  watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const motion = motions.get(target) ?? 'picture'
      if (isIntersecting) inSight.set(target, motion)
      else inSight.delete(target)
      turn(target, !isIntersecting, isIntersecting && motion === 'picture' ? longest : undefined)
    }
  })
  return watch
}

/**
 * Lets an element move only while visible: a picture for five seconds at most and never after a touch, text
 * not for three seconds after one. Its styles stop the movement when it is marked. Every animation step is
 * work that a tap has to wait for.
 */
export function useRest<Place extends Element>(motion: Motion = 'picture'): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    motions.set(element, motion)
    observer().observe(element)
    return () => {
      observer().unobserve(element)
      clearTimeout(timers.get(element))
      timers.delete(element)
      inSight.delete(element)
    }
  }, [motion])
  return place
}
