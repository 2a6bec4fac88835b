import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { catalogue } from '../../machines/index'
import { now } from '../platform/clock'
import { root } from '../tools/lib/root.mjs'
import { understand } from './args'
import { browserCharts, playInBrowser } from './chromium'
import type { Host } from './host'

/** Asks git in the project's folder; undefined where git says no, or is not there. */
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

const host: Host = {
  // Waivers end by the calendar; this is the one place of the tool that reads it.
  today: () => new Date(now()).toISOString().slice(0, 10),
  read: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined),
  readAt: (ref, path) => git('show', `${ref}:${path}`),
  listAt: (ref, folder) => (git('ls-tree', '--name-only', `${ref}:${folder}`) ?? '').split('\n'),
  browserCharts,
  playInBrowser,
  readPicture: (path) => (existsSync(path) ? readFileSync(path, 'base64') : undefined),
  hasRef: (ref) =>
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`) !== undefined,
}

const { out, code, files = [] } = understand(process.argv.slice(2), catalogue, host)
for (const { path, text } of files) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
const stream = code === 2 ? process.stderr : process.stdout
stream.write(`${out}\n`)
process.exitCode = code
