import { expect, it } from 'vitest'
import { code, planted } from './project'
import {
  anyTypes,
  defaultExports,
  excuses,
  lineCount,
  long,
  longest,
  skippedTests,
  tooLong,
} from './rules/hygiene'

const tests = code.filter(({ path }) => path.startsWith('tests/'))

it('no file is longer than 400 lines', () => {
  expect(tooLong(code)).toEqual([])
  expect(tooLong([planted('src/a.ts', 'a\n'.repeat(longest + 1))])).toHaveLength(1)
  expect(tooLong([planted('src/a.ts', 'a\n'.repeat(longest))])).toEqual([])
})

it('every exception to the length rule is still needed', () => {
  const needed = new Set(code.filter((file) => lineCount(file) > longest).map(({ path }) => path))
  expect(long.filter((path) => !needed.has(path))).toEqual([])
})

it('only pages and config files export a default', () => {
  expect(defaultExports(code)).toEqual([])
  expect(defaultExports([planted('src/ui/A.tsx', 'export default function A() {}')])).toHaveLength(1)
  expect(defaultExports([planted('src/ui/A.tsx', 'const a = 1; export { a as default }')])).toHaveLength(1)
})

it('no to-do notes and no suppressed errors', () => {
  expect(excuses(code)).toEqual([])
  expect(excuses([planted('a.ts', '// TODO later\n/* @ts-ignore */\n// FIXME')])).toHaveLength(3)
  expect(excuses([planted('a.ts', `const text = '// TODO'`)])).toEqual([])
  expect(excuses([planted('a.ts', '// From the template: the words in both languages.')])).toEqual([
    'a.ts:1 says From the template: the words in both languages.',
  ])
})

it('no type is any', () => {
  expect(anyTypes(code)).toEqual([])
  expect(anyTypes([planted('a.ts', 'let a: any; let b = c as any[]')])).toHaveLength(2)
})

it('every test runs', () => {
  expect(skippedTests(tests)).toEqual([])
  expect(
    skippedTests([planted('a.ts', `it.skip('a', f); test.describe.only('b', f); it.todo('c')`)]),
  ).toHaveLength(3)
  expect(skippedTests([planted('a.ts', `it('skip', f); list.skip(1); it.each([1])('only', f)`)])).toEqual([])
})
