import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'

/**
 * The folder served by web servers: `assets`, the hashed files of all retained releases; `releases/<name>`,
 * the rest of each; `current`, a link to the live one.
 */

/** A page of an older release may stay open for this long and still finds its files. */
const keptFor = 7 * 86_400_000
/** This many are retained whatever their age, including the live one. */
const keptAtLeast = 3

/** A release's own metadata. */
interface Release {
  readonly version: string
  readonly operators: readonly string[]
  readonly assets: readonly string[]
}

const recordOf = (folder: string, name: string) => join(folder, 'releases', name, 'release.json')
const read = (folder: string, name: string) =>
  JSON.parse(readFileSync(recordOf(folder, name), 'utf8')) as Release

/** Complete releases, most recently live first. */
function releases(folder: string): { name: string; liveAt: number }[] {
  const all = join(folder, 'releases')
  if (!existsSync(all)) return []
  return readdirSync(all)
    .filter((name) => existsSync(recordOf(folder, name)))
    .map((name) => ({ name, liveAt: statSync(recordOf(folder, name)).mtimeMs }))
    .sort((a, b) => b.liveAt - a.liveAt)
}

/** Name of the live release. */
export function liveRelease(folder: string): string | undefined {
  const link = join(folder, 'current')
  return existsSync(link) ? basename(readlinkSync(link)) : undefined
}

/** Makes a release live, atomically: a request sees either the old or the new one. */
export function goLive(folder: string, name: string, now: number): void {
  const before = liveRelease(folder)
  const seconds = now / 1_000
  // Its age counts from now on.
  if (before && before !== name) utimesSync(recordOf(folder, before), seconds, seconds)
  utimesSync(recordOf(folder, name), seconds, seconds + 1)
  const next = join(folder, 'current.next')
  rmSync(next, { force: true })
  symlinkSync(join('releases', name), next)
  renameSync(next, join(folder, 'current'))
}

/** Marks a release as complete; only now may it go live. */
export function complete(folder: string, name: string, release: Release): void {
  mkdirSync(join(folder, 'releases', name), { recursive: true })
  writeFileSync(recordOf(folder, name), JSON.stringify(release, null, 2))
}

export const isComplete = (folder: string, name: string): boolean => existsSync(recordOf(folder, name))

/** The release that was live before the current one; undefined if there is none. */
export function previousRelease(folder: string): string | undefined {
  const live = liveRelease(folder)
  return releases(folder).find(({ name }) => name !== live)?.name
}

/**
 * Removes releases replaced long ago, and assets referenced by no retained release. Returns the names of
 * those removed.
 */
export function prune(folder: string, now: number): string[] {
  const live = liveRelease(folder)
  const all = releases(folder)
  const gone = all
    .slice(keptAtLeast)
    .filter(({ name, liveAt }) => name !== live && now - liveAt > keptFor)
    .map(({ name }) => name)
  if (gone.length === 0) return []
  for (const name of gone) rmSync(join(folder, 'releases', name), { recursive: true })
  const named = new Set(releases(folder).flatMap(({ name }) => read(folder, name).assets))
  for (const file of readdirSync(join(folder, 'assets')))
    if (!named.has(file.replace(/\.(?:br|gz)$/, ''))) rmSync(join(folder, 'assets', file))
  return gone
}
