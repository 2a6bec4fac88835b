import * as v from 'valibot'
import type { Sandbox } from '../running'
import { findSetting, putSetting } from '../settings'
import { noteSchema, type StudioNote } from './note'

/** Most notes kept; the oldest are dropped first. */
const notesKept = 2000

const notesSchema = v.pipe(v.array(noteSchema), v.maxLength(notesKept))

export async function readNotes({ db }: Sandbox): Promise<readonly StudioNote[]> {
  return (await findSetting(db, 'studioNotes')) ?? []
}

/** Adds notes, replacing older ones with the same id. Undefined if the body is invalid. */
export async function keepNotes(sandbox: Sandbox, body: unknown): Promise<readonly StudioNote[] | undefined> {
  const parsed = v.safeParse(notesSchema, body)
  if (!parsed.success) return undefined
  const notes = new Map((await readNotes(sandbox)).map((note) => [note.id, note]))
  // A deleted note stays deleted, even if a client still has it.
  for (const note of parsed.output) if (!notes.get(note.id)?.removed) notes.set(note.id, note)
  const kept = [...notes.values()].slice(-notesKept)
  await putSetting(sandbox.db, 'studioNotes', kept)
  return kept
}
