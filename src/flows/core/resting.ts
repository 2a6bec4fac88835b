import { perPlayer } from './lifetime'
import { createListeners } from './listeners'

/** Screens that invite to play, by path. */
export type Invites = (path: string, search: string) => boolean

/**
 * The screens hidden from a player on a break; null for everyone else. Set by the promotions' code once their
 * answer arrives: the app frame reads it here, so that the first script includes neither.
 */
const mark = perPlayer((): { invites: Invites | null } => ({ invites: null }))
const changed = createListeners()

export const restingInvites = (): Invites | null => mark().invites
export const onResting = changed.add

export function setResting(invites: Invites | null): void {
  if (mark().invites === invites) return
  mark().invites = invites
  changed.tell()
}
