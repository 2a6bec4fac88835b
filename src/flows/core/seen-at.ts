import { path } from '../../platform/page'
import { seen } from './seen'

/**
 * Age of this screen's data, as a time in milliseconds UTC. A screen that requested nothing shows data from
 * memory, which is as old as the oldest of the others; `Infinity` means never.
 */
export function seenAt(): number {
  const { byPath } = seen()
  return byPath.get(path()) ?? Math.min(...byPath.values())
}
