import { createContext, useContext } from 'react'
import { en, type Word } from './en'

export type { Word }

export type Language = 'en' | 'fil'

/** Looks up a text and fills its `{gaps}`. */
export type Say<Words extends string = Word> = (
  word: Words,
  gaps?: Readonly<Record<string, string | number>>,
) => string

type Table = Readonly<Record<string, string>>

const tables: { en: Table; fil?: Table } = { en }

/** Adds the English texts of loaded parts (`late.ts`). In Filipino, all texts load at once. */
export function addEnglish(more: Table): void {
  tables.en = { ...tables.en, ...more }
}

/** Loads a language's texts; falls back to English if they are unavailable. */
export async function loadWords(language: Language): Promise<void> {
  if (language === 'en' || tables.fil) return
  try {
    tables.fil = (await import('./fil')).fil
  } catch {
    // The next choice of the language retries.
  }
}

export const sayIn =
  (language: Language): Say =>
  (word, gaps = {}) =>
    (tables[language]?.[word] ?? tables.en[word] ?? word).replace(/\{(\w+)\}/g, (gap, name: string) =>
      String(gaps[name] ?? gap),
    )

export const SayContext = createContext<Say>(sayIn('en'))

export const useSay = (): Say => useContext(SayContext)

/** The studio's language. */
export const LanguageContext = createContext<Language>('en')

export const useLanguage = (): Language => useContext(LanguageContext)

/** Whether plain words are used instead of the charts' names. */
export const PlainContext = createContext(true)

export const useIsPlain = (): boolean => useContext(PlainContext)
