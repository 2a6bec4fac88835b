import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { places, strangers } from './rules/layout'

it.each(Object.keys(places))('%s contains only expected files and folders', (folder) => {
  expect(strangers(folder, readdirSync(inRoot(folder)))).toEqual([])
})

it('detects a new top-level file', () => {
  expect(strangers('.', ['src', '.gitignore', 'notes.txt', 'dist'])).toEqual([
    './notes.txt has no place there',
  ])
  expect(strangers('src', ['app', 'utils'])).toEqual(['src/utils has no place there'])
})
