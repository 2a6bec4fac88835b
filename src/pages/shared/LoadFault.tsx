import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/shared/failure'
import { ErrorState } from '../../ui/ErrorState'
import { AccountFault, isAccountFault } from './AccountFault'
import { FailureAnd } from './FailureAnd'
import { FailureWords } from './FailureWords'
import { RetryButton } from './RetryButton'

export interface LoadFaultProps {
  failure: Failure | null
  /** Replaces “This did not load”. */
  title?: string | undefined
  /** What is safe nevertheless, after the reason. */
  safe?: ReactNode
  /** The button says that loading failed, too [ERROR-32]. */
  reload?: boolean
  onRetry: () => void
}

/** Words for a code of the platform's own have the reference in them; nobody is asked about a network that is slow. */
const isSaid = ({ own, code }: Failure): boolean =>
  own !== undefined || code === 'offline' || code === 'timeout'

/** Something did not load: the reason, and a button to try again. */
export function LoadFault({ failure, title, safe, reload = false, onRetry }: LoadFaultProps) {
  const { t } = useTranslation('shell')
  if (isAccountFault(failure)) return <AccountFault code={failure.code} />
  return (
    <ErrorState title={title ?? t('error.title')} action={<RetryButton onRetry={onRetry} reload={reload} />}>
      {safe ? <FailureAnd failure={failure}>{safe}</FailureAnd> : <FailureWords failure={failure} />}
      {failure?.reference && !isSaid(failure) && (
        <p className="t3 quiet num">{t('broken.reference', { id: failure.reference })}</p>
      )}
    </ErrorState>
  )
}
