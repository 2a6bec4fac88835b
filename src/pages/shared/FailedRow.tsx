import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import css from './FailedRow.module.css'

export interface FailedRowProps {
  /** What did not load. */
  children: ReactNode
  onRetry: () => void
}

/** A part of a screen that did not load: one line, and a button to try again. */
export function FailedRow({ children, onRetry }: FailedRowProps) {
  const { t } = useTranslation('shell')
  return (
    <p className={css.row} role="status">
      {children}{' '}
      <Button look="quiet" size="s" onClick={onRetry}>
        {t('retry')}
      </Button>
    </p>
  )
}
