import { expect, it } from 'vitest'
import { code, planted } from './project'
import { runOns } from './rules/joins'
import { tablesOf } from './words'

const tables = (await Promise.all([tablesOf('EN'), tablesOf('TY')])).flat()

/** A key's text in both languages; without its namespace, in every table that has it. */
function texts(key: string): string[] {
  const [name, bare] = key.includes(':') ? key.split(':') : [undefined, key]
  return tables.flatMap((table) =>
    (name === undefined || table.name === name) && bare !== undefined ? (table.words[bare] ?? []) : [],
  )
}

const views = code.filter(({ path }) => /^src\/(pages|app)\/.*\.tsx$/.test(path))

it('[ERROR-51] no sentence runs into the next', () => {
  expect(runOns(views, texts)).toEqual([])
})

/** Reasons appear in the middle of these: the screen ends them itself. */
const reasons = /\{\{(reason)\}\} \p{Lu}/u

it('[ERROR-51] a reason within a text is ended by the text or by the screen', () => {
  const within = tables.flatMap(({ name, words }) =>
    Object.entries(words).flatMap(([key, text]) => (reasons.test(text) ? [`${name}:${key}`] : [])),
  )
  const ended = new Set(
    views
      .filter(({ text }) => text.includes('asSentence('))
      .flatMap(({ text }) => within.filter((key) => text.includes(`'${key.replace(/^\w+:/, '')}'`))),
  )
  expect(within.filter((key) => !ended.has(key))).toEqual([])
})

it.each([
  `<FailureWords failure={failure} /> {safe}`,
  `{late ? t('stopped') : <FailureWords failure={failure} />}{' '}\n{t('next')}`,
  `{t('open')} <FailureWords failure={failure} />`,
])('sees sentences that run on in: %s', (text) => {
  const file = planted('src/pages/a/A.tsx', `const a = <p>${text}</p>`)
  expect(runOns([file], (key) => [key === 'open' ? 'Not done' : 'Done.'])).toEqual([
    'src/pages/a/A.tsx:1 runs into what follows',
  ])
})
