import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/shared/failure'
import { FailureAnd } from '../shared/FailureAnd'

/** Why a withdrawal password was not accepted. In all these cases no money moved. */
export function PinReason({ failure }: { failure: Failure }) {
  const { t } = useTranslation('withdraw')
  const { code, retryAfter } = failure
  return (
    <FailureAnd
      failure={failure}
      said={
        code === 'pin-locked' && retryAfter
          ? t('pin.locked', { minutes: Math.ceil(retryAfter / 60) })
          : undefined
      }
    >
      {t('nothingMoved')}
    </FailureAnd>
  )
}
