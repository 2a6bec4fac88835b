import type { Json } from '../model'
import { project, type Language } from './project'
import { filled } from './screen-words'

export type { Language } from './project'

/** A text of the project's tables by `table:key`. */
export function textAt(name: string, language: Language): string | undefined {
  const [table = '', key = ''] = name.split(':')
  return project().tables[language][table]?.[key]
}

type Facts = Readonly<Record<string, Json>>

/** Whose words: the same name may stand for something else in another chart. */
export interface Whose {
  readonly chart: string
  readonly facts: Facts
}

/** What `a.b` names within facts, as text. */
function factAt(facts: Facts, name: string): string | undefined {
  let at: Json | undefined = facts
  for (const part of name.split('.')) {
    at = typeof at === 'object' && at !== null ? (at as Facts)[part] : undefined
  }
  return typeof at === 'string' || typeof at === 'number' ? String(at) : undefined
}

/** A text by `table:key`, or by the first of several, divided by `|`, that there is; `{name}` in a key is a fact. */
export function textFor(names: string, facts: Facts, language: Language): string | undefined {
  const keys = names
    .split('|')
    .map((name) => name.replace(/\{([\w.]+)\}/g, (_, of: string) => factAt(facts, of) ?? ''))
  return keys.map((key) => textAt(key, language)).find((text) => text !== undefined)
}

/** A sentence with its `{{gaps}}` filled: by the key of a text, or from the facts, as their chart's player calls them. */
export function sentenceWith(sentence: string, { chart, facts }: Whose, language: Language): string {
  const fact = (name: string) => {
    const found = factAt(facts, name)
    const called = project().names[`${chart}/${found}`]?.[language]
    return called === undefined ? found : sentenceWith(called, { chart, facts }, language)
  }
  const text = (name: string) => {
    const found = textFor(name, facts, language)
    return found === undefined ? undefined : filled(found)
  }
  return sentence.replace(
    /\{\{([^{}]*(?:\{[\w.]+\}[^{}]*)*)\}\}/g,
    (_, name: string) => (name.includes(':') ? text(name) : fact(name)) ?? '…',
  )
}

/** A message code as the player reads it: testers compare words, not codes. */
export function messageWords(params: Readonly<Record<string, Json>>, language: Language): string {
  const said = project().notice(params)
  const words = (said && textAt(said.key, language)) ?? String(params['text'] ?? '')
  return words.replace('{{seconds}}', String(said?.values?.['seconds'] ?? '')).replaceAll('\n', ' ')
}

/** Fields whose name in the chart differs from the form's. */
const called: Readonly<Record<string, string>> = { messageCode: 'verificationCode' }

/** Between two labels, each in quotes. */
const below: Readonly<Record<Language, string>> = { en: 'below', fil: 'sa ilalim ng' }

/** A field by its label, and by the one above it where two have the same; one that no account form has keeps its name. */
export function fieldWords(field: string, language: Language, whose?: Whose): string {
  const own = whose && project().fields[`${whose.chart}/${field}`]
  const name = own ?? project().fields[field] ?? `form:label.${called[field] ?? field}`
  const label = textFor(name, whose?.facts ?? {}, language) ?? field
  const other = textAt((whose && project().fieldsBelow[`${whose.chart}/${field}`]) ?? '', language)
  return other === undefined ? label : `${label}" ${below[language]} "${other}`
}
