import type { Card } from '../bank-card/form'
import type { PinMode } from '../payment-pin/form'

/** An account's security settings; number and address are masked. */
export interface SecurityFacts {
  readonly mobileNum: string | null
  readonly email: string | null
  readonly hasPin: boolean
  readonly hasQuestions: boolean
  readonly cards: readonly Card[]
  /** Banks to choose from for an account. */
  readonly banks: readonly string[]
}

/** The panel's subject. */
export type SecurityPanel = 'pin' | 'card' | 'questions' | 'mobile' | 'email'

/** Which withdrawal password is being chosen: the first, a new one, or one to replace a forgotten one. */
export const pinModeOf = (facts: SecurityFacts | null, forgotten: boolean): PinMode => {
  if (facts?.hasPin !== true) return 'set'
  return forgotten ? 'forgotten' : 'change'
}

/** Adding an account requires the withdrawal password: if there is none, that is set first. */
export const panelFor = (facts: SecurityFacts | null, wanted: SecurityPanel): SecurityPanel =>
  wanted === 'card' && facts?.hasPin !== true ? 'pin' : wanted

/** Whether the account has the number or address already, which a new one would replace. */
export const replacesContact = (facts: SecurityFacts | null, kind: 'mobile' | 'email'): boolean =>
  (kind === 'mobile' ? facts?.mobileNum : facts?.email) != null

/** How many of the security settings are set up, and how many there are. */
export function securedOf({ mobileNum, email, hasPin, hasQuestions, cards }: SecurityFacts) {
  const all = [mobileNum !== null, email !== null, true, hasPin, hasQuestions, cards.length > 0]
  return { done: all.filter(Boolean).length, of: all.length }
}
