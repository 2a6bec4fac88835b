import { memo, useState } from 'react'
import { canFold } from '../picture/content'
import type { Box, Chart } from '../picture/model'
import { nameAt } from '../picture/plain'
import { useSay } from '../words/words'
import styles from './folds.module.css'

interface FoldsProps {
  /** The flow with nothing folded. */
  readonly whole: Chart
  readonly chart: Chart
  readonly folded: readonly string[]
  readonly scale: number
  readonly toggle: (id: string) => void
  /** Brings a place into view. */
  readonly show: (box: Box) => void
}

/** Size of a button on the screen. */
const large = 24

/** A button on each compound state that folds or unfolds it; the same size at every scale. */
export const Folds = memo(function Folds({ whole, chart, folded, scale, toggle, show }: FoldsProps) {
  const say = useSay()
  const size = large / scale
  // Folding changes the scale: the button in use stays, and keeps the focus.
  const [focused, setFocused] = useState('')
  const corners: (readonly [number, number])[] = []
  return whole.states.map(({ id }, at) => {
    const [x, y, width = 0, height = 0] =
      chart.picture.boxes[chart.states.findIndex((state) => state.id === id)] ?? []
    if (x === undefined || y === undefined || !canFold(whole, at)) return null
    const left = x + width - size
    // A button that would cover its box, or its parent's button, is hidden until zoomed in; Enter folds it,
    // too.
    const isCovering = corners.some(([ox, oy]) => Math.abs(left - ox) < size && Math.abs(y - oy) < size)
    if (id !== focused && (isCovering || size > Math.min(width / 2, height))) return null
    corners.push([left, y])
    const isFolded = folded.includes(id)
    const text = say(isFolded ? 'openBox' : 'foldBox', { name: nameAt(whole, at) })
    return (
      <button
        key={id}
        type="button"
        className={styles.fold}
        aria-label={text}
        title={text}
        aria-expanded={!isFolded}
        style={{ left, top: y, fontSize: size }}
        onBlur={() => setFocused('')}
        onFocus={(event) => {
          setFocused(id)
          if (event.currentTarget.matches(':focus-visible')) show([left, y, size, size])
        }}
        onClick={() => toggle(id)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={isFolded ? 'M4 8h8M8 4v8' : 'M4 8h8'} />
        </svg>
      </button>
    )
  })
})
