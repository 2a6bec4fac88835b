import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { farBelow } from '../picture/far'

/** Position and scale of the sheet in the viewport. */
export interface Sight {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const smallest = 0.05
const largest = 4
const margin = 24

const within = (scale: number) => Math.min(largest, Math.max(smallest, scale))

/** Fits a whole sheet into the viewport, without enlarging it. */
function fitted(width: number, height: number, window: { width: number; height: number }): Sight {
  const room = Math.min((window.width - margin * 2) / width, (window.height - margin * 2) / height)
  const scale = within(Math.min(1, room))
  return {
    scale,
    x: Math.round((window.width - width * scale) / 2),
    y: Math.round((window.height - height * scale) / 2),
  }
}

/** Zooms around a fixed point of the viewport. */
export function zoomed({ x, y, scale }: Sight, by: number, at: { x: number; y: number }): Sight {
  const next = within(scale * by)
  const ratio = next / scale
  return { scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio }
}

/** Sets whether names replace text. Only at rest: a change repaints the whole sheet. */
function markFar(paper: HTMLElement, { scale }: Sight): void {
  if (scale < farBelow) paper.dataset.far = 'yes'
  else delete paper.dataset.far
}

interface Sheet {
  readonly fit: () => void
  readonly zoomBy: (by: number) => void
  readonly fullSize: () => void
  readonly panBy: (x: number, y: number) => void
  /** Brings a box of the sheet into view, unless it is. */
  readonly show: (box: readonly [number, number, number, number]) => void
}

interface Options {
  readonly window: RefObject<HTMLDivElement | null>
  readonly paper: RefObject<HTMLDivElement | null>
  readonly width: number
  readonly height: number
  /** Initial position; fits the whole sheet when undefined. */
  readonly begin: Sight | undefined
  /** Called when movement has settled. */
  readonly rested: (sight: Sight) => void
}

/**
 * Moves a sheet in the viewport: drag, pinch, wheel, keys. Moving sets one style on one element without a repaint,
 * so a chart of any size follows the finger; the browser redraws it sharply at rest.
 */
export function useSheet({ window, paper, width, height, begin, rested }: Options): Sheet {
  const sight = useRef<Sight>(begin ?? { x: 0, y: 0, scale: 1 })
  const resting = useRef(0)
  const frame = useRef(0)
  const told = useRef(rested)
  useLayoutEffect(() => {
    told.current = rested
  })

  const draw = useCallback(
    (next: Sight) => {
      sight.current = next
      const element = paper.current
      if (!element) return
      element.style.willChange = 'transform'
      cancelAnimationFrame(frame.current)
      frame.current = requestAnimationFrame(() => {
        const { x, y, scale } = sight.current
        element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
      })
      clearTimeout(resting.current)
      resting.current = self.setTimeout(() => {
        element.style.willChange = ''
        markFar(element, sight.current)
        told.current(sight.current)
      }, 200)
    },
    [paper],
  )

  const size = useCallback(() => {
    const box = window.current?.getBoundingClientRect()
    return { width: box?.width ?? width, height: box?.height ?? height }
  }, [window, width, height])

  const middle = useCallback(() => {
    const { width: w, height: h } = size()
    return { x: w / 2, y: h / 2 }
  }, [size])

  const fit = useCallback(() => draw(fitted(width, height, size())), [draw, size, width, height])
  const zoomBy = useCallback((by: number) => draw(zoomed(sight.current, by, middle())), [draw, middle])
  const fullSize = useCallback(() => zoomBy(1 / sight.current.scale), [zoomBy])
  const panBy = useCallback(
    (x: number, y: number) => draw({ ...sight.current, x: sight.current.x + x, y: sight.current.y + y }),
    [draw],
  )
  const show = useCallback(
    ([bx, by, bw, bh]: readonly [number, number, number, number]) => {
      const { width: w, height: h } = size()
      const { x, y, scale } = sight.current
      const enough = Math.max(scale, Math.min(0.7, (w - margin) / bw, (h - margin) / bh))
      const left = x + bx * scale
      const top = y + by * scale
      const seen = left >= 0 && top >= 0 && left + bw * scale <= w && top + bh * scale <= h
      if (seen && enough === scale) return
      draw({ scale: enough, x: w / 2 - (bx + bw / 2) * enough, y: h / 2 - (by + bh / 2) * enough })
    },
    [draw, size],
  )

  useLayoutEffect(() => {
    const start = begin ?? fitted(width, height, size())
    sight.current = start
    if (paper.current) {
      paper.current.style.transform = `translate(${start.x}px, ${start.y}px) scale(${start.scale})`
      markFar(paper.current, start)
    }
    // Only a new sheet resets the position.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [width, height])

  useEffect(() => {
    const element = window.current
    if (!element) return
    const pointers = new Map<number, { x: number; y: number }>()
    const local = (event: MouseEvent) => {
      const box = element.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const step = event.deltaMode === 1 ? 16 : 1
      if (event.ctrlKey || event.metaKey) {
        draw(zoomed(sight.current, Math.exp(-event.deltaY * step * 0.01), local(event)))
      } else if (event.shiftKey) panBy(-event.deltaY * step, 0)
      else panBy(-event.deltaX * step, -event.deltaY * step)
    }
    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      pointers.set(event.pointerId, local(event))
    }
    const onMove = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId)
      if (!before) return
      const now = local(event)
      if (pointers.size === 1) {
        if (Math.hypot(now.x - before.x, now.y - before.y) < 3 && !element.dataset.moving) return
        if (!element.dataset.moving) {
          element.dataset.moving = 'yes'
          element.setPointerCapture(event.pointerId)
        }
        panBy(now.x - before.x, now.y - before.y)
      } else {
        element.dataset.moving = 'yes'
        const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1] ?? now
        const centre = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
        const was = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 }
        const ratio =
          Math.hypot(now.x - other.x, now.y - other.y) /
          Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
        const moved = {
          ...sight.current,
          x: sight.current.x + centre.x - was.x,
          y: sight.current.y + centre.y - was.y,
        }
        draw(zoomed(moved, ratio, centre))
      }
      pointers.set(event.pointerId, now)
    }
    const onUp = (event: PointerEvent) => {
      pointers.delete(event.pointerId)
      // The click that ends a drag selects nothing; it fires right after this.
      if (pointers.size === 0) setTimeout(() => delete element.dataset.moving, 0)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerup', onUp)
    element.addEventListener('pointercancel', onUp)
    return () => {
      element.removeEventListener('wheel', onWheel)
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('pointerup', onUp)
      element.removeEventListener('pointercancel', onUp)
    }
  }, [window, draw, panBy])

  useEffect(
    () => () => {
      clearTimeout(resting.current)
      cancelAnimationFrame(frame.current)
    },
    [],
  )
  return { fit, zoomBy, fullSize, panBy, show }
}
