/**
 * What a first visit of every screen fetches, as everybody who may open it: script and style files with their
 * brotli bytes, calls of the platform. None of it depends on the machine's speed. `--json` for machines,
 * `--markdown` for docs/performance.md, screens by path for those only, `--files` names what each fetched,
 * and its calls in their order (`*` with a token).
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { ensureSiteBuilt } from '../../src/tools/lib/build.mjs'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { everyVisit, signIn, withBrowser, withPhone, type Visitor } from './phone'
import { steadyBytes } from './size'
import { withoutLater } from './visit'

/** One first visit: files by path, calls by address without their query. */
interface Fetched {
  readonly path: string
  readonly who: Visitor
  readonly files: readonly string[]
  readonly calls: readonly string[]
  /** The same in request order, with method and query; `*` if a token was sent. */
  readonly asked: readonly string[]
}

/** A visit is over once nothing was fetched for this many milliseconds. */
const quiet = 2_000
const patience = 25_000
/** Concurrent visits: most of a visit is waiting. */
const lanes = 4

async function fetchedBy(
  browser: Browser,
  origin: string,
  { path, who }: { path: string; who: Visitor },
  signing: readonly string[],
): Promise<Fetched> {
  const files = new Set<string>()
  const calls: string[] = []
  const asked: string[] = []
  let last = performance.now()
  await withPhone(browser, { scripts: [...signing, withoutLater] }, async ({ page }) => {
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (/\.(js|css)$/.test(pathname)) files.add(pathname)
      else if (/^\/(wps|lgw)\//.test(pathname)) {
        calls.push(pathname)
        asked.push(
          `${request.method()}${request.headers()['authorization'] ? '*' : ' '} ${pathname}${decodeURIComponent(search)}`,
        )
      } else return
      last = performance.now()
    })
    page.on('requestfinished', () => (last = performance.now()))
    const since = performance.now()
    await page.goto(origin + path, { waitUntil: 'load' })
    while (performance.now() - last < quiet && performance.now() - since < patience)
      await page.waitForTimeout(100)
  })
  return { path, who, files: [...files].sort(), calls: calls.sort(), asked }
}

/** Makes the visits against a fresh sandbox. */
async function makeVisits(wanted: readonly { path: string; who: Visitor }[]): Promise<readonly Fetched[]> {
  const found: Fetched[] = []
  await withBrowser(async (browser, world) => {
    const open = [...wanted]
    const work = async () => {
      for (let next = open.shift(); next; next = open.shift())
        found.push(await fetchedBy(browser, world.origin, next, await signIn(world, next.who)))
    }
    await Promise.all(Array.from({ length: lanes }, work))
  })
  const order = new Map(wanted.map(({ path, who }, at) => [path + who, at]))
  return found.sort((a, b) => order.get(a.path + a.who)! - order.get(b.path + b.who)!)
}

const sizes = new Map<string, number>()

/** Brotli bytes of a file of dist. */
function bytesOf(file: string): number {
  const known =
    sizes.get(file) ?? steadyBytes(readFileSync((process.env.BROWSER_DIST ?? inRoot('dist')) + file))
  sizes.set(file, known)
  return known
}

/** The figures of a visit: files and brotli bytes of scripts and styles, calls, and those made more than once. */
function figuresOf({ path, who, files, calls, asked }: Fetched) {
  const scripts = files.filter((file) => file.endsWith('.js'))
  const styles = files.filter((file) => file.endsWith('.css'))
  const sum = (list: readonly string[]) => list.reduce((total, file) => total + bytesOf(file), 0)
  return {
    path,
    who,
    js: sum(scripts),
    scripts: scripts.length,
    css: sum(styles),
    styles: styles.length,
    calls: calls.length,
    // The same path with a different query is a different request.
    twice: [...new Set(asked.filter((call, at) => asked.indexOf(call) !== at))].map(
      (call) => call.slice(5).split('?')[0],
    ),
  }
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1)

export async function benchScreens(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
      files: { type: 'boolean', default: false },
    },
  })
  await ensureSiteBuilt(values.json || values.markdown ? () => {} : console.log)
  const visits = await makeVisits(await everyVisit(positionals))
  const rows = visits.map(figuresOf)
  if (values.json) {
    console.log(JSON.stringify(rows, null, 2))
    return
  }
  console.log('| screen | as | JS kB | JS files | CSS kB | CSS files | calls | made twice |')
  console.log('|---|---|---|---|---|---|---|---|')
  for (const [at, row] of rows.entries()) {
    const { path, who, js, scripts, css, styles, calls, twice } = row
    console.log(
      `| ${path} | ${who} | ${kilo(js)} | ${scripts} | ${kilo(css)} | ${styles} | ${calls} | ${twice.join(' ')} |`,
    )
    if (values.files) for (const call of visits[at]?.asked ?? []) console.log(`  ${call}`)
    if (values.files)
      for (const file of visits[at]?.files ?? []) console.log(`  ${kilo(bytesOf(file)).padStart(6)} ${file}`)
  }
}
