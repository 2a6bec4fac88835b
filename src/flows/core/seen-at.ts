import { path } from '../../platform/page'
import { seen } from './seen'

/**
 * How old the data of this screen is, as a time in milliseconds UTC. A screen that asked for nothing draws what was in
 * memory: it is as old as the oldest of the others; never is Infinity.
 */
export function seenAt(): number {
  const { byPath } = seen()
  return byPath.get(path()) ?? Math.min(...byPath.values())
}
