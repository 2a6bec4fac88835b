import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { places, strangers } from './rules/layout'

it.each(Object.keys(places))('%s holds only what the house has a place for', (folder) => {
  expect(strangers(folder, readdirSync(inRoot(folder)))).toEqual([])
})

it('sees a new file at the top', () => {
  expect(strangers('.', ['src', '.gitignore', 'notes.txt', 'dist'])).toEqual([
    './notes.txt has no place there',
  ])
  expect(strangers('src', ['app', 'utils'])).toEqual(['src/utils has no place there'])
})
