import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/shared/failure'
import { useSecondsLeft } from '../../flows/useSecondsLeft'
import { wordsForFailure, wordsForWait, type Said } from '../../i18n/messages'

export interface FailureWordsProps {
  failure: Failure | null
  /** The form waits until then, whatever has become of the message since. */
  pausedUntil?: number | null
}

/** Why a form was refused. A wait that the platform asked for ticks to its end; it is spoken once, not every second. */
export function FailureWords({ failure, pausedUntil = null }: FailureWordsProps) {
  const { t } = useTranslation('shell')
  const until = failure === null || failure.code === 'too-many-tries' ? (failure?.until ?? pausedUntil) : null
  const left = useSecondsLeft(until)
  const [spoken] = useState(left)
  const say = ({ key, values }: Said) => t(key, values)
  const waiting = (seconds: number) => say(wordsForWait(seconds))
  if (left !== null) {
    return (
      <>
        <span className="visually-hidden">{waiting(spoken ?? left)}</span>
        <span aria-hidden="true">{waiting(left)}</span>
      </>
    )
  }
  if (until !== null) return t('failure.too-many-tries.over')
  if (failure === null) return null
  return say(wordsForFailure(failure))
}
