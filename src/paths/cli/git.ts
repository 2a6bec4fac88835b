import { execFileSync } from 'node:child_process'
import type { Host } from './host'

/** Runs git in a folder; undefined when git fails or is missing. */
function git(root: string, ...words: string[]): string | undefined {
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
export function filesAt(root: string, ref: string, paths: readonly string[]): ReadonlyMap<string, string> {
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

/** Paths of the files under a folder at a git ref. */
export const pathsAt = (root: string, ref: string, folder: string): readonly string[] =>
  (git(root, 'ls-tree', '-r', '--name-only', ref, folder) ?? '').split('\n')

/** What the command line asks git. */
export const gitHost = (
  root: string,
): Pick<Host, 'readAt' | 'listAt' | 'hasRef' | 'lastTag' | 'countCommits'> => ({
  readAt: (ref, path) => git(root, 'show', `${ref}:${path}`),
  listAt: (ref, folder) => (git(root, 'ls-tree', '--name-only', `${ref}:${folder}`) ?? '').split('\n'),
  hasRef: (ref) =>
    git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`) !== undefined,
  lastTag: () => git(root, 'describe', '--tags', '--abbrev=0')?.trim(),
  countCommits: (ref) => {
    const count = git(root, 'rev-list', '--count', '--first-parent', '--end-of-options', ref)
    return count === undefined ? undefined : Number(count)
  },
})
