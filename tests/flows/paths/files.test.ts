import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { written } from '../../../src/paths/cli/files'
import { root } from '../../../src/tools/lib/root.mjs'

const folder = mkdtempSync(join(tmpdir(), 'perya-paths-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('writes a command’s files, creating folders', () => {
  const path = join(folder, 'reports/today/result.xml')
  const answer = { out: `Wrote ${path}`, code: 0, files: [{ path, text: '<x/>' }] } as const
  expect(written(answer)).toBe(answer)
  expect(readFileSync(path, 'utf8')).toBe('<x/>')
})

it('still prints the result when a file cannot be written, and why', () => {
  const inTheWay = join(folder, 'file')
  writeFileSync(inTheWay, '')
  const ask = (path: string) =>
    written({ out: `login  all passed\nWrote ${path}`, code: 0, files: [{ path, text: '' }] })
  expect(ask(folder)).toEqual({
    out: `login  all passed\nCould not write "${folder}": it is a folder; name a file in it.`,
    code: 2,
  })
  expect(ask(join(inTheWay, 'a/b.xml')).out).toMatch(/a part of the way there is a file\.$/)
  expect(existsSync(join(folder, 'a'))).toBe(false)
})

const paths = (words: string) =>
  spawnSync('bash', ['-c', `set -o pipefail; node --import tsx src/paths/cli/cli.ts ${words}`], {
    cwd: root,
    encoding: 'utf8',
  })

it('a closed pipe, or a folder in place of a recording, does not crash', () => {
  const { stderr, stdout, status } = paths('generate deposit --goal pairs --json | head -1')
  expect([stdout.split('\n').length, stderr, status]).toEqual([2, '', 0])
  expect(paths('coverage logout --with docs').stderr).toBe('There is no file "docs".\n')
})
