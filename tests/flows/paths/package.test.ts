import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inRoot } from '../../../src/tools/lib/root.mjs'
import { packPaths } from '../../../src/tools/paths-package'

const sample = inRoot('tests/flows/paths/samples/other-project')
const work = mkdtempSync(join(tmpdir(), 'chart-paths-'))
const shop = join(work, 'tea-shop')
let used: readonly string[] = []

/** Output and exit of one of the package's commands in the other project. */
function says(...words: string[]) {
  const { stdout, stderr, status } = spawnSync('node_modules/.bin/paths', words, {
    cwd: shop,
    encoding: 'utf8',
  })
  return { out: `${stdout}${stderr}`.trimEnd(), status }
}

/** Packs the tool and installs it in a small project without React and sandbox, without a network. */
beforeAll(async () => {
  const built = join(work, 'built')
  used = await packPaths(built)
  execFileSync('npm', ['pack', '--silent', '--pack-destination', work], { cwd: built })
  const archive = readdirSync(work).find((name) => name.endsWith('.tgz'))
  cpSync(sample, shop, { recursive: true })
  const own = JSON.parse(readFileSync(join(sample, 'package.json'), 'utf8')) as object
  const dependencies = {
    'chart-paths': `file:${join(work, String(archive))}`,
    xstate: `file:${inRoot('node_modules/xstate')}`,
  }
  writeFileSync(join(shop, 'package.json'), JSON.stringify({ ...own, dependencies }))
  execFileSync('npm', ['install', '--offline', '--silent', '--no-audit', '--no-fund'], { cwd: shop })
}, 120_000)
afterAll(() => rmSync(work, { recursive: true }))

it('the packed path tool brings nothing of this product', () => {
  const others = used.filter((path) => !/^src\/paths\/|node_modules\//.test(path))
  expect(others).toEqual(['src/sandbox/rng.ts', 'src/tools/lib/root.mjs', 'src/tools/lib/source.ts'])
  expect(used.filter((path) => /perya|filipino|words-fil/.test(path))).toEqual([])
})

it('the packed path tool works on the charts of another project, from its own folder', () => {
  expect(says('coverage')).toEqual({
    out: 'kettle  states 3/3 (100 %)      transitions 6/6 (100 %)         1 path, 10 steps, 3 situations',
    status: 0,
  })
  expect(says('run', '--real', '--style', 'random:1')).toMatchObject({ status: 0 })
  expect(says('run').out).toMatch(/^kettle {2}1 path, \d+ steps: all passed$/)
  // The chart writes to its log; the output is the tool's alone.
  expect(JSON.parse(says('run', '--json').out)).toMatchObject({ charts: [{ chart: 'kettle', problems: [] }] })
  const script = says('export', 'kettle', '--format', 'markdown').out
  expect(script).toContain('| 1 | Tap "Boil" |')
  expect(script).not.toMatch(/sandbox|npm start|tests\/browser/)
  expect(script).toContain('The phone asks the kettle how much water it holds.')
  expect(says('mutate').out).toMatch(/faults noticed/)
  expect(says('explain', 'kettel')).toEqual({
    out: 'There is no chart "kettel"; did you mean "kettle"?',
    status: 2,
  })
  expect(execFileSync('node', ['use.js'], { cwd: shop, encoding: 'utf8' })).toMatch(/^kettle-\w+ true\n$/)
})

it('the packed path tool speaks of its own command, not of this product’s', () => {
  const help = says('help')
  expect(help.out).toContain('npx paths <command> [charts] [options]')
  const stale = says('export', 'all', '--check')
  expect(stale.out).toContain('Write it anew with: npx paths export all --out docs/flows')
  const spec = says('export', 'kettle', '--format', 'playwright')
  expect(spec.out).toContain(' *   npx paths run kettle --browser')
  expect(help.out + stale.out + spec.out).not.toMatch(/npm run|sandbox/)
  const kettle = readFileSync(join(shop, 'kettle.js'), 'utf8')
  writeFileSync(join(shop, 'kettle.js'), kettle.replace('SWITCH_OFF: [{}]', 'SWITCH_OFF: []'))
  expect(says('coverage').out).toContain('add one to events.SWITCH_OFF in its cases, {} where')
  writeFileSync(join(shop, 'kettle.js'), kettle)
})

it('docs/paths.md shows the other project’s configuration, and what the package says there', () => {
  const page = readFileSync(inRoot('docs/paths.md'), 'utf8')
  expect(page).toContain(`\`\`\`js\n${readFileSync(join(sample, 'paths.config.js'), 'utf8')}\`\`\``)
  const [, command = '', output] = /```\nnpx (paths [^\n]+)\n```\n\n```\n([\s\S]+?)\n```/.exec(page) ?? []
  expect(says(...command.split(' ').slice(1)).out).toBe(output)
})

it('docs/paths.md shows a TypeScript project that compiles against the package’s types', () => {
  const [, example = ''] =
    /```ts\n(import [^\n]+ from 'chart-paths'[\s\S]+?)```/.exec(
      readFileSync(inRoot('docs/paths.md'), 'utf8'),
    ) ?? []
  writeFileSync(join(shop, 'lamp.ts'), example)
  const options = '--ignoreConfig --noEmit --strict --module nodenext --lib es2023,dom --checkers 1'
  const words = [...options.split(' '), '--types', '', 'lamp.ts']
  const { stdout, status } = spawnSync(inRoot('node_modules/.bin/tsc'), words, {
    cwd: shop,
    encoding: 'utf8',
  })
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 })
})

it('a folder without a configuration, or with a wrong one, gets one sentence', () => {
  writeFileSync(join(shop, 'paths.config.js'), 'export default { charts: [] }')
  expect(says('list')).toMatchObject({
    out: expect.stringMatching(/it has no "catalogue", a list of cases\.$/),
    status: 2,
  })
  rmSync(join(shop, 'paths.config.js'))
  expect(says('help')).toMatchObject({ out: expect.stringContaining('npx paths <command>'), status: 0 })
  expect(says('list')).toMatchObject({
    out: 'There is no paths.config.js here; it says which charts there are.',
    status: 2,
  })
})
