import { useEffect, useRef, useState, type RefObject } from 'react'

/** A block sticks once it is this close to the top of the screen, in pixels (CONST-36). */
const stickyThreshold = 100

/** Whether the marker before a sticky block has passed the threshold; the marker itself never sticks. */
export function useStuck(): { readonly place: RefObject<HTMLDivElement | null>; readonly stuck: boolean } {
  const place = useRef<HTMLDivElement>(null)
  const [stuck, setStuck] = useState(false)
  useEffect(() => {
    const look = () => {
      const top = place.current?.getBoundingClientRect().top
      if (top !== undefined) setStuck(top <= stickyThreshold)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [])
  return { place, stuck }
}
