import type { Plugin } from 'vite'

/** The part of a chunk needed to follow its imports. */
interface Chunk {
  readonly type: string
  readonly imports?: readonly string[]
}

/** The files that are there when the code of `file` runs: itself and all that it imports statically. */
export function staticFiles(file: string, bundle: Readonly<Record<string, Chunk>>): Set<string> {
  const found = new Set([file])
  for (const one of found) for (const next of bundle[one]?.imports ?? []) found.add(next)
  return found
}

/**
 * Puts the site's own loader of late code (src/platform/files.ts) in the place of Vite's helper. `importPlain` is an
 * import without it: for the loader itself, and for scripts that run where it may be missing. A late file is listed
 * with what it needs, but not with what whoever asks for it has already.
 */
export function lateCode(loader: string): Plugin {
  let chunks: Readonly<Record<string, Chunk>> = {}
  const there = new Map<string, Set<string>>()
  return {
    name: 'perya-late-code',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies(_, needs, { hostId, hostType }) {
            if (hostType === 'html') return needs
            const has = there.get(hostId) ?? staticFiles(hostId, chunks)
            there.set(hostId, has)
            return needs.filter((file) => !has.has(file))
          },
        },
      },
    }),
    generateBundle(_, bundle) {
      chunks = bundle
      there.clear()
    },
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadFile as __vitePreload } from ${JSON.stringify(loader)}`,
    },
    renderChunk: (code) =>
      code.includes('importPlain(') ? code.replaceAll('importPlain(', 'import(') : null,
  }
}
