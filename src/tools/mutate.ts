/**
 * `npm run mutate`: puts one deliberate fault after the other into a copy of the sources and says whether a test notices.
 * Writes docs/mutation.md and docs/mutation.json: survivors, and the rows of which a claiming test has noticed a fault
 * (`npm run trace` counts them). Earlier results of other files stay.
 *
 *   -- <file or folder>… [--most N]   these files, by the nearest tests without a browser
 *   -- --rows [--minutes N]           the files whose tests claim most rows that have caught nothing yet
 *   -- --views [part of a name]       the chosen faults of screens (tests/browser/view-faults.ts), by a browser
 */
import { parseArgs } from 'node:util'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nearestTests, shuffled, sourceMutants, type SourceMutant } from './lib/mutants'
import { readReport, reasonFor, writeReport, type FileResult } from './lib/mutate-report'
import { Runner } from './lib/mutate-runner'
import { tryViews } from './lib/mutate-views'
import { inRoot, root } from './lib/root.mjs'
import { filesUnder, isCode, readSource } from './lib/source'
import { idsIn, titlesIn } from './lib/trace'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: 'string' },
    rows: { type: 'boolean' },
    minutes: { type: 'string' },
    views: { type: 'boolean' },
  },
})
/** Screens in one of their own: the two may run side by side. */
const copy = inRoot(values.views ? '.cache/mutate-views' : '.cache/mutate')
const parts = ['src', 'machines', 'tests', 'docs', 'package.json', 'tsconfig.json', 'vite.config.ts']
/** With `--rows`: after so many faults that tell nothing about another row, the next file. */
const patience = 6
/** With `--rows`: more tests than these cost more than they tell. */
const mostTests = 8

/** A copy in which a fault harms nobody; packages are those of the project. */
function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const name of parts) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
}

const report = readReport()
const read = (folder: string) => filesUnder(folder).filter(isCode).map(readSource)
const tests = ['tests/flows', 'tests/wire', 'tests/house', 'tests/faults']
  .flatMap(read)
  .filter(({ path }) => path.endsWith('.test.ts'))
const claims = new Map(tests.map((test) => [test.path, new Set(titlesIn(test).flatMap(idsIn))]))
const code = ['src', 'machines'].flatMap(read)
const runner = new Runner(copy)

/** What tests say of the copy as it is: whether one fails, and the rows of those that fail where most hold. */
async function ask(near: readonly string[], changed: string | null) {
  const answer = await runner.run({ tests: near, changed })
  if (answer === null) return { isNoticed: true, rows: [] }
  const isNoticed = answer.files.some((one) => one.tests === 0 || one.failed.length > 0)
  const telling = answer.files.filter((one) => one.tests === 1 || one.failed.length * 2 <= one.tests)
  return { isNoticed, rows: telling.flatMap(({ failed }) => failed.flatMap(idsIn)) }
}

/** Tries faults of one file until there are no more, or `isEnough` says so after one that told of no new row. */
async function tryFile(path: string, near: readonly string[], faults: SourceMutant[], enough: number) {
  const before = report.files[path]
  const result: FileResult = { killed: 0, total: 0, survivors: [], rows: [] }
  const rows = new Set<string>()
  const file = join(copy, path)
  const original = readFileSync(file, 'utf8')
  let idle = 0
  for (const { line, what, text } of faults) {
    if (idle >= enough) break
    writeFileSync(file, text)
    const { isNoticed, rows: noticed } = await ask(near, path)
    result.total += 1
    if (isNoticed) result.killed += 1
    else result.survivors.push({ line, what, reason: reasonFor(before, line, what) })
    const isNew = noticed.some((id) => !rows.has(id) && !report.caught.includes(id))
    idle = isNew ? 0 : idle + 1
    for (const id of noticed) rows.add(id)
  }
  writeFileSync(file, original)
  result.rows = [...rows].sort()
  result.survivors.sort((one, other) => one.line - other.line)
  report.files[path] = result
  writeReport(report)
  console.log(`${path}: ${result.killed} of ${result.total}; ${report.caught.length} rows`)
}

/** Of the copy, which stays as it is while work on the project goes on. */
const faultsOf = (path: string) => sourceMutants({ path, text: readFileSync(join(copy, path), 'utf8') })

/** The nearest tests of a file, if they hold without a fault. */
async function testsOf(path: string): Promise<string[] | null> {
  const near = nearestTests(path, tests, code)
  if (near.length > 0 && !(await ask(near, path)).isNoticed) return near
  console.error(`${path}: no test without a browser is near it, or they fail without a fault.`)
  return null
}

/** Spread evenly over the file, so that a part of it is no prefix. */
const some = (all: readonly SourceMutant[], most: number): SourceMutant[] =>
  all.filter(
    (_, n) =>
      all.length <= most || Math.floor((n * most) / all.length) !== Math.floor(((n - 1) * most) / all.length),
  )

async function tryPaths(paths: readonly string[], most: number): Promise<void> {
  for (const path of paths.flatMap((one) => filesUnder(one)).filter(isCode)) {
    const near = await testsOf(path)
    if (near) await tryFile(path, near, some(faultsOf(path), most), Infinity)
  }
}

/** Rows without a catch that the tests near a file claim. */
function openRows(near: readonly string[]): number {
  const all = new Set(near.flatMap((test) => [...(claims.get(test) ?? [])]))
  return [...all].filter((id) => !report.caught.includes(id)).length
}

const isAsked = (path: string) =>
  /^(machines|src\/(flows|pages|platform|i18n|ui|app|operators|sandbox))\//.test(path)

/**
 * What a fault in a file may tell: a test that names the file sees more of it than one that names whoever imports it,
 * and the sandbox, which is no part of the site, comes last.
 */
function worthOf(path: string, near: readonly string[]): number {
  const name = path.replace(/^.*?([^/]+\/[^/]+)\.tsx?$/, '/$1')
  const isNamed = tests.some((test) => near.includes(test.path) && test.text.includes(name))
  return (
    (openRows(near) * (isNamed ? 1 : 0.2) * (path.startsWith('src/sandbox/') ? 0.3 : 1)) / (1 + near.length)
  )
}

async function tryRows(minutes: number): Promise<void> {
  const end = Date.now() + minutes * 60_000
  const left = new Map(
    code
      .filter(({ path }) => isAsked(path) && !(path in report.files) && !path.endsWith('.cases.ts'))
      .map(({ path }) => [path, nearestTests(path, tests, code)] as const)
      .filter(([, near]) => near.length > 0 && near.length <= mostTests),
  )
  while (Date.now() < end && left.size > 0) {
    const worth = [...left].map(([path, near]) => [worthOf(path, near), path] as const)
    const [most, path] = worth.reduce((one, other) => (other[0] > one[0] ? other : one))
    if (most === 0) break
    left.delete(path)
    const near = await testsOf(path)
    if (near) await tryFile(path, near, shuffled(faultsOf(path)), patience)
  }
}

if (values.views) {
  makeCopy()
  tryViews(report, copy, positionals[0] ?? '')
} else {
  makeCopy()
  if (values.rows) await tryRows(Number(values.minutes ?? 60))
  else await tryPaths(positionals, Number(values.most ?? Infinity))
  runner.stop()
}
