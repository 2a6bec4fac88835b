import type { LoginNote } from '../../../machines/login/types'
import { perPlayer } from '../core/lifetime'

const kept = perPlayer(() => ({ note: null as LoginNote | null }))

/** Leaves a note for the login screen; cleared on the next sign-in. */
export function leaveLoginNote(note: LoginNote): void {
  kept().note = note
}

/** The note for the login screen, if any. */
export const loginNote = (): LoginNote | null => kept.known()?.note ?? null
