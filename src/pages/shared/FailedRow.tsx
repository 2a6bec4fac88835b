import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'
import css from './FailedRow.module.css'
import { RetryButton } from './RetryButton'

interface FailedRowProps {
  /** Name of the part that did not load. */
  children: ReactNode
  onRetry: () => void
  /** It is above the old content, which is as wide as the screen, or has space beside it already. */
  above?: 'wide' | 'narrow'
}

/** A part of a screen that did not load: one line, and a button to try again. */
export function FailedRow({ children, onRetry, above }: FailedRowProps) {
  return (
    <p className={classes(css.row, above && css[above])} role="status">
      {children} <RetryButton look="quiet" size="s" onRetry={onRetry} />
    </p>
  )
}
