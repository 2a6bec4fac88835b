import type { FileToWrite, Host } from '../cli/host'
import type { Request } from '../cli/request'
import { junit } from './junit'
import { withRows } from './rows'
import type { ChartRun } from './run'
import { xrayResults } from './xray'

/** The results as files for other tools, as far as they are asked for. */
export function resultFiles(
  runs: readonly ChartRun[],
  { junit: forCi, xray, today }: Request,
  host: Host,
): readonly FileToWrite[] {
  const told = runs.map(withRows)
  return [
    ...(forCi === undefined ? [] : [{ path: forCi, text: junit(told) }]),
    ...(xray === undefined ? [] : [{ path: xray, text: xrayResults(told, today, host.readPicture) }]),
  ]
}
