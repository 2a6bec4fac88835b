import type { FlowDocument, ShortDocument } from '../export/document'

/** Ids that were added, removed or changed. */
export interface Change {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Id, and the fields that changed. */
  readonly changed: readonly { readonly id: string; readonly fields: readonly string[] }[]
}

export interface FlowDifference {
  readonly chart: string
  readonly kind: 'new' | 'gone' | 'changed' | 'same'
  readonly states: Change
  readonly transitions: Change
  /** Shortest paths, one per goal: new and changed ones have to be tested again. */
  readonly paths: {
    readonly fresh: readonly ShortDocument[]
    readonly changed: readonly ShortDocument[]
    readonly obsolete: readonly ShortDocument[]
    readonly untouched: number
  }
}

interface Identified {
  readonly id: string
}

function fieldsOf(before: object, after: object): string[] {
  const old = before as Readonly<Record<string, unknown>>
  const fresh = after as Readonly<Record<string, unknown>>
  const keys = [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
  return keys.filter((key) => JSON.stringify(old[key]) !== JSON.stringify(fresh[key]))
}

function changeOf(before: readonly Identified[], after: readonly Identified[]): Change {
  const old = new Map(before.map((item) => [item.id, item]))
  const fresh = new Set(after.map((item) => item.id))
  return {
    added: after.filter(({ id }) => !old.has(id)).map(({ id }) => id),
    removed: before.filter(({ id }) => !fresh.has(id)).map(({ id }) => id),
    changed: after.flatMap((item) => {
      const known = old.get(item.id)
      const fields = known ? fieldsOf(known, item) : []
      return fields.length > 0 ? [{ id: item.id, fields }] : []
    }),
  }
}

const empty: FlowDocument = { chart: '', summary: '', states: [], transitions: [], few: [], short: [] }

const isChange = (change: Change) => change.added.length + change.removed.length + change.changed.length > 0

/** Differences between two versions of a chart; either may be missing. */
export function compareFlows(
  chart: string,
  before: FlowDocument | undefined,
  after: FlowDocument | undefined,
): FlowDifference {
  const old = before ?? empty
  const now = after ?? empty
  const states = changeOf(old.states, now.states)
  const transitions = changeOf(old.transitions, now.transitions)
  const known = new Map(old.short.map((path) => [path.id, path]))
  const kept = new Set(now.short.map((path) => path.id))
  const fresh = now.short.filter((path) => !known.has(path.id))
  const both = now.short.filter((path) => known.has(path.id))
  const changed = both.filter((path) => known.get(path.id)?.expects !== path.expects)
  const obsolete = old.short.filter((path) => !kept.has(path.id))
  const paths = { fresh, changed, obsolete, untouched: both.length - changed.length }
  const moved = fresh.length + changed.length + obsolete.length > 0
  const different = isChange(states) || isChange(transitions) || moved
  const kind = !before ? 'new' : !after ? 'gone' : different ? 'changed' : 'same'
  return { chart, kind, states, transitions, paths }
}
