import { describe, expect, it } from 'vitest'
import { eachNode, nameOf } from './rules/syntax'
import { isNode, lineOf, words as wordsIn } from '../../src/tools/lib/source'
import { playerCode } from './project'
import { tablesOf } from './words'

const english = await tablesOf('EN')
const filipino = await tablesOf('TY')
const tables = english.map(({ name, words }) => ({
  name,
  en: words,
  ty: filipino.find((table) => table.name === name)?.words ?? {},
}))
/** The placeholders in a text, and the tags around its parts. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)(?:, \w+)?\}\}|<\/?[a-z]+>/g)].map((found) => found[1] ?? found[0]).sort()

/**
 * Texts that are deliberately the same in both languages: names, symbols, and English used as is by
 * Filipinos.
 */
const alike = new Set([
  'Perya',
  'Home',
  'Login',
  'Promos',
  'Promo',
  'Menu',
  'Account',
  'Deposit',
  'Withdraw',
  'Withdrawal',
  'Members',
  'Balance',
  'Username',
  'Password',
  'Captcha',
  'SMS code',
  'Jackpot',
  'Games',
  'Slots',
  'Sports',
  'E-sports',
  'Live',
  'Hot',
  'Poker',
  'In-house',
  'E-lottery',
  'Lottery',
  'VIP room',
  'Settings',
  'Register',
  'Vendors',
  'Winners',
  'Dividend',
  'Mobile number',
  'Customer service',
  'Invitation code',
  'QQ number',
])

describe('one word for one thing', () => {
  const texts = tables.flatMap(({ name, en, ty }) =>
    [en, ty].flatMap((words) => Object.entries(words).map(([key, text]) => `${name}:${key} ${text}`)),
  )

  it('no text has an operator’s name in it: every operator has the same texts', () => {
    expect(texts.filter((text) => /\b(perya|bayside)\b/i.test(text))).toEqual([])
  })

  it('who stands above a player is their upline', () => {
    expect(texts.filter((text) => /\bsuperiors?\b/i.test(text))).toEqual([])
  })

  it('what is announced in Filipino is spelt in one way', () => {
    expect(texts.filter((text) => /anunsiy/i.test(text))).toEqual([])
  })

  it('a percentage is written without a blank', () => {
    expect(texts.filter((text) => /[\d}] %/.test(text))).toEqual([])
  })

  it('a record of money is named for its deposits or withdrawals', () => {
    expect(texts.filter((text) => /\bload record|\bwithdraw report/i.test(text))).toEqual([])
  })
})

describe('the two languages', () => {
  it('have the same tables', () => {
    expect(filipino.map(({ name }) => name)).toEqual(english.map(({ name }) => name))
    expect(english.map(({ name }) => name)).toContain('shell')
  })

  it.each(tables.map((table) => [table.name, table] as const))(
    '[I18N-05, I18N-06] %s: same keys',
    (_, { en, ty }) => {
      expect(Object.keys(ty)).toEqual(Object.keys(en))
    },
  )

  it.each(tables.map((table) => [table.name, table] as const))(
    '%s: same placeholders in every text',
    (_, { en, ty }) => {
      const different = Object.keys(en).filter(
        (key) => placeholders(en[key] ?? '').join() !== placeholders(ty[key] ?? '').join(),
      )
      expect(different).toEqual([])
    },
  )

  it('no text is empty, has stray spaces, or shows code', () => {
    const bad = tables.flatMap(({ name, en, ty }) =>
      [en, ty].flatMap((table) =>
        Object.entries(table)
          .filter(
            ([, text]) =>
              text.trim() !== text ||
              text === '' ||
              /undefined|\[object|NaN|<(?!\/?[a-z]+>)|\{[^{]*\}(?!\})/.test(
                text.replace(/\{\{\w+(?:, \w+)?\}\}/g, ''),
              ),
          )
          .map(([key]) => `${name}.${key}`),
      ),
    )
    expect(bad).toEqual([])
  })

  it('plural forms come in pairs, one and other, in both languages', () => {
    for (const { en, ty } of tables) {
      for (const table of [en, ty]) {
        const stems = (end: string) =>
          Object.keys(table)
            .filter((key) => key.endsWith(end))
            .map((key) => key.slice(0, -end.length))
        expect(stems('_one')).toEqual(stems('_other'))
      }
    }
  })

  it('only names and words Filipinos use as they are stay in English', () => {
    const left = tables.flatMap(({ name, en, ty }) =>
      Object.keys(en)
        .filter(
          (key) =>
            en[key] === ty[key] && /[a-z]{4}/i.test(en[key]?.replace(/\{\{\w+(?:, \w+)?\}\}/g, '') ?? ''),
        )
        .filter((key) => !alike.has(en[key] ?? '') && en[key]?.split(/\s+/).length !== 1)
        .map((key) => `${name}.${key}: ${en[key] ?? ''}`),
    )
    expect(left).toEqual([])
  })

  it('at least half the texts of each table differ', () => {
    for (const { name, en, ty } of tables) {
      const keys = Object.keys(en)
      const same = keys.filter((key) => en[key] === ty[key]).length
      expect([name, same / keys.length <= 0.5]).toEqual([name, true])
    }
  })
})

describe('words and code', () => {
  /** Literal keys passed to `t(…)`, with their namespace, if given. */
  const asked = playerCode
    .filter(({ path }) => /^src\/(pages|app)\//.test(path))
    .flatMap((file) => {
      const found: { key: string; place: string }[] = []
      eachNode(file, (node) => {
        if (node.type !== 'CallExpression' || nameOf(node.callee) !== 't') return
        const [first] = node.arguments as unknown[]
        const key = isNode(first) && first.type === 'Literal' ? wordsIn(first) : undefined
        if (key) found.push({ key, place: `${file.path}:${lineOf(file.text, node.start)}` })
      })
      return found
    })

  it('every literal key is in a table', () => {
    expect(asked.length).toBeGreaterThan(50)
    const known = new Set(
      tables.flatMap(({ name, en }) =>
        Object.keys(en).flatMap((key) => {
          const stem = key.replace(/_(one|other)$/, '')
          return [key, stem, `${name}:${key}`, `${name}:${stem}`]
        }),
      ),
    )
    expect(asked.filter(({ key }) => !known.has(key)).map(({ key, place }) => `${place} ${key}`)).toEqual([])
  })

  it('no screen has hard-coded text in place of a key', () => {
    const loose = playerCode
      .filter(({ path }) => /^src\/(pages|app)\/.*\.tsx$/.test(path))
      .flatMap((file) => {
        const found: string[] = []
        eachNode(file, (node) => {
          if (node.type !== 'JSXText') return
          const text = String(node.value).trim()
          if (/[A-Za-z]{3}/.test(text)) found.push(`${file.path}: ${text}`)
        })
        return found
      })
    expect(loose).toEqual([])
  })
})
