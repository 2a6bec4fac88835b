import { existsSync, readFileSync } from 'node:fs'
import type { FlowDocument, SightDocument } from '../../paths/export/document'
import { inFilipino } from '../../paths/export/filipino/index'
import '../../paths/perya/project'
import { messageWords } from '../../paths/export/spoken'
import type { Json } from '../../paths/model'
import { words as shellEnglish } from '../../i18n/words/EN/shell'
import { words as shellFilipino } from '../../i18n/words/TY/shell'
import { inRoot } from '../../tools/lib/root.mjs'
import type { Entry } from '../find/entry'
import type { ChartFacts, StateFact, TransitionFact } from '../picture/model'
import { failureCodes } from './failure-codes'
import { screenTable, type ScreenRow } from './screen-table'

type Table = Readonly<Record<string, string>>

const both = (text: string): Pick<Entry, 'text' | 'fil'> => {
  const fil = inFilipino(text)
  return fil === text ? { text } : { text, fil }
}

function stateEntry(
  chart: string,
  { id, name, description = '', tags = [], invokes = [] }: StateFact,
): Entry {
  const codes = [chart, ...tags, ...invokes.map(({ src }) => src)].join(' ')
  return { kind: 'state', chart, at: id, name, ...both(description), codes }
}

const causes: Partial<Record<TransitionFact['cause'], string>> = {
  done: 'answers',
  error: 'fails',
  after: 'time is up',
}

function transitionEntry(chart: string, it: TransitionFact): Entry {
  const codes = [chart, it.guard ?? '', ...(it.actions ?? [])].join(' ')
  const name = [it.cause === 'always' ? 'by itself' : it.name, causes[it.cause] ?? ''].join(' ').trim()
  return { kind: 'transition', chart, at: it.id, name, ...both(it.description ?? ''), codes }
}

/** One entry for each of a chart's requirement rows, at the first state that has it. */
function rowEntries({ id, states }: ChartFacts, rows: Table): Entry[] {
  const first = new Map<string, string>()
  for (const state of states)
    for (const row of state.rows ?? []) if (!first.has(row)) first.set(row, state.id)
  return [...first].map(([row, at]) => ({ kind: 'row', chart: id, at, name: row, text: rows[row] ?? '' }))
}

/** One entry for each screen of a chart, with its title as shown to players. */
function screenEntries({ id, states }: ChartFacts, table: readonly ScreenRow[]): Entry[] {
  const first = new Map<string, string>()
  for (const { screen, id: at } of states)
    if (screen !== undefined && !first.has(screen)) first.set(screen, at)
  return [...first].map(([screen, at]) => {
    const { title = '', fil = '' } = table.find(({ path }) => path === screen) ?? {}
    return { kind: 'screen', chart: id, at, name: screen, text: title, fil }
  })
}

/**
 * Texts shown to players on a chart's committed paths, where they appear: messages, and reasons for refusals.
 */
function readEntries({ chart, few }: FlowDocument): Entry[] {
  const found = new Map<string, Entry>()
  const note = (kind: Entry['kind'], { takes }: SightDocument, code: string, text: string, fil: string) => {
    const at = takes.at(-1)
    const key = `${kind} ${code} ${at ?? ''}`
    if (at === undefined || text === '' || found.has(key)) return
    found.set(key, { kind, chart, at, name: code, text, fil, codes: chart })
  }
  for (const { start, steps } of few) {
    for (const { type, params } of [start, ...steps].flatMap(({ effects = [] }) => effects)) {
      const said = params as Readonly<Record<string, Json>> | undefined
      const where = [start, ...steps].find(({ effects = [] }) => effects.some((it) => it.params === params))
      if (type !== 'notify' || !said || !where) continue
      const code = String(said['text'])
      note('message', where, code, messageWords(said, 'en'), messageWords(said, 'fil'))
    }
    for (const step of steps) {
      for (const code of failureCodes(step.event)) {
        const key = `failure.${code}`
        note('refusal', step, code, (shellEnglish as Table)[key] ?? '', (shellFilipino as Table)[key] ?? '')
      }
    }
  }
  return [...found.values()]
}

function documentOf(chart: string): FlowDocument | undefined {
  const file = inRoot(`docs/flows/${chart}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FlowDocument) : undefined
}

/**
 * Everything searchable in the studio: flows, states, transitions, rows, screens, and texts shown to players.
 */
export function entriesOf(charts: readonly ChartFacts[], rows: Table): readonly Entry[] {
  const table = screenTable()
  return charts.flatMap((chart): Entry[] => {
    const { id, summary, states, transitions } = chart
    const document = documentOf(id)
    return [
      { kind: 'flow', chart: id, at: '', name: id, ...both(summary), codes: states[0]?.description ?? '' },
      ...states.slice(1).map((state) => stateEntry(id, state)),
      ...transitions.map((it) => transitionEntry(id, it)),
      ...rowEntries(chart, rows),
      ...screenEntries(chart, table),
      ...(document ? readEntries(document) : []),
    ]
  })
}
