import { path } from '../../platform/page'
import { createListeners } from './listeners'
import { perPage } from './lifetime'

/** How old each screen's data is: the time of the oldest answer since the player came to it. */
export const seen = perPage(() => ({ here: '', byPath: new Map<string, number>() }))
const changed = createListeners()

/** An answer has come; one that was kept on the phone is older than now. */
export function answeredAt(moment: number): void {
  const { here, byPath } = seen()
  const now = path()
  const known = here === now ? (byPath.get(now) ?? moment) : moment
  seen().here = now
  byPath.set(now, Math.min(known, moment))
  changed.tell()
}

export const onSeen = changed.add
