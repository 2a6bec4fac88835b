import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { catalogue } from '../../../machines/index'
import { definitionOf } from '../chart/definition'
import { root } from '../../tools/lib/root.mjs'
import type { Host, Look, PathSelection } from './host'
import type { OnScreen } from '../run/on-screen'
import { walkedIn } from '../results/walked'
import { checked } from '../screens/check'
import { indexText, readIndex, renewed, type Picture } from '../screens/pictures'

/** The host's side of a run in Chromium: runs Playwright on the spec that plays the paths, and keeps the pictures. */

const browserTests = join(root, 'tests/browser')
const drivers = join(browserTests, 'paths/drivers')
const ending = '.driver.ts'

/** Charts with a driver. */
export const browserCharts: Host['browserCharts'] = () =>
  existsSync(drivers)
    ? readdirSync(drivers).flatMap((name) => (name.endsWith(ending) ? name.slice(0, -ending.length) : []))
    : []

/** Where the drivers' side reads which paths are asked for (tests/browser/paths/support/taken.ts). */
const environmentOf = ({ goal, taken }: PathSelection) => ({
  ...(taken === undefined ? {} : { PATHS_TAKEN: resolve(taken) }),
  ...(goal === undefined ? {} : { PATHS_GOAL: goal }),
})

/** The drivers need Playwright, so a separate process loads them: the tool works without. */
export const screenPaths: Host['screenPaths'] = (charts, selection) => printed(root, charts, selection)

function printed(
  folder: string,
  charts: readonly string[],
  selection: PathSelection = {},
): readonly OnScreen[] | undefined {
  if (charts.length === 0) return []
  const words = ['--import', 'tsx', 'tests/browser/paths/support/print.ts', ...charts]
  const { status, stdout } = spawnSync(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, ...environmentOf(selection) },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  })
  return status === 0 ? (JSON.parse(stdout) as OnScreen[]) : undefined
}

/** A copy of the sources at the ref makes them, with today's packages. */
export const screenPathsAt: Host['screenPathsAt'] = (ref, charts) => {
  const folder = mkdtempSync(join(tmpdir(), 'perya-paths-at-'))
  try {
    const parts = ['machines', 'src', 'tests', 'package.json', 'tsconfig.json']
    const archive = execFileSync('git', ['archive', ref, ...parts], { cwd: root, maxBuffer: 2 ** 30 })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    return printed(folder, charts)
  } catch {
    return undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const lookText = ({ language, brand }: Look) => `${language} ${brand}`

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

const bytesOf = (file: string) => (existsSync(file) ? readFileSync(file, 'base64') : undefined)

export const playInBrowser: Host['playInBrowser'] = ({ charts, look, screens, check = false, ...part }) => {
  const work = mkdtempSync(join(tmpdir(), 'perya-paths-'))
  const file = join(work, 'report.json')
  const kept = screens === undefined ? undefined : resolve(screens)
  // A check takes its pictures beside copies of the kept ones, and leaves those alone.
  const folder = kept !== undefined && check ? join(work, 'screens') : kept
  if (kept !== undefined && folder !== undefined && check)
    for (const chart of charts.filter((one) => existsSync(join(kept, one))))
      cpSync(join(kept, chart), join(folder, chart), { recursive: true })
  const index = folder === undefined ? undefined : join(folder, 'index.json')
  const old = index === undefined ? [] : readIndex(textOf(index))
  const ofRun = (one: Picture) =>
    charts.includes(one.chart) && one.language === look.language && one.brand === look.brand
  if (folder !== undefined) mkdirSync(folder, { recursive: true })
  const tool = join(root, 'node_modules/@playwright/test/cli.js')
  const words = [tool, 'test', '-c', join(browserTests, 'playwright.config.ts'), 'paths/paths.spec.ts']
  const { only, workers, shard, times, promised } = part
  const promises = join(work, 'promised.json')
  if (promised) writeFileSync(promises, JSON.stringify(promised))
  // Of its own: each run empties its folder first, and playing again must not take what the first run left.
  const left = join(root, '.cache/evidence', times === undefined ? '' : 'again')
  const options = [
    `--output=${left}`,
    ...(workers === undefined ? [] : [`--workers=${workers}`]),
    ...(shard === undefined ? [] : [`--shard=${shard}`]),
    ...(times === undefined ? [] : [`--repeat-each=${times}`]),
  ]
  const { status } = spawnSync(process.execPath, [...words, ...options, '--reporter=line,json'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      PATHS_CHARTS: charts.join(),
      PATHS_WALKS: '1',
      ...environmentOf(part),
      ...(part.checks ? { PATHS_CHECKS: '1' } : {}),
      ...(promised ? { PATHS_PROMISED: promises } : {}),
      ...(only === undefined ? {} : { PATHS_ONLY: only.join() }),
      ...(part.people ? { PATHS_PEOPLE: '1' } : {}),
      PATHS_LOOK: [look, ...(part.looks ?? [])].map(lookText).join(),
      ...(folder === undefined ? {} : { PATHS_SCREENS: folder }),
    },
  })
  const report = textOf(file)
  let notTaken = 0
  const pictured = report === undefined ? [] : walkedIn(report, catalogue).runs
  const taken = pictured.flatMap(({ pictures = [] }) => pictures)
  if (check && kept !== undefined && folder !== undefined) {
    const bytesIn = (place: string) => (name: string) => bytesOf(join(place, name))
    const found = checked(taken, bytesIn(kept), bytesIn(folder))
    const lost = renewed(readIndex(textOf(join(kept, 'index.json'))), taken, ofRun, () => true).kept.length
    rmSync(work, { recursive: true })
    return { status: status ?? 1, report, checked: found, notTaken: lost }
  }
  if (index !== undefined && report !== undefined) {
    const { pictures, gone, kept } = renewed(old, taken, ofRun, (chart, state) => {
      const cases = catalogue.find(({ id }) => id === chart)
      return state === chart || (cases !== undefined && definitionOf(cases.machine).states.has(state))
    })
    for (const one of gone) rmSync(join(dirname(index), one.file), { force: true })
    notTaken = kept.length
    writeFileSync(index, indexText(pictures))
  }
  rmSync(work, { recursive: true })
  return { status: status ?? 1, report, notTaken }
}
