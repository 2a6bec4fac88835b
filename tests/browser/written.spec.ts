import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { loginDriver } from './paths/drivers/login.driver'
import { answers, courseOf, gesture } from './paths/support/deeds'
import { expect, test } from './support/test'

/** Runs one of the project's tools from the command line: its exit code and output. */
const tool = (...words: readonly string[]) => toolWith({}, ...words)

function toolWith(
  more: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<{ code: number | null; said: string }> {
  // Not as a worker of this run, which the tools would take themselves for.
  const env = { ...process.env, TEST_WORKER_INDEX: undefined, ...more }
  const asked = spawn(process.execPath, words, { cwd: inRoot('.'), env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [asked.stdout, asked.stderr]) stream.on('data', (part) => (said += String(part)))
  return new Promise((resolve) => asked.on('close', (code) => resolve({ code, said })))
}

test('a spec written by the path tool runs as it is', async () => {
  // Two tools run in sequence, the second with its own browser.
  test.slow()
  mkdirSync(inRoot('.cache'), { recursive: true })
  const folder = mkdtempSync(inRoot('.cache/written-'))
  const file = relative(inRoot('.'), join(folder, 'logout.spec.ts'))
  const words = ['export', 'logout', '--format', 'playwright', '--out', file]
  try {
    const { said } = await tool('--import', 'tsx', 'src/paths/cli/cli.ts', ...words)
    expect(said).toContain(`Wrote ${file}`)
    const text = readFileSync(inRoot(file), 'utf8')
    const [, config = '', named] = /npx playwright test -c (\S+) (\S+)$/m.exec(text) ?? []
    expect(named).toBe(file)
    // The shortest of its paths: for a written spec, they are all equivalent.
    const [, title = ''] = /test\('(path \S+ of the logout chart)(?:(?!^test)[^])*?CANCEL/m.exec(text) ?? []
    const run = await tool('node_modules/@playwright/test/cli.js', 'test', '-c', config, file, '-g', title)
    expect(run.said).toContain('1 passed')
    expect(run.code).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('features written by the path tool run as they are, and one older than its chart says so', async () => {
  test.slow()
  mkdirSync(inRoot('.cache'), { recursive: true })
  const folder = mkdtempSync(inRoot('.cache/features-'))
  const flows = ['welcome', 'language', 'leave-site']
  const config = 'tests/browser/gherkin.config.ts'
  const env = { FEATURES: folder }
  try {
    await tool(
      '--import',
      'tsx',
      'src/paths/cli/cli.ts',
      'export',
      ...flows,
      '--format',
      'gherkin',
      '--out',
      folder,
    )
    const feature = readFileSync(join(folder, 'leave-site.feature'), 'utf8')
    const old = feature.replace(/Then [A-Z].*/, 'Then Something else shows.')
    expect(old).not.toBe(feature)
    writeFileSync(join(folder, 'old.feature'), old)
    await toolWith(env, 'node_modules/playwright-bdd/dist/cli/index.js', '-c', config)
    const run = await toolWith(
      env,
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      config,
      '--workers=1',
    )
    expect(run.said).toContain('5 passed')
    expect(run.said).toContain('1 failed')
    expect(run.said).toContain('export the feature again where it differs')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a written step may type anything, and an impossible one is refused with an explanation', () => {
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
