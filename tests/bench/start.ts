/**
 * What the main thread works on while home starts, on a phone four times slower than this machine: milliseconds by part,
 * until the games can be tapped and in the three seconds after. Parts are libraries and folders of the project, `--files`
 * its files. `--runs 5`, a screen by path, `--as member`. Compare parts of one run with each other: on a busy machine all
 * of them take longer.
 */
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, CDPSession } from '@playwright/test'
import { build } from 'vite'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { Stop } from '../../src/tools/lib/stop.mjs'
import { median } from './numbers'
import { packageOf } from './parts'
import { people, signIn, withBrowser, withPhone, type Visitor } from './phone'

const slowdown = 4
const patience = 60_000
const folder = inRoot('.cache/bench-start')

const spans = ['start', 'after'] as const
type Span = (typeof spans)[number]
/** Milliseconds by part. */
type Spent = ReadonlyMap<string, number>

/**
 * Ends the first profile with the frame in which something can be tapped. As a string, like all benchmark
 * scripts.
 */
const watch = `if (window === top) {
  console.profile('start')
  const look = () => {
    if (!document.querySelector('[role="tabpanel"] li button, #app main form, #app main h1 ~ * button')) return requestAnimationFrame(look)
    console.profileEnd('start')
    console.profile('after')
    setTimeout(() => console.profileEnd('after'), 3000)
  }
  requestAnimationFrame(look)
}`

/** The site as served to players, but unminified, so that what ran can be attributed to a file. */
async function buildWithLines(): Promise<void> {
  await build({
    configFile: inRoot('vite.config.ts'),
    logLevel: 'silent',
    build: {
      outDir: folder,
      sourcemap: 'hidden',
      rolldownOptions: { output: { minify: { compress: true, mangle: true, codegen: false } } },
    },
  })
}

const maps = new Map<string, SourceMap | undefined>()

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) {
    try {
      const text = readFileSync(join(folder, `${file}.map`), 'utf8')
      maps.set(file, new SourceMap(JSON.parse(text) as ConstructorParameters<typeof SourceMap>[0]))
    } catch {
      maps.set(file, undefined)
    }
  }
  return maps.get(file)
}

/** The source of a line in a built file: a package, or a file of the project. */
function sourceOf(address: string, line: number): string {
  if (!address) return 'the browser'
  const file = new URL(address).pathname
  // A line belongs to at most one module: its first mapping tells which.
  const map = mapOf(file)
  const entry = [200, 40, 8, 0]
    .map((column) => map?.findEntry(line, column))
    .find((one) => one && 'originalSource' in one)
  const source = entry && 'originalSource' in entry ? entry.originalSource : undefined
  if (!source) return file.endsWith('.js') ? `${file.split('/').at(-1)?.split('-')[0]} (bundler)` : 'page'
  const place = resolve(join(folder, file, '..'), source)
  return packageOf(place) ?? relative(inRoot(), place)
}

/** A file's part: the folder of a page, a flow or a chart. */
const partOf = (source: string) =>
  source.startsWith('src/') || source.startsWith('machines/')
    ? source
        .split('/')
        .slice(0, source.startsWith('src/pages/') ? 3 : 2)
        .join('/')
    : source

interface Node {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
  readonly positionTicks?: readonly { readonly line: number; readonly ticks: number }[]
  readonly hitCount?: number
}
interface Profile {
  readonly nodes: readonly Node[]
  readonly startTime: number
  readonly endTime: number
  readonly samples?: readonly number[]
}

/** Self time by part. The browser's own work (styles, layout, parsing) belongs to no file. */
function spentIn({ nodes, startTime, endTime, samples }: Profile, whole: boolean): Spent {
  const total = samples?.length ?? nodes.reduce((sum, { hitCount = 0 }) => sum + hitCount, 0)
  const each = (endTime - startTime) / 1_000 / Math.max(1, total)
  const spent = new Map<string, number>()
  const add = (part: string, ticks: number) => spent.set(part, (spent.get(part) ?? 0) + ticks * each)
  for (const { callFrame, positionTicks = [], hitCount = 0 } of nodes) {
    const { functionName, url, lineNumber } = callFrame
    if (functionName === '(idle)' || functionName === '(root)') continue
    if (!url) {
      add(functionName === '(garbage collector)' ? 'garbage collection' : 'the browser', hitCount)
      continue
    }
    let left = hitCount
    for (const { line, ticks } of positionTicks) {
      const source = sourceOf(url, line - 1)
      add(whole ? source : partOf(source), ticks)
      left -= ticks
    }
    const source = sourceOf(url, lineNumber)
    if (left > 0) add(whole ? source : partOf(source), left)
  }
  return spent
}

async function profilesOf(client: CDPSession, go: () => Promise<unknown>): Promise<Record<Span, Profile>> {
  const found: Partial<Record<Span, Profile>> = {}
  const whole = new Promise<Record<Span, Profile>>((done, fail) => {
    const end = setTimeout(
      () => fail(new Stop(`Nothing could be tapped within ${patience / 1_000} seconds.`)),
      patience,
    )
    client.on('Profiler.consoleProfileFinished', ({ title, profile }) => {
      found[title as Span] = profile
      if (!found.start || !found.after) return
      clearTimeout(end)
      done({ start: found.start, after: found.after })
    })
  })
  await client.send('Profiler.enable')
  await client.send('Profiler.setSamplingInterval', { interval: 200 })
  await go()
  return whole
}

const once = (
  browser: Browser,
  address: string,
  scripts: readonly string[],
): Promise<Record<Span, Profile>> =>
  withPhone(browser, { scripts, slowdown, touch: true }, ({ page, client }) =>
    profilesOf(client, () => page.goto(address, { waitUntil: 'commit' })),
  )

export async function benchStart(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      as: { type: 'string', default: 'guest' },
      files: { type: 'boolean', default: false },
    },
  })
  if (!Object.hasOwn(people, values.as))
    throw new Stop(`There is no ${values.as}; there are ${Object.keys(people).join(', ')}.`)
  const who = values.as as Visitor
  await buildWithLines()
  const runs: Record<Span, Spent>[] = []
  await withBrowser(async (browser, world) => {
    for (let run = 0; run < Number(values.runs); run++) {
      const scripts = [...(await signIn(world, who)), watch]
      const profiles = await once(browser, world.origin + (positionals[0] ?? '/m/home'), scripts)
      runs.push({
        start: spentIn(profiles.start, values.files),
        after: spentIn(profiles.after, values.files),
      })
    }
  }, folder)
  const typical = (part: string, span: Span) => median(runs.map((run) => run[span].get(part) ?? 0))
  const names = [...new Set(runs.flatMap((run) => spans.flatMap((span) => [...run[span].keys()])))]
  const rows = names.map((part) => ({ part, start: typical(part, 'start'), after: typical(part, 'after') }))
  const sum = (span: Span) => rows.reduce((total, row) => total + row[span], 0)
  console.log('| part | until it can be tapped, ms | in the 3 s after, ms |\n|---|---|---|')
  for (const { part, start, after } of rows.sort((a, b) => b.start + b.after - a.start - a.after))
    if (start + after >= 1) console.log(`| ${part} | ${start.toFixed(1)} | ${after.toFixed(1)} |`)
  console.log(`| all | ${sum('start').toFixed(0)} | ${sum('after').toFixed(0)} |`)
}
