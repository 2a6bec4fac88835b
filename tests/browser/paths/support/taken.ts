import { readFileSync } from 'node:fs'
import { parseRecording, type Trace } from '../../../../src/paths/run/recording'

/** The traces of the recording that `paths --taken` names; undefined when it names none. Throws for another file. */
export function tracesAsked(): readonly Trace[] | undefined {
  const file = process.env.PATHS_TAKEN
  if (file === undefined) return undefined
  const recording = parseRecording(readFileSync(file, 'utf8'))
  if (!recording) throw new Error(`"${file}" is not a recording of paths taken`)
  return recording.traces ?? []
}
