import { useDeferredValue, type ReactNode } from 'react'
import { Skeleton } from '../Skeleton'
import css from './GameGrid.module.css'

export interface GameGridProps {
  /** `GameTile`s. */
  children: ReactNode
  /** Spoken name of the list, where no heading names it. */
  label?: string | undefined
}

/** Three games in a row, six from 700 px [HOME-14]. */
export function GameGrid({ children, label }: GameGridProps) {
  return (
    <ul className={css.grid} aria-label={label}>
      {children}
    </ul>
  )
}

/** The room of a tile that is drawn in a moment: what stands below stays where it is. */
export function TileRoom() {
  return <li className={css.room} aria-hidden="true" />
}

/** Outlines that are drawn with the tap that asks for games; the rest follow once it has been answered. */
const atOnce = 3

/** The grid before its games are here, in the same shape. */
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
