import { useRef, type PointerEvent } from 'react'

/** Below this distance a press is still a press, in CSS pixels. */
const SLACK = 6
/** Beyond this distance, releasing is a swipe (CONST-13). */
const FAR = 60

/**
 * Handlers for a panel's top, for dragging the panel (the element around it) down. Released far enough
 * down, it calls `onDone`; otherwise the panel springs back.
 */
export function useDragDown(onDone: () => void) {
  const from = useRef<number | null>(null)

  const settle = (event: PointerEvent<HTMLElement>, done: boolean) => {
    const started = from.current
    from.current = null
    const element = event.currentTarget.parentElement
    if (started === null || !element) return
    element.style.transition = ''
    if (done && event.clientY - started >= FAR) onDone()
    else element.style.transform = ''
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.isPrimary && event.button === 0) from.current = event.clientY
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const element = event.currentTarget.parentElement
      if (from.current === null || !element) return
      const down = event.clientY - from.current
      // Capturing earlier would swallow clicks on buttons in the drag zone.
      if (down > SLACK) event.currentTarget.setPointerCapture(event.pointerId)
      element.style.transition = 'none'
      element.style.transform = down > SLACK ? `translateY(${down - SLACK}px)` : ''
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => settle(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => settle(event, false),
  }
}
