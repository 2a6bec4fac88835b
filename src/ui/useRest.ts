import { useEffect, useRef, type RefObject } from 'react'

/** A picture that moves for its own sake, or words that move because they are too long to stand. */
type Motion = 'picture' | 'words'

/** A picture beside something to read moves no longer than this (WCAG 2.2.2), milliseconds. */
const longest = 5_000
/** Words stand still for this long after a touch, milliseconds. */
const afterTouch = 3_000

const timers = new Map<Element, number>()
/** What can be seen, and may move. */
const inSight = new Map<Element, Motion>()
const motions = new WeakMap<Element, Motion>()

/** Moves an element or lets it rest, and does the other after a while. */
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

/** Pictures rest for good, words for a while: the player is at work. */
function touched(): void {
  for (const [element, motion] of inSight) turn(element, true, motion === 'words' ? afterTouch : undefined)
}

let watch: IntersectionObserver | undefined

/** One observer for everything that moves; an element that is to stand still is marked with `data-resting`. */
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
 * Lets an element move in sight only: a picture for five seconds at most and not after a touch, words not for three
 * seconds after one. Its styles stop what moves in it where it is marked. Each step of an animation is work that a
 * tap waits for.
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
