import type { TestInfo } from '@playwright/test'
import type { Path } from '../../../../src/paths/model'
import { walkName, type Walk } from '../../../../src/paths/results/walked'
import type { StateCheck } from '../../../../src/paths/results/checks'
import type { Picture } from '../../../../src/paths/screens/pictures'
import type { Seen } from './inspector.page'

/** What a test really passed through: for the reports and the recording of `paths run --browser`. */
export interface Logbook {
  /** The chart's current state, however it got there. */
  readonly stands: (seen: Seen | null) => void
  /** The chart took these transitions. */
  readonly saw: (seen: Seen | null) => void
  /** This many steps have passed. */
  readonly did: (steps: number) => void
  readonly shows: (picture: Picture | undefined) => void
  readonly checked: (check: StateCheck | undefined) => void
  readonly attachTo: (info: TestInfo) => Promise<void>
}

const count = (counts: Map<string, number>, ids: readonly string[]) => {
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
}

/** The notes of one path, with the language, brand and player where several are asked for. */
export function openLogbook(path: Path, look?: string): Logbook {
  const states = new Map<string, number>()
  const transitions = new Map<string, number>()
  const pictures: Picture[] = []
  const checks: StateCheck[] = []
  let steps = 0
  // The root is always active, so it is not counted.
  const stands = (seen: Seen | null) => {
    const ids = new Set([...(seen?.states ?? []), ...(seen?.passed ?? [])])
    count(
      states,
      [...ids].filter((id) => id !== path.chart),
    )
  }
  return {
    stands,
    saw(seen) {
      stands(seen)
      count(transitions, seen?.transitions ?? [])
    },
    did(done) {
      steps = done
    },
    shows(picture) {
      if (picture) pictures.push(picture)
    },
    checked(check) {
      if (check) checks.push(check)
    },
    async attachTo(info) {
      if (!process.env.PATHS_WALKS) return
      const taken = { states: Object.fromEntries(states), transitions: Object.fromEntries(transitions) }
      const walk: Walk = { path, steps, taken, pictures, checks, ...(look === undefined ? {} : { look }) }
      await info.attach(walkName, { body: JSON.stringify(walk), contentType: 'application/json' })
    },
  }
}
