import { existsSync, readFileSync } from 'node:fs'
import type { FlowDocument } from '../../paths/export/document'
import { inRoot } from '../../tools/lib/root.mjs'
import { printOf } from '../notes/notes'
import type { Chart } from '../picture/model'
import type { Built } from '../standing/standing'

/** Transitions that a flow's committed paths take. */
function takenIn(chart: string): ReadonlySet<string> {
  const file = inRoot(`docs/flows/${chart}.json`)
  if (!existsSync(file)) return new Set()
  const { few } = JSON.parse(readFileSync(file, 'utf8')) as FlowDocument
  return new Set(few.flatMap(({ start, steps }) => [start, ...steps].flatMap(({ takes }) => takes)))
}

/** The status of each flow, apart from remarks. */
export const builtStanding = (charts: readonly Chart[]): readonly Built[] =>
  charts.map((chart) => {
    const taken = takenIn(chart.id)
    const { id, transitions } = chart
    const covered = transitions.filter((it) => taken.has(it.id)).length
    return { id, print: printOf(chart), total: transitions.length, covered }
  })
