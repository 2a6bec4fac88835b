import type { Note } from '../notes/notes'
import { threadsIn } from '../notes/threads'

/** Build-time status of a flow: plain data. */
export interface Built {
  readonly id: string
  /** Fingerprint of the current flow. */
  readonly print: string
  /** Number of transitions, and of those taken by test paths. */
  readonly total: number
  readonly covered: number
}

/** The status of a flow. */
export interface Standing extends Built {
  /** The latest review; undefined if there is none. */
  readonly review: Note | undefined
  readonly is: 'none' | 'stale' | 'fine'
  /** Unresolved remarks. */
  readonly open: number
}

/** Each flow with its review and its open remarks. */
export function standingOf(flows: readonly Built[], notes: readonly Note[]): readonly Standing[] {
  return flows.map((flow) => {
    const threads = threadsIn(notes, flow.id)
    const review = threads.filter(({ remark }) => remark.kind === 'reviewed').at(-1)?.remark
    return {
      ...flow,
      review,
      is: review === undefined ? 'none' : review.print === flow.print ? 'fine' : 'stale',
      open: threads.filter(({ remark, settled }) => remark.kind === 'remark' && !settled).length,
    }
  })
}
