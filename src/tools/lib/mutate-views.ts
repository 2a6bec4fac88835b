import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { viewFaults, type ViewFault } from '../../../tests/browser/view-faults'
import { findChromium } from './chromium.mjs'
import { writeReport, type MutationReport } from './mutate-report'
import { inRoot } from './root.mjs'
import { idsIn } from './trace'

interface Spec {
  readonly title: string
  readonly ok: boolean
}
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly Spec[]
}
const specsIn = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)]

/** Builds the copy with a fault; false where it cannot be built. */
function build(copy: string): boolean {
  const dist = join(copy, 'dist')
  rmSync(dist, { recursive: true, force: true })
  const vite = join(copy, 'node_modules/vite/bin/vite.js')
  return spawnSync(process.execPath, [vite, 'build'], { cwd: copy, stdio: 'ignore' }).status === 0
}

/** The test that is to notice a fault, on the build that has it. */
function run(copy: string, { spec, title }: ViewFault): Spec[] {
  const playwright = inRoot('node_modules/@playwright/test/cli.js')
  const { stdout } = spawnSync(
    process.execPath,
    [
      playwright,
      'test',
      '-c',
      'tests/browser/playwright.config.ts',
      '--project=site',
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
      env: { ...process.env, BROWSER_DIST: join(copy, 'dist'), CHROME_PATH: findChromium() ?? '' },
    },
  )
  return specsIn(JSON.parse(stdout) as Suite)
}

/** Tries the chosen faults of screens whose description has `part`, each in a build of its own. */
export function tryViews(report: MutationReport, copy: string, part: string): void {
  const before = new Map(report.views.map((one) => [one.what, one] as const))
  for (const fault of viewFaults.filter(({ what }) => what.includes(part))) {
    const { what, file, find, by, spec, title } = fault
    const place = join(copy, file)
    const original = readFileSync(place, 'utf8')
    if (original.split(find).length !== 2) throw new Error(`${what}: not found once in ${file}`)
    writeFileSync(
      place,
      original.replace(find, () => by),
    )
    const specs = build(copy) ? run(copy, fault) : []
    writeFileSync(place, original)
    if (specs.length === 0) throw new Error(`${what}: could not be built, or no test is called ${title}`)
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
