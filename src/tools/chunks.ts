/**
 * Decides which modules share a file, so that no screen is fetched in fifty pieces. Modules needed by the
 * same screens form a class; classes are then merged as long as the screens gain more from fewer files than
 * they lose by fetching code they do not use.
 */
import { minifySync, type Plugin } from 'vite'
import { cheapestGroups, type Group } from './chunk-groups'
import { besides } from './chunk-needs'
import { inRoot } from './lib/root.mjs'
import { screenFiles, type ScreenFiles } from './route-files'

interface ModuleInfo {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
  readonly code?: string | null
}

/** The part of the bundler's context needed to name chunks. */
interface ChunkingContext {
  getModuleInfo: (id: string) => ModuleInfo | null
}

/** Everything that `entries` import statically, themselves included. */
function reachableFrom(entries: readonly string[], context: ChunkingContext): Set<string> {
  const seen = new Set(entries)
  for (const id of seen) for (const next of context.getModuleInfo(id)?.importedIds ?? []) seen.add(next)
  return seen
}

/** Every module that is loaded lazily, from `entry` on, including lazy modules of lazy modules. */
function lateModules(entry: string, context: ChunkingContext): Set<string> {
  const late = new Set<string>()
  const seen = new Set([entry])
  for (const id of seen) {
    const info = context.getModuleInfo(id)
    for (const next of info?.dynamicallyImportedIds ?? []) late.add(next)
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) seen.add(next)
  }
  return late
}

/** A screen visits usually start on. */
interface FirstPage {
  /** Its module, and those of what is shown around it at once. */
  readonly ids: readonly string[]
  /**
   * Its own code shares a file with its dependencies: it compresses better, and others who need those fetch
   * more.
   */
  readonly whole: boolean
  /** Its number of visits, as a multiple of another screen's. */
  readonly weight: number
}

/** Lazy parts that are loaded together: what only they need goes into one file of this name. */
interface Bundle {
  readonly name: string
  readonly ids: readonly string[]
}

const isLibrary = (id: string) => id.includes('/node_modules/')
/** Tables of words are fetched by name and language. */
const isTable = (id: string) => id.includes('/i18n/words/')
const isScreen = (id: string) => /\/src\/pages\/.*Page\.tsx$/.test(id)
const pageName = (id: string) => /(\w+)\.tsx$/.exec(id)?.[1] ?? id

/** Size from which a library is fetched only by those who need it, in minified bytes. */
const heavy = 10_000
/** More visits start on what is open to guests; lazy parts of a screen are rarer than screens. */
const weights = { open: 2, screen: 1, part: 0.5 }

/** Modules needed by several lazy ones, by name of the file they share. */
function shared(
  entry: string,
  pages: readonly FirstPage[],
  bundles: readonly Bundle[],
  base: ReadonlySet<string>,
  screens: readonly ScreenFiles[],
  context: ChunkingContext,
) {
  const late = [...lateModules(entry, context)].filter(
    (id) => !isLibrary(id) && !isTable(id) && !base.has(id),
  )
  // What is shown around a first page counts as part of it.
  const firsts: readonly (readonly string[])[] = pages.map(({ ids }) => ids.filter((id) => !isTable(id)))
  const together = new Map(bundles.map(({ name, ids }) => [ids, name]))
  const grouped = new Set([...firsts, ...together.keys()].flat())
  const others = [...together.keys(), ...late.filter((id) => !grouped.has(id)).map((id) => [id])]
  const entries: readonly (readonly string[])[] = [...firsts, ...others].sort((a, b) =>
    (a[0] ?? '') < (b[0] ?? '') ? -1 : 1,
  )
  const whole = new Set(entries.flatMap((one, at) => (pages[firsts.indexOf(one)]?.whole ? [at] : [])))
  const users = new Map<string, number[]>()
  const beside = besides(screens)
  const besideOf = ([id = '']: readonly string[]) => beside.get(id) ?? []
  // Others may not add to a first page's files by sharing its texts.
  const apart = new Set([...base, ...firsts.flatMap(besideOf).filter(isTable)])
  for (const [at, one] of entries.entries()) {
    const wanted = firsts.includes(one) ? one : [...one, ...besideOf(one)]
    for (const id of reachableFrom(wanted, context))
      if (!apart.has(id)) users.set(id, [...(users.get(id) ?? []), at])
  }
  const classes = new Map<string, string[]>()
  const names = new Map<string, string>()
  for (const [id, needed] of users) {
    const [only = -1] = needed
    const alone = entries[only] ?? []
    const bundle = together.get(alone)
    if (needed.length > 1 || whole.has(only))
      classes.set(needed.join(), [...(classes.get(needed.join()) ?? []), id])
    // Needed by one lazy module only: the bundler places it there, except what a screen needs without
    // importing it.
    else if (bundle !== undefined) names.set(id, bundle)
    else if (isScreen(alone[0] ?? '')) names.set(id, pageName(alone[0] ?? ''))
  }
  const sizeOf = (id: string) => minifySync(id, context.getModuleInfo(id)?.code ?? '').code.length
  // In a fixed order: the same sources make the same files.
  const byUsers = [...classes].sort(([a], [b]) => (a < b ? -1 : 1))
  const places = new Map(byUsers.flatMap(([, ids], at) => ids.map((id) => [id, at] as const)))
  const groups = byUsers.map(([key, ids]): Group => ({
    ids,
    users: new Set(key.split(',').map(Number)),
    size: ids.reduce((sum, id) => sum + sizeOf(id), 0),
    heavy: ids.some((id) => isLibrary(id) && sizeOf(id) > heavy),
    needs: new Set(
      ids.flatMap((id) =>
        (context.getModuleInfo(id)?.importedIds ?? []).flatMap((next) => places.get(next) ?? []),
      ),
    ),
  }))
  const open = new Set(
    screens.filter(({ guard }) => guard === 'open').map(({ page }) => inRoot(`${page}.tsx`)),
  )
  const kindOf = (id: string) => (open.has(id) ? 'open' : isScreen(id) ? 'screen' : 'part')
  const weightOf = (one: readonly string[]) =>
    pages[firsts.indexOf(one)]?.weight ?? weights[kindOf(one[0] ?? '')]
  const exact = new Set(entries.flatMap((one, at) => (firsts.includes(one) ? [at] : [])))
  // Short, because every script lists the files it may fetch.
  for (const [at, { ids }] of cheapestGroups(groups, entries.map(weightOf), exact).entries())
    for (const id of ids) names.set(id, `s${at.toString(36)}`)
  return names
}

/**
 * Names a module's chunk: `app` when the entry or every one of `pages` imports it statically (`libraries` for
 * packages, which are executed separately), else the file it shares with others; null leaves it to the
 * bundler.
 */
export function chunkNames(entry: string, pages: readonly FirstPage[], bundles: readonly Bundle[]) {
  let known: { base: ReadonlySet<string>; names: ReadonlyMap<string, string> } | undefined
  const find = (context: ChunkingContext) => {
    const [one, ...more] = pages.map(({ ids }) => reachableFrom(ids, context))
    const all = [...(one ?? [])].filter((each) => more.every((page) => page.has(each)))
    const base = new Set([...reachableFrom([entry], context), ...all])
    return (known ??= { base, names: shared(entry, pages, bundles, base, screens, context) })
  }
  let screens: readonly ScreenFiles[] = []
  const plugin: Plugin = {
    name: 'perya-chunks',
    apply: 'build',
    async buildStart() {
      screens = await screenFiles()
    },
  }
  return {
    plugin,
    first: (id: string, context: ChunkingContext): string | null =>
      (known ?? find(context)).base.has(id) ? (isLibrary(id) ? 'libraries' : 'app') : null,
    shared: (id: string, context: ChunkingContext): string | null =>
      (known ?? find(context)).names.get(id) ?? null,
  }
}
