import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { loginDriver } from './paths/drivers/login.driver'
import { answers, courseOf, gesture } from './paths/support/deeds'
import { expect, test } from './support/test'

/** A tool of the project as it is typed on a command line: its exit code and all that it prints. */
function tool(...words: readonly string[]): Promise<{ code: number | null; said: string }> {
  const asked = spawn(process.execPath, words, { cwd: inRoot('.'), stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [asked.stdout, asked.stderr]) stream.on('data', (part) => (said += String(part)))
  return new Promise((resolve) => asked.on('close', (code) => resolve({ code, said })))
}

test('a spec that the path tool has written runs as it is', async () => {
  // Two tools start one after the other, the second with a browser of its own.
  test.slow()
  mkdirSync(inRoot('.cache'), { recursive: true })
  const folder = mkdtempSync(inRoot('.cache/written-'))
  const file = relative(inRoot('.'), join(folder, 'logout.spec.ts'))
  const words = ['export', 'logout', '--format', 'playwright', '--out', file]
  try {
    const { said } = await tool('--import', 'tsx', 'src/paths/cli.ts', ...words)
    expect(said).toContain(`Wrote ${file}`)
    const text = readFileSync(inRoot(file), 'utf8')
    const [, config = '', named] = /npx playwright test -c (\S+) (\S+)$/m.exec(text) ?? []
    expect(named).toBe(file)
    // The shortest of its paths: the others differ in nothing that a written spec adds.
    const [, title = ''] = /test\('(path \S+ of the logout chart)(?:(?!^test)[^])*?CANCEL/m.exec(text) ?? []
    const run = await tool('node_modules/@playwright/test/cli.js', 'test', '-c', config, file, '-g', title)
    expect(run.said).toContain('1 passed')
    expect(run.code).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a written step may type what no case types, and one that nobody can do is refused in a sentence', () => {
  const course = courseOf(loginDriver, 'both ways')
  expect(() => course.take(gesture('REFRESH_CAPTCHA'))).toThrow(
    '"REFRESH_CAPTCHA" has no place where the login chart is now ("preparing")',
  )
  expect(() => course.take(gesture('CAPTCHA_WANTED'))).toThrow(/: the sandbox sends codes without a captcha/)
  expect(() => courseOf(loginDriver, 'nobody')).toThrow('the login chart has no start "nobody"')
  course.take(answers('prepare'))
  course.take(gesture('TYPE', { field: 'username', value: 'somebody_else' }))
  expect(course.trail().steps.at(-1)?.expected.context).toMatchObject({
    values: { username: 'somebody_else' },
  })
})
