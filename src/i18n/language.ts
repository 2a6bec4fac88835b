import { read, write } from '../platform/storage'
import { languageRecord } from '../platform/records'

export type Language = 'EN' | 'TY'

/** Language tags for `lang` and formatting: `TY` is Filipino (rulings: I18N). */
export const tags: Readonly<Record<Language, string>> = { EN: 'en', TY: 'fil' }

let spoken: Language = read(languageRecord) ?? 'EN'

/** The language on screen, also sent to the platform. */
export function spokenLanguage(): Language {
  return spoken
}

export function speakLanguage(language: Language): void {
  spoken = language
}

export function keepLanguage(language: Language): void {
  write(languageRecord, language)
}
