import { useEffect, useRef, type RefObject } from 'react'
import { afterPaint } from '../afterPaint'

/**
 * Scrolls a row sideways until its selected element is centred [HOME-10]. Only the row moves, not the page.
 * It jumps the first time, then slides.
 */
export function useBringIntoView(row: RefObject<HTMLElement | null>, chosen: string | undefined): void {
  const before = useRef<string | undefined>(undefined)
  useEffect(() => {
    const box = row.current
    const element = box?.querySelector<HTMLElement>('[aria-selected="true"], [aria-pressed="true"]')
    if (!box || !element || before.current === chosen) return
    const first = before.current === undefined
    before.current = chosen
    // Already in view, and measuring would force layout during rendering.
    if (first && element === box.firstElementChild) return
    const slide = () => {
      const left = element.offsetLeft - (box.clientWidth - element.offsetWidth) / 2
      box.scrollTo({ left, behavior: first ? 'instant' : 'smooth' })
    }
    if (first) slide()
    else afterPaint(slide)
  }, [row, chosen])
}
