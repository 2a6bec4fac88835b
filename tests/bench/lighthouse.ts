/**
 * Lighthouse on home as a guest sees it: phone preset, simulated throttling, median of several runs.
 * Lighthouse is larger than everything else together, so it is not a dependency: install it elsewhere (`npm
 * install --prefix DIR lighthouse@13`) and pass the folder as LIGHTHOUSE_DIR=DIR. `--runs 5`, `--path
 * /m/login`; `--details` prints the most expensive items. Exit code 1 when a target is missed.
 */
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { startServer } from '../../src/sandbox/server/start'
import { ensureBuilt } from '../../src/tools/lib/build.mjs'
import { chromiumFlags, findChromium, noChromium } from '../../src/tools/lib/chromium.mjs'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { Stop } from '../../src/tools/lib/stop.mjs'
import { median } from './numbers'

interface Audit {
  readonly id: string
  readonly title: string
  readonly score: number | null
  readonly numericValue?: number
  readonly displayValue?: string
  readonly details?: unknown
}
interface Report {
  readonly lhr: {
    readonly categories: Readonly<
      Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
    >
    readonly audits: Readonly<Record<string, Audit>>
  }
}
type Lighthouse = (url: string, flags: Readonly<Record<string, unknown>>) => Promise<Report | undefined>

/** Targets for home: scores from 0 to 100, times in milliseconds, layout shift without a unit. */
const promised = {
  performance: { min: 97 },
  accessibility: { min: 100 },
  'best-practices': { min: 100 },
  'first-contentful-paint': { max: 900 },
  'largest-contentful-paint': { max: 1_600 },
  'total-blocking-time': { max: 50 },
  'cumulative-layout-shift': { max: 0.02 },
  'speed-index': {},
} as const
type Measure = keyof typeof promised
const measures = Object.keys(promised) as Measure[]

async function findLighthouse(): Promise<Lighthouse> {
  const folder = process.env.LIGHTHOUSE_DIR
  const how = 'npm install --prefix /tmp/lighthouse lighthouse@13, then LIGHTHOUSE_DIR=/tmp/lighthouse'
  if (!folder) throw new Stop(`Lighthouse is not part of the project; to have it: ${how}.`)
  try {
    const entry = createRequire(join(folder, 'package.json')).resolve('lighthouse')
    return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default
  } catch {
    throw new Stop(`There is no Lighthouse in ${folder}; to have it: ${how}.`)
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** One visit in a fresh browser. */
async function once(lighthouse: Lighthouse, executablePath: string, url: string): Promise<Report['lhr']> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  try {
    const report = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    })
    if (!report) throw new Stop('Lighthouse gave no report.')
    return report.lhr
  } finally {
    await browser.close()
  }
}

function valueOf(lhr: Report['lhr'], measure: Measure): number {
  const category = lhr.categories[measure]
  return category
    ? Math.round((category.score ?? 0) * 100)
    : (lhr.audits[measure]?.numericValue ?? Number.NaN)
}

const shown = (measure: Measure, value: number) =>
  measure === 'cumulative-layout-shift' ? value.toFixed(3) : String(Math.round(value))

/** Audits below a perfect score, each with Lighthouse's explanation. */
function complaints(lhr: Report['lhr']): string[] {
  return Object.values(lhr.audits)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, score, displayValue = '', details }) => {
      const items = (details as { items?: unknown[] } | undefined)?.items?.slice(0, 4) ?? []
      return `  ${id} ${score} ${displayValue}\n${items.map((item) => `    ${JSON.stringify(item).slice(0, 400)}`).join('\n')}`
    })
}

export async function benchLighthouse(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '3' },
      path: { type: 'string', default: '/m/home' },
      details: { type: 'boolean', default: false },
    },
  })
  const lighthouse = await findLighthouse()
  const executablePath = findChromium()
  if (!executablePath) throw new Stop(noChromium)
  await ensureBuilt()
  const site = await startServer({
    dist: inRoot('dist'),
    port: 0,
    seed: 11,
    temporary: true,
    dataFile: join(tmpdir(), `perya-lighthouse-${randomUUID()}.db`),
  })
  const reports: Report['lhr'][] = []
  try {
    // Warm-up: the server compresses the files on the first visit.
    await once(lighthouse, executablePath, site.url + values.path)
    for (let run = 0; run < Number(values.runs); run++) {
      reports.push(await once(lighthouse, executablePath, site.url + values.path))
    }
  } finally {
    await site.close()
  }
  console.log(`${values.path}, median of ${reports.length}`)
  for (const measure of measures) {
    const all = reports.map((lhr) => valueOf(lhr, measure))
    const value = median(all)
    const limit: { min?: number; max?: number } = promised[measure]
    const kept = value >= (limit.min ?? -Infinity) && value <= (limit.max ?? Infinity)
    if (!kept) process.exitCode = 1
    const wanted =
      limit.min !== undefined
        ? `at least ${limit.min}`
        : limit.max !== undefined
          ? `at most ${limit.max}`
          : ''
    console.log(
      `  ${kept ? ' ' : '!'} ${measure.padEnd(26)} ${shown(measure, value).padStart(7)}  ${wanted.padEnd(14)} (${all.map((one) => shown(measure, one)).join(' ')})`,
    )
  }
  const last = reports.at(-1)
  if (values.details && last) console.log(complaints(last).join('\n'))
}
