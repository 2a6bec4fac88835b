import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { catalogue } from '../../machines/index'
import { rowsOf } from '../../src/tools/lib/trace'
import { inRoot } from '../../src/tools/lib/root.mjs'

const page = (name: string) => readFileSync(inRoot(`docs/${name}.md`), 'utf8')
const rows = new Set(rowsOf(page('requirements')))
const pages = ['architecture', 'browsers', 'decisions', 'deploy', 'paths', 'product', 'qa']
const lines = page('decisions')
  .split('\n')
  .filter((line) => line.startsWith('- '))

it('every decision is one line that starts with requirement ids', () => {
  expect(lines.length).toBeGreaterThan(40)
  const strange = lines.filter((line) => {
    const ids = /^- ([A-Z0-9]+-\d+(?:, [A-Z0-9]+-\d+)*)(?: \(contrary\))?: \S/.exec(line)?.[1]?.split(', ')
    return !ids || ids.some((id) => !rows.has(id))
  })
  expect(strange).toEqual([])
})

it.each(pages)('every file and folder named in docs/%s.md exists', (name) => {
  const named = [...page(name).matchAll(/`((?:machines|src|tests|docs)\/[\w./-]*)`/g)].map(
    (found) => found[1] ?? '',
  )
  expect(named.filter((path) => !existsSync(inRoot(path)))).toEqual([])
})

it.each(pages)('every script named in docs/%s.md exists', (name) => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: object }
  const named = [...page(name).matchAll(/npm run (?:-s )?([a-z]+)/g)].map((found) => found[1] ?? '')
  expect(named.filter((script) => !(script in scripts))).toEqual([])
})

it.each(['product', 'qa'])('every chart docs/%s.md passes to the path tool is in the catalogue', (name) => {
  const ids = new Set(catalogue.map(({ id }) => id))
  const named = [
    ...page(name).matchAll(
      /paths -- (?:coverage|generate|run|explain|mutate|export) ([a-z-]+(?: [a-z][a-z-]+)*)/g,
    ),
  ].flatMap((found) => (found[1] ?? '').split(' '))
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((id) => id !== 'all' && !ids.has(id))).toEqual([])
})
