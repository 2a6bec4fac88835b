import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/shared/failure'
import { useSecondsLeft } from '../../flows/core/useSeconds'
import { wordsForFailure, wordsForWait, type Said } from '../../i18n/messages'

interface FailureWordsProps {
  failure: Failure | null
  /** End of the form's cooldown, which continues even if the message has gone. */
  cooldownUntil?: number | null
}

/** Why a form was refused. A cooldown counts down to its end; it is announced once, not every second. */
export function FailureWords({ failure, cooldownUntil = null }: FailureWordsProps) {
  const { t } = useTranslation('shell')
  const until =
    failure === null || failure.code === 'too-many-tries' ? (failure?.until ?? cooldownUntil) : null
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
