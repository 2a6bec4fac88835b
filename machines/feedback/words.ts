/** What a message to the operator is about (HELP-06). */
export const feedbackKinds = ['problem', 'idea', 'praise', 'other'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]

/** Fewest and most words of a message (HELP-05, HELP-06). */
export const feedbackWords = { least: 5, most: 300 } as const

/** Words of a text: what stands between spaces and has a letter or a digit in it. */
export function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}

/** A message as it was left, kept for the visit. `pending` is the key of one whose answer is not known. */
export interface FeedbackDraft {
  readonly kind: FeedbackKind
  readonly text: string
  readonly pending: string | null
}

export type FeedbackProblem = 'required' | 'too-short' | 'too-long'

/** What is wrong with a text; null when it can be sent. */
export function feedbackProblem(text: string): FeedbackProblem | null {
  const words = wordsIn(text)
  if (words === 0) return 'required'
  if (words < feedbackWords.least) return 'too-short'
  return words > feedbackWords.most ? 'too-long' : null
}
