import type { FlowCases } from '../../../machines/shared/cases'
import type { HeadlessResult } from '../headless'
import type { Path, Problem } from '../model'
import type { Picture } from '../screens/pictures'

/** One chart's paths and how they went. */
export interface ChartRun {
  readonly cases: FlowCases
  readonly paths: readonly Path[]
  readonly problems: readonly Problem[]
  readonly results: readonly HeadlessResult[]
  /** Of a run in a browser, where pictures were taken. */
  readonly pictures?: readonly Picture[]
}
