import { posix } from 'node:path'
import * as paths from '../../../machines/shared/paths'
import { graphOf, reach, type Graph } from './graph'
import type { SourceFile } from './source'

/** What a change can affect, and therefore which tests to run. */
interface Plan {
  /** Why everything has to run; the lists are then meaningless. */
  readonly everything?: string
  /** Test files that need no browser. */
  readonly units: readonly string[]
  readonly specs: readonly string[]
  /** Charts whose paths to walk in a browser. */
  readonly charts: readonly string[]
  /** Addresses for the specs that walk all screens. */
  readonly routes: readonly string[]
  /** The size of a first visit may have changed. */
  readonly weight: boolean
  /** The studio's performance may have changed. */
  readonly studio: boolean
}

const shell = ['src/app/main.ts', 'src/app/start.tsx', 'src/app/early.ts']
/** Files that affect everything served to players and tests. */
const global =
  /^(package(-lock)?\.json|tsconfig\.json|vite\.config\.ts|\.npmrc|\.ci\/|src\/(index|studio)\.html|src\/styles\/|tests\/(setup\.ts|browser\/(support\/|playwright\.config\.ts))|src\/tools\/(?!docs|fonts|icons|trace|dev|start))/
const words = /^src\/i18n\/words\/\w+\/(\w+)\.ts$/

interface Screen {
  readonly file: string
  readonly words: readonly string[]
  readonly routes: readonly string[]
}

/** Every screen's path by name, parsed from the path table. */
const pathsIn = (texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(
    [...(texts.get('machines/shared/paths.ts') ?? '').matchAll(/export const (\w+) = '([^']+)'/g)].map(
      ([, name = '', path = '']) => [name, path],
    ),
  )

/** The screens in the route table, parsed from its text. */
function screensIn(texts: ReadonlyMap<string, string>): Screen[] {
  const table = texts.get('src/app/routes.ts') ?? ''
  const named =
    /(\w+)(?: =|:) (?:lazyPage\(|memberPage\('\w+',)\s*\(\) => import\('\.\.\/([^']+)'\),\s*(\w+|\[[^\]]*\])/g
  const loaders = [table, texts.get('src/app/lazy-pages.ts') ?? ''].flatMap((text) =>
    [...text.matchAll(named)].map(([, name = '', file = '', list = '']) => {
      const given = list.startsWith('[')
        ? list
        : (new RegExp(`const ${list} = (\\[[^\\]]*\\])`).exec(text)?.[1] ?? '')
      const spread = /\.\.\.(\w+)/.exec(given)?.[1]
      const more = spread ? (new RegExp(`const ${spread} = (\\[[^\\]]*\\])`).exec(text)?.[1] ?? '') : ''
      return {
        name,
        file: `src/${file}.tsx`,
        words: [...`${given}${more}`.matchAll(/'(\w+)'/g)].map(([, word = '']) => word),
      }
    }),
  )
  // A lazy screen is listed under its title, unless its row ends with another name.
  const row =
    /\[paths\.(\w+)\]: (?:route\(\s*'[^']+',\s*(\w+)|late\(\s*'(\w+)'(?:,\s*(?:\w+|\{[^}]*\})(?:,\s*'(\w+)')?)?)/g
  const rows = [...table.matchAll(row)]
  const known = pathsIn(texts)
  return loaders.map(({ name, file, words: namespaces }) => ({
    file,
    words: namespaces,
    routes: rows
      .filter(([, , own, title, late]) => (own ?? late ?? title) === name)
      .map(([, path = '']) => known.get(path) ?? ''),
  }))
}

/** Addresses a spec mentions or reaches through the usual helpers. */
const visits = (text: string, route: string) =>
  new RegExp(`${route}(?![\\w/])`).test(text) ||
  (route === paths.login && /\bsignIn\(/.test(text)) ||
  (route === paths.home && /\b(signIn\(|arriveAs\(\s*['"\w]+\s*\))/.test(text))

/** What the specs that walk every screen import. */
const walks = 'tests/browser/support/routes.ts'

const isSpec = (path: string) => /^tests\/browser\/.*\.spec\.ts$/.test(path)
const isUnit = (path: string) => /^tests\/(?!browser\/).*\.test\.tsx?$/.test(path)
const driver = /^tests\/browser\/paths\/drivers\/([\w-]+)\.driver\.ts$/

function touchedScreens(
  graph: Graph,
  screens: readonly Screen[],
  path: string,
): readonly Screen[] | undefined {
  const namespace = words.exec(path)?.[1]
  if (namespace !== undefined) {
    const own = screens.filter((screen) => screen.words.includes(namespace))
    return own.length > 0 ? own : undefined
  }
  return screens.filter(({ file }) => reach(graph, [file], true).has(path))
}

/** What changed files can affect, by imports, routes and charts. Paths are relative to the project. */
export function planFor(changed: readonly string[], files: readonly SourceFile[]): Plan {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const nothing = { units: [], specs: [], charts: [], routes: [], weight: true, studio: true }
  const wide = changed.find((path) => global.test(path))
  if (wide !== undefined) return { ...nothing, everything: `${wide} is part of everything` }
  const graph = graphOf(files)
  const app = reach(graph, shell, false)
  const screens = screensIn(texts)
  const touched = new Set<Screen>()
  for (const path of changed) {
    // A chart's tests and screens are found below.
    if (app.has(path) && !path.startsWith('machines/'))
      return { ...nothing, everything: `every screen loads ${path}` }
    const own = touchedScreens(graph, screens, path)
    if (!own) return { ...nothing, everything: `${path} is not of one screen` }
    for (const screen of own) touched.add(screen)
  }
  const routes = [...touched].flatMap((screen) => screen.routes)
  const names = [...pathsIn(texts)].flatMap(([name, path]) => (routes.includes(path) ? [name] : []))
  // A text is covered through its screen: tests import every screen's words.
  const code = changed.filter((path) => !words.test(path))
  const hits = (loaded: ReadonlySet<string>) => code.some((path) => loaded.has(path))
  const read = changed.filter((path) => !texts.has(path)).flatMap((path) => [path, posix.dirname(path)])
  /** A file that is not a module, or its folder. */
  const mentions = (loaded: Iterable<string>) =>
    read.length > 0 && [...loaded].some((it) => read.some((path) => texts.get(it)?.includes(`${path}'`)))
  const studio = changed.some((path) => path.startsWith('src/studio/'))
  const all = [...texts.keys()]

  const charts = all.flatMap((path) => {
    const chart = driver.exec(path)?.[1]
    if (chart === undefined) return []
    const loaded = reach(graph, [path], true)
    const own = [...texts].filter(([file]) => file.startsWith(`machines/${chart}/`)).map(([, text]) => text)
    const shown = names.some((name) =>
      own.some((text) => new RegExp(`screen: paths\\.${name}\\b`).test(text)),
    )
    const bound = changed.some(
      (file) =>
        file.startsWith('src/flows/') &&
        graph.atOnce.get(file)?.includes(`machines/${chart}/${chart}.machine.ts`),
    )
    return shown || bound || hits(loaded) ? [chart] : []
  })
  const specs = all.filter((path) => {
    if (!isSpec(path) || path.endsWith('/budgets.spec.ts')) return false
    if (path === 'tests/browser/paths/paths.spec.ts') return charts.length > 0
    if (path.startsWith('tests/browser/studio/') && studio) return true
    const loaded = reach(graph, [path], false)
    if (hits(loaded) || mentions(loaded)) return true
    // Helpers next to a spec may open addresses too.
    const beside = [...loaded].filter((it) => posix.dirname(it) === posix.dirname(path))
    const said = beside.map((it) => texts.get(it) ?? '').join('\n')
    const walksAll = loaded.has(walks) && routes.length > 0
    return walksAll || routes.some((route) => visits(said, route))
  })
  const units = all.filter((path) => {
    if (!isUnit(path)) return false
    const loaded = reach(graph, [path], true)
    return path.startsWith('tests/house/') || hits(loaded) || mentions(loaded)
  })
  const weight = changed.some((path) => /^(machines|src\/(app|flows|i18n|pages|platform|ui))\//.test(path))
  // When a walk through every screen has changed itself, run all of it.
  const walker = specs.some((path) => {
    const loaded = reach(graph, [path], false)
    return loaded.has(walks) && hits(loaded)
  })
  return { units, specs, charts, routes: walker ? [] : routes, weight, studio }
}
