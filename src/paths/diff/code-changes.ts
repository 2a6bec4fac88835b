import type { FlowCases } from '../../../machines/shared/cases'
import type { Host } from '../cli/host'
import { generate } from '../generate/generate'
import type { CodeChange, FlowDifference } from './compare'
import { elementsOf, type Fingerprinted } from './code/elements'
import { changedElements, elementName, passes, touchedBy } from './touched'

/** What readers see of a state or transition, and what a chart does. A changed sentence changes no behaviour. */
const wordsOnly: ReadonlySet<string> = new Set(['description', 'rows'])

const changedIds = ({ changed, added }: FlowDifference['states']) => [
  ...added,
  ...changed.flatMap(({ id, fields }) => (fields.every((field) => wordsOnly.has(field)) ? [] : [id])),
]

/**
 * For each chart, what of its code has changed since a git ref, and which of today's paths pass it, or pass a state
 * or transition that the outline shows as changed.
 */
export function codeChanges(
  charts: readonly FlowCases[],
  since: string,
  host: Host,
): (cases: FlowCases, outline: FlowDifference) => CodeChange {
  const ids = new Set(charts.map(({ id }) => id))
  const [then, now] = [host.sources(since), host.sources()]
  const same = now.size === then.size && [...now].every(([path, text]) => then.get(path) === text)
  const none: ReadonlyMap<string, readonly Fingerprinted[]> = new Map()
  const [old, fresh] = same ? [none, none] : [elementsOf(then, ids), elementsOf(now, ids)]
  return (cases, { states, transitions }) => {
    const changed = changedElements(old.get(cases.id) ?? [], fresh.get(cases.id) ?? [])
    const touched = touchedBy(cases, changed)
    const all = {
      states: new Set([...touched.states, ...changedIds(states)]),
      transitions: new Set([...touched.transitions, ...changedIds(transitions)]),
    }
    const names = changed.map(elementName)
    if (all.states.size + all.transitions.size === 0) return { names, passes: () => false }
    const { paths } = generate(cases, { style: 'short' })
    const passing = new Set(paths.filter(passes(cases, all)).map(({ id }) => id))
    return { names, passes: (id) => passing.has(id) }
  }
}
