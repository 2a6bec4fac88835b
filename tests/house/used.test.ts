import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { areas } from '../../src/platform/contract'
import { settings, settingsValue } from '../../src/platform/calls/settings'
import { routes } from '../../src/app/routes'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { flags } from '../../src/tools/wire/flags'
import { openWorld } from '../wire/support/world'
import { playerCode, planted } from './project'

/** Decisions that leave something out; a name mentioned in others does not count. */
const decisions = readFileSync(inRoot('docs/decisions.md'), 'utf8')
  .split('\n')
  .filter((line) => /no screen makes|nothing depends on|changes? nothing/.test(line))
  .join('\n')

/** What a player's browser may load, except the contract, which names everything. */
const users = playerCode.filter(({ path }) => !path.startsWith('src/platform/'))

/** Comments do not count as use. */
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Names that occur as a word in none of the files. */
const unused = (names: readonly string[], files: readonly { readonly text: string }[]) => {
  const texts = files.map(({ text }) => withoutComments(text))
  return names.filter((name) => !texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
}

/** Imports from the contract: another word with the same name, `claim` or `vendors`, is not a call. */
const importedCalls = (files: readonly { readonly text: string }[]) =>
  files.map(({ text }) => ({
    text: [...text.matchAll(/import \{([^}]*)\} from '[^']*platform\/calls\/[^']*'/g)]
      .map(([, names = '']) => names)
      .join(),
  }))

/** Those that no decision names either: they are not documented as left out. */
const forgotten = (names: readonly string[], files: readonly { readonly text: string }[] = users) =>
  unused(names, files).filter((name) => !decisions.includes(`\`${name}\``))

it('every call of the contract is made by a flow, or a decision says why not', () => {
  const calls = Object.values(areas).flatMap((area) => Object.keys(area))
  expect(calls.length).toBeGreaterThan(100)
  expect(forgotten(calls, importedCalls(users))).toEqual([])
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

it('every flag that the sandbox sends is read', async () => {
  const world = await openWorld('memory')
  const { whitelabel } = await world.call(settings, { merchantCode: 'perya' })
  await world.close()
  expect(Object.keys(whitelabel).length).toBeGreaterThan(20)
  expect(forgotten(Object.keys(whitelabel))).toEqual([])
})

it('every route has a screen', () => {
  expect(routes.filter(({ page }) => !page).map(({ path }) => path)).toEqual([])
})

it('a name that stands nowhere is found', () => {
  const files = [planted('src/flows/home/vendors.ts', 'call(vendors)')]
  expect(unused(['vendors', 'vassalages'], files)).toEqual(['vassalages'])
  const said = [planted('src/pages/x.ts', `// call(vendors)\nconst vendors = 1`)]
  expect(unused(['vendors'], importedCalls(said))).toEqual(['vendors'])
  const made = [planted('src/flows/x.ts', `import { vendors } from '../../platform/calls/games'`)]
  expect(unused(['vendors'], importedCalls(made))).toEqual([])
  expect(unused(['REWCEN3'], [planted('src/x.ts', '/* REWCEN3 */ const a = 1')])).toEqual(['REWCEN3'])
})
