import type { Note } from '../notes/notes'
import { threadsIn } from '../notes/threads'

/** What is known of a flow when the studio is built: plain data. */
export interface Built {
  readonly id: string
  /** Fingerprint of the flow as it is. */
  readonly print: string
  /** Transitions, and how many of them test paths take. */
  readonly total: number
  readonly covered: number
}

/** Where a flow stands. */
export interface Standing extends Built {
  /** The newest review; none yet. */
  readonly review: Note | undefined
  readonly is: 'none' | 'stale' | 'fine'
  /** Remarks that nobody has resolved. */
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
