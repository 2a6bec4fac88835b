import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { wirePage } from '../../src/tools/lib/wire-page'

it('docs/wire.md is up to date with the contract (run npm run docs)', () => {
  expect(readFileSync(new URL('../../docs/wire.md', import.meta.url), 'utf8')).toBe(wirePage())
})
