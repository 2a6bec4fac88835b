import { read, write } from '../platform/storage'
import { operator } from '../platform/operator'
import { languageRecord } from '../platform/records'

export type Language = 'EN' | 'TY' | 'VI'

/** Language tags for `lang` and formatting: `TY` is Filipino (rulings: I18N). */
export const tags: Readonly<Record<Language, string>> = { EN: 'en', TY: 'fil', VI: 'vi' }

let spoken: Language | undefined

/** The languages that the operator offers; a first visit uses the first. */
export const offeredLanguages = () => operator().languages as readonly Language[]

function startLanguage(): Language {
  const kept = read(languageRecord)
  return (kept && offeredLanguages().includes(kept) ? kept : offeredLanguages()[0]) ?? 'EN'
}

/** The language on screen, also sent to the platform. */
export function spokenLanguage(): Language {
  return (spoken ??= startLanguage())
}

export function speakLanguage(language: Language): void {
  spoken = language
}

export function keepLanguage(language: Language): void {
  write(languageRecord, language)
}
