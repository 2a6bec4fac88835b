import { pinLength } from '../payment-pin/form'
import { digits } from '../shared/fields'

/** The form of a bank account: what is typed, and what is wrong with it (WIRE-35). */

export const cardFields = ['bankName', 'accountNum', 'cardPin'] as const
export type CardField = (typeof cardFields)[number]
export type CardValues = Readonly<Record<CardField, string>>

export const noCard: CardValues = { bankName: '', accountNum: '', cardPin: '' }

/** Digits of an account number, and of a withdrawal password. */
export const accountLength = { least: 6, most: 20 } as const

/** What is wrong with a field; words for each live in the locale tables. */
export const cardProblems = ['required', 'too-short'] as const
export type CardProblem = (typeof cardProblems)[number]

/** An account as its owner recognises it. */
export interface Card {
  readonly id: string
  readonly bankName: string
  readonly lastDigits: string
}

/** What a field lets in. */
export function typedInto(field: CardField, value: string): string {
  if (field === 'bankName') return value
  return digits(value, field === 'accountNum' ? accountLength.most : pinLength)
}

function problemOf(values: CardValues, field: CardField): CardProblem | null {
  const value = values[field]
  if (value === '') return 'required'
  if (field === 'accountNum' && value.length < accountLength.least) return 'too-short'
  return field === 'cardPin' && value.length < pinLength ? 'too-short' : null
}

/** What is wrong with the form as it stands. */
export function checkCard(values: CardValues): Readonly<Partial<Record<CardField, CardProblem>>> {
  const found: Partial<Record<CardField, CardProblem>> = {}
  for (const field of cardFields) {
    const problem = problemOf(values, field)
    if (problem) found[field] = problem
  }
  return found
}

/** The first field in trouble, in the order of the screen; null when the form is right. */
export const firstCardProblem = (values: CardValues): CardField | null =>
  cardFields.find((field) => problemOf(values, field) !== null) ?? null

/** Whether the typed account is among these, as far as its last digits tell. */
export const isListed = ({ bankName, accountNum }: CardValues, cards: readonly Card[]): boolean =>
  cards.some((card) => card.bankName === bankName && accountNum.endsWith(card.lastDigits))
