import { shortHash } from '../../paths/hash'
import { snapshotOf } from '../compare/snapshot'
import type { Chart } from '../picture/model'

/** A remark on a flow, or that somebody has reviewed it. */
export interface Note {
  readonly id: string
  readonly chart: string
  /** State or transition; empty for the whole flow. */
  readonly on: string
  readonly kind: 'remark' | 'reviewed'
  readonly text: string
  readonly by: string
  /** Moment, ISO. */
  readonly at: string
  /** What the flow was like when it was marked as reviewed. */
  readonly print?: string
  readonly removed?: true
}

const place = 'perya.studio.notes'
const shared = '/__sandbox/notes'

/** Changes when anything that a chart says does. */
export const printOf = (chart: Chart): string => shortHash(JSON.stringify(snapshotOf(chart)))

export function ownNotes(): readonly Note[] {
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? '[]') as unknown
    return Array.isArray(found) ? (found as Note[]) : []
  } catch {
    return []
  }
}

/** Two lists as one; what either has taken away is gone. */
export function joined(a: readonly Note[], b: readonly Note[]): readonly Note[] {
  const notes = new Map<string, Note>()
  for (const note of [...a, ...b]) if (!notes.get(note.id)?.removed) notes.set(note.id, note)
  return [...notes.values()].sort((one, other) => (one.at < other.at ? -1 : 1))
}

function keepOwn(notes: readonly Note[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(notes))
  } catch {
    // Then they are kept where the studio is served, or as long as the page.
  }
}

/**
 * Keeps notes on this device and, where the studio is served with a sandbox, in its database for everybody.
 * Answers all notes that are known afterwards, and whether others see them.
 */
export async function keepNotes(
  notes: readonly Note[],
): Promise<{ notes: readonly Note[]; isShared: boolean }> {
  keepOwn(notes)
  if (location.protocol === 'file:') return { notes, isShared: false }
  try {
    const answer = await fetch(shared, { method: 'POST', body: JSON.stringify(notes) })
    const body = answer.ok ? ((await answer.json()) as unknown) : undefined
    if (!Array.isArray(body)) return { notes, isShared: false }
    const all = joined(notes, body as Note[])
    keepOwn(all)
    return { notes: all, isShared: true }
  } catch {
    return { notes, isShared: false }
  }
}

/** Notes as a list for a merge request. */
export function notesMarkdown(notes: readonly Note[]): string {
  const charts = [...new Set(notes.map(({ chart }) => chart))].sort()
  return charts
    .flatMap((chart) => [
      `## ${chart}`,
      '',
      ...notes
        .filter((note) => note.chart === chart)
        .map(({ on, kind, text, by, at }) => {
          const about = on === '' ? '' : `\`${on}\`: `
          const what = kind === 'reviewed' ? '**reviewed**' : text.replace(/\s*\n\s*/g, ' ')
          return `- ${about}${what} (${by || '?'}, ${at.slice(0, 10)})`
        }),
      '',
    ])
    .join('\n')
}
