import type { Plugin, Rolldown } from 'vite'

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

/** A file that only passes on what another one has: from which, and each name with that of the other file. */
export function passedOn(
  code: string,
): { from: string; names: readonly (readonly [string, string])[] } | null {
  const [, list, from] = /^export\{([^}]*)\}from"\.\/([^"]+)";?\s*$/.exec(code) ?? []
  if (list === undefined || from === undefined) return null
  const names = list.split(',').map((one) => {
    const [own = '', shown = own] = one.split(' as ')
    return [shown, own] as const
  })
  return { from, names }
}

const lateImport = /(\(\)=>|\(\)=>\{let\{[^}]*\}=await )?import\(`\.\/([^`]+)`\)/g

/**
 * The code with its late imports as the loader wants them: what failed for good is asked for under another address,
 * and comes as an argument. Code that is `shared` has none: it must not run twice.
 */
export const asTaken = (code: string, shared: ReadonlyMap<string, string>) =>
  code.replace(lateImport, (whole, before: string | undefined, file: string) => {
    const taken = shared.get(`assets/${file}`)
    if (taken) return `${before ?? ''}${taken}`
    if (before === undefined) return whole
    return before === '()=>'
      ? `($i=import(\`./${file}\`))=>$i`
      : before.replace('()=>', `($i=import(\`./${file}\`))=>`) + '$i'
  })

/**
 * Late code that shares a file with other code gets a file from the bundler that only passes it on. Whoever wants the
 * code takes it from where it is instead: one request less, and one wait less.
 */
function withoutPassers(bundle: Rolldown.OutputBundle): void {
  const passers = new Map<string, string>()
  for (const [name, file] of Object.entries(bundle)) {
    const passed = file.type === 'chunk' && file.isDynamicEntry && !file.isEntry ? passedOn(file.code) : null
    const target = passed && bundle[`assets/${passed.from}`]
    if (target?.type !== 'chunk') continue
    // All of it has run by then, and no module exports what changes (tests/house/chunks.test.ts).
    const values = passed?.names.map(([shown, own]) => `${shown}:$i.${own}`)
    passers.set(name, `import(\`./${passed?.from}\`).then($i=>({${values?.join()}}))`)
  }
  for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = asTaken(file.code, passers)
  for (const name of passers.keys()) delete bundle[name]
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
      withoutPassers(bundle)
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
