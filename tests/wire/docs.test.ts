import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { wirePage } from '../../src/tools/lib/wire-page'

it('docs/wire.md is what the contract says now (npm run docs writes it)', () => {
  expect(readFileSync(new URL('../../docs/wire.md', import.meta.url), 'utf8')).toBe(wirePage())
})
