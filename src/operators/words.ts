import type { Words } from '../i18n/tables'
import { texts } from './texts'

/** An operator's own words in place of the site's: `{"login:title": {"EN": "…"}}` of the operator file. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Included in every page. */
const most = { text: 400, all: 8_000 }

/** Placeholders in a text: `{{amount}}`. */
const placeholders = (text: string) => (text.match(/\{\{[^}]*\}\}/g) ?? []).toSorted()

/** The site's own text under a key, in English. */
function textOf(key: string): string | undefined {
  const [table = '', ...rest] = key.split(':')
  const words = Object.hasOwn(texts, table) ? texts[table as keyof typeof texts] : {}
  const name = rest.join(':')
  return Object.hasOwn(words, name) ? words[name as keyof typeof words] : undefined
}

/** The problem with one text, or null. */
function faultOf(english: string, text: string): string | null {
  const [wanted, found] = [placeholders(english), placeholders(text)]
  if (text.length > most.text) return `is longer than ${most.text} characters`
  if (wanted.join() !== found.join())
    return wanted.length > 0
      ? `has to keep ${[...new Set(wanted)].join(' and ')}, and nothing else in such brackets`
      : 'names a value in brackets that this text is not told'
  return null
}

/** A fault in an operator's wordings: where, and what is expected. */
export interface WordFault {
  readonly path: readonly string[]
  readonly message: string
}

/** All faults in an operator's wordings. */
export function wordFaults(words: OwnTexts, languages: readonly string[]): readonly WordFault[] {
  const faults = Object.entries(words).flatMap(([key, byLanguage]): WordFault[] => {
    const english = textOf(key)
    if (english === undefined) {
      return [
        {
          path: [key],
          message: 'is no text of this site: expected a key as "login:title", see src/i18n/words/EN',
        },
      ]
    }
    return Object.entries(byLanguage).flatMap(([language, text]): WordFault[] => {
      const message = languages.includes(language) ? faultOf(english, text) : 'is no language on offer'
      return message === null ? [] : [{ path: [key, language], message }]
    })
  })
  const length = JSON.stringify(words).length
  const long = {
    path: [],
    message: `are ${length} characters, and may be ${most.all}: every page carries them`,
  }
  return length > most.all ? [...faults, long] : faults
}

/** Tables only the host reads: their texts are already in the bare page and the manifest. */
const ofHost = new Set(['boot', 'faces'])

/** An operator's wordings as the app needs them: by language, then by table. */
export function wordsByLanguage(words: OwnTexts): Readonly<Record<string, Readonly<Record<string, Words>>>> {
  const all: Record<string, Record<string, Record<string, string>>> = {}
  for (const [key, byLanguage] of Object.entries(words)) {
    const [table = '', ...rest] = key.split(':')
    if (ofHost.has(table)) continue
    for (const [language, text] of Object.entries(byLanguage))
      ((all[language] ??= {})[table] ??= {})[rest.join(':')] = text
  }
  return all
}
