/**
 * Decides which modules share a file, so that no screen is fetched in fifty pieces. What the same screens need is one
 * class; classes are then merged as long as the screens win more by having fewer files than they lose by fetching what
 * they do not use.
 */
import { cheapestGroups, type Group } from './chunk-groups'

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

/** Every module that is loaded late, from `entry` on: by itself, or by something late. */
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
  /** Its module, and those of what is immediately shown around it. */
  readonly ids: readonly string[]
  /** Its own code goes into a file with what it shares: it compresses better, and others who need that fetch more. */
  readonly whole: boolean
  /** Its visits, as many times as another screen's. */
  readonly weight: number
}

const isLibrary = (id: string) => id.includes('/node_modules/')
/** Tables of words are fetched by name and language, each alone. */
const isTable = (id: string) => id.includes('/i18n/words/')
const isScreen = (id: string) => /\/src\/pages\/.*Page\.tsx$/.test(id)

/** Late parts of a screen are rarer than screens. */
const weights = { screen: 1, part: 0.5 }

/** Modules that several late ones need, by name of the file they share. */
function shared(
  entry: string,
  pages: readonly FirstPage[],
  base: ReadonlySet<string>,
  context: ChunkingContext,
) {
  const late = [...lateModules(entry, context)].filter(
    (id) => !isLibrary(id) && !isTable(id) && !base.has(id),
  )
  // What is shown around a first page counts as a part of it.
  const firsts: readonly (readonly string[])[] = pages.map(({ ids }) => ids.filter((id) => !isTable(id)))
  const others = late.filter((id) => !firsts.flat().includes(id)).map((id) => [id])
  const entries: readonly (readonly string[])[] = [...firsts, ...others].sort((a, b) =>
    (a[0] ?? '') < (b[0] ?? '') ? -1 : 1,
  )
  const whole = new Set(entries.flatMap((one, at) => (pages[firsts.indexOf(one)]?.whole ? [at] : [])))
  const users = new Map<string, number[]>()
  for (const [at, one] of entries.entries())
    for (const id of reachableFrom(one, context))
      if (!base.has(id)) users.set(id, [...(users.get(id) ?? []), at])
  const classes = new Map<string, string[]>()
  for (const [id, needed] of users) {
    // Alone in what fetches it: the bundler puts it there.
    if (needed.length < 2 && !whole.has(needed[0] ?? -1)) continue
    classes.set(needed.join(), [...(classes.get(needed.join()) ?? []), id])
  }
  const sizeOf = (id: string) => context.getModuleInfo(id)?.code?.length ?? 0
  // In an order of their own: the same sources make the same files.
  const byUsers = [...classes].sort(([a], [b]) => (a < b ? -1 : 1))
  const places = new Map(byUsers.flatMap(([, ids], at) => ids.map((id) => [id, at] as const)))
  const groups = byUsers.map(([key, ids]): Group => ({
    ids,
    users: new Set(key.split(',').map(Number)),
    size: ids.reduce((sum, id) => sum + sizeOf(id), 0),
    needs: new Set(
      ids.flatMap((id) =>
        (context.getModuleInfo(id)?.importedIds ?? []).flatMap((next) => places.get(next) ?? []),
      ),
    ),
  }))
  const weightOf = (one: readonly string[]) =>
    pages[firsts.indexOf(one)]?.weight ?? (isScreen(one[0] ?? '') ? weights.screen : weights.part)
  const exact = new Set(entries.flatMap((one, at) => (firsts.includes(one) ? [at] : [])))
  const names = new Map<string, string>()
  // Short: every script names the files that it may fetch.
  for (const [at, { ids }] of cheapestGroups(groups, entries.map(weightOf), exact).entries())
    for (const id of ids) names.set(id, `s${at.toString(36)}`)
  return names
}

/**
 * Names a module's chunk: `app` when the entry or every one of `pages` imports it statically (`libraries` for
 * packages, which are executed separately), else the file it shares with others; null where the bundler decides.
 */
export function chunkNames(entry: string, pages: readonly FirstPage[]) {
  let known: { base: ReadonlySet<string>; names: ReadonlyMap<string, string> } | undefined
  const find = (context: ChunkingContext) => {
    const [one, ...more] = pages.map(({ ids }) => reachableFrom(ids, context))
    const all = [...(one ?? [])].filter((each) => more.every((page) => page.has(each)))
    const base = new Set([...reachableFrom([entry], context), ...all])
    return (known ??= { base, names: shared(entry, pages, base, context) })
  }
  return {
    first: (id: string, context: ChunkingContext): string | null =>
      (known ?? find(context)).base.has(id) ? (isLibrary(id) ? 'libraries' : 'app') : null,
    shared: (id: string, context: ChunkingContext): string | null =>
      (known ?? find(context)).names.get(id) ?? null,
  }
}
