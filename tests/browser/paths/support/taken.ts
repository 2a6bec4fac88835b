import { readFileSync } from 'node:fs'
import { goalWords } from '../../../../src/paths'
import type { Goal } from '../../../../src/paths'
import type { PromisedChart } from '../../../../src/paths/run/on-screen'
import { parseRecording, type Trace } from '../../../../src/paths/run/recording'

/** The traces of the recording that `paths --taken` names; undefined when it names none. Throws for another file. */
export function tracesAsked(): readonly Trace[] | undefined {
  const file = process.env.PATHS_TAKEN
  if (file === undefined) return undefined
  const recording = parseRecording(readFileSync(file, 'utf8'))
  if (!recording) throw new Error(`"${file}" is not a recording of paths taken`)
  return recording.traces ?? []
}

/** The paths of an earlier time that `paths run --against --browser` plays on today's screens; undefined for today's. */
export function promisedAsked(chart: string): PromisedChart | undefined {
  const file = process.env.PATHS_PROMISED
  if (file === undefined) return undefined
  const all = JSON.parse(readFileSync(file, 'utf8')) as readonly PromisedChart[]
  return (
    all.find((one) => one.chart === chart) ?? {
      chart,
      paths: [],
      document: { chart, states: [], transitions: [] },
    }
  )
}

/** The goal that `paths --goal` names for paths on a screen; undefined for the transitions. Throws for an unknown one. */
export function goalAsked(): Goal | undefined {
  const goal = process.env.PATHS_GOAL
  if (goal === undefined || goal === 'transitions') return undefined
  if (!Object.hasOwn(goalWords, goal)) throw new Error(`there is no goal "${goal}"`)
  return goal as Goal
}
