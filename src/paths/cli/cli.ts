import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { catalogue } from '../../../machines/index'
import { now } from '../../platform/clock'
import { filesUnder, readSource } from '../../tools/lib/source'
import { root } from '../../tools/lib/root.mjs'
import { understand } from './args'
import { browserCharts, playInBrowser, screenPaths } from './chromium'
import { written } from './files'
import type { Host } from './host'

/** Runs git in the project's folder; undefined when git fails or is missing. */
function git(...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    })
  } catch {
    return undefined
  }
}

/** Several files at a git ref in one go: asking for each costs a process. */
function filesAt(ref: string, paths: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const input = paths.map((path) => `${ref}:${path}\n`).join('')
  const output = execFileSync('git', ['cat-file', '--batch'], { cwd: root, input, maxBuffer: 2 ** 28 })
  let at = 0
  for (const path of paths) {
    const end = output.indexOf(10, at)
    const size = Number(output.toString('utf8', at, end).split(' ')[2])
    found.set(path, output.toString('utf8', end + 1, end + 1 + size))
    at = end + size + 2
  }
  return found
}

/** The charts' sources, at a git ref or as they are. */
function sources(ref?: string): ReadonlyMap<string, string> {
  const isSource = (path: string) => path.endsWith('.ts')
  if (ref === undefined) {
    const paths = filesUnder('machines').filter(isSource)
    return new Map(paths.map((path) => [path, readSource(path).text]))
  }
  const paths = (git('ls-tree', '-r', '--name-only', ref, 'machines') ?? '').split('\n').filter(isSource)
  return filesAt(ref, paths)
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

const host: Host = {
  // Waivers end by date; this is the tool's only read of the calendar.
  today: () => new Date(now()).toISOString().slice(0, 10),
  read: (path) => (isFile(path) ? readFileSync(path, 'utf8') : undefined),
  readAt: (ref, path) => git('show', `${ref}:${path}`),
  listAt: (ref, folder) => (git('ls-tree', '--name-only', `${ref}:${folder}`) ?? '').split('\n'),
  sources,
  browserCharts,
  playInBrowser,
  screenPaths,
  readPicture: (path) => (isFile(path) ? readFileSync(path, 'base64') : undefined),
  hasRef: (ref) =>
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`) !== undefined,
  lastTag: () => git('describe', '--tags', '--abbrev=0')?.trim(),
  countCommits: (ref) => {
    const count = git('rev-list', '--count', '--first-parent', '--end-of-options', ref)
    return count === undefined ? undefined : Number(count)
  },
}

// A reader that stops early (`| head`) closes the pipe; that is not an error.
process.stdout.on('error', () => {})
const { out, code, note } = written(understand(process.argv.slice(2), catalogue, host))
const stream = code === 2 ? process.stderr : process.stdout
stream.write(`${out}\n`)
if (note !== undefined) process.stderr.write(`${note}\n`)
process.exitCode = code
