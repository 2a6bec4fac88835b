import type { Expected, Json } from '../model'
import { differences } from '../chart/plain'

/** Everything a path expects after a step. */
const parts: readonly (keyof Expected)[] = ['status', 'value', 'context', 'actions', 'transitions']

/** Differences between a run and a path's expectation, one line each; empty when it matches. */
export function mismatches(expected: Expected, seen: Expected): string[] {
  return parts.flatMap((part) => {
    return differences(expected[part] as unknown as Json, seen[part] as unknown as Json, part)
  })
}
