import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as door from '../../../src/paths'
import { inRoot } from '../../../src/tools/lib/root.mjs'
import { report } from './samples/turnstile.example'

const page = readFileSync(inRoot('docs/paths.md'), 'utf8')
const blocks = [...page.matchAll(/```(?:ts)?\n([\s\S]*?)```/g)].map(([, text]) => text)
/** Code names in the first column of a section's table. */
const namedIn = (title: string) => {
  const section = page.split('\n## ').find((text) => text.startsWith(title)) ?? ''
  return section.split('\n').flatMap((line) => {
    const [, first = ''] = line.split('|')
    return [...first.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  })
}

it('docs/paths.md shows the example as it is, and what it reports', () => {
  const example = readFileSync(inRoot('tests/flows/paths/samples/turnstile.example.ts'), 'utf8')
  expect(blocks.slice(0, 2)).toEqual([example, `${report.join('\n')}\n`])
  expect(report[0]).toBe('3 of 3 transitions, 0 missing')
})

it('docs/paths.md names everything that the door of the path tool has', () => {
  expect(namedIn('From code').toSorted()).toEqual(Object.keys(door).toSorted())
})

it('docs/paths.md names every field of the cases', () => {
  const source = readFileSync(inRoot('machines/shared/cases.ts'), 'utf8')
  const [, fields = ''] = /export interface FlowCases<[\s\S]*?> \{\n([\s\S]*?)\n\}/.exec(source) ?? []
  const names = [...fields.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(8)
  expect(namedIn('Cases')).toEqual(names)
})
