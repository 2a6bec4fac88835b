import { readFileSync } from 'node:fs'
import { inRoot } from '../../tools/lib/root.mjs'
import { filesUnder, isCode, readSource } from '../../tools/lib/source'
import { idsIn, titlesIn } from '../../tools/lib/trace'
import type { RowFact } from '../find/row'
import type { ChartFacts } from '../picture/model'

/** Texts of the requirement rows the charts reference. */
export function rowTexts(charts: readonly ChartFacts[]): Record<string, string> {
  const wanted = new Set(charts.flatMap((chart) => chart.states.flatMap((state) => state.rows ?? [])))
  const table = readFileSync(inRoot('docs/requirements.md'), 'utf8')
  const rows = [...table.matchAll(/^\| *([A-Z][A-Z0-9]*-\d+) *\| *(.*?) *\|/gm)]
  return Object.fromEntries(
    rows.flatMap(([, id = '', text = '']) => (wanted.has(id) ? [[id, text.replace(/`/g, '')]] : [])),
  )
}

/** Adds an item to the list of a key. */
function note<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  lists.set(key, [...(lists.get(key) ?? []), item])
}

/** Tests by the rows that their titles claim. */
function testsByRow(): ReadonlyMap<string, RowFact['tests'][number][]> {
  const tests = new Map<string, RowFact['tests'][number][]>()
  for (const file of filesUnder('tests').filter(isCode)) {
    for (const title of titlesIn(readSource(file))) {
      for (const id of new Set(idsIn(title)))
        note(tests, id, { file, title: title.replace(/ *\[[A-Z][^\]]*-\d[^\]]*\] */g, ' ').trim() })
    }
  }
  return tests
}

/** Headings of decisions by the rows they name. */
function decisionsByRow(): ReadonlyMap<string, string[]> {
  const decisions = new Map<string, string[]>()
  const parts = readFileSync(inRoot('docs/decisions.md'), 'utf8').split(/^### /m).slice(1)
  for (const part of parts) {
    const heading = part.slice(0, part.indexOf('\n'))
    for (const id of new Set(part.match(/\b[A-Z][A-Z0-9]*-\d+\b/g) ?? [])) note(decisions, id, heading)
  }
  return decisions
}

/** Everything known about the rows the charts reference. */
export function rowFacts(charts: readonly ChartFacts[]): Record<string, RowFact> {
  const tests = testsByRow()
  const decisions = decisionsByRow()
  const states = new Map<string, RowFact['states'][number][]>()
  for (const { id: chart, states: all } of charts)
    for (const { id: at, rows = [] } of all) for (const row of rows) note(states, row, { chart, at })
  return Object.fromEntries(
    Object.entries(rowTexts(charts)).map(([id, text]): [string, RowFact] => [
      id,
      {
        text,
        states: states.get(id) ?? [],
        tests: tests.get(id) ?? [],
        decisions: decisions.get(id) ?? [],
      },
    ]),
  )
}
