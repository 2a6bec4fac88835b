/** Puts what a page always loads into one file; many small ones compress badly. */

interface ModuleInfo {
  readonly importedIds: readonly string[]
}

/** The part of the bundler's context needed to name chunks. */
export interface ChunkingContext {
  getModuleInfo: (id: string) => ModuleInfo | null
}

/** Everything that `entries` import statically, themselves included. */
function reachableFrom(entries: readonly string[], context: ChunkingContext): Set<string> {
  const seen = new Set<string>()
  const open = [...entries]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

/** A screen visits usually start on, and what is immediately shown around it. */
export type FirstPage = readonly string[]

/**
 * Names a module's chunk: `app` when the entry or every one of `pages` imports it statically (`libraries` for
 * packages, which are executed separately), `home` when only the first page does, `form` when the first of `formPages`
 * does, and `forms` when any other of them does as well; otherwise the bundler decides. One file compresses
 * better than many small ones.
 */
export function firstChunks(
  entry: string,
  pages: readonly FirstPage[],
  formPages: readonly FirstPage[],
): (id: string, context: ChunkingContext) => string | null {
  let first: Set<string> | undefined
  let shared: Set<string>[] = []
  let forms: Set<string>[] = []
  return (id, context) => {
    if (!first) {
      first = reachableFrom([entry], context)
      shared = pages.map((page) => reachableFrom(page, context))
      forms = formPages.map((page) => reachableFrom(page, context))
    }
    // The list of icons imports them all; a page has only those it draws.
    if (id.includes('/ui/icons/phosphor') || id.startsWith('\0virtual:icon/')) return null
    if (first.has(id) || shared.every((page) => page.has(id)))
      return id.includes('/node_modules/') ? 'libraries' : 'app'
    if (id.includes('/node_modules/')) return null
    if (shared[0]?.has(id)) return 'home'
    if (!forms[0]?.has(id)) return null
    return forms.filter((page) => page.has(id)).length > 1 ? 'forms' : 'form'
  }
}
