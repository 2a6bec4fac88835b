import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/shared/failure'
import { wordsForFailure } from '../../i18n/messages'
import { asSentence } from '../../i18n/sentence'
import { FailureWords } from './FailureWords'

interface FailureAndProps {
  failure: Failure | null
  /** The screen's own text for this failure. */
  said?: string | undefined
  /** The sentence that follows. */
  children: ReactNode
}

/** Why something failed, and what else applies: one sentence ends before the next begins. */
export function FailureAnd({ failure, said, children }: FailureAndProps) {
  const { t } = useTranslation('shell')
  if (failure === null) return children
  const { key, values } = wordsForFailure(failure)
  const words = t(key, values)
  return (
    <>
      {said ?? <FailureWords failure={failure} />}
      {said === undefined && asSentence(words).slice(words.length)} {children}
    </>
  )
}
