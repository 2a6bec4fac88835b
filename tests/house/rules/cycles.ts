import type { SourceFile } from '../../../src/tools/lib/source'
import { importsOf, targetOf } from './imports'
import type { Complaint } from './syntax'

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

/**
 * Files that depend on each other in a cycle. Types and dynamic imports count as well: they do not delay
 * startup, but none of the files can be understood, or moved, without the others.
 */
export function cycles(files: readonly SourceFile[]): Complaint[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const next = (file: SourceFile) =>
    importsOf(file).flatMap(({ specifier }) => {
      const target = targetOf(file.path, specifier)
      const ending = target === undefined ? undefined : endings.find((end) => byPath.has(target + end))
      return ending === undefined ? [] : [`${target}${ending}`]
    })

  const found: Complaint[] = []
  const done = new Set<string>()
  const visit = (path: string, trail: readonly string[]) => {
    const at = trail.indexOf(path)
    if (at >= 0) found.push([...trail.slice(at), path].join(' → '))
    const file = byPath.get(path)
    if (at >= 0 || done.has(path) || !file) return
    for (const target of next(file)) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of byPath.keys()) visit(path, [])
  return found
}
