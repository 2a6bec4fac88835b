import type { Plugin, Rolldown } from 'vite'
import { staticFiles, stylesOf, type Chunk } from './bundle'
import type { Styles } from './one-style'

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

/** The code with its late imports of files that only pass on: taken from where the code is. */
export const asTaken = (code: string, shared: ReadonlyMap<string, string>) =>
  code.replace(/import\(`\.\/([^`]+)`\)/g, (whole, file: string) => shared.get(`assets/${file}`) ?? whole)

const viteLists =
  /^const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);/

const lateImport = /(async)?\(\)=>((?:\{let\{[^}]*\}=await )?)import\(`\.\/([^`]+)`\)(?!\.then\(\$i=>)/g

/**
 * The code with its late imports as the loader wants them: each says the address of its file, and takes the one it
 * gets, as what failed for good is asked for under another. Code that is shared has none: it must not run twice.
 */
export const addressed = (code: string) =>
  code
    .replace(
      lateImport,
      (_, late = '', before: string, file: string) =>
        `${late && 'async '}$i=>${before}import($i(\`/assets/${file}\`))`,
    )
    // The loader needs no list that is empty, and Vite's lists can be shorter.
    .replaceAll('`)),[])', '`)))')
    .replace(viteLists, 'const $files=$1,$those=i=>i.map(i=>$files[i]);')
    .replaceAll('__vite__mapDeps(', '$those(')

/** The code with fewer files in the lists of its late imports: `needed` says which of each. */
export function relisted(code: string, needed: (files: readonly string[]) => readonly string[]): string {
  const list = /^const \$files=(\[[^\]]*\]),/.exec(code)?.[1]
  if (list === undefined) return code
  const files = JSON.parse(list) as string[]
  const kept: string[] = []
  const numberOf = (file: string) => (kept.includes(file) ? kept.indexOf(file) : kept.push(file) - 1)
  return code
    .replace(/,\$those\(\[([\d,]+)\]\)/g, (_, numbers: string) => {
      const left = needed(numbers.split(',').map((one) => files[Number(one)] ?? ''))
      return left.length > 0 ? `,$those([${left.map(numberOf).join()}])` : ''
    })
    .replace(list, () => JSON.stringify(kept))
}

/**
 * Late code that shares a file with other code gets a file from the bundler that only passes it on. Whoever wants the
 * code takes it from where it is instead: one request less, and one wait less. Returns the files it is taken from.
 */
function withoutPassers(bundle: Rolldown.OutputBundle): Set<string> {
  const shared = new Set<string>()
  const passers = new Map<string, string>()
  for (const [name, file] of Object.entries(bundle)) {
    const passed = file.type === 'chunk' && file.isDynamicEntry && !file.isEntry ? passedOn(file.code) : null
    const target = passed && bundle[`assets/${passed.from}`]
    if (target?.type !== 'chunk') continue
    // All of it has run by then, and no module exports what changes (tests/house/chunks.test.ts).
    const values = passed?.names.map(([shown, own]) => `${shown}:$i.${own}`)
    shared.add(target.fileName)
    passers.set(name, `import(\`./${passed?.from}\`).then($i=>({${values?.join()}}))`)
  }
  for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = asTaken(file.code, passers)
  for (const name of passers.keys()) delete bundle[name]
  return shared
}

/**
 * Puts the site's own loader of late code (src/platform/files.ts) in the place of Vite's helper. `importPlain` is an
 * import without it: for scripts that run where it may be missing. A late file is listed with what it needs, but not with
 * what whoever asks for it has already.
 */
export function lateCode(loader: string, styles: Styles): Plugin[] {
  let chunks: Readonly<Record<string, Chunk>> = {}
  const there = new Map<string, Set<string>>()
  let shared = new Set<string>()
  const listed: Plugin = {
    name: 'perya-late-code',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies(file, needs, { hostId, hostType }) {
            if (hostType === 'html') return needs
            const has = there.get(hostId) ?? staticFiles(hostId, chunks)
            there.set(hostId, has)
            // Only what is shared does not say its address itself.
            const own = shared.has(file) ? [file] : []
            return [...own, ...needs.filter((one) => one !== file)].filter((one) => !has.has(one))
          },
        },
      },
    }),
    generateBundle(_, bundle) {
      shared = withoutPassers(bundle)
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
  // Vite finds what a late file needs only by an address that is written out.
  const addresses: Plugin = {
    name: 'perya-late-code-addresses',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'chunk') continue
          const there = new Set([...staticFiles(name, bundle)].flatMap((one) => stylesOf(bundle[one])))
          file.code = relisted(addressed(file.code), (files) =>
            styles
              .leastStyles(files)
              .filter((one) => !there.has(one))
              .map(styles.listed),
          )
        }
      },
    },
  }
  return [listed, addresses]
}
