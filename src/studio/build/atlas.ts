import { existsSync, readFileSync } from 'node:fs'
import * as paths from '../../../machines/shared/paths'
import type { FlowDocument } from '../../paths/export/document'
import { inRoot } from '../../tools/lib/root.mjs'
import { graphOf, reach } from '../../tools/lib/graph'
import { filesUnder, isCode, readSource } from '../../tools/lib/source'
import type { Atlas, FlowNode, Lead, ScreenNode } from '../map/atlas'
import type { Person } from '../map/people'
import type { ChartFacts } from '../picture/model'
import { failureCodes } from './failure-codes'
import { screenTable, type ScreenRow } from './screen-table'

/**
 * Flows on more screens than this share of all run everywhere; parts loaded by as many belong to no single
 * screen.
 */
const everywhere = 0.4

const machineIn = /^machines\/([\w-]+)\/\1\.machine\.ts$/

/** Where the root hands out its children: importing one must not count as starting all. */
const isRoot = (path: string) => /^src\/flows\/core\/(root|app)\.ts$/.test(path)

const sources = () =>
  ['src/pages', 'src/flows', 'machines']
    .flatMap((folder) => filesUnder(folder))
    .filter((path) => isCode(path) && !isRoot(path))
    .map(readSource)

/** Destinations of a flow's paths: every `goTo`, with the transition that performs it. */
function leadsOf({ chart, few }: Pick<FlowDocument, 'chart' | 'few'>): readonly Lead[] {
  const found = new Map<string, Lead>()
  for (const { start, steps } of few) {
    for (const { effects = [], takes } of [start, ...steps]) {
      for (const { type, params } of effects) {
        const to = (params as { to?: unknown } | undefined)?.to
        if (type !== 'goTo' || typeof to !== 'string') continue
        const at = takes.at(-1)
        found.set(`${to} ${at ?? ''}`, { to, chart, ...(at === undefined ? {} : { at }) })
      }
    }
  }
  return [...found.values()]
}

function documentOf(chart: string): FlowDocument | undefined {
  const file = inRoot(`docs/flows/${chart}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FlowDocument) : undefined
}

/** Whether the platform refuses a request for this reason on a flow's committed paths. */
const refuses = (chart: string, code: string): boolean =>
  (documentOf(chart)?.few ?? []).some(({ steps }) =>
    steps.some(({ event }) => failureCodes(event).includes(code)),
  )

/** Screens linked to from a file. */
function linksIn(path: string): string[] {
  const known = paths as unknown as Readonly<Record<string, string | undefined>>
  const named = readSource(path).text.matchAll(/\bpaths\.(\w+)\b/g)
  return [...named].flatMap(([, name = '']) => known[name] ?? [])
}

interface Reach {
  readonly row: ScreenRow
  readonly files: ReadonlySet<string>
}

/** Counts the screens that use each file. */
function countsOf(reaches: readonly Reach[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { files } of reaches) for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1)
  return counts
}

const unique = <Item>(list: readonly Item[]): readonly Item[] => [...new Set(list)]

/** The map, from the charts, the table of routes and the sources of the screens. */
export function atlasOf(charts: readonly ChartFacts[]): Atlas {
  const leads = new Map(charts.map(({ id }) => [id, leadsOf(documentOf(id) ?? { chart: id, few: [] })]))
  const graph = graphOf(sources())
  const reaches = screenTable().map((row): Reach => ({
    row,
    files: row.page === undefined ? new Set() : reach(graph, [row.page], true),
  }))
  const refusing = new Set(charts.filter(({ id }) => refuses(id, 'excluded')).map(({ id }) => id))
  const counts = countsOf(reaches)
  const isCommon = (file: string) => (counts.get(file) ?? 0) > reaches.length * everywhere
  const flowsOn = ({ row, files }: Reach): readonly string[] => {
    const ran = [...files].flatMap((file) => (isCommon(file) ? [] : (machineIn.exec(file)?.[1] ?? [])))
    const told = charts
      .filter(({ states }) => states.some(({ screen }) => screen === row.path))
      .map(({ id }) => id)
    // The screen's own parts come before those shared with other screens.
    const spread = (id: string) =>
      reaches.filter((it) => it.files.has(`machines/${id}/${id}.machine.ts`)).length
    return unique([...told, ...ran])
      .filter((id) => leads.has(id))
      .toSorted((a, b) => spread(a) - spread(b))
  }
  const screens = reaches.map((reach): ScreenNode => {
    const { path, title, fil, for: open } = reach.row
    const flows = flowsOn(reach)
    const links = [...reach.files]
      .filter((file) => file.startsWith('src/pages/') && !isCommon(file))
      .flatMap(linksIn)
      .map((to): Lead => ({ to }))
    const all = [...flows.flatMap((id) => leads.get(id) ?? []), ...links].filter(({ to }) => to !== path)
    // If a flow goes there, the plain link adds nothing.
    const best = new Map(all.toReversed().map((lead) => [`${lead.to} ${lead.chart ?? ''}`, lead]))
    const told = [...best.values()].filter(
      (lead) => lead.chart !== undefined || ![...best.values()].some((it) => it.to === lead.to && it.chart),
    )
    const states = charts.flatMap((chart) =>
      chart.states.flatMap(({ id: at, screen }) => (screen === path ? [{ chart: chart.id, at }] : [])),
    )
    const refused: Person[] = flows.some((id) => refusing.has(id)) ? ['excluded'] : []
    return { path, title, fil, for: open, refused, flows, states, leads: told.toReversed() }
  })
  return { screens, flows: charts.map((chart) => flowNode(chart)), instead: insteadIn(charts) }

  function flowNode(own: ChartFacts): FlowNode {
    const { id } = own
    const startsOf = (it: ChartFacts) =>
      unique(it.states.flatMap(({ invokes = [] }) => invokes.flatMap(({ chart }) => chart ?? [])))
    const on = screens.filter(({ flows }) => flows.includes(id)).map(({ path }) => path)
    return {
      id,
      starts: startsOf(own),
      startedBy: charts.filter((it) => startsOf(it).includes(id)).map((it) => it.id),
      screens: on,
      isEverywhere: on.length === 0,
      leads: leads.get(id) ?? [],
    }
  }
}

/** The state that replaces every screen for a player in a blocked region. */
function insteadIn(charts: readonly ChartFacts[]): Atlas['instead'] {
  const closed = charts
    .flatMap(({ id: chart, states }) => states.map(({ id: at, tags = [] }) => ({ chart, at, tags })))
    .find(({ tags }) => tags.includes('closed') && tags.includes('restricted'))
  return closed ? { blocked: { chart: closed.chart, at: closed.at } } : {}
}
