/**
 * The cost of a first visit, in brotli bytes, against the floor of its libraries.
 * The floor is an empty app with the same libraries as the product's first screens (tests/bench/floor/parts), built in
 * the same run. In addition, each route's own code has a limit: what it loads, minus the libraries that
 * the same visit loads.
 */
import { readFileSync } from 'node:fs'
import { ensureSiteBuilt } from '../../src/tools/lib/build.mjs'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { Stop } from '../../src/tools/lib/stop.mjs'
import { floorOf, packagesByScript, type Floor } from './builds'
import { parts } from './parts'
import { brotliBytes, steadyBytes } from './size'
import { visit } from './visit'

/** Max weight of a route's scripts, as a multiple of its floor. */
const budgets: Readonly<Record<string, number>> = { '/m/home': 1.25, '/m/login': 1.2 }

/** Max bytes of its own code a route may load before any interaction. */
const ownLimits: Readonly<Record<string, number>> = { '/m/home': 37_850, '/m/login': 31_950 }

/** Inline scripts count like files. */
function inlineScriptBytes(): number {
  const page = readFileSync(inRoot('dist/index.html'), 'utf8')
  const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)]
  return inline.reduce((sum, match) => sum + brotliBytes(match[1] ?? ''), 0)
}

const sizeOf = (files: readonly string[], ending: string) =>
  files
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + steadyBytes(readFileSync(inRoot('dist', file))), 0)

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export async function benchWeight(args: readonly string[]): Promise<void> {
  const json = args.includes('--json')
  await ensureSiteBuilt(json ? () => {} : console.log)
  const visits = await visit(Object.keys(budgets))
  const contents = await packagesByScript()
  let floor: Floor | undefined
  const report: { floor: { js: number }; routes: Record<string, { js: number; css: number }> } = {
    floor: { js: 0 },
    routes: {},
  }

  for (const [route, files] of visits) {
    const scripts = files.filter((file) => file.endsWith('.js'))
    const stranger = scripts.find((file) => !contents.has(file.slice(1)))
    if (scripts.length === 0) throw new Stop(`${route} loaded no script at all; dist is not the built site.`)
    if (stranger) throw new Stop(`dist is not what the sources build (${stranger}); run npm run build first.`)
    const packages = new Set(scripts.flatMap((file) => [...(contents.get(file.slice(1)) ?? [])]))
    floor ??= await floorOf([...new Set(Object.values(parts))].sort())
    report.floor.js = floor.js
    const visited = await floorOf([...new Set([...packages].flatMap((name) => parts[name] ?? []))].sort())
    const js = sizeOf(files, '.js') + inlineScriptBytes()
    const css = sizeOf(files, '.css')
    report.routes[route] = { js, css }

    const own = js - visited.js
    const ownLimit = ownLimits[route] ?? Number.POSITIVE_INFINITY
    if (own > ownLimit) {
      process.exitCode = 1
      console.error(`${route} has ${kilo(own)} of its own code, ${kilo(own - ownLimit)} more than allowed.`)
    }
    const limit = Math.floor(floor.js * (budgets[route] ?? 1))
    if (js > limit) process.exitCode = 1
    if (!json) {
      const others = [...packages].filter((name) => !floor?.packages.has(name)).sort()
      console.log(
        `${route}: js ${kilo(js)} of ${kilo(limit)} allowed (floor ${kilo(floor.js)}), own code ${kilo(own)} of ${kilo(ownLimit)}, css ${kilo(css)}`,
      )
      if (others.length > 0) console.log(`  other packages: ${others.join(' ')}`)
      for (const file of files) console.log(`  ${kilo(sizeOf([file], '')).padStart(9)}  ${file}`)
      if (js > limit) console.error(`${route} is over its budget by ${kilo(js - limit)}.`)
    } else if (js > limit) {
      console.error(`${route} is over its budget by ${kilo(js - limit)}.`)
    }
  }
  if (json) console.log(JSON.stringify(report, null, 2))
}
