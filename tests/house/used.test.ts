import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { areas } from '../../src/platform/contract'
import { settingsValue } from '../../src/platform/calls/settings'
import { routes } from '../../src/app/routes'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { flags } from '../../src/tools/wire/flags'
import { playerCode, planted } from './project'

const decisions = readFileSync(inRoot('docs/decisions.md'), 'utf8')

/** What a player's browser may load, without the contract, which names everything. */
const users = playerCode.filter(({ path }) => !path.startsWith('src/platform/'))

/** Names that none of the files has as a word. */
const unused = (names: readonly string[], files: readonly { readonly text: string }[]) =>
  names.filter((name) => !files.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)))

/** Those that no decision names either: nobody has said that they are left out. */
const forgotten = (names: readonly string[]) =>
  unused(names, users).filter((name) => !decisions.includes(`\`${name}\``))

it('every call of the contract is made by a flow, or a decision says why not', () => {
  const calls = Object.values(areas).flatMap((area) => Object.keys(area))
  expect(calls.length).toBeGreaterThan(100)
  expect(forgotten(calls)).toEqual([])
})

it('every field of the settings is read, or a decision says why not', () => {
  const fields = Object.keys(settingsValue.entries)
  expect(fields).toContain('maintenance')
  expect(forgotten([...fields, 'mem_cen', 'dep_func', 'pathList'])).toEqual([])
})

it('every flag that docs/wire names is read', () => {
  expect(
    unused(
      flags.map(([flag]) => flag),
      users,
    ),
  ).toEqual([])
})

it('every route has a screen, or a decision says why not', () => {
  const empty = routes.filter(({ page }) => !page).map(({ path }) => path)
  expect(empty.filter((path) => !decisions.includes(`\`${path}\``))).toEqual([])
})

it('a name that stands nowhere is found', () => {
  const files = [planted('src/flows/home/vendors.ts', 'call(vendors)')]
  expect(unused(['vendors', 'vassalages'], files)).toEqual(['vassalages'])
})
