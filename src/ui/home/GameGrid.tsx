import { useDeferredValue, type ReactNode } from 'react'
import { Skeleton } from '../Skeleton'
import css from './GameGrid.module.css'

interface GameGridProps {
  /** `GameTile`s. */
  children: ReactNode
  /** Accessible name of the list, if no heading names it. */
  label?: string | undefined
  /** Id of the heading that names it. */
  labelledBy?: string | undefined
}

/** Three games in a row, six from 700 px [HOME-14]. */
export function GameGrid({ children, label, labelledBy }: GameGridProps) {
  return (
    <ul className={css.grid} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </ul>
  )
}

/** Placeholder for a tile about to be rendered, so that nothing below it moves. */
export function TileRoom() {
  return <li className={css.room} aria-hidden="true" />
}

/** Outlines rendered in the same frame as the tap; the rest follow after it. */
const atOnce = 3

/** The grid before its games have loaded, in the same shape. */
export function GameGridSkeleton({ count = 9, big = false }: { count?: number; big?: boolean }) {
  const drawn = useDeferredValue(count, Math.min(count, atOnce))
  return (
    <div className={css.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, n) =>
        n < drawn ? (
          <span key={n} className={big && n === 0 ? css.big : css.waiting}>
            <Skeleton n={n % 6} className={css.art} />
            <span className={css.lines} />
          </span>
        ) : (
          <span key={n} className={css.room} />
        ),
      )}
    </div>
  )
}
