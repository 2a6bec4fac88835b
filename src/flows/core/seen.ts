import { path } from '../../platform/page'
import { createListeners } from './listeners'
import { perPage } from './lifetime'

/**
 * From when the data is that a screen shows: the oldest answer since the player came to it. A screen that asked for
 * nothing draws what was in memory: the oldest answer of all.
 */
const seen = perPage(() => ({ here: '', byPath: new Map<string, number>(), oldest: Infinity }))
const changed = createListeners()

/** An answer has come; one that was kept on the phone is older than now. */
export function answeredAt(moment: number): void {
  const all = seen()
  const now = path()
  const known = all.here === now ? all.byPath.get(now) : moment
  all.here = now
  all.oldest = Math.min(all.oldest, moment)
  all.byPath.set(now, Math.min(known ?? moment, moment))
  changed.tell()
}

/** From when the data of this screen is, milliseconds UTC; never is Infinity. */
export const seenAt = (): number => seen().byPath.get(path()) ?? seen().oldest

export const onSeen = changed.add
