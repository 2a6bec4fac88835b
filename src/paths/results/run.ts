import type { FlowCases } from '../../../machines/shared/cases'
import type { HeadlessResult } from '../run/headless'
import type { Path, Problem } from '../model'
import type { StateCheck } from './checks'
import type { Picture } from '../screens/pictures'

/** One chart's paths and their results. */
export interface ChartRun {
  readonly cases: FlowCases
  readonly paths: readonly Path[]
  readonly problems: readonly Problem[]
  readonly results: readonly HeadlessResult[]
  /** For a run in a browser that took pictures. */
  readonly pictures?: readonly Picture[]
  /** For one that checked each situation. */
  readonly checks?: readonly StateCheck[]
}
