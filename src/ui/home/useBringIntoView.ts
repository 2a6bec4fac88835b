import { useEffect, useRef, type RefObject } from 'react'
import { afterPaint } from '../afterPaint'

/**
 * Scrolls a row sideways until its chosen element is in the middle [HOME-10]. Only the row moves: the page
 * stays where it is. The first time it is there at once, later it slides.
 */
export function useBringIntoView(row: RefObject<HTMLElement | null>, chosen: string | undefined): void {
  const before = useRef<string | undefined>(undefined)
  useEffect(() => {
    const box = row.current
    const element = box?.querySelector<HTMLElement>('[aria-selected="true"], [aria-pressed="true"]')
    if (!box || !element || before.current === chosen) return
    const first = before.current === undefined
    before.current = chosen
    // It is in view as it is, and measuring would have the page laid out in the middle of drawing it.
    if (first && element === box.firstElementChild) return
    const slide = () => {
      const left = element.offsetLeft - (box.clientWidth - element.offsetWidth) / 2
      box.scrollTo({ left, behavior: first ? 'instant' : 'smooth' })
    }
    if (first) slide()
    else afterPaint(slide)
  }, [row, chosen])
}
