import { compareFlows, type FlowDifference } from '../../paths/diff/compare'
import type { FlowDocument, StateDocument, TransitionDocument } from '../../paths/export/document'
import type { Chart } from '../picture/model'

export type Snapshot = Pick<FlowDocument, 'chart' | 'states' | 'transitions'>

const some = <Key extends string>(key: Key, list: readonly string[] | undefined) =>
  (list && list.length > 0 ? { [key]: list } : {}) as Partial<Record<Key, readonly string[]>>

/** Today's chart in the format of a committed snapshot. */
export function snapshotOf({ id, states, transitions }: Chart): Snapshot {
  return {
    chart: id,
    states: states.map((state): StateDocument => ({
      id: state.id,
      type: state.kind,
      ...(state.description === undefined ? {} : { description: state.description }),
      ...some('tags', state.tags),
      ...some('rows', state.rows),
      ...some('entry', state.entry),
      ...some('exit', state.exit),
      ...some(
        'invokes',
        state.invokes?.map((it) => it.id),
      ),
    })),
    transitions: transitions.map((it): TransitionDocument => ({
      id: it.id,
      targets: it.to.map((to) => states[to]?.id ?? ''),
      ...(it.reenter ? { reenter: true as const } : {}),
      ...(it.description === undefined ? {} : { description: it.description }),
      ...some('actions', it.actions),
    })),
  }
}

/** Far above the largest flow: more would freeze the page while it is compared. */
export const most = { states: 1000, transitions: 5000 }

/** Whether a snapshot is larger than any flow. */
export const isTooLarge = ({ states, transitions }: Snapshot): boolean =>
  states.length > most.states || transitions.length > most.transitions

const areIdentified = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((it: unknown) => typeof (it as { id?: unknown } | null)?.id === 'string')

/** Parses an uploaded snapshot; undefined when it is not one. Never throws. */
export function parseSnapshot(text: string): Snapshot | undefined {
  try {
    const data = JSON.parse(text) as Partial<Snapshot> | null
    return data && areIdentified(data.states) && areIdentified(data.transitions)
      ? (data as Snapshot)
      : undefined
  } catch {
    return undefined
  }
}

/** The differences between a snapshot and today. */
export function since(before: Snapshot, chart: Chart): FlowDifference {
  const whole = (it: Snapshot): FlowDocument => ({ ...it, summary: '', few: [], short: [] })
  return compareFlows(chart.id, whole(before), whole(snapshotOf(chart)))
}
