import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './root.mjs'

interface Survivor {
  readonly line: number
  readonly what: string
  readonly reason: string
}
export interface FileResult {
  killed: number
  total: number
  survivors: Survivor[]
  /** Requirement rows for which a claiming test has detected one of these faults. */
  rows: string[]
}
interface ViewResult {
  readonly what: string
  /** The test that should detect it: a spec and part of a title. */
  readonly test: string
  readonly isNoticed: boolean
  readonly rows: readonly string[]
  readonly reason?: string
}
/** A fault detected by a test that claims the row. */
export interface RowResult {
  readonly where: string
  readonly what: string
  readonly test: string
}
export interface MutationReport {
  /** Requirement rows for which a claiming test has detected a fault. */
  caught: string[]
  files: Record<string, FileResult>
  views: ViewResult[]
  /** By row: the result of searching for a fault (`--rows`). */
  rows: Record<string, RowResult>
}

const place = inRoot('docs/mutation.json')

export function readReport(): MutationReport {
  const empty: MutationReport = { caught: [], files: {}, views: [], rows: {} }
  return existsSync(place) ? { ...empty, ...(JSON.parse(readFileSync(place, 'utf8')) as object) } : empty
}

/** The recorded reason for a survivor, as long as its place and its fault are unchanged. */
export const reasonFor = (before: FileResult | undefined, line: number, what: string): string =>
  before?.survivors.find((one) => one.line === line && one.what === what)?.reason ?? 'Not looked at yet.'

const cell = (text: string) => text.replaceAll('|', '\\|')

function page({ caught, files, views, rows }: MutationReport): string {
  const all = Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))
  const sum = (field: 'killed' | 'total') => all.reduce((total, [, one]) => total + one[field], 0)
  const noticed = views.filter(({ isNoticed }) => isNoticed).length
  return [
    '# Deliberate faults in the sources',
    '',
    `Made by \`npm run mutate\`: ${sum('killed')} of ${sum('total')} faults in ${all.length} files are noticed by the nearest tests without a browser, and ${noticed} of ${views.length} chosen faults of screens by the browser test that is to see them. ${caught.length} rows have a claim that noticed one. Of a fault that fails more than half of a file’s tests no row counts as caught: it says that something broke, and not what. The faults of charts are counted in \`tests/flows/mutation.test.ts\`, too.`,
    '',
    '## Screens',
    '',
    '| fault | test | noticed |',
    '|---|---|---|',
    ...views.map(
      ({ what, test, isNoticed, reason = '' }) =>
        `| ${cell(what)} | \`${cell(test)}\` | ${isNoticed ? 'yes' : `no. ${cell(reason)}`} |`,
    ),
    '',
    '## Survivors',
    '',
    '| where | what | reason |',
    '|---|---|---|',
    ...all.flatMap(([path, { survivors }]) =>
      survivors.map(
        ({ line, what, reason }) => `| \`${path}:${line}\` | \`${cell(what)}\` | ${cell(reason)} |`,
      ),
    ),
    '',
    '## Rows',
    '',
    'Rows for each of which a fault was looked for, and found, that fails a test which claims it.',
    '',
    '| row | where | what | test |',
    '|---|---|---|---|',
    ...Object.entries(rows).map(
      ([id, { where, what, test }]) => `| ${id} | \`${where}\` | \`${cell(what)}\` | \`${test}\` |`,
    ),
    '',
    '## Files',
    '',
    '| file | noticed | of |',
    '|---|---|---|',
    ...all.map(([path, { killed, total }]) => `| \`${path}\` | ${killed} | ${total} |`),
    '',
  ].join('\n')
}

/** Writes docs/mutation.json and docs/mutation.md. */
export function writeReport(report: MutationReport): void {
  const { files, views } = report
  const caught = [...Object.values(files), ...views].flatMap(({ rows }) => [...rows])
  report.caught = [...new Set([...caught, ...Object.keys(report.rows)])].sort()
  report.rows = Object.fromEntries(
    Object.entries(report.rows).sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  writeFileSync(place, `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(inRoot('docs/mutation.md'), page(report))
}
