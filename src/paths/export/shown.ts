import type { Path } from '../model'
import { project, type Language } from './project'

/** A path may change the language of the screen: what a script quotes of it is then in the other one. */

const other: Readonly<Record<Language, Language>> = { en: 'fil', fil: 'en' }

/** The language that the screen has after so many steps of a path. */
export function shownAfter({ steps }: Path, count: number, language: Language): Language {
  const switches = steps.slice(0, count).filter(({ event }) => event.type === project().languageEvent)
  return switches.length % 2 === 0 ? language : other[language]
}

const quoted = /"[^"]*"/g

/** A sentence with what it quotes as another one has it, where both quote as much. */
export function quoting(sentence: string, shown: string): string {
  const labels = shown.match(quoted) ?? []
  if (labels.length !== (sentence.match(quoted) ?? []).length) return sentence
  let at = 0
  return sentence.replace(quoted, () => labels[at++] ?? '')
}
