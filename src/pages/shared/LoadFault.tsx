import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/shared/failure'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { ErrorState } from '../../ui/ErrorState'

export interface LoadFaultProps {
  failure: Failure | null
  busy: boolean
  onRetry: () => void
}

/** Something did not load: why, and another try. */
export function LoadFault({ failure, busy, onRetry }: LoadFaultProps) {
  const { t } = useTranslation('shell')
  const words = failure && wordsForFailure(failure)
  return (
    <ErrorState
      title={t('error.title')}
      action={
        <Button busy={busy} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {words && t(words.key, words.values)}
    </ErrorState>
  )
}
