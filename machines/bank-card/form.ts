import { pinLength } from '../payment-pin/form'
import { digits, problemsIn } from '../shared/fields'

/** The bank account form: its fields and their problems (WIRE-35). */

const cardFields = ['bankName', 'accountNum', 'cardPin'] as const
export type CardField = (typeof cardFields)[number]
export type CardValues = Readonly<Record<CardField, string>>

export const noCard: CardValues = { bankName: '', accountNum: '', cardPin: '' }

/** Digits of an account number, and of a withdrawal password. */
const accountLength = { min: 6, max: 20 } as const

/** What is wrong with a field; the words for each are in the locale tables. */
const cardProblems = ['required', 'too-short'] as const
export type CardProblem = (typeof cardProblems)[number]

/** A bank account as its owner recognises it. */
export interface Card {
  readonly id: string
  readonly bankName: string
  readonly lastDigits: string
  /** A new card receives no payouts before this time, milliseconds UTC; missing when no hold applies. */
  readonly restsUntil?: number | undefined
}

/** What a field accepts. */
export function typedInto(field: CardField, value: string): string {
  if (field === 'bankName') return value
  return digits(value, field === 'accountNum' ? accountLength.max : pinLength)
}

function problemOf(values: CardValues, field: CardField): CardProblem | null {
  const value = values[field]
  if (value === '') return 'required'
  if (field === 'accountNum' && value.length < accountLength.min) return 'too-short'
  return field === 'cardPin' && value.length < pinLength ? 'too-short' : null
}

/** The form's current problems. */
export function checkCard(values: CardValues): Readonly<Partial<Record<CardField, CardProblem>>> {
  return problemsIn(cardFields, (field) => problemOf(values, field))
}

/** The first field with a problem, in screen order; null if the form is valid. */
export const firstCardProblem = (values: CardValues): CardField | null =>
  cardFields.find((field) => problemOf(values, field) !== null) ?? null
