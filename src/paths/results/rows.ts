import { rowsOn } from '../export/sight'
import type { ChartRun } from './run'

/** A run with the requirement rows of each of its paths, for reports that tell them. */
export const withRows = (run: ChartRun) => ({
  ...run,
  requirements: new Map(run.paths.map((path) => [path.id, rowsOn(run.cases, path)])),
})
