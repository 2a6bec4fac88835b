/**
 * Lighthouse on first visits: phone preset, simulated throttling, medians of several runs. A guest's home, or
 * the screens given by path, each as whoever may open it; `--all` for every screen. Lighthouse is larger than
 * everything else together, so it is not a dependency: install it elsewhere (`npm install --ignore-scripts
 * --prefix DIR lighthouse@13`) and pass the folder as LIGHTHOUSE_DIR=DIR. `--runs 5`; `--details` prints the
 * most expensive items. Exit code 1 when a target is missed.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { openWorld } from '../browser/support/world'
import { ensureSiteBuilt } from '../../src/tools/lib/build.mjs'
import { chromiumFlags, findChromium, noChromium } from '../../src/tools/lib/chromium.mjs'
import { Stop } from '../../src/tools/lib/stop.mjs'
import { median } from './numbers'
import { everyVisit, signIn } from './phone'

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
/** What is used of Puppeteer, which Lighthouse brings along. */
interface Page {
  readonly evaluateOnNewDocument: (script: string) => Promise<unknown>
}
interface Puppeteer {
  readonly launch: (options: { executablePath: string; args: readonly string[] }) => Promise<{
    newPage: () => Promise<Page>
    close: () => Promise<void>
  }>
}
type Lighthouse = (
  url: string,
  flags: Readonly<Record<string, unknown>>,
  config: undefined,
  page: Page,
) => Promise<Report | undefined>

/** Targets for a guest's home: scores from 0 to 100, times in milliseconds, layout shift without a unit. */
const forHome = {
  performance: { min: 97 },
  accessibility: { min: 100 },
  'best-practices': { min: 100 },
  'first-contentful-paint': { max: 900 },
  'largest-contentful-paint': { max: 1_600 },
  'total-blocking-time': { max: 50 },
  'cumulative-layout-shift': { max: 0.02 },
  'speed-index': {},
} as const
type Measure = keyof typeof forHome
const measures = Object.keys(forHome) as Measure[]
type Targets = Readonly<Record<Measure, { readonly min?: number; readonly max?: number }>>
/** Targets for the other screens. */
const forOthers: Targets = {
  ...forHome,
  performance: { min: 95 },
  'largest-contentful-paint': { max: 2_000 },
}

async function findTools(): Promise<{ lighthouse: Lighthouse; puppeteer: Puppeteer }> {
  const folder = process.env.LIGHTHOUSE_DIR
  const how =
    'npm install --ignore-scripts --prefix /tmp/lighthouse lighthouse@13, then LIGHTHOUSE_DIR=/tmp/lighthouse'
  if (!folder) throw new Stop(`Lighthouse is not part of the project; to have it: ${how}.`)
  const take = async (name: string) => {
    const entry = createRequire(join(folder, 'package.json')).resolve(name)
    return ((await import(pathToFileURL(entry).href)) as { default: unknown }).default
  }
  try {
    return {
      lighthouse: (await take('lighthouse')) as Lighthouse,
      puppeteer: (await take('puppeteer-core')) as Puppeteer,
    }
  } catch {
    throw new Stop(`There is no Lighthouse in ${folder}; to have it: ${how}.`)
  }
}

interface Visit {
  readonly url: string
  /** Signs the page in before its own scripts run. */
  readonly signing: readonly string[]
}

/** One visit in a fresh browser. */
async function once(
  { lighthouse, puppeteer }: Awaited<ReturnType<typeof findTools>>,
  executablePath: string,
  { url, signing }: Visit,
): Promise<Report['lhr']> {
  const browser = await puppeteer.launch({ executablePath, args: chromiumFlags })
  try {
    const page = await browser.newPage()
    for (const script of signing) await page.evaluateOnNewDocument(script)
    const flags = {
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      // The phone is fresh: what signs the page in would go as well.
      disableStorageReset: true,
    }
    const report = await lighthouse(url, flags, undefined, page)
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
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '3' },
      all: { type: 'boolean', default: false },
      details: { type: 'boolean', default: false },
    },
  })
  const tools = await findTools()
  const executablePath = findChromium()
  if (!executablePath) throw new Stop(noChromium)
  await ensureSiteBuilt(console.log)
  const world = await openWorld()
  try {
    const isHomeOnly = !values.all && positionals.length === 0
    const asked = await everyVisit(isHomeOnly ? ['/m/home'] : positionals)
    const chosen = asked.filter(({ who }) => !isHomeOnly || who === 'guest')
    const visits = await Promise.all(
      chosen.map(async ({ path, who }) => {
        const visit = { url: world.origin + path, signing: await signIn(world, who) }
        return { name: `\`${path}\` | ${who}`, visit, reports: [] as Report['lhr'][] }
      }),
    )
    // The server compresses files when they are first fetched: that round does not count.
    for (let run = 0; run <= Number(values.runs); run++)
      for (const { visit, reports } of visits) {
        const report = await once(tools, executablePath, visit)
        if (run > 0) reports.push(report)
      }
    console.log(`| screen | as | ${measures.join(' | ')} |\n|---|---|${'---|'.repeat(measures.length)}`)
    for (const { name, reports } of visits) {
      const limits: Targets = name === '`/m/home` | guest' ? forHome : forOthers
      const cells = measures.map((measure) => {
        const value = median(reports.map((lhr) => valueOf(lhr, measure)))
        const { min = -Infinity, max = Infinity } = limits[measure]
        const isKept = value >= min && value <= max
        if (!isKept) process.exitCode = 1
        return shown(measure, value) + (isKept ? '' : ' !')
      })
      console.log(`| ${name} | ${cells.join(' | ')} |`)
      const last = reports.at(-1)
      if (values.details && last) console.log(complaints(last).join('\n'))
    }
  } finally {
    await world.close()
  }
}
