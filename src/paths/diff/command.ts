import type { FlowCases } from '../../../machines/shared/cases'
import type { Request } from '../cli/request'
import { flowsFolder } from '../export/flows-folder'
import { codeChanges } from './code-changes'
import { documentOf } from '../export/document'
import type { ShortDocument } from '../export/document'
import type { Answer, Host } from '../cli/host'
import { refuse } from '../cli/host'
import { counted } from '../cli/report'
import { compareFlows } from './compare'
import type { Change, FlowDifference } from './compare'
import { committedAt, unknownRef } from './committed'

function changeLines(what: string, change: Change): string[] {
  return [
    ...change.added.map((id) => `    + ${what} ${id}`),
    ...change.removed.map((id) => `    - ${what} ${id}`),
    ...change.changed.map(({ id, fields }) => `    ~ ${what} ${id}: ${fields.join(', ')}`),
  ]
}

const pathLine = (mark: string, path: ShortDocument) => `    ${mark} ${path.id}: ${path.steps.join(' → ')}`

function text(it: FlowDifference): string {
  const { fresh, changed, passing, obsolete, untouched } = it.paths
  if (it.kind === 'gone')
    return `${it.chart}: the chart is gone, and ${counted(obsolete.length, 'path')} with it`
  const again = fresh.length + changed.length + passing.length
  const head = it.kind === 'new' ? `${it.chart}: a new chart` : it.chart
  const counts = [
    `${counted(again, 'path')} to test (${fresh.length} new, ${changed.length + passing.length} changed)`,
    `${obsolete.length} obsolete`,
    `${untouched} untouched`,
  ]
  const known =
    it.kind === 'new'
      ? []
      : [
          ...changeLines('state', it.states),
          ...changeLines('transition', it.transitions),
          ...it.code.map((name) => `    ~ code of ${name}`),
        ]
  return [
    `${head}: ${counts.join(', ')}`,
    ...known,
    ...(again > 0 ? ['    Test again:'] : []),
    ...fresh.map((path) => pathLine('  new    ', path)),
    ...changed.map((path) => pathLine('  changed', path)),
    ...passing.map((path) => pathLine('  passes ', path)),
    ...(obsolete.length > 0 ? ['    Obsolete:'] : []),
    ...obsolete.map((path) => pathLine('         ', path)),
  ].join('\n')
}

/** `diff --since <git ref>`: today's charts against the documents committed at that ref. */
export function difference(charts: readonly FlowCases[], request: Request, host: Host): Answer {
  const { since } = request
  if (since === undefined) return refuse('Say since when: diff --since main, or a tag or a commit.')
  if (!host.hasRef(since)) return refuse(unknownRef(since, host))
  const before = (id: string) => committedAt(since, id, host)
  const codeOf = codeChanges(charts, since, host)
  const now = charts.map((cases) => {
    const [old, fresh] = [before(cases.id), documentOf(cases)]
    return compareFlows(cases.id, old, fresh, old && codeOf(cases, compareFlows(cases.id, old, fresh)))
  })
  const every = request.names.length === 0 || request.names.includes('all')
  const ids = new Set(charts.map((cases) => cases.id))
  const gone = (every ? host.listAt(since, flowsFolder) : [])
    .flatMap((name) => /^([\w-]+)\.json$/.exec(name)?.[1] ?? [])
    .filter((id) => !ids.has(id))
    .map((id) => compareFlows(id, before(id), undefined))
  const all = [...now, ...gone]
  if (request.json) return { out: JSON.stringify({ since, charts: all }, null, 2), code: 0 }
  const different = all.filter((it) => it.kind !== 'same')
  const same = all.length - different.length
  const closing = `${counted(same, 'chart')} as at ${since}.`
  return { out: [...different.map(text), closing].join('\n\n'), code: 0 }
}
