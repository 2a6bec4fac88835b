import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { words as english } from '../../src/i18n/words/EN/boot'
import { words as filipino } from '../../src/i18n/words/TY/boot'
import { words as englishPanels } from '../../src/i18n/words/EN/panels'
import { words as filipinoPanels } from '../../src/i18n/words/TY/panels'
import { buildTarget, oldest, promise } from '../../src/tools/browsers'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { filesUnder, readSource, type SourceFile } from '../../src/tools/lib/source'
import { planted } from './project'
import { newBuiltIns, newStyles } from './rules/browsers'
import { reachable } from './rules/bundle'

function player(): SourceFile[] {
  if (!existsSync(inRoot('dist/index.html')))
    throw new Error('There is no dist to look at; run npm run build first.')
  const all = filesUnder('dist').filter((path) => /\.(js|css|html)$/.test(path))
  return reachable('dist/index.html', all.map(readSource))
}

it('what is built uses nothing that the oldest promised browsers lack', () => {
  const files = player()
  const scripts = files.filter(({ path }) => path.endsWith('.js'))
  const sheets = files.filter(({ path }) => path.endsWith('.css'))
  expect(scripts.length).toBeGreaterThan(50)
  expect(sheets.reduce((sum, { text }) => sum + text.length, 0)).toBeGreaterThan(100_000)
  expect([...scripts.flatMap(newBuiltIns), ...sheets.flatMap(newStyles)]).toEqual([])
})

it('the studio’s own code neither', () => {
  const files = filesUnder('src/studio').filter((path) => /^src\/studio\/(?!build\/).*\.tsx?$/.test(path))
  expect(files.length).toBeGreaterThan(20)
  expect(files.map(readSource).flatMap(newBuiltIns)).toEqual([])
})

it('detects newer built-ins and styles, and lets older ones beside them pass', () => {
  const script = (text: string) => newBuiltIns(planted('dist/assets/a.js', text))
  expect(script('a.findLast(b)')).toHaveLength(1)
  expect(script('structuredClone(a)')).toHaveLength(1)
  expect(script('a.at(-1);Object.hasOwn(a,b)')).toEqual([])
  const sheet = (text: string) => newStyles(planted('dist/assets/a.css', text))
  expect(sheet('.a{height:calc(100dvh - 1px)}')).toHaveLength(1)
  expect(sheet('.a{height:calc(100vh - 1px);height:calc(100dvh - 1px)}')).toEqual([])
  expect(sheet('.a{height:calc(100vh - var(--b));height:calc(100dvh - var(--b))}')).toHaveLength(1)
  expect(sheet('@supports (height:1dvh){.a{height:calc(100dvh - var(--b))}}')).toEqual([])
  expect(sheet('@container (max-width:104px){.a{color:red}}')).toHaveLength(1)
  expect(sheet('.a{background:color-mix(in srgb,red 5%,blue)}')).toHaveLength(1)
  expect(sheet('.a{mask:var(--m)}')).toHaveLength(1)
  expect(sheet('.a{-webkit-mask:var(--m);mask:var(--m)}')).toEqual([])
})

it('the promise is the same wherever it is given', () => {
  expect(buildTarget).toEqual(['chrome94', 'safari15.4', 'firefox104'])
  const page = (path: string) => readFileSync(inRoot(path), 'utf8')
  expect(page('README.md')).toContain(promise)
  expect(page('docs/browsers.md')).toContain(promise)
  for (const version of Object.values(oldest))
    for (const words of [english, filipino]) expect(words['late.old']).toContain(` ${version}`)
  for (const words of [englishPanels, filipinoPanels])
    expect(words['app.ios.sub']).toContain(`iOS ${oldest.safari}`)
})
