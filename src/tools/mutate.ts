/**
 * `npm run mutate`: puts one deliberate fault after the other into a copy of the sources and says whether a test notices.
 * Writes docs/mutation.md and docs/mutation.json: survivors, and the rows of which a claiming test has noticed a fault
 * (`npm run trace` counts them). Earlier results of other files stay.
 *
 *   -- <file or folder>… [--most N]   these files, by the nearest tests without a browser
 *   -- --rows [--minutes N]           for each row that has caught nothing yet: a fault that fails a test of it; first
 *                                     the chosen ones (tests/faults/rows)
 *   -- --views [part of a name]       the chosen faults of screens (tests/browser/view-faults.ts), by a browser
 *   -- --rows --views                 the chosen faults of rows (tests/browser/row-faults.ts), by a browser
 */
import { parseArgs } from 'node:util'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { graphOf } from './lib/graph'
import { nearestTests, shuffled, sourceMutants, type SourceMutant } from './lib/mutants'
import { readReport, reasonFor, writeReport, type FileResult } from './lib/mutate-report'
import { Runner } from './lib/mutate-runner'
import { tryRowFaults, tryViews } from './lib/mutate-views'
import { inRoot, root } from './lib/root.mjs'
import { filesUnder, isCode, readSource } from './lib/source'
import { idsIn } from './lib/trace'
import { rowFaults } from '../../tests/faults/rows/rules'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: 'string' },
    rows: { type: 'boolean' },
    minutes: { type: 'string' },
    views: { type: 'boolean' },
  },
})
/** Screens in a separate copy: the two may run in parallel. */
const copy = inRoot(values.views ? '.cache/mutate-views' : '.cache/mutate')
const parts = ['src', 'machines', 'tests', 'docs', 'package.json', 'tsconfig.json', 'vite.config.ts']
/** With `--rows`: after this many faults that reveal no further row, go to the next test file. */
const patience = 30
/** With `--rows`: a test file slower than this costs more than it tells. In milliseconds. */
const longest = 10_000
/** With `--rows`: no fault is tried after this time. */
const end = Date.now() + Number(values.minutes ?? 60) * 60_000

/** A copy in which faults are harmless; it uses the project's packages. */
function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const name of parts) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  // Tests waiting for something a fault prevents should not wait for a minute.
  const config = join(copy, 'vite.config.ts')
  writeFileSync(config, readFileSync(config, 'utf8').replace('testTimeout: 60_000', 'testTimeout: 5_000'))
}

const report = readReport()
const read = (folder: string) => filesUnder(folder).filter(isCode).map(readSource)
const tests = ['tests/flows', 'tests/wire', 'tests/house', 'tests/faults']
  .flatMap(read)
  .filter(({ path }) => path.endsWith('.test.ts'))
const code = ['src', 'machines'].flatMap(read)
const graph = graphOf([...code, ...read('tests')])
const runner = new Runner(copy)

/**
 * Test results for the copy as it is: whether any fails, and the failing tests' rows if most pass. If only
 * certain rows are wanted, runs the tests that name them or, where a range or a table names them, the whole
 * file.
 */
async function ask(near: readonly string[], changed: string | null, wanted?: readonly string[]) {
  const whole = { tests: near, changed }
  let answer = await runner.run(wanted ? { ...whole, rows: wanted } : whole)
  const isNamed = wanted !== undefined && answer?.files.some(({ tests: ran }) => ran.length > 0)
  if (wanted && answer !== null && !isNamed) answer = await runner.run(whole)
  if (answer === null) return { isNoticed: true, rows: [] }
  const isNoticed = answer.files.some((one) => one.tests.length === 0 || one.failed.length > 0)
  const telling = answer.files.filter(
    (one) => isNamed || one.tests.length === 1 || one.failed.length * 2 <= one.tests.length,
  )
  return { isNoticed, rows: telling.flatMap(({ failed }) => failed.flatMap(idsIn)) }
}

/** Tries faults of one file. */
async function tryFile(path: string, near: readonly string[], faults: SourceMutant[]) {
  const before = report.files[path]
  const result: FileResult = { killed: 0, total: 0, survivors: [], rows: [] }
  const rows = new Set<string>()
  const file = join(copy, path)
  const original = readFileSync(file, 'utf8')
  for (const { line, what, text } of faults) {
    writeFileSync(file, text)
    const { isNoticed, rows: noticed } = await ask(near, path)
    result.total += 1
    if (isNoticed) result.killed += 1
    else result.survivors.push({ line, what, reason: reasonFor(before, line, what) })
    for (const id of noticed) rows.add(id)
  }
  writeFileSync(file, original)
  result.rows = [...rows].sort()
  result.survivors.sort((one, other) => one.line - other.line)
  report.files[path] = result
  writeReport(report)
  console.log(`${path}: ${result.killed} of ${result.total}; ${report.caught.length} rows`)
}

/** Of the copy, which stays unchanged while work on the project goes on. */
const faultsOf = (path: string) => sourceMutants({ path, text: readFileSync(join(copy, path), 'utf8') })

/** The nearest tests of a file, if they pass without a fault. */
async function testsOf(path: string): Promise<string[] | null> {
  const near = nearestTests(path, tests, code)
  if (near.length > 0 && !(await ask(near, path)).isNoticed) return near
  console.error(`${path}: no test without a browser is near it, or they fail without a fault.`)
  return null
}

/** Spread evenly over the file, so that a sample is not a prefix. */
const some = (all: readonly SourceMutant[], most: number): SourceMutant[] =>
  all.filter(
    (_, n) =>
      all.length <= most || Math.floor((n * most) / all.length) !== Math.floor(((n - 1) * most) / all.length),
  )

async function tryPaths(paths: readonly string[], most: number): Promise<void> {
  for (const path of paths.flatMap((one) => filesUnder(one)).filter(isCode)) {
    const near = await testsOf(path)
    if (near) await tryFile(path, near, some(faultsOf(path), most))
  }
}

const isAsked = (path: string) =>
  /^(machines|src\/(flows|pages|platform|i18n|ui|app|operators|sandbox))\//.test(path) &&
  !path.endsWith('.cases.ts')

/** The rows of a test file still without a fault; null if it fails without one, or takes too long. */
async function openRows(test: string): Promise<string[] | null> {
  const begun = Date.now()
  const answer = await runner.run({ tests: [test], changed: null })
  const [own] = answer?.files ?? []
  if (!own || own.tests.length === 0 || own.failed.length > 0 || Date.now() - begun > longest) return null
  return [...new Set(own.tests.flatMap(idsIn))].filter((id) => !report.caught.includes(id))
}

/**
 * Faults in what a test loads, in random order: first in files that share its name, then in what it mentions
 * itself, then in what those mention, and so on.
 */
function faultsNear(test: string): SourceMutant[] {
  const name = basename(test).replace(/\..*/, '')
  const steps: string[][] = [[test]]
  const seen = new Set([test])
  for (const step of steps) {
    const next = step.flatMap((path) => [...(graph.atOnce.get(path) ?? []), ...(graph.later.get(path) ?? [])])
    const fresh = [...new Set(next)].filter((path) => !seen.has(path))
    for (const path of fresh) seen.add(path)
    if (fresh.length > 0) steps.push(fresh)
  }
  const named = [...seen].filter((path) => path.includes(name))
  return [named, ...steps.map((step) => step.filter((path) => !named.includes(path)))].flatMap((paths) =>
    shuffled(paths.filter(isAsked).flatMap(faultsOf)),
  )
}

/** The rows for which a test detects a fault, and no longer fails without it. */
async function noticedRows(
  test: string,
  path: string,
  text: string,
  open: ReadonlySet<string>,
  wanted?: readonly string[],
) {
  const file = join(copy, path)
  const original = readFileSync(file, 'utf8')
  const noticed = async (content: string) => {
    writeFileSync(file, content)
    const { rows } = await ask([test], path, wanted)
    writeFileSync(file, original)
    return rows.filter((id) => open.has(id))
  }
  let rows = await noticed(text)
  // Tests also fail on a busy machine: a real detection disappears with the fault, and returns with it.
  for (const content of rows.length > 0 ? [original, text] : []) {
    const again = await noticed(content)
    rows = rows.filter((id) => again.includes(id) === (content === text))
  }
  return rows
}

/** Tries the chosen fault of each row that has detected nothing yet. */
async function tryChosen(): Promise<void> {
  for (const { test: name, rows, file: path, find, by } of rowFaults) {
    const open = new Set(rows.filter((id) => !report.caught.includes(id)))
    if (open.size === 0) continue
    const original = readFileSync(join(copy, path), 'utf8')
    if (original.split(find).length !== 2) throw new Error(`not found once in ${path}: ${find}`)
    const test = `tests/${name}.test.ts`
    const text = original.replace(find, () => by)
    const what = `${find} → ${by}`.replaceAll(/\s+/g, ' ')
    for (const id of await noticedRows(test, path, text, open, rows)) {
      open.delete(id)
      report.rows[id] = { where: path, what, test }
    }
    for (const id of open) console.log(`SURVIVED: ${id}, ${what}`)
    writeReport(report)
    console.log(`${rows.join(', ')}: ${report.caught.length} rows`)
  }
}

/**
 * Searches a fault for each row that a test file claims, giving up after `patience` faults that reveal none.
 */
async function tryTest(test: string): Promise<void> {
  const open = new Set(await openRows(test))
  const size = open.size
  let idle = 0
  for (const { path, line, what, text } of faultsNear(test)) {
    if (open.size === 0 || idle >= patience || Date.now() > end) break
    idle += 1
    const rows = await noticedRows(test, path, text, open)
    for (const id of rows)
      if (open.delete(id)) {
        report.rows[id] = { where: `${path}:${line}`, what, test }
        idle = 0
      }
  }
  if (open.size < size) writeReport(report)
  if (size > 0) console.log(`${test}: ${size - open.size} of ${size}; ${report.caught.length} rows`)
}

if (values.views) {
  makeCopy()
  if (values.rows) tryRowFaults(report, copy)
  else tryViews(report, copy, positionals[0] ?? '')
} else {
  makeCopy()
  if (values.rows) {
    await tryChosen()
    for (const { path } of shuffled(tests)) await tryTest(path)
  } else await tryPaths(positionals, Number(values.most ?? Infinity))
  runner.stop()
}
