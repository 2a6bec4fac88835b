/** Prints as JSON what the change since main can affect: commits since the merge base, and uncommitted files. */
import { execFileSync } from 'node:child_process'
import { planFor } from './lib/changed'
import { root } from './lib/root.mjs'
import { filesUnder, readSource } from './lib/source'

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

const lines = (text: string) => text.split('\n').filter((line) => line !== '')

function changedFiles(): string[] {
  const base = git('merge-base', 'HEAD', 'main').trim()
  return [
    ...new Set([
      ...lines(git('diff', '--name-only', '--no-renames', base)),
      ...lines(git('ls-files', '--others', '--exclude-standard')),
    ]),
  ]
}

const files = ['src', 'machines', 'tests']
  .flatMap((folder) => filesUnder(folder))
  .filter((path) => /\.(tsx?|m[jt]s|css)$/.test(path))
  .map(readSource)
const changed = changedFiles()
process.stdout.write(JSON.stringify({ changed, ...planFor(changed, files) }))
