import { expect } from '@playwright/test'
import type { Json, Step } from '../../../../src/paths/model'
import { plain } from '../../../../src/paths/chart/plain'
import type { Driver } from './driver'
import type { Seen } from './inspector.page'

/** What must be equal in the browser and in the chart alone. */
interface Compared {
  readonly status: string
  readonly value: Json
  readonly transitions: readonly string[]
  readonly actions: readonly string[]
  /** What tells situations apart, by the cases. */
  readonly projection: Json
  readonly same: Json
}

type Promised = Pick<Step, 'expected'>['expected']

const comparedWith = ({ same, alike }: Driver, of: Promised | Seen, projection: Json): Compared => ({
  status: of.status,
  value: of.value,
  // Without the guard: combined guards have other names in the build. The index is unique anyway.
  transitions: of.transitions.map((id) => id.replace(/ \[.*\]$/, '')),
  actions: of.actions.map(({ type }) => type),
  projection: alike ? alike(projection) : projection,
  same: plain(same?.(of.context as Record<string, unknown>) ?? null),
})

/**
 * The chart in the page matches the path's expectation: value, status, transitions taken, actions, projection,
 * and the part of the context that does not depend on the platform's data. Returns all of it.
 */
export async function expectPromised(
  read: () => Promise<Seen | null>,
  driver: Driver,
  expected: Promised,
  projection: Json,
): Promise<Seen | null> {
  const wanted = comparedWith(driver, expected, projection)
  let seen: Compared | null = null
  let whole: Seen | null = null
  const settled = async () => {
    const now = await read()
    whole = now
    seen = now && comparedWith(driver, now, now.projection)
    return seen !== null && JSON.stringify(seen) === JSON.stringify(wanted)
  }
  await expect
    .poll(settled, { intervals: [10, 20, 40, 80] })
    .toBe(true)
    .catch(() => {})
  expect(seen, 'what the chart did').toEqual(wanted)
  return whole
}
