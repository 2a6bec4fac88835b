import { readFileSync, readdirSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../../src/tools/lib/root.mjs'

const page = readFileSync(inRoot('docs/product.md'), 'utf8')
const pictures = [...page.matchAll(/!\[([^\]]+)\]\(\.\/([^)]+)\)/g)]

const sizeOf = (file: string) => statSync(inRoot(`docs/${file}`), { throwIfNoEntry: false })?.size ?? 0

it('every picture in docs/product.md exists and has alt text', () => {
  expect(pictures.length).toBeGreaterThan(0)
  const bad = pictures.filter(([, words = '', file = '']) => words.length < 10 || sizeOf(file) < 2_000)
  expect(bad.map(([picture]) => picture)).toEqual([])
})

it('every picture the tests took of the studio is used, and small', () => {
  const shown = new Set(pictures.map(([, , file]) => file))
  const taken = readdirSync(inRoot('docs/studio')).map((name) => `studio/${name}`)
  expect(taken.filter((file) => !shown.has(file) || sizeOf(file) > 120_000)).toEqual([])
})
