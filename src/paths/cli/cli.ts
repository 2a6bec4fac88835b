import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { catalogue } from '../../../machines/index'
import { now } from '../../platform/clock'
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

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

const host: Host = {
  // Waivers end by date; this is the tool's only read of the calendar.
  today: () => new Date(now()).toISOString().slice(0, 10),
  read: (path) => (isFile(path) ? readFileSync(path, 'utf8') : undefined),
  readAt: (ref, path) => git('show', `${ref}:${path}`),
  listAt: (ref, folder) => (git('ls-tree', '--name-only', `${ref}:${folder}`) ?? '').split('\n'),
  browserCharts,
  playInBrowser,
  screenPaths,
  readPicture: (path) => (isFile(path) ? readFileSync(path, 'base64') : undefined),
  hasRef: (ref) =>
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`) !== undefined,
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
