import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../../tools/lib/root.mjs'
import type { Commit } from '../picture/model'

const run = promisify(execFile)

/** Output of a git command; empty without git or history. */
export async function git(...words: string[]): Promise<string> {
  try {
    return (await run('git', words, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout
  } catch {
    return ''
  }
}

/** Commits, newest first, chosen by the arguments of `git log`. */
export async function readCommits(words: readonly string[]): Promise<readonly Commit[]> {
  const log = await git('log', '--format=%h%x09%as%x09%an%x09%s', ...words)
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [commit = '', day = '', by = '', why = ''] = line.split('\t')
      return { commit, day, by, why }
    })
}

/** A committed file by its git object name. */
export async function blob(name: string): Promise<Buffer> {
  const words = ['cat-file', 'blob', name]
  return (await run('git', words, { cwd: root, encoding: 'buffer', maxBuffer: 8 * 1024 * 1024 })).stdout
}

/** Many committed files at once, by their git object names; what is missing is left out. */
export function blobs(names: readonly string[]): ReadonlyMap<string, string> {
  const { stdout } = spawnSync('git', ['cat-file', '--batch'], {
    cwd: root,
    input: names.join('\n'),
    maxBuffer: 512 * 1024 * 1024,
  })
  const found = new Map<string, string>()
  let at = 0
  while (at < (stdout?.length ?? 0)) {
    const end = stdout.indexOf(10, at)
    const [name = '', kind, size] = stdout.subarray(at, end).toString().split(' ')
    const length = kind === 'blob' ? Number(size) : -1
    if (length >= 0) found.set(name, stdout.subarray(end + 1, end + 1 + length).toString())
    // The content ends with a line break of its own.
    at = length >= 0 ? end + 1 + length + 1 : end + 1
  }
  return found
}
