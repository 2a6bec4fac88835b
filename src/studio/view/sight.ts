import { farBelow } from '../picture/far'
import type { Box } from '../picture/model'

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
export function fitted(width: number, height: number, window: { width: number; height: number }): Sight {
  // A phone has no room to spare.
  const edge = Math.min(margin, Math.round(Math.min(window.width, window.height) / 30))
  const room = Math.min((window.width - edge * 2) / width, (window.height - edge * 2) / height)
  const scale = within(Math.min(1, room))
  return {
    scale,
    x: Math.round((window.width - width * scale) / 2),
    y: Math.round((window.height - height * scale) / 2),
  }
}

/**
 * The initial view: the whole sheet or, if its boxes would be too small for names, its start at the scale at
 * which they are not (`least`).
 */
export function firstSight(
  width: number,
  height: number,
  window: { width: number; height: number },
  least: number,
): Sight {
  const whole = fitted(width, height, window)
  if (whole.scale >= least) return whole
  const place = (room: number, length: number) =>
    length * least <= room ? Math.round((room - length * least) / 2) : margin / 2
  return { scale: least, x: place(window.width, width), y: place(window.height, height) }
}

/** Zooms around a fixed point of the viewport. */
export function zoomed({ x, y, scale }: Sight, by: number, at: { x: number; y: number }): Sight {
  const next = within(scale * by)
  const ratio = next / scale
  return { scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio }
}

/** A box wider or taller than this on the sheet is viewed as an outline, not as text. */
const largestText = 560

/**
 * A view in which a box of the sheet is visible and legible; unchanged if it already is. A box with many
 * contents is shown whole instead, if that makes it larger.
 */
export function shownIn(
  sight: Sight,
  [bx, by, bw, bh]: Box,
  window: { width: number; height: number },
): Sight {
  const { width, height } = window
  const { x, y, scale } = sight
  const whole = Math.min((width - margin) / bw, (height - margin) / bh)
  const isText = bw <= largestText && bh <= largestText
  const enough = Math.max(scale, isText ? farBelow : Math.min(farBelow, whole))
  const left = x + bx * scale
  const top = y + by * scale
  const isSeen = left >= 0 && top >= 0 && left + bw * scale <= width && top + bh * scale <= height
  if (isSeen && enough === scale) return sight
  // If it does not fit, it is aligned to the edge at which its text starts.
  const place = (room: number, from: number, length: number) =>
    Math.max(margin / 2, room / 2 - (length / 2) * enough) - from * enough
  return { scale: enough, x: place(width, bx, bw), y: place(height, by, bh) }
}
