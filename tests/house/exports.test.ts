import { expect, it } from 'vitest'
import { code, planted } from './project'
import { unusedExports } from './rules/exports'

it('what a file exports, another one uses', () => {
  expect(unusedExports(code)).toEqual([])
})

it('an export without a user is found, whatever it is', () => {
  const files = [
    planted('src/a.ts', 'export const one = 1\nexport interface Two {}\nexport async function three() {}\n'),
    planted('src/b.ts', "import { three } from './a'\n"),
  ]
  expect(unusedExports(files)).toEqual([
    'src/a.ts exports one, and nobody imports it',
    'src/a.ts exports Two, and nobody imports it',
  ])
})
