/**
 * Names in URLs, both ways. "Fortune Carabao" is fortune-carabao, "Gates of Ra" is gates-of-ra,
 * "VIP Bingo" is _vip-bingo, "Lotto 6/42" is lotto-6~2f42: readable where it can be, exact always, and made of
 * characters that no server, proxy or browser rewrites (RFC 3986, unreserved).
 */

/** Words that are written small inside a name, in English and Filipino. */
const SMALL_WORDS = new Set(['of', 'the', 'and', 'in', 'vs', 'ng', 'sa', 'ni', 'ang', 'mga'])

const LONGEST = 80
const LAST_CODE_POINT = 0x10ffff
/** Characters that no name has and XML does not allow. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Cn}]/u

/** One character that has no plain form, as ~xx or ~_xxxx_, its code point in hexadecimal. */
function escaped(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16)
  return hex.length <= 2 ? `~${hex.padStart(2, '0')}` : `~_${hex}_`
}

const escapedAll = (characters: readonly string[]): string =>
  characters.map((c) => (/[a-z0-9]/.test(c) ? c : escaped(c))).join('')

/** A word as a reader would write it who knows only its letters. */
function plain(letters: string, first: boolean): string {
  if (!first && SMALL_WORDS.has(letters)) return letters
  return letters.charAt(0).toUpperCase() + letters.slice(1)
}

function wordToSlug(word: string, first: boolean): string {
  if (word === '') return ''
  const lower = word.toLowerCase()
  if (/^[A-Za-z0-9]+$/.test(word)) {
    if (plain(lower, first) === word) return lower
    if (word.toUpperCase() === word) return `_${lower}`
  }
  // The first letter of an odd word is a capital unless it is escaped, as in every other word.
  const [head = '', ...rest] = Array.from(word)
  const capital = /[A-Z]/.test(head) && (first || !SMALL_WORDS.has(lower))
  const start = capital ? head.toLowerCase() : /[0-9]/.test(head) ? head : escaped(head)
  return start + escapedAll(rest)
}

/** The URL form of a name. Two names that differ in more than white space have different forms. */
export function nameToSlug(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word, i) => wordToSlug(word, i === 0))
    .join('-')
}

const ESCAPE = /~_([0-9a-f]{3,6})_|~([0-9a-f]{2})/g

function slugToWord(slug: string, first: boolean): string {
  if (slug.startsWith('_')) return slug.slice(1).toUpperCase()
  return plain(slug, first).replace(ESCAPE, (whole, long?: string, short?: string) => {
    const code = Number.parseInt(long ?? short ?? '0', 16)
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole
  })
}

/** The name a URL form stands for; null if it is not one that nameToSlug can have written. */
export function slugToName(slug: string): string | null {
  const name = slug
    .split('-')
    .map((word, i) => slugToWord(word, i === 0))
    .join(' ')
  if (name === '' || name.length > LONGEST || FORBIDDEN.test(name)) return null
  return nameToSlug(name) === slug ? name : null
}
