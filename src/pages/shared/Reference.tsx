import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/shared/failure'

interface ReferenceProps {
  failure: Failure | null
  /**
   * The reason is not shown next to it: a wording for the platform's own code would include the reference.
   */
  alone?: boolean
}

/** A reference for customer service, who can find the fault by it (docs/faults.md). */
export function Reference({ failure, alone = false }: ReferenceProps) {
  const { t } = useTranslation('shell')
  // A slow network is not worth a support request.
  const isSlow = failure?.code === 'offline' || failure?.code === 'timeout'
  if (!failure?.reference || isSlow || (failure.own !== undefined && !alone)) return null
  return <p className="t3 quiet num">{t('broken.reference', { id: failure.reference })}</p>
}
