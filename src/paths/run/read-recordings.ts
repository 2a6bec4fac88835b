import type { Answer, Host } from '../cli/host'
import { refuse } from '../cli/host'
import { merged, parseRecording, type Recording } from './recording'

/** The recordings in these files as one; an answer when a file is missing or is something else. */
export function readRecordings(paths: readonly string[], host: Host): Recording | Answer {
  const read: Recording[] = []
  for (const path of paths) {
    const text = host.read(path)
    if (text === undefined) return refuse(`There is no file "${path}".`)
    const recording = parseRecording(text)
    if (!recording) return refuse(`"${path}" is not a recording of paths taken.`)
    read.push(recording)
  }
  return merged(read)
}
