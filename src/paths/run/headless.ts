import type { FlowCases } from '../../../machines/shared/cases'
import { eventFor } from '../chart/events'
import type { Expected, Path } from '../model'
import { mismatches } from './oracle'
import { perform, stage } from './stage'

export interface HeadlessResult {
  readonly path: string
  readonly ok: boolean
  /** Steps completed before the first mismatch, or all of them. */
  readonly steps: number
  /** Label of the failing step, and the differences, one per line. */
  readonly failedAt?: string
  readonly differences: readonly string[]
  /** How long it took, where somebody measured it. */
  readonly ms?: number
  /** Files that a failed run in a browser left: a picture of the screen, a trace. */
  readonly evidence?: readonly string[]
  /** What playing it again has shown, where somebody did. */
  readonly verdict?: Verdict
}

/** Whether something fails always, or only sometimes; unknown where it could not be played again. */
export interface Verdict {
  readonly is: 'broken' | 'flaky' | 'unknown'
  /** In words: how often it passed. */
  readonly text: string
}

/** Reported for a chart that stops with an error: a failure, even if the path expects it. */
export const stopsWithError = 'the chart stops here with an error: a fault of the chart, or of its cases'
const broke = ({ status }: Expected) => (status === 'error' ? [stopsWithError] : [])

/**
 * Runs one path on a real actor, with no promise, timer or effect of the app, and compares state value, context,
 * actions and transitions after every step. Stops at the first difference. Never throws for errors in the chart.
 */
export function replayHeadless(cases: FlowCases, path: Path): HeadlessResult {
  const input = cases.inputs[path.input]
  if (!(path.input in cases.inputs)) {
    const differences = [`the cases have no input '${path.input}'`]
    return { path: path.id, ok: false, steps: 0, failedAt: 'Start', differences }
  }
  const play = stage(cases, input)
  const begun = play.look()
  const atStart = [...broke(begun), ...mismatches(path.start, begun)]
  if (atStart.length > 0) {
    return { path: path.id, ok: false, steps: 0, failedAt: `Start: ${path.input}`, differences: atStart }
  }
  for (const [done, step] of path.steps.entries()) {
    const refused = perform(play, step, eventFor(cases, step))
    const seen = play.look()
    const differences =
      refused === undefined ? [...broke(seen), ...mismatches(step.expected, seen)] : [refused]
    if (differences.length > 0) {
      return { path: path.id, ok: false, steps: done, failedAt: `${done + 1}. ${step.label}`, differences }
    }
  }
  return { path: path.id, ok: true, steps: path.steps.length, differences: [] }
}
