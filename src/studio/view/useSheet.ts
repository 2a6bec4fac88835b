import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { farBelow } from '../picture/far'
import type { Box } from '../picture/model'
import { firstSight, fitted, shownIn, zoomed, type Sight } from './sight'

/** Sets whether names replace text. Called only at rest: a change repaints the whole sheet. */
function markFar(paper: HTMLElement, { scale }: Sight): void {
  if (scale < farBelow) paper.dataset.far = 'yes'
  else delete paper.dataset.far
}

interface Sheet {
  readonly fit: () => void
  readonly zoomBy: (by: number) => void
  readonly fullSize: () => void
  readonly panBy: (x: number, y: number) => void
  /** Moves the sheet, unless all of it is visible. */
  readonly shift: (x: number, y: number) => void
  /** Brings a box of the sheet into view, unless it already is. */
  readonly show: (box: Box) => void
  readonly scaleNow: () => number
}

interface Options {
  readonly window: RefObject<HTMLDivElement | null>
  readonly paper: RefObject<HTMLDivElement | null>
  readonly width: number
  readonly height: number
  /** Scale from which the drawing is legible. */
  readonly least: number
  /** Initial position; if undefined, the whole sheet, or as much as is legible. */
  readonly begin: Sight | undefined
  /** Called when movement has settled. */
  readonly rested: (sight: Sight) => void
}

/**
 * Moves a sheet in the viewport: drag, pinch, wheel, keys. Moving sets one style on one element without a repaint,
 * so a chart of any size follows the finger; the browser redraws it sharply at rest.
 */
export function useSheet({ window, paper, width, height, least, begin, rested }: Options): Sheet {
  const sight = useRef<Sight>(begin ?? { x: 0, y: 0, scale: 1 })
  const resting = useRef(0)
  const frame = useRef(0)
  const told = useRef(rested)
  /** Whether the whole sheet is shown: it then stays so when the window changes. */
  const isWhole = useRef(begin === undefined)
  useLayoutEffect(() => {
    told.current = rested
  })

  const draw = useCallback(
    (next: Sight, whole = false) => {
      isWhole.current = whole
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

  const fit = useCallback(() => draw(fitted(width, height, size()), true), [draw, size, width, height])
  const zoomBy = useCallback((by: number) => draw(zoomed(sight.current, by, middle())), [draw, middle])
  const fullSize = useCallback(() => zoomBy(1 / sight.current.scale), [zoomBy])
  const panBy = useCallback(
    (x: number, y: number) => draw({ ...sight.current, x: sight.current.x + x, y: sight.current.y + y }),
    [draw],
  )
  const shift = useCallback((x: number, y: number) => isWhole.current || panBy(x, y), [panBy])
  const show = useCallback(
    (box: Box) => {
      const next = shownIn(sight.current, box, size())
      if (next !== sight.current) draw(next)
    },
    [draw, size],
  )
  const scaleNow = useCallback(() => sight.current.scale, [])

  const isPlaced = useRef(false)
  useLayoutEffect(() => {
    if (isPlaced.current) {
      // After folding, unfolding or additions, the visible part stays in place.
      if (isWhole.current) fit()
      return
    }
    isPlaced.current = true
    const element = paper.current
    // Laid out only once its place is known: a change of scale lays out every text again.
    if (element) element.style.display = 'none'
    const place = size()
    const start = begin ?? firstSight(width, height, place, least)
    sight.current = start
    if (start.scale > fitted(width, height, place).scale) isWhole.current = false
    if (element) {
      element.style.transform = `translate(${start.x}px, ${start.y}px) scale(${start.scale})`
      markFar(element, start)
      element.style.display = ''
    }
    // Only another size of the sheet matters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [width, height])

  useEffect(() => {
    const element = window.current
    if (!element) return undefined
    // After rotating a phone or resizing a window, a whole sheet is fitted again.
    let before = size()
    const watcher = new ResizeObserver(() => {
      const now = size()
      if (now.width === before.width && now.height === before.height) return
      before = now
      if (isWhole.current) fit()
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [window, fit, size])

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
  return { fit, zoomBy, fullSize, panBy, shift, show, scaleNow }
}
