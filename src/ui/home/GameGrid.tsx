import type { ReactNode } from 'react'
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

/** The grid before its games are here, in the same shape. */
export function GameGridSkeleton({ count = 9, big = false }: { count?: number; big?: boolean }) {
  return (
    <div className={css.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, n) => (
        <span key={n} className={big && n === 0 ? css.big : css.waiting}>
          <Skeleton n={n % 6} className={css.art} />
          <Skeleton n={n % 6} width="80%" height={13} radius={4} className={css.name} />
          <Skeleton n={n % 6} width="54%" height={12} radius={4} className={css.vendor} />
        </span>
      ))}
    </div>
  )
}
