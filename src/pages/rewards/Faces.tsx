import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/shared/failure'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { ErrorState } from '../../ui/ErrorState'

export interface NotLoadedProps {
  failure: Failure | null
  busy: boolean
  onRetry: () => void
}

/** A list of these screens did not load; what is safe is said with it. */
export function NotLoaded({ failure, busy, onRetry }: NotLoadedProps) {
  const { t } = useTranslation(['rewards', 'shell'])
  const words = wordsForFailure(failure ?? { code: 'unknown' })
  return (
    <ErrorState
      heading="h2"
      title={t('shell:error.title')}
      action={
        <Button busy={busy} onClick={onRetry}>
          {t('shell:retry')}
        </Button>
      }
    >
      {t(`shell:${words.key}`, words.values)} {t('error.safe')}
    </ErrorState>
  )
}
