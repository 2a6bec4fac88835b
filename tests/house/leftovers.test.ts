import { expect, it } from 'vitest'
import { files } from '../../src/i18n/late-words'
import { filesUnder, readSource } from '../../src/tools/lib/source'
import { code, planted } from './project'
import { unreadProperties, unsaidWords, unwornClasses } from './rules/leftovers'
import { tablesOf } from './words'

const sheets = filesUnder('src')
  .filter((path) => path.endsWith('.css'))
  .map(readSource)
const modules = sheets.filter(({ path }) => path.endsWith('.module.css'))
const source = code.filter(({ path }) => /^(src|machines)\//.test(path))
const speaking = source.filter(({ path }) => !/^src\/(i18n\/(words|sets)|sandbox|studio|paths)\//.test(path))
/** The page itself and its operators' files. */
const pages = filesUnder('src')
  .filter((path) => /\.(html|json|svg)$/.test(path) && !path.startsWith('src/sandbox/'))
  .map(readSource)

it('every word of the tables is said somewhere', async () => {
  expect(unsaidWords(await tablesOf('EN'), speaking, pages.map(({ text }) => text).join('\n'))).toEqual([])
})

it('no table of words is fetched by players that only the page itself has', () => {
  expect(Object.keys(files)).toContain('./words/EN/deposit.ts')
  expect(Object.keys(files).filter((path) => /\/(boot|faces)\.ts$/.test(path))).toEqual([])
})

it('every class of a style sheet is worn', () => {
  expect(unwornClasses(modules, source)).toEqual([])
})

it('every custom property is read', () => {
  expect(unreadProperties(sheets, [...source, ...pages])).toEqual([])
})

it('words that nobody says are found, and those that are put together are not', () => {
  const words = { plain: '', left: '', 'kind.a': '', 'kind.b.text': '', days_one: '', 'late.title': '' }
  const say = (text: string) =>
    unsaidWords([{ name: 'shop', words }], [planted('src/a.ts', text)], '%1 shop late.title%')
  const all = "t('plain'); t(`kind.${a}`); t(`shop:kind.${a}.text`); t('shop:days'); useTranslation('shop')"
  expect(say(all)).toEqual(['shop: left'])
  expect(say(`${all}; t(\`\${a}\`)`)).toEqual(['shop: left'])
  expect(say("t('plain'); t(`kind.${a}`)")).toEqual([
    'shop: left',
    'shop: kind.a',
    'shop: kind.b.text',
    'shop: days_one',
  ])
})

it('classes that nobody wears and properties that nobody reads are found', () => {
  const sheet = planted(
    'src/a/a.module.css',
    '.worn { --read: 1; color: var(--read) }\n.left, .other:global(.x) { --left: 1.5 }\n/* .old { --old: 1 } */',
  )
  const user = planted('src/b/b.ts', "import css from '../a/a.module.css'\ncss.worn + css['other']")
  expect(unwornClasses([sheet], [user])).toEqual(['src/a/a.module.css has .left, and nobody wears it'])
  expect(unwornClasses([sheet], [planted(user.path, `${user.text}\ncss[kind]`)])).toEqual([])
  expect(unreadProperties([sheet], [user])).toEqual(['src/a/a.module.css sets --left, and nobody reads it'])
})
