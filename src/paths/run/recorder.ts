import type { AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { definitionOf, isMachine } from '../chart/definition'
import type { ChartNode } from '../chart/definition'
import { takenIn } from '../chart/record'
import type { Counts, Recording } from './recording'
import { recordingFormat } from './recording'

/** Records which states and transitions running actors pass through; pass `inspect` to xstate. */
interface Recorder {
  /** For `createActor(root, { inspect: recorder.inspect })`: children report to the root's inspector too. */
  readonly inspect: (event: InspectionEvent) => void
  /** What was taken so far: ids and counts only, nothing typed, no names, no answers. */
  readonly recording: () => Recording
  readonly clear: () => void
}

const count = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1)

/**
 * Records any number of actors, merged per chart. Costs a few microseconds per event; meant for
 * dev and sandbox builds. Never throws into the app.
 */
export function createRecorder(): Recorder {
  const charts = new Map<string, { states: Map<string, number>; transitions: Map<string, number> }>()
  return {
    inspect: (event) => {
      if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return
      const { logic } = event.actorRef as unknown as { readonly logic?: unknown }
      if (!isMachine(logic)) return
      const definition = definitionOf(logic)
      const chart = charts.get(logic.id) ?? { states: new Map(), transitions: new Map() }
      charts.set(logic.id, chart)
      const nodes = (event.snapshot as Partial<AnyMachineSnapshot>)._nodes as readonly ChartNode[] | undefined
      const active = (nodes ?? []).filter((node) => definition.states.has(node.id))
      if (event.type === '@xstate.snapshot') {
        for (const node of active) count(chart.states, node.id)
        return
      }
      for (const id of takenIn(event, definition)) count(chart.transitions, id)
      // Transient states never show in a snapshot; here they do.
      for (const node of active) if (!chart.states.has(node.id)) chart.states.set(node.id, 1)
    },
    recording: () => ({
      format: recordingFormat,
      charts: Object.fromEntries(
        [...charts].map(([id, { states, transitions }]): [string, Counts] => [
          id,
          { states: Object.fromEntries(states), transitions: Object.fromEntries(transitions) },
        ]),
      ),
    }),
    clear: () => charts.clear(),
  }
}
