import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/shared/failure'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { ErrorState } from '../../ui/ErrorState'

export interface PromosFaultProps {
  failure: Failure | null
  busy: boolean
  onRetry: () => void
}

/** The promotions did not load. */
export function PromosFault({ failure, busy, onRetry }: PromosFaultProps) {
  const { t } = useTranslation('shell')
  return (
    <ErrorState
      title={t('error.title')}
      action={
        <Button busy={busy} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {failure && t(wordsForFailure(failure).key, wordsForFailure(failure).values)}
    </ErrorState>
  )
}
