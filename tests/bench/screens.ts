/**
 * What a first visit of every screen fetches, as everybody who may open it: script and style files with their brotli
 * bytes, calls of the platform. Nothing of it depends on how fast the machine is. `--json` for machines, `--markdown`
 * for docs/performance.md, screens by path for those only, `--files` names what each fetched, and its calls in their order
 * (`*` with a token).
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { openWorld, type SessionRecord } from '../browser/support/world'
import { ensureSiteBuilt } from '../../src/tools/lib/build.mjs'
import { chromiumFlags, findChromium, noChromium } from '../../src/tools/lib/chromium.mjs'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { Stop } from '../../src/tools/lib/stop.mjs'
import { brotliBytes } from './size'
import { withoutLater } from './visit'

/** Who visits, and the account they sign in with. */
export const people = { guest: null, member: 'mika_07', agent: 'tita_baby' } as const
type Visitor = keyof typeof people

/** One first visit: files by path, calls by address without their query. */
interface Fetched {
  readonly path: string
  readonly who: Visitor
  readonly files: readonly string[]
  readonly calls: readonly string[]
  /** The same in the order in which they began, with method and query; `*` where a token was sent. */
  readonly asked: readonly string[]
}

/** A visit is over once nothing was fetched for this many milliseconds. */
const quiet = 2_000
const patience = 25_000
/** Visits at the same time: most of a visit is waiting. */
const lanes = 4

/** Every first visit worth a row, home by everybody, the others by one person each: `/m/launchGame` alone needs a game. */
export async function everyVisit(only: readonly string[] = []) {
  // Vite's runner is for development: what is built beside it would be.
  const { access, builtPaths, routes } = await import('../browser/support/routes')
  const visitorsOf = (path: string): readonly Visitor[] => {
    if (path === '/m/home') return ['guest', 'member', 'agent']
    const guard = routes.find((route) => route.path === path)?.guard ?? 'open'
    if (!access(guard, null)) return ['guest']
    return [guard === 'agent' ? 'agent' : 'member']
  }
  return builtPaths
    .filter((path) => (only.length === 0 ? path !== '/m/launchGame' : only.includes(path)))
    .flatMap((path) => visitorsOf(path).map((who) => ({ path, who })))
}

/** Script that signs a page in before anything of it runs. */
export const signedIn = (session: SessionRecord) => `if (window === top) {
  sessionStorage.setItem('MC_SESSION_INFO', ${JSON.stringify(JSON.stringify(session))})
  localStorage.setItem('perya.signedIn', '"1"')
}`

async function fetchedBy(
  browser: Browser,
  origin: string,
  { path, who }: { path: string; who: Visitor },
  session: SessionRecord | null,
): Promise<Fetched> {
  // A service worker fetches for later visits, not for this one.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  if (session) await context.addInitScript({ content: signedIn(session) })
  await context.addInitScript({ content: withoutLater })
  const page = await context.newPage()
  const files = new Set<string>()
  const calls: string[] = []
  const asked: string[] = []
  let last = performance.now()
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
  await context.close()
  return { path, who, files: [...files].sort(), calls: calls.sort(), asked }
}

/** Makes the visits against a fresh sandbox. */
async function makeVisits(wanted: readonly { path: string; who: Visitor }[]): Promise<readonly Fetched[]> {
  const executablePath = findChromium()
  if (!executablePath) throw new Stop(noChromium)
  const world = await openWorld()
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const found: Fetched[] = []
    const open = [...wanted]
    const work = async () => {
      for (let next = open.shift(); next; next = open.shift()) {
        const name = people[next.who]
        found.push(await fetchedBy(browser, world.origin, next, name ? await world.session(name) : null))
      }
    }
    await Promise.all(Array.from({ length: lanes }, work))
    const order = new Map(wanted.map(({ path, who }, at) => [path + who, at]))
    return found.sort((a, b) => order.get(a.path + a.who)! - order.get(b.path + b.who)!)
  } finally {
    await browser.close()
    await world.close()
  }
}

const sizes = new Map<string, number>()

/** Brotli bytes of a file of dist. */
function bytesOf(file: string): number {
  const known =
    sizes.get(file) ?? brotliBytes(readFileSync((process.env.BROWSER_DIST ?? inRoot('dist')) + file))
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
    // The same path with another query is another question.
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
