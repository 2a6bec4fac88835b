/**
 * `npm run -s trace`: which rows of docs/requirements.md are claimed by a test's title; see `-- --help`.
 * Exit code 1 when a test claims an id that the table does not have or a decision is contrary to, 2 for invalid options.
 */
import { existsSync, readFileSync } from 'node:fs'
import { catalogue } from '../../machines/index'
import { inRoot } from './lib/root.mjs'
import { filesUnder, isCode, readSource } from './lib/source'
import { areaOf, rowsOf, trace } from './lib/trace'
import { readTraceArgs, traceHelp } from './lib/trace-args'
import { rowsOf as rowsCarried } from './lib/trace-charts'

const table = readFileSync(inRoot('docs/requirements.md'), 'utf8')
const request = readTraceArgs(process.argv.slice(2), [...new Set(rowsOf(table).map(areaOf))])

const line = (name: string, counts: { rows: number; claimed: number; caught: number }, contrary: number) =>
  [name.padEnd(10), counts.rows, counts.claimed, counts.caught, contrary]
    .map((cell) => String(cell).padStart(8))
    .join(' ')

const optional = (path: string) => (existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : undefined)

/** Rows carried by the states of a driver's chart. */
function carried(path: string): ReadonlySet<string> | undefined {
  const [, id] = /^tests\/browser\/paths\/drivers\/(.+)\.driver\.ts$/.exec(path) ?? []
  const cases = catalogue.find((one) => one.id === id)
  return cases && rowsCarried(cases.machine)
}

function show(area: string | null, json: boolean): void {
  const tests = filesUnder('tests').filter(isCode).map(readSource)
  const { caught = [] } = JSON.parse(optional('docs/mutation.json') ?? '{}') as { caught?: string[] }
  const decisions = readFileSync(inRoot('docs/decisions.md'), 'utf8')
  const { unknown, disputed, ...report } = trace(table, { tests, carried, decisions, caught })
  const one = area === null ? undefined : report.byArea[area]
  if (json) {
    console.log(JSON.stringify(one ?? report, null, 2))
  } else if (one) {
    console.log(
      `${area}: ${one.claimed} of ${one.rows} rows are claimed by a test, ${one.caught} caught a fault.`,
    )
    for (const { id, line: at } of one.contrary) console.log(`  ${id} is contrary by docs/decisions.md:${at}`)
    for (const id of one.short) console.log(`  ${id} is short`)
  } else {
    console.log(
      ['area'.padEnd(10), 'rows', 'claimed', 'caught', 'contrary'].map((cell) => cell.padStart(8)).join(' '),
    )
    for (const [name, counts] of Object.entries(report.byArea))
      console.log(line(name, counts, counts.contrary.length))
    console.log(line('all', report, report.contrary))
    const short = Object.values(report.byArea).flatMap((each) => each.short)
    if (short.length > 0) console.log(`short: ${short.join(', ')}`)
  }
  for (const { id, path } of unknown) {
    console.error(`${path} claims ${id}, which docs/requirements.md does not have.`)
    process.exitCode = 1
  }
  for (const { id, path } of disputed) {
    console.error(`${path} claims ${id}, to which docs/decisions.md is contrary.`)
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
