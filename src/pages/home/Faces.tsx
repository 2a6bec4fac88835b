import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/shared/failure'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'

/** The rarer faces of the shelf, in a chunk of their own. */
export type Face =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-found'; readonly onClear: () => void }
  | { readonly kind: 'error'; readonly failure: Failure; readonly onRetry: () => void }

export default function Faces({ face }: { face: Face }) {
  const { t } = useTranslation(['home', 'shell'])
  if (face.kind === 'empty') {
    return <EmptyState title={t('home:empty.title')}>{t('home:empty.text')}</EmptyState>
  }
  if (face.kind === 'not-found') {
    return (
      <EmptyState
        title={t('home:empty.search')}
        action={
          <Button look="quiet" onClick={face.onClear}>
            {t('home:empty.clear')}
          </Button>
        }
      >
        {t('home:empty.searchText')}
      </EmptyState>
    )
  }
  const { key, values } = wordsForFailure(face.failure)
  return (
    <ErrorState
      title={t('shell:error.title')}
      action={<Button onClick={face.onRetry}>{t('shell:retry')}</Button>}
    >
      {t(`shell:${key}`, values)}
    </ErrorState>
  )
}
