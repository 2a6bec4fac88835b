import type { LoginNote } from '../../../machines/login/types'
import { perPlayer } from '../core/lifetime'

const kept = perPlayer(() => ({ note: null as LoginNote | null }))

/** Leaves word on the login; it is gone once somebody has signed in. */
export function leaveLoginNote(note: LoginNote): void {
  kept().note = note
}

/** What the login has to say, if anything. */
export const loginNote = (): LoginNote | null => kept.known()?.note ?? null
