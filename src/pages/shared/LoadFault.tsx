import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/shared/failure'
import { ErrorState } from '../../ui/ErrorState'
import { AccountFault, isAccountFault } from './AccountFault'
import { FailureAnd } from './FailureAnd'
import { FailureWords } from './FailureWords'
import { Reference } from './Reference'
import { RetryButton } from './RetryButton'

interface LoadFaultProps {
  failure: Failure | null
  /** Replaces “This did not load”. */
  title?: string | undefined
  /** What is safe nevertheless, after the reason. */
  safe?: ReactNode
  /** The button says that loading failed, too [ERROR-32]. */
  reload?: boolean
  onRetry: () => void
}

/** Something did not load: the reason, and a button to try again. */
export function LoadFault({ failure, title, safe, reload = false, onRetry }: LoadFaultProps) {
  const { t } = useTranslation('shell')
  if (isAccountFault(failure)) return <AccountFault code={failure.code} />
  return (
    <ErrorState title={title ?? t('error.title')} action={<RetryButton onRetry={onRetry} reload={reload} />}>
      {safe ? <FailureAnd failure={failure}>{safe}</FailureAnd> : <FailureWords failure={failure} />}
      <Reference failure={failure} />
    </ErrorState>
  )
}
