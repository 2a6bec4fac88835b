import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findChromium } from '../../src/tools/lib/chromium.mjs'
import { ensureChromium } from '../../src/tools/lib/get-chromium.mjs'
import { isInstalled } from '../../src/tools/lib/install.mjs'
import { checkNode } from '../../src/tools/lib/node-version.mjs'
import { OperatorFileError } from '../../src/operators/file'
import { portFrom, whyNotStarted } from '../../src/tools/lib/serve.mjs'
import { playwrightTally, vitestTally } from '../../src/tools/lib/tally.mjs'

let folder = ''
const put = (path: string, content: unknown) => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(content), { mode: 0o755 })
  return file
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'perya-tools-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('rejects an unsupported Node in one sentence', () => {
  expect(() => checkNode('20.18.3')).toThrow('Perya needs Node 20.19 or newer, and this is Node 20.18.3.')
  expect(() => checkNode('18.20.0')).toThrow('this is Node 18.20.0')
  for (const version of ['20.19.0', '22.0.0', '24.1.0']) expect(() => checkNode(version)).not.toThrow()
})

it('reads the port from PORT and explains invalid ones', () => {
  expect(portFrom({})).toBe(4173)
  expect(portFrom({ PORT: '8080' })).toBe(8080)
  for (const PORT of ['0', '65536', 'web', '80.5']) {
    expect(() => portFrom({ PORT })).toThrow(`PORT must be a number from 1 to 65535, not "${PORT}".`)
  }
})

it('says why the site does not start: of an operator file every fault, of anything else one sentence', () => {
  const faults = 'acme/operator.json is not an operator file:\n  brand.age: must be 18 or more\n  hosts: no'
  expect(whyNotStarted(new OperatorFileError(faults), 80)).toBe(faults)
  expect(whyNotStarted(new Error('Nothing there.\n  at x'), 80)).toBe(
    'The server could not be started (Nothing there).',
  )
  expect(whyNotStarted(new Error('EADDRINUSE'), 80)).toContain('Port 80 is taken')
})

it('installs when a package is missing or outdated, but not for other systems’ builds', () => {
  const wanted = { a: { version: '1.0.0' }, b: { version: '2.0.0', optional: true } }
  const lock = (packages: typeof wanted) => ({
    packages: { '': {}, 'node_modules/a': packages.a, 'node_modules/b': packages.b },
  })
  put('package-lock.json', lock(wanted))
  expect(isInstalled(folder)).toBe(false)
  put('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version: '1.0.0' } } })
  expect(isInstalled(folder)).toBe(false)
  put('node_modules/a/package.json', {})
  expect(isInstalled(folder)).toBe(true)
  put('package-lock.json', lock({ ...wanted, a: { version: '1.0.1' } }))
  expect(isInstalled(folder)).toBe(false)
})

it('finds the configured Chromium, or the first on the path', () => {
  const chromium = put('google-chrome', {})
  expect(findChromium({ CHROME_PATH: chromium })).toBe(chromium)
  expect(findChromium({ CHROME_PATH: join(folder, 'gone') })).toBeUndefined()
})

it('fetches a Chromium where there is none: the first that runs', async () => {
  vi.stubEnv('CHROME_PATH', '')
  const kept = join(folder, 'kept')
  const said: string[] = []
  const way = (says: string, start: string | undefined) => ({ says, into: async () => start })
  const ways = {
    none: way('asking', undefined),
    broken: way('trying', 'exit 1'),
    good: way('taking', 'echo 1'),
  }
  const get = (find: () => string | undefined) =>
    ensureChromium((line) => said.push(line), { find, kept, ways })
  expect(await get(() => undefined)).toBe(join(kept, 'chromium'))
  expect(said).toEqual(['asking', 'trying', 'taking'].map((what) => `No Chromium here: ${what}…`))
  expect(await get(() => '/usr/bin/chromium')).toBe('/usr/bin/chromium')
  expect(said).toHaveLength(3)
})

it('counts what did not run, or could not be loaded, as failed', () => {
  const report = { numPassedTests: 3, numTotalTests: 5, testResults: [] as unknown[] }
  expect(vitestTally(put('a.json', report), 1)).toEqual({ passed: 3, failed: 2 })
  const broken = { ...report, numTotalTests: 3, testResults: [{ status: 'failed', assertionResults: [] }] }
  expect(vitestTally(put('b.json', broken), 1)).toEqual({ passed: 3, failed: 1 })
  expect(vitestTally(put('c.json', { ...report, numTotalTests: 3 }), 1)).toEqual({ passed: 3, failed: 1 })
  expect(vitestTally(join(folder, 'gone.json'), 0)).toEqual({ passed: 0, failed: 1 })
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }
  const spec = (title: string, ok: boolean) => ({ file: 'home.spec.ts', title, ok })
  const suites = [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }]
  expect(playwrightTally(put('d.json', { stats, errors: [], suites }), 1)).toEqual({
    passed: 4,
    failed: 3,
    names: ['home.spec.ts › closes'],
  })
})

it('reports where and why a browser test failed, without colours or source lines', () => {
  const message =
    '\u001b[31mError: what it did\u001b[39m\n\nExpected: 1\nReceived: 2\n   at a.ts:3\n> 3 | expect()'
  const steps = [
    { title: 'opens' },
    { title: 'signs in', error: {}, steps: [{ title: 'expect.toBe', error: {} }] },
  ]
  const result = { status: 'failed', steps, errors: [{ message }] }
  const suites = [{ specs: [{ file: 'a.spec.ts', title: 'b', ok: false, tests: [{ results: [result] }] }] }]
  const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 }
  const { names } = playwrightTally(put('e.json', { stats, errors: [], suites }), 1)
  expect(names?.map((one) => one.split('\n').map((line) => line.trim()))).toEqual([
    ['a.spec.ts › b', 'in: signs in', 'in: expect.toBe', 'Error: what it did', 'Expected: 1', 'Received: 2'],
  ])
})
