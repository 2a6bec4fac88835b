import { posix } from 'node:path'
import type { SourceFile } from './source'

/** Which files each file loads: statically, or later (`import()`). Types load nothing. */
export interface Graph {
  readonly atOnce: ReadonlyMap<string, readonly string[]>
  readonly later: ReadonlyMap<string, readonly string[]>
}

const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '/index.ts']
const statement = /^\s*(?:\} from|(?:import|export)(?! type\b)[^'"(;]*?) ?['"](\.[^'"?]+)/gm
const typesOnly = /^\s*(?:import|export) type\b[^;'"]*?from ['"][^'"]+['"]/gm
const call = /\bimport\(\s*['"](\.[^'"?]+)['"]/g

/** Reads the imports from the sources. */
export function graphOf(files: readonly SourceFile[]): Graph {
  const known = new Set(files.map(({ path }) => path))
  const edges = (pattern: RegExp) =>
    new Map(
      files.map(({ path, text }): [string, string[]] => [
        path,
        [...text.replace(typesOnly, '').matchAll(pattern)].flatMap(([, specifier = '']) => {
          const target = posix.join(posix.dirname(path), specifier)
          return endings.map((ending) => target + ending).find((it) => known.has(it)) ?? []
        }),
      ]),
    )
  return { atOnce: edges(statement), later: edges(call) }
}

/** Everything a file loads, including itself; with `alsoLater`, dynamic imports, too. */
export function reach({ atOnce, later }: Graph, from: readonly string[], alsoLater: boolean): Set<string> {
  const seen = new Set(from)
  for (const path of seen) {
    for (const next of atOnce.get(path) ?? []) seen.add(next)
    if (alsoLater) for (const next of later.get(path) ?? []) seen.add(next)
  }
  return seen
}
