import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/shared/failure'

interface ReferenceProps {
  failure: Failure | null
  /** The reason does not stand beside it: words for a code of the platform's own would have the reference in them. */
  alone?: boolean
}

/** What a player reads out to customer service, who find the fault by it (docs/faults.md). */
export function Reference({ failure, alone = false }: ReferenceProps) {
  const { t } = useTranslation('shell')
  // Nobody is asked about a network that is slow.
  const isSlow = failure?.code === 'offline' || failure?.code === 'timeout'
  if (!failure?.reference || isSlow || (failure.own !== undefined && !alone)) return null
  return <p className="t3 quiet num">{t('broken.reference', { id: failure.reference })}</p>
}
