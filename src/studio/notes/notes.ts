import { shortHash } from '../../paths/chart/hash'
import { snapshotOf } from '../compare/snapshot'
import type { Chart } from '../picture/model'
import { authorKey } from './author'

/**
 * A remark on a flow, an answer to one, or a record of what was done about it. Nothing is rewritten:
 * that a remark is resolved is a note of its own, so two people at once can't undo each other's work.
 */
export interface Note {
  readonly id: string
  readonly chart: string
  /** State or transition; empty for the whole flow. */
  readonly on: string
  readonly kind: 'remark' | 'reviewed' | 'resolved' | 'reopened'
  /** Id of the remark that this answers, resolves or reopens. */
  readonly to?: string
  readonly text: string
  readonly by: string
  /**
   * Fingerprint of its author's key (`author.ts`): only they may delete it; anybody may delete one without.
   */
  readonly owner?: string
  /** ISO timestamp. */
  readonly at: string
  /** Fingerprint of the flow when it was marked as reviewed. */
  readonly print?: string
  /** Its parts at that time, to show later what has changed (`shape.ts`). */
  readonly shape?: string
  readonly removed?: true
}

const place = 'perya.studio.notes'
const shared = '/__sandbox/notes'

/** Fingerprint that changes whenever the chart does. */
export const printOf = (chart: Chart): string => shortHash(JSON.stringify(snapshotOf(chart)))

/** Same limit as the sandbox (src/sandbox/control/notes.ts). */
const max = 2000

const kinds = ['remark', 'reviewed', 'resolved', 'reopened']

function isNote(it: unknown): it is Note {
  if (typeof it !== 'object' || it === null) return false
  const { kind, print, shape, to, owner, ...rest } = it as Readonly<Record<string, unknown>>
  const texts = ['id', 'chart', 'on', 'text', 'by', 'at']
  return (
    typeof kind === 'string' &&
    kinds.includes(kind) &&
    [print, shape, to, owner].every((text) => text === undefined || typeof text === 'string') &&
    texts.every((name) => typeof rest[name] === 'string')
  )
}

/** The notes in untrusted data; undefined when it is not a list. */
export const notesIn = (data: unknown): readonly Note[] | undefined =>
  Array.isArray(data) ? data.filter(isNote) : undefined

export function ownNotes(): readonly Note[] {
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? '[]') as unknown
    return notesIn(found) ?? []
  } catch {
    return []
  }
}

/** Merges two lists; a note deleted in either stays deleted. */
export function joined(a: readonly Note[], b: readonly Note[]): readonly Note[] {
  const notes = new Map<string, Note>()
  for (const note of [...a, ...b]) if (!notes.get(note.id)?.removed) notes.set(note.id, note)
  return [...notes.values()].sort((one, other) => (one.at < other.at ? -1 : 1))
}

function keepOwn(notes: readonly Note[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(notes))
  } catch {
    // Storage denied: notes are on the server, or last as long as the page.
  }
}

/**
 * Saves notes on this device and, when served with a sandbox, in its database for everyone.
 * Returns all notes known afterwards, and whether others see them.
 */
export async function keepNotes(
  notes: readonly Note[],
): Promise<{ notes: readonly Note[]; isShared: boolean }> {
  keepOwn(notes)
  if (location.protocol === 'file:') return { notes, isShared: false }
  try {
    // The sandbox rejects the whole list when it is longer than its limit.
    const answer = await fetch(shared, {
      method: 'POST',
      headers: { 'x-author': authorKey() },
      body: JSON.stringify(notes.slice(-max)),
    })
    const body = answer.ok ? ((await answer.json()) as unknown) : undefined
    const kept = notesIn(body)
    if (!kept) return { notes, isShared: false }
    const all = joined(notes, kept)
    keepOwn(all)
    return { notes: all, isShared: true }
  } catch {
    return { notes, isShared: false }
  }
}

/** Notes written by others in the meantime; undefined if this studio is not shared. */
export async function sharedNotes(): Promise<readonly Note[] | undefined> {
  if (location.protocol === 'file:') return undefined
  try {
    const answer = await fetch(shared)
    return answer.ok ? notesIn((await answer.json()) as unknown) : undefined
  } catch {
    return undefined
  }
}
