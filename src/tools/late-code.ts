import type { Plugin, Rolldown } from 'vite'
import { staticFiles, stylesOf, type Chunk } from './bundle'
import type { Styles } from './one-style'

/** A file that only re-exports from another: its source, and each name with its name there. */
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

/** The code with dynamic imports of re-exporting files redirected to their source. */
export const asTaken = (code: string, shared: ReadonlyMap<string, string>) =>
  code.replace(/import\(`\.\/([^`]+)`\)/g, (whole, file: string) => shared.get(`assets/${file}`) ?? whole)

const viteLists =
  /^const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);/

const lateImport = /(async)?\(\)=>((?:\{let\{[^}]*\}=await )?)import\(`\.\/([^`]+)`\)(?!\.then\(\$i=>)/g

/**
 * The code with its dynamic imports as the loader expects them: each reports its file's address and uses the
 * one it is given, as a permanently failed file is requested under another one. Shared code has no address:
 * it must not run twice.
 */
export const addressed = (code: string) =>
  code
    .replace(
      lateImport,
      (_, late = '', before: string, file: string) =>
        `${late && 'async '}$i=>${before}import($i(\`/assets/${file}\`))`,
    )
    // The loader needs no empty list, and Vite's lists can be shorter.
    .replaceAll('`)),[])', '`)))')
    .replace(viteLists, 'const $files=$1,$those=i=>i.map(i=>$files[i]);')
    .replaceAll('__vite__mapDeps(', '$those(')

/** The code with shorter dependency lists for its dynamic imports: `needed` selects from each list. */
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
 * When lazy code shares a file with other code, the bundler emits a file that only re-exports it. Importers
 * are redirected to the real file: one request and one round trip less. Returns the files it is taken from.
 */
function withoutPassers(bundle: Rolldown.OutputBundle): Set<string> {
  const shared = new Set<string>()
  const passers = new Map<string, string>()
  for (const [name, file] of Object.entries(bundle)) {
    const passed = file.type === 'chunk' && file.isDynamicEntry && !file.isEntry ? passedOn(file.code) : null
    const target = passed && bundle[`assets/${passed.from}`]
    if (target?.type !== 'chunk') continue
    // All of it has run by then, and no module exports a changing binding (tests/house/chunks.test.ts).
    const values = passed?.names.map(([shown, own]) => `${shown}:$i.${own}`)
    shared.add(target.fileName)
    passers.set(name, `import(\`./${passed?.from}\`).then($i=>({${values?.join()}}))`)
  }
  for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = asTaken(file.code, passers)
  for (const name of passers.keys()) delete bundle[name]
  return shared
}

/**
 * Replaces Vite's helper with the site's own loader of lazy code (src/platform/files.ts). `importPlain` is an
 * import without it, for scripts that run where it may be missing. A lazy file is listed with its
 * dependencies, except those its importer has already loaded.
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
            // Only shared code does not report its own address.
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
  // Vite finds a lazy file's dependencies only if its address is a literal.
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
