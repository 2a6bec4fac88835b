import { perPlayer } from './lifetime'
import { createListeners } from './listeners'

/** Which screens invite to play, by their address. */
export type Invites = (path: string, search: string) => boolean

/**
 * The screens that a player on a break does not see; null for everyone else. It comes with the promotions' answer, whose
 * code knows them: the frame asks here, and the first script carries neither.
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
