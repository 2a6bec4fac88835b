import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/shared/failure'
import { FailureWords } from '../shared/FailureWords'

/** Why a withdrawal password was not taken. Nothing has moved with any of these. */
export function PinReason({ failure }: { failure: Failure }) {
  const { t } = useTranslation('withdraw')
  const { code, retryAfter } = failure
  return (
    <>
      {code === 'pin-locked' && retryAfter ? (
        t('pin.locked', { minutes: Math.ceil(retryAfter / 60) })
      ) : (
        <FailureWords failure={failure} />
      )}{' '}
      {t('nothingMoved')}
    </>
  )
}
