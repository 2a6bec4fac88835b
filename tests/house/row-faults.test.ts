import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rowFaults as screenFaults } from '../browser/row-faults'
import { viewFaults } from '../browser/view-faults'
import { rowFaults } from '../faults/rows/rules'
import { inRoot } from '../../src/tools/lib/root.mjs'

it('each chosen fault has its place in the sources once, and a test that is to notice it (npm run mutate)', () => {
  const astray = [...rowFaults, ...screenFaults, ...viewFaults].filter(
    ({ file, find }) => readFileSync(inRoot(file), 'utf8').split(find).length !== 2,
  )
  expect(astray.map(({ file, find }) => `${file}: ${find}`)).toEqual([])
  const tests = [
    ...rowFaults.map(({ test }) => `tests/${test}.test.ts`),
    ...screenFaults.map(({ test }) => `tests/browser/${test}.spec.ts`),
    ...viewFaults.map(({ spec }) => `tests/browser/${spec}.spec.ts`),
  ]
  expect(tests.filter((test) => !existsSync(inRoot(test)))).toEqual([])
})
