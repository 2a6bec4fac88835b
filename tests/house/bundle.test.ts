import { existsSync } from 'node:fs'
import { resolveConfig } from 'vite'
import { expect, it, vi } from 'vitest'
import { smsCodeMachine } from '../../machines/sms-code/sms-code.machine'
import { personas } from '../../src/sandbox/personas'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { filesUnder, readSource, type SourceFile } from '../../src/tools/lib/source'
import { planted } from './project'
import { foreignCode, reachable, secretStrings, sourceMaps } from './rules/bundle'

/** The last build's files, and those a player's page can load. */
function built(): { all: SourceFile[]; player: SourceFile[] } {
  if (!existsSync(inRoot('dist/index.html')))
    throw new Error('There is no dist to look at; run npm run build first.')
  const all = filesUnder('dist')
    .filter((path) => /\.(js|css|html|map|json|webmanifest|svg)$/.test(path))
    .map(readSource)
  return { all, player: reachable('dist/index.html', all) }
}

/** User names and passwords of the sandbox's accounts. */
const seeds = [...new Set(personas.flatMap(({ username, password }) => [username, password]))]

it('players load nothing of the sandbox, the studio, the tools or the tests', () => {
  const { player } = built()
  expect(player.filter(({ path }) => path.endsWith('.js')).length).toBeGreaterThan(0)
  expect(foreignCode(player, seeds)).toEqual([])
})

it.each(['test', 'development'])('a build is one for players, also where NODE_ENV is %s', async (mode) => {
  // As set by test runners and some shells: the page would then cache no files on phones, and React would be
  // its larger build.
  vi.stubEnv('NODE_ENV', mode)
  const { isProduction } = await resolveConfig(
    { configFile: inRoot('vite.config.ts'), logLevel: 'silent' },
    'build',
  )
  expect(isProduction).toBe(true)
})

it('players load React Router in its build for players, and only what the app uses of it', () => {
  // It leads every build to the one with warnings, and keeps its links and forms (src/tools/module-packages.ts).
  const unused = ['No routes matched location', 'data-discover']
  const text = built()
    .player.map((file) => file.text)
    .join('')
  expect(text).toContain('useLocation() may be used only in the context of a <Router> component')
  expect(unused.filter((one) => text.includes(one))).toEqual([])
})

it('players load neither the charts’ descriptions nor server-side validation', () => {
  const calls = filesUnder('src/platform/calls').map((path) => readSource(path).text)
  const rows = calls.join('').match(/(?<=\brow: ')WIRE-\d+(?=')/g) ?? []
  expect(rows.length).toBeGreaterThan(50)
  const text = built()
    .player.map((file) => file.text)
    .join('')
  const sentences = Object.values(smsCodeMachine.states).flatMap(({ description }) => description ?? [])
  expect(sentences.length).toBeGreaterThan(0)
  // On failure, print the matches, not the whole build.
  expect([...rows, ...sentences].filter((unread) => text.includes(unread))).toEqual([])
})

it('a late file is not listed with what is there already', () => {
  const scripts = new Map(
    built()
      .player.filter(({ path }) => path.endsWith('.js'))
      .map(({ path, text }) => [path.replace('dist/', ''), text]),
  )
  const imports = (file: string) =>
    [...(scripts.get(file) ?? '').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(
      ([, name]) => `assets/${name}`,
    )
  let lists = 0
  for (const [file, text] of scripts) {
    const listed = /\$files=(\[[^\]]*\])/.exec(text)?.[1]
    if (listed === undefined) continue
    const there = new Set([file])
    for (const one of there) for (const next of imports(one)) there.add(next)
    lists += 1
    expect((JSON.parse(listed) as string[]).filter((one) => there.has(one))).toEqual([])
  }
  expect(lists).toBeGreaterThan(5)
})

it('publishes no source maps', () => {
  expect(sourceMaps(built().all)).toEqual([])
})

it('publishes nothing that looks like a secret', () => {
  expect(secretStrings(built().all)).toEqual([])
})

it('detects planted code, seeds, maps and secrets', () => {
  const file = (text: string) => [planted('dist/assets/a.js', text)]
  expect(foreignCode(file('fetch("/__sandbox/flags")'))).toHaveLength(1)
  expect(foreignCode(file('import("libsql")'))).toHaveLength(1)
  expect(foreignCode(file('login("juan","pa55")'), ['juan', 'pa55'])).toHaveLength(2)
  expect(foreignCode(file('const a=1'), ['juan'])).toEqual([])
  expect(
    sourceMaps([planted('dist/a.js.map', '{}'), ...file('a\n//# sourceMappingURL=a.js.map')]),
  ).toHaveLength(2)
  expect(secretStrings(file(`x={apiKey:"${'0123456789abcdef'}"}`))).toHaveLength(1)
  expect(secretStrings(file('-----BEGIN RSA PRIVATE KEY-----'))).toHaveLength(1)
  expect(secretStrings(file('x={password:"password",token:"Authorization"}'))).toEqual([])
})

it('follows what a page loads, not what other pages load', () => {
  const files = [
    planted('dist/index.html', '<script src="/assets/main-1a.js">'),
    planted('dist/studio.html', '<script src="/assets/studio-2b.js">'),
    planted('dist/assets/main-1a.js', 'import("./home-3c.js")'),
    planted('dist/assets/home-3c.js', ''),
    planted('dist/assets/studio-2b.js', ''),
  ]
  expect(reachable('dist/index.html', files).map(({ path }) => path)).toEqual([
    'dist/index.html',
    'dist/assets/main-1a.js',
    'dist/assets/home-3c.js',
  ])
})
