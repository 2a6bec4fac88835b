import { execFile, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
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

/**
 * Answers of one `git cat-file --batch`, in request order: a process per file would cost more than the file.
 */
function openReader() {
  const child = spawn('git', ['cat-file', '--batch'], { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] })
  const parts = [child, child.stdin as Socket, child.stdout as Socket]
  const waiting: ((content: Buffer | undefined) => void)[] = []
  let rest = Buffer.alloc(0)
  let hasEnded = false
  const answer = (content?: Buffer) => waiting.shift()?.(content)
  child.stdout.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const end = rest.indexOf(10)
      if (end < 0) break
      const [, kind, size] = rest.subarray(0, end).toString().split(' ')
      // A missing object has no content; an existing one ends with an extra line break.
      const next = size === undefined ? end + 1 : end + 1 + Number(size) + 1
      if (rest.length < next) break
      answer(kind === 'blob' ? Buffer.from(rest.subarray(end + 1, next - 1)) : undefined)
      rest = rest.subarray(next)
    }
    // Nobody is waiting: the process may exit.
    if (waiting.length === 0) for (const part of parts) part.unref()
  })
  const end = () => {
    hasEnded = true
    while (waiting.length > 0) answer()
  }
  child.stdin.on('error', end)
  child.on('error', end).on('close', end)
  return (name: string) =>
    new Promise<Buffer | undefined>((resolve) => {
      if (hasEnded) return resolve(undefined)
      waiting.push(resolve)
      for (const part of parts) part.ref()
      child.stdin.write(`${name}\n`)
    })
}

let reader: ReturnType<typeof openReader> | undefined

/** A committed file, by its object name or as `<commit>:<path>`; undefined if there is none, or no git. */
export function content(name: string): Promise<Buffer | undefined> {
  reader ??= openReader()
  return reader(name)
}
