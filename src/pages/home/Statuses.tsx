import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/shared/failure'
import { EmptyState } from '../../ui/EmptyState'
import { LoadFault } from '../shared/LoadFault'

/** A category's rarer states, in their own chunk. */
export type Status =
  | { readonly kind: 'empty' }
  | { readonly kind: 'error'; readonly failure: Failure; readonly onRetry: () => void }

export default function Statuses({ status }: { status: Status }) {
  const { t } = useTranslation(['home', 'shell'])
  if (status.kind === 'empty') {
    return <EmptyState title={t('home:empty.title')}>{t('home:empty.text')}</EmptyState>
  }
  return <LoadFault failure={status.failure} onRetry={status.onRetry} />
}
