import type { Expected, Json } from './model'
import { differences } from './plain'

/** All that a path promises after a step. */
const parts: readonly (keyof Expected)[] = ['status', 'value', 'context', 'actions', 'transitions']

/** Where a run differs from what a path expects, one line each; empty when all of it fits. */
export function mismatches(expected: Expected, seen: Expected): string[] {
  return parts.flatMap((part) => {
    return differences(expected[part] as unknown as Json, seen[part] as unknown as Json, part)
  })
}
