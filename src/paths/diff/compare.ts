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
  /** Guards, actions, delays, actors and parts of states whose code has changed, in words. */
  readonly code: readonly string[]
  /** Shortest paths, one per goal: new and changed ones have to be tested again, and those that pass changed code. */
  readonly paths: {
    readonly fresh: readonly ShortDocument[]
    readonly changed: readonly ShortDocument[]
    /** They expect what they did, and pass something that has changed. */
    readonly passing: readonly ShortDocument[]
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

/** What of a chart's code has changed, in words, and whether a path passes it. */
export interface CodeChange {
  readonly names: readonly string[]
  readonly passes: (pathId: string) => boolean
}

const noCode: CodeChange = { names: [], passes: () => false }

/** Differences between two versions of a chart; either may be missing. */
export function compareFlows(
  chart: string,
  before: FlowDocument | undefined,
  after: FlowDocument | undefined,
  code: CodeChange = noCode,
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
  const passing = both.filter((path) => !changed.includes(path) && code.passes(path.id))
  const obsolete = old.short.filter((path) => !kept.has(path.id))
  const paths = {
    fresh,
    changed,
    passing,
    obsolete,
    untouched: both.length - changed.length - passing.length,
  }
  const moved = fresh.length + changed.length + obsolete.length > 0
  const different = isChange(states) || isChange(transitions) || moved || code.names.length > 0
  const kind = !before ? 'new' : !after ? 'gone' : different ? 'changed' : 'same'
  return { chart, kind, states, transitions, code: before && after ? code.names : [], paths }
}
