import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Sandbox } from '../running'
import { findSetting, putSetting } from '../settings'
import { noteSchema, type StudioNote } from './note'

/** Maximum number of notes; the oldest are dropped first. */
const notesKept = 2000

const notesSchema = v.pipe(v.array(noteSchema), v.maxLength(notesKept))

export async function readNotes({ db }: Sandbox): Promise<readonly StudioNote[]> {
  return (await findSetting(db, 'studioNotes')) ?? []
}

/** Whose a note is: the fingerprint of a key that leaves its author's browser only in requests. */
const ownerOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/**
 * Adds notes. A known one can be replaced or deleted only by its author, that is, by whoever sends the key it
 * was created with. One created without a key belongs to nobody, and can only be deleted. Undefined if the
 * body is invalid.
 */
export async function keepNotes(
  sandbox: Sandbox,
  body: unknown,
  key: string,
): Promise<readonly StudioNote[] | undefined> {
  const parsed = v.safeParse(notesSchema, body)
  if (!parsed.success) return undefined
  const owner = ownerOf(key)
  const notes = new Map((await readNotes(sandbox)).map((note) => [note.id, note]))
  for (const note of parsed.output) {
    const known = notes.get(note.id)
    const isOwn = known?.owner === owner && note.owner === owner
    // A deleted note stays deleted, even if a client still has it.
    if (!known || (isOwn && !known.removed)) notes.set(note.id, note)
    else if (known.owner === undefined && note.removed) notes.set(note.id, { ...known, removed: true })
  }
  const kept = [...notes.values()].slice(-notesKept)
  await putSetting(sandbox.db, 'studioNotes', kept)
  return kept
}
