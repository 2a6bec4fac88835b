import { path } from '../../platform/page'
import { createListeners } from './listeners'
import { perPage } from './lifetime'

/** Age of each screen's data: the time of the oldest answer since the player opened it. */
export const seen = perPage(() => ({ here: '', byPath: new Map<string, number>() }))
const changed = createListeners()

/** Records an answer's time; a cached answer is older than now. */
export function answeredAt(moment: number): void {
  const { here, byPath } = seen()
  const now = path()
  const known = here === now ? (byPath.get(now) ?? moment) : moment
  seen().here = now
  byPath.set(now, Math.min(known, moment))
  changed.tell()
}

export const onSeen = changed.add
