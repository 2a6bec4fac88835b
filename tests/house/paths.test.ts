import { expect, it } from 'vitest'
import { code, planted } from './project'
import { spelledPaths } from './rules/paths'

// Excludes the sandbox: it plays the operator, who writes addresses as any outsider would.
it('screen paths are spelled out in their table only', () => {
  expect(spelledPaths(code.filter(({ path }) => !/^(tests|src\/sandbox)\//.test(path)))).toEqual([])
})

it.each([
  [`goTo({ to: '/m/home' })`, '/m/home'],
  [`const a = <Button href="/m/withdraw" />`, '/m/withdraw'],
  ['const a = `/m/message?id=${id}`', '/m/message?id='],
  [`const a = { screen: '/m' }`, '/m'],
])('sees %s', (text, path) => {
  expect(spelledPaths([planted('src/pages/a/A.tsx', text)])).toEqual([`src/pages/a/A.tsx:1 spells ${path}`])
})

it('ignores what is not a screen path', () => {
  const text = `const a = ['/media/a.png', 'x/m/home', '/wps/m/home']; // '/m/home'`
  expect(spelledPaths([planted('src/pages/a/A.tsx', text)])).toEqual([])
})
