import type { FlowCases } from '../../../machines/shared/cases'
import type { Host } from '../cli/host'
import { documentOf } from '../export/document'
import { committedAt } from './committed'
import { compareFlows, type FlowDifference } from './compare'
import { elementsOf, type Fingerprinted } from './code/elements'
import { changedElements, elementName, touchedBy, type Touched } from './touched'

/** What readers see of a state or transition, and what a chart does. A changed sentence changes no behaviour. */
const wordsOnly: ReadonlySet<string> = new Set(['description', 'rows'])

const changedIds = ({ changed, added }: FlowDifference['states']) => [
  ...added,
  ...changed.flatMap(({ id, fields }) => (fields.every((field) => wordsOnly.has(field)) ? [] : [id])),
]

/** What of a chart's code has changed, in words, and where that and the changes of its outline act. */
interface TouchedCode extends Touched {
  readonly names: readonly string[]
}

/** For each chart, what has changed since a git ref, given the differences of its outline. */
export function touchedCode(
  charts: readonly FlowCases[],
  since: string,
  host: Host,
): (cases: FlowCases, outline: Pick<FlowDifference, 'states' | 'transitions'>) => TouchedCode {
  const ids = new Set(charts.map(({ id }) => id))
  const [then, now] = [host.sources(since), host.sources()]
  const same = now.size === then.size && [...now].every(([path, text]) => then.get(path) === text)
  const none: ReadonlyMap<string, readonly Fingerprinted[]> = new Map()
  const [old, fresh] = same ? [none, none] : [elementsOf(then, ids), elementsOf(now, ids)]
  return (cases, { states, transitions }) => {
    const changed = changedElements(old.get(cases.id) ?? [], fresh.get(cases.id) ?? [])
    const touched = touchedBy(cases, changed)
    return {
      names: changed.map(elementName),
      states: new Set([...touched.states, ...changedIds(states)]),
      transitions: new Set([...touched.transitions, ...changedIds(transitions)]),
    }
  }
}

/** Ids of a chart's states and transitions that behave differently since a git ref; `all` of them when it is new. */
export function touchedSince(charts: readonly FlowCases[], since: string, host: Host) {
  const code = touchedCode(charts, since, host)
  return (cases: FlowCases): Touched & { readonly all: boolean } => {
    const before = committedAt(since, cases.id, host)
    const outline = compareFlows(cases.id, before, documentOf(cases))
    return { ...code(cases, outline), all: before === undefined }
  }
}
