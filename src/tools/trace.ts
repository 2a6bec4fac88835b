/**
 * `npm run -s trace`: which rows of docs/requirements.md are claimed by a test's title; see `-- --help`.
 * Exit code 1 when a test claims an id that the table does not have, 2 for invalid options.
 */
import { readFileSync } from 'node:fs'
import { inRoot } from './lib/root.mjs'
import { filesUnder, isCode, readSource } from './lib/source'
import { areaOf, rowsOf, trace } from './lib/trace'
import { readTraceArgs, traceHelp } from './lib/trace-args'

const table = readFileSync(inRoot('docs/requirements.md'), 'utf8')
const request = readTraceArgs(process.argv.slice(2), [...new Set(rowsOf(table).map(areaOf))])

const percent = (part: number, all: number) => `${Math.floor((100 * part) / all)} %`.padStart(5)
const line = (name: string, { rows, covered }: { rows: number; covered: number }) =>
  `${name.padEnd(10)} ${String(covered).padStart(4)} of ${String(rows).padStart(4)} ${percent(covered, rows)}`

function show(area: string | null, json: boolean): void {
  const tests = filesUnder('tests').filter(isCode)
  const { unknown, ...report } = trace(
    table,
    tests.map((path) => readSource(path)),
  )
  const one = area === null ? undefined : report.byArea[area]
  if (json) {
    console.log(JSON.stringify(one ?? report, null, 2))
  } else if (one) {
    console.log(`${area}: ${one.covered} of ${one.rows} rows are claimed by a test.`)
    for (const id of one.missing) console.log(`  ${id}`)
  } else {
    for (const [name, counts] of Object.entries(report.byArea)) console.log(line(name, counts))
    console.log(line('all', report))
  }
  for (const { id, path } of unknown) {
    console.error(`${path} claims ${id}, which docs/requirements.md does not have.`)
    process.exitCode = 1
  }
}

if ('refusal' in request) {
  console.error(request.refusal)
  process.exitCode = 2
} else if (request.help) {
  console.log(traceHelp)
} else {
  show(request.area, request.json)
}
