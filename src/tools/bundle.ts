/** Reads the bundler's output files. */

/** The part of a chunk needed to follow its imports. */
export interface Chunk {
  readonly type: string
  readonly imports?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/** The style sheets of a file's own modules. */
export const stylesOf = (file: Chunk | undefined) => [...(file?.viteMetadata?.importedCss ?? [])]

/** The files loaded when the code of `file` runs: itself and its static imports. */
export function staticFiles(file: string, bundle: Readonly<Record<string, Chunk>>): Set<string> {
  const found = new Set([file])
  for (const one of found) for (const next of bundle[one]?.imports ?? []) found.add(next)
  return found
}
