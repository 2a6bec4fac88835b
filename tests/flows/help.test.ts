import { expect, it } from 'vitest'
import { entryAt } from '../../src/flows/service/help'

it.each([
  [undefined, 0],
  ['0', 0],
  ['2', 2],
  ['7', 7],
  ['8', 0],
  ['-1', 0],
  ['1.5', 0],
  ['two', 0],
  ['99999999999999999999', 0],
  ['', 0],
])('[ROUTE-36] i = %s opens entry %i of eight', (wanted, index) => {
  expect(entryAt(wanted, 8)).toBe(index)
})
