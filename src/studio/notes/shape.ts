import { shortHash } from '../../paths/chart/hash'
import type { Snapshot } from '../compare/snapshot'

/** The changes to a flow since a review. */
export interface Since {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

const partsOf = ({ states, transitions }: Snapshot) =>
  [...states, ...transitions].map((part) => [part.id, shortHash(JSON.stringify(part))] as const)

/** A flow's parts with their fingerprints, one per line: stored by a review to record what it covered. */
export const shapeOf = (snapshot: Snapshot): string =>
  partsOf(snapshot)
    .map((part) => part.join('\t'))
    .join('\n')

/** Added, changed and removed parts since that shape. */
export function sinceShape(shape: string, now: Snapshot): Since {
  const before = new Map(shape.split('\n').map((line) => line.split('\t') as [string, string]))
  const parts = partsOf(now)
  const here = new Set(parts.map(([id]) => id))
  return {
    added: parts.filter(([id]) => !before.has(id)).map(([id]) => id),
    changed: parts.filter(([id, print]) => before.has(id) && before.get(id) !== print).map(([id]) => id),
    removed: [...before.keys()].filter((id) => !here.has(id)),
  }
}
