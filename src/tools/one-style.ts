import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { allStyles } from '../platform/files'
import { staticFiles, stylesOf } from './bundle'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const listedAs = allStyles.slice(1)

const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))

/** Without the markers that Vite leaves between rules. */
const sourceOf = (file: Bundle[string] | undefined) =>
  file?.type === 'asset' ? String(file.source).replaceAll(/\/\*\$vite\$:\d+\*\//g, '') : ''

/** A file after all its imports: a style must follow those it may override. */
function inOrder(bundle: Bundle): readonly Chunk[] {
  const sorted = new Set<Chunk>()
  const entered = new Set<Chunk>()
  const add = (chunk: Chunk) => {
    if (entered.has(chunk)) return
    entered.add(chunk)
    for (const next of chunk.imports) {
      const file = bundle[next]
      if (file?.type === 'chunk') add(file)
    }
    sorted.add(chunk)
  }
  // In a fixed order: the same sources make the same file.
  const byName = chunksOf(bundle).sort((a, b) => (a.fileName < b.fileName ? -1 : 1))
  for (const chunk of byName) add(chunk)
  return [...sorted]
}

/** Interface for other parts of the build. */
export type Styles = Omit<ReturnType<typeof oneStyle>, 'plugin'>

/**
 * Puts the styles of all screens into one file, except those that visits usually start on: `firsts` are their
 * modules. Styles are small, and each file of them is a request a screen waits for; after the first screen,
 * none is left to fetch. A first screen's styles beyond those in `everywhere` are in that file as well, so
 * that no other screen needs both.
 */
export function oneStyle(everywhere: readonly string[], firsts: readonly string[]) {
  let all = ''
  let own = new Set<string>()
  const plugin: Plugin = {
    name: 'perya-one-style',
    apply: 'build',
    generateBundle(_, bundle) {
      const withAny = (ids: readonly string[]) =>
        chunksOf(bundle)
          .filter(({ moduleIds }) => moduleIds.some((id) => ids.includes(id)))
          .map(({ fileName }) => fileName)
      const stylesWith = (files: readonly string[]) =>
        new Set(
          files.flatMap((file) => [...staticFiles(file, bundle)]).flatMap((file) => stylesOf(bundle[file])),
        )
      const entries = chunksOf(bundle).filter(({ isEntry }) => isEntry)
      const always = stylesWith([...entries.map(({ fileName }) => fileName), ...withAny(everywhere)])
      own = new Set([...stylesWith(withAny(firsts))].filter((name) => !always.has(name)))
      const ordered = inOrder(bundle)
      const late = [...new Set(ordered.flatMap(stylesOf))].filter((name) => !always.has(name))
      const source = late.map((name) => sourceOf(bundle[name])).join('')
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7)
      all = listedAs.replace('.', `-${hash}.`)
      this.emitFile({ type: 'asset', fileName: all, source })
      const moved = new Set(late.filter((name) => !own.has(name)))
      for (const { viteMetadata } of ordered) {
        const styles = viteMetadata?.importedCss
        if (!styles || ![...styles].some((name) => moved.has(name))) continue
        for (const name of moved) styles.delete(name)
        styles.add(all)
      }
      for (const name of moved) delete bundle[name]
    },
  }
  /** Files without the style sheets already copied into the one of all screens. */
  const leastStyles = (files: readonly string[]): readonly string[] =>
    files.includes(all) ? files.filter((file) => !own.has(file)) : files
  /** A file's name as listed in scripts. */
  const listed = (file: string) => (file === all ? listedAs : file)
  return { plugin, leastStyles, listed, address: () => `/${all}` }
}
