import type { AnyMachineSnapshot } from 'xstate'
import type { FlowCases } from '../../../machines/shared/cases'
import { definitionOf } from '../chart/definition'
import { duration } from '../chart/label'
import { withPuppets } from '../chart/puppets'
import { sight, type FlowDocument, type PathDocument, type SightDocument } from '../export/document'
import type { Expected } from '../model'
import { perform, stage, type Stage } from '../run/stage'
import { eventOf, playable, type Playable } from './event'
import { contrast, type Speech } from './sentences'

/** A step of a committed path that no longer holds. */
export interface Departure {
  readonly path: string
  /** 0 is the start. */
  readonly step: number
  readonly label: string
  readonly differences: readonly string[]
  /** Steps after it that could not be played, because the chart is elsewhere. */
  readonly unplayed: number
}

const said = (list: readonly { readonly id: string; readonly description?: string }[]) =>
  new Map(list.map(({ id, description }) => [id, description]))

/** The sentences of a committed chart. */
export const speechOf = ({
  chart,
  states,
  transitions,
}: Pick<FlowDocument, 'chart' | 'states' | 'transitions'>): Speech => ({
  chart,
  states: said(states),
  transitions: said(transitions),
})

/** The sentences of today's chart. */
export function speechNow({ id, machine }: FlowCases): Speech {
  const { states, transitions } = definitionOf(withPuppets(machine))
  return {
    chart: id,
    states: new Map([...states].map(([state, node]) => [state, node.description])),
    transitions: new Map([...transitions].map(([name, { transition }]) => [name, transition.description])),
  }
}

/** Why a chart stopped, when it stopped with an error. */
function fault({ actor }: Stage): string[] {
  const { status, error } = actor.getSnapshot() as AnyMachineSnapshot
  return status === 'error' ? [`now stops with an error: ${String(error)}`] : []
}

/** A timer that is due at another time: said, and waited for, so that what follows is compared as well. */
function timed(play: Stage, step: Playable): { readonly step: Playable; readonly lines: string[] } {
  const left = step.kind === 'time' ? play.clock.left(step.event.type) : undefined
  if (left === undefined || left === step.wait) return { step, lines: [] }
  const lines = [`then waits ${duration(step.wait)}`, `now waits ${duration(left)}`]
  return { step: { ...step, wait: left }, lines }
}

/**
 * Plays a committed path on today's chart and returns every step that no longer does what was committed. Goes on
 * after a difference in effects, data or time; stops where the chart is in another place. Never throws for errors
 * in the chart.
 */
export function playCommitted(cases: FlowCases, path: PathDocument, old: Speech, fresh: Speech): Departure[] {
  const { id, input, steps } = path
  const start = `Start: ${input}`
  if (!Object.hasOwn(cases.inputs, input)) {
    const differences = [`there is no longer a start "${input}"`]
    return [{ path: id, step: 0, label: start, differences, unplayed: steps.length }]
  }
  const play = stage(cases, cases.inputs[input])
  const found: Departure[] = []
  let before: Expected | undefined
  /** Compares what has happened; false once the chart is elsewhere. */
  const agrees = (then: SightDocument, step: number, label: string, lines: readonly string[]): boolean => {
    const seen = play.look()
    const now = sight(seen, before)
    before = seen
    const stopped = fault(play)
    const differences = [...lines, ...(stopped.length > 0 ? stopped : contrast(then, now, old, fresh))]
    const lost = stopped.length > 0 || then.at !== now.at
    if (differences.length > 0) {
      found.push({ path: id, step, label, differences, unplayed: lost ? steps.length - step : 0 })
    }
    return !lost
  }
  if (!agrees(path.start, 0, start, [])) return found
  for (const [i, then] of steps.entries()) {
    const { step, lines } = timed(play, playable(then))
    const refused = perform(play, step, step.kind === 'time' ? undefined : eventOf(cases, step))
    if (refused !== undefined) {
      const differences = [...lines, `cannot be done any more: ${refused}`]
      return [
        ...found,
        { path: id, step: i + 1, label: then.do, differences, unplayed: steps.length - i - 1 },
      ]
    }
    if (!agrees(then, i + 1, then.do, lines)) return found
  }
  return found
}
