import type { Note } from './notes'

/** A remark, or a review, with its answers and actions. */
export interface Thread {
  readonly remark: Note
  readonly answers: readonly Note[]
  /** Resolutions and reopenings, in order. */
  readonly history: readonly Note[]
  /** The note that resolved it, unless it was reopened. */
  readonly settled: Note | undefined
}

/** A flow's threads, oldest first. Notes on a deleted remark are deleted with it. */
export function threadsIn(notes: readonly Note[], chart: string): readonly Thread[] {
  const own = notes.filter((note) => note.chart === chart && !note.removed)
  return own
    .filter(({ to }) => to === undefined)
    .map((remark) => {
      const about = own.filter(({ to }) => to === remark.id)
      const history = about.filter(({ kind }) => kind === 'resolved' || kind === 'reopened')
      const last = history.at(-1)
      return {
        remark,
        answers: about.filter(({ kind }) => kind === 'remark'),
        history,
        settled: last?.kind === 'resolved' ? last : undefined,
      }
    })
}
