import * as v from 'valibot'
import type { Sandbox } from '../sandbox'
import { findSetting, putSetting } from '../settings'

/** Most remarks kept; the oldest go first. */
const notesKept = 2000

const short = v.pipe(v.string(), v.maxLength(300))

const noteSchema = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  chart: short,
  /** State or transition; empty for the whole flow. */
  on: short,
  kind: v.picklist(['remark', 'reviewed']),
  text: v.pipe(v.string(), v.maxLength(4000)),
  by: short,
  /** Moment, ISO. */
  at: short,
  /** What the flow was like when it was marked as reviewed. */
  print: v.optional(short),
  removed: v.optional(v.literal(true)),
})

/** A remark of product staff on a flow, or that it was reviewed. */
export type StudioNote = v.InferOutput<typeof noteSchema>

const notesSchema = v.pipe(v.array(noteSchema), v.maxLength(notesKept))

export async function readNotes({ db }: Sandbox): Promise<readonly StudioNote[]> {
  return (await findSetting(db, 'studioNotes')) ?? []
}

/** Adds remarks, or puts newer ones in the place of those with the same id. Undefined when the body is none. */
export async function keepNotes(sandbox: Sandbox, body: unknown): Promise<readonly StudioNote[] | undefined> {
  const parsed = v.safeParse(notesSchema, body)
  if (!parsed.success) return undefined
  const notes = new Map((await readNotes(sandbox)).map((note) => [note.id, note]))
  // What was taken away stays away, whoever still has it.
  for (const note of parsed.output) if (!notes.get(note.id)?.removed) notes.set(note.id, note)
  const kept = [...notes.values()].slice(-notesKept)
  await putSetting(sandbox.db, 'studioNotes', kept)
  return kept
}
