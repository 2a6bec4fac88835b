import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { catalogue } from '../../../machines/index'
import { documentOf, documentText } from '../../../src/paths/export/document'
import { inRoot } from '../../../src/tools/lib/root.mjs'

const folder = inRoot('docs/flows')
const anew = 'npm run -s paths -- export all --out docs/flows writes it anew'

it.each(catalogue.map((cases) => [cases.id, cases] as const))(
  'docs/flows/%s.json matches the chart',
  (id, cases) => {
    const committed = readdirSync(folder).includes(`${id}.json`)
      ? readFileSync(`${folder}/${id}.json`, 'utf8')
      : ''
    const fresh = documentText(documentOf(cases))
    const line = fresh.split('\n').find((text, i) => committed.split('\n')[i] !== text)
    expect(
      line === undefined && committed === fresh
        ? 'the same'
        : `${anew}; first other line: ${line ?? 'the end'}`,
    ).toBe('the same')
  },
)

it('docs/flows has no file of a removed chart', () => {
  const ids = new Set(catalogue.map((cases) => `${cases.id}.json`))
  expect(readdirSync(folder).filter((name) => name.endsWith('.json') && !ids.has(name))).toEqual([])
})

it('every chart has the id of its cases, as recordings know only the chart', () => {
  expect(catalogue.filter((cases) => cases.machine.id !== cases.id)).toEqual([])
})
