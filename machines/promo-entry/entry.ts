/** What an application may contain (PROMO-04, PROMO-05, CONST-37, CONST-38). */

export const maxComment = 140
export const maxImages = 3
const maxImageBytes = 5 * 1024 * 1024

/** An uploaded picture. */
export interface EntryImage {
  /** The platform's id for it. */
  readonly id: string
  /** Its file name on the phone. */
  readonly name: string
}

/** Why a picture was not accepted; the words for each are in the locale tables. */
const imageProblems = ['kind', 'size', 'too-many', 'failed'] as const
export type ImageProblem = (typeof imageProblems)[number]

export type ImageAnswer =
  | { readonly ok: true; readonly image: EntryImage }
  | { readonly ok: false; readonly problem: ImageProblem }

export type CommentProblem = 'required' | 'too-long'

/** What is wrong with a comment. */
export function commentProblem(comment: string): CommentProblem | null {
  if (comment.trim() === '') return 'required'
  return comment.length > maxComment ? 'too-long' : null
}

const signatures = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
] as const

/** Whether a file may be uploaded: PNG or JPG by its first bytes, whatever its name, and 5 MB at most. */
export function fileProblem(first: Uint8Array, bytes: number): 'kind' | 'size' | null {
  const known = signatures.some((signature) => signature.every((byte, at) => first[at] === byte))
  if (!known) return 'kind'
  return bytes > maxImageBytes ? 'size' : null
}
