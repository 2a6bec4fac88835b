/** The topics of a message to the operator (HELP-06). */
export const feedbackKinds = ['problem', 'idea', 'praise', 'other'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]

/** Minimum and maximum number of words in a message (HELP-05, HELP-06). */
export const feedbackWords = { min: 5, max: 300 } as const

/** The words of a text: separated by spaces, with at least one letter or digit. */
export function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}

/** An unfinished message, kept for the visit. */
export interface FeedbackDraft {
  readonly kind: FeedbackKind
  readonly text: string
}

export type FeedbackProblem = 'required' | 'too-short' | 'too-long'

/** A text's problem; null if it can be sent. */
export function feedbackProblem(text: string): FeedbackProblem | null {
  const words = wordsIn(text)
  if (words === 0) return 'required'
  if (words < feedbackWords.min) return 'too-short'
  return words > feedbackWords.max ? 'too-long' : null
}
