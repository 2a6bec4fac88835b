import type { Card } from '../bank-card/form'
import type { PinMode } from '../payment-pin/form'

/** What of an account is secured; number and address come masked. */
export interface SecurityFacts {
  readonly mobileNum: string | null
  readonly email: string | null
  readonly hasPin: boolean
  readonly hasQuestions: boolean
  readonly cards: readonly Card[]
  /** Banks that an account can be added of. */
  readonly banks: readonly string[]
}

/** What a panel is about. */
export type SecurityPanel = 'pin' | 'card' | 'questions'

/** Which withdrawal password is chosen: the first, another, or one for a forgotten one. */
export const pinModeOf = (facts: SecurityFacts | null, forgotten: boolean): PinMode => {
  if (facts?.hasPin !== true) return 'set'
  return forgotten ? 'forgotten' : 'change'
}

/** An account is added with the withdrawal password: without one, that comes first. */
export const panelFor = (facts: SecurityFacts | null, wanted: SecurityPanel): SecurityPanel =>
  wanted === 'card' && facts?.hasPin !== true ? 'pin' : wanted

/** How much of what can be secured is, of so much. */
export function securedOf({ mobileNum, email, hasPin, hasQuestions, cards }: SecurityFacts) {
  const all = [mobileNum !== null, email !== null, true, hasPin, hasQuestions, cards.length > 0]
  return { done: all.filter(Boolean).length, of: all.length }
}
