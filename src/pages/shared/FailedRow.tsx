import type { ReactNode } from 'react'
import css from './FailedRow.module.css'
import { RetryButton } from './RetryButton'

interface FailedRowProps {
  /** Name of the part that did not load. */
  children: ReactNode
  onRetry: () => void
}

/** A part of a screen that did not load: one line, and a button to try again. */
export function FailedRow({ children, onRetry }: FailedRowProps) {
  return (
    <p className={css.row} role="status">
      {children} <RetryButton look="quiet" size="s" onRetry={onRetry} />
    </p>
  )
}
