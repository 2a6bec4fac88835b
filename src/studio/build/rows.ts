import { readFileSync } from 'node:fs'
import { inRoot } from '../../tools/lib/root.mjs'
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
