import type { SourceFile } from '../../../src/tools/lib/source'
import type { Complaint } from './syntax'

/** Text that identifies the sandbox, the studio and the tools, and must not reach a player's browser. */
const markers: readonly { readonly word: RegExp; readonly from: string }[] = [
  { word: /__sandbox/, from: "the sandbox's control plane" },
  { word: /libsql|kysely/i, from: "the sandbox's database" },
  { word: /c\.req\.(param|query)|HonoRequest|hono\//, from: "the sandbox's server" },
  { word: /@xstate\/graph|getAdjacencyMap|createTestModel/, from: 'the path explorer' },
  { word: /elk\.layered|elkjs/, from: "the studio's drawing" },
  { word: /perya-studio|perya\.studio|peryaRecording/, from: "the studio's watching" },
  { word: /fast-check|vitest|playwright/i, from: 'the tests' },
]

/** Strings that look like secrets. */
const secrets: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/,
  /\b(?:secret|password|token|api_?key)["']?\s*[:=]\s*["'`][A-Za-z0-9+/=_-]{16,}["'`]/i,
]

/** Code or seed data of other parts of the project in files loaded by a player. */
export function foreignCode(files: readonly SourceFile[], seeds: readonly string[] = []): Complaint[] {
  return files.flatMap(({ path, text }) => [
    ...markers.filter(({ word }) => word.test(text)).map(({ from }) => `${path} holds ${from}`),
    ...seeds.filter((seed) => text.includes(seed)).map((seed) => `${path} holds the seed ${seed}`),
  ])
}

/** A source map publishes the site's sources, comments included. */
export const sourceMaps = (files: readonly SourceFile[]): Complaint[] =>
  files
    .filter(({ path, text }) => path.endsWith('.map') || /[#@] sourceMappingURL=/.test(text))
    .map(({ path }) => `${path} is or names a source map`)

export const secretStrings = (files: readonly SourceFile[]): Complaint[] =>
  files.flatMap(({ path, text }) =>
    secrets
      .filter((secret) => secret.test(text))
      .map((secret) => `${path} looks as if it held a secret (${secret.source})`),
  )

/**
 * The files a page can load: its scripts and styles, what they reference in turn, and so on.
 * Names contain a hash, so a file that mentions another's name loads it.
 */
export function reachable(page: string, files: readonly SourceFile[]): SourceFile[] {
  const start = files.find(({ path }) => path === page)
  const seen = new Set(start ? [start] : [])
  for (const file of seen) {
    for (const other of files) {
      const name = other.path.slice(other.path.lastIndexOf('/') + 1)
      if (!seen.has(other) && !other.path.endsWith('.html') && file.text.includes(name)) seen.add(other)
    }
  }
  return [...seen]
}
