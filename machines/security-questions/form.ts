import { problemsIn } from '../shared/fields'

/** Two questions from the list with their answers, and the login password (WIRE-36). */

const questionFields = ['first', 'firstAnswer', 'second', 'secondAnswer', 'loginPassword'] as const
export type QuestionField = (typeof questionFields)[number]
export type QuestionValues = Readonly<Record<QuestionField, string>>

export const noAnswers: QuestionValues = {
  first: '',
  firstAnswer: '',
  second: '',
  secondAnswer: '',
  loginPassword: '',
}

export interface SecurityQuestion {
  readonly id: string
  readonly text: string
}

/** What is wrong with a field; the words for each are in the locale tables. */
export type QuestionProblem = 'required' | 'too-short' | 'same'

function problemOf(values: QuestionValues, field: QuestionField): QuestionProblem | null {
  const value = values[field].trim()
  if (value === '') return 'required'
  if (field === 'second') return value === values.first ? 'same' : null
  return field.endsWith('Answer') && value.length < 2 ? 'too-short' : null
}

/** The form's current problems. */
export function checkAnswers(
  values: QuestionValues,
): Readonly<Partial<Record<QuestionField, QuestionProblem>>> {
  return problemsIn(questionFields, (field) => problemOf(values, field))
}

/** The first field with a problem, in screen order; null if the form is valid. */
export const firstAnswerProblem = (values: QuestionValues): QuestionField | null =>
  questionFields.find((field) => problemOf(values, field) !== null) ?? null
