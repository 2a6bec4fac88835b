import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowFaults } from '../../../tests/browser/row-faults'
import { viewFaults } from '../../../tests/browser/view-faults'
import { findChromium } from './chromium.mjs'
import { writeReport, type MutationReport, type RowResult } from './mutate-report'
import { inRoot } from './root.mjs'
import { idsIn } from './trace'

interface Spec {
  readonly title: string
  readonly ok: boolean
}
interface Fault {
  readonly file: string
  /** Occurs once in the file. */
  readonly find: string
  readonly by: string
}
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly Spec[]
}
const specsIn = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)]

/** Builds the copy with a fault; false if it does not build. */
function build(copy: string): boolean {
  const dist = join(copy, 'dist')
  rmSync(dist, { recursive: true, force: true })
  const vite = join(copy, 'node_modules/vite/bin/vite.js')
  // Minification is useless here, and takes time.
  return (
    spawnSync(process.execPath, [vite, 'build', '--minify', 'false'], { cwd: copy, stdio: 'ignore' })
      .status === 0
  )
}

/**
 * Puts a fault into the copy and builds it, returns the results of the tests with that title, and reverts the
 * fault.
 */
function resultsWith(copy: string, fault: Fault, spec: string, title: string): Spec[] {
  const { file, find, by } = fault
  const place = join(copy, file)
  const original = readFileSync(place, 'utf8')
  if (original.split(find).length !== 2) throw new Error(`not found once in ${file}: ${find}`)
  writeFileSync(
    place,
    original.replace(find, () => by),
  )
  const results = build(copy) ? run(join(copy, 'dist'), spec, title) : []
  writeFileSync(place, original)
  if (results.length === 0) throw new Error(`${file}, ${by}: cannot be built, or no test is called ${title}`)
  return results
}

/** The tests with a title, run on a build. */
function run(dist: string, spec: string, title: string): Spec[] {
  const playwright = inRoot('node_modules/@playwright/test/cli.js')
  const { stdout } = spawnSync(
    process.execPath,
    [
      playwright,
      'test',
      '-c',
      'tests/browser/playwright.config.ts',
      '--project=site',
      '--project=walks',
      '--no-deps',
      '--workers=1',
      '--reporter=json',
      '-g',
      title,
      `tests/browser/${spec}.spec.ts`,
    ],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, BROWSER_DIST: dist, CHROME_PATH: findChromium() ?? '' },
    },
  )
  return specsIn(JSON.parse(stdout) as Suite)
}

/** Tries the chosen faults of screens whose description has `part`, each in a separate build. */
export function tryViews(report: MutationReport, copy: string, part: string): void {
  const before = new Map(report.views.map((one) => [one.what, one] as const))
  for (const fault of viewFaults.filter(({ what }) => what.includes(part))) {
    const { what, spec, title } = fault
    const specs = resultsWith(copy, fault, spec, title)
    const failed = specs.filter(({ ok }) => !ok)
    const reason = fault.reason ?? before.get(what)?.reason ?? 'Not looked at yet.'
    before.set(what, {
      what,
      test: `${spec}: ${title}`,
      isNoticed: failed.length > 0,
      rows: failed.flatMap((one) => idsIn(one.title)).sort(),
      ...(failed.length > 0 ? {} : { reason }),
    })
    report.views = viewFaults.flatMap((one) => before.get(one.what) ?? [])
    writeReport(report)
    console.log(`${failed.length > 0 ? 'noticed' : 'SURVIVED'}: ${what}`)
  }
}

const failedRows = (specs: readonly Spec[]) =>
  new Set(specs.flatMap(({ ok, title }) => (ok ? [] : idsIn(title))))

/**
 * Tries the chosen faults of rows that have detected nothing yet, each with the tests of its spec that claim
 * the row. Tests also fail on a busy machine: those that detected something must then pass on the correct
 * build.
 */
export function tryRowFaults(report: MutationReport, copy: string): void {
  if (!build(copy)) throw new Error('The copy cannot be built.')
  const right = join(copy, 'dist-right')
  rmSync(right, { recursive: true, force: true })
  renameSync(join(copy, 'dist'), right)
  const isOpen = (id: string) => !report.caught.includes(id)
  const open = rowFaults.filter(({ rows }) => rows.some(isOpen))
  for (const spec of new Set(open.map(({ test }) => test))) {
    const found = new Map<string, RowResult>()
    for (const { test, rows, ...fault } of open) {
      const wanted = rows.filter(isOpen)
      if (test !== spec) continue
      const noticed = failedRows(resultsWith(copy, fault, spec, wanted.join('|')))
      const what = `${fault.find} → ${fault.by}`.replaceAll(/\s+/g, ' ')
      for (const id of wanted)
        if (noticed.has(id)) found.set(id, { where: fault.file, what, test: `tests/browser/${spec}.spec.ts` })
        else console.log(`SURVIVED: ${id}, ${what}`)
    }
    const failing = found.size > 0 ? failedRows(run(right, spec, [...found.keys()].join('|'))) : new Set()
    for (const [id, result] of found)
      if (failing.has(id)) console.log(`${id}: its test fails without a fault, too`)
      else report.rows[id] = result
    writeReport(report)
    console.log(`${spec}: ${report.caught.length} rows`)
  }
}
