import { createContext, useContext } from 'react'
import { en, type Word } from './en'
import { fil } from './fil'

export type { Word }

export type Language = 'en' | 'fil'

/** Looks up a text and fills its `{gaps}`. */
export type Say = (word: Word, gaps?: Readonly<Record<string, string | number>>) => string

const tables: Readonly<Record<Language, Readonly<Record<Word, string>>>> = { en, fil }

export const sayIn =
  (language: Language): Say =>
  (word, gaps = {}) =>
    tables[language][word].replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap))

export const SayContext = createContext<Say>(sayIn('en'))

export const useSay = (): Say => useContext(SayContext)

/** The studio's language. */
export const LanguageContext = createContext<Language>('en')

export const useLanguage = (): Language => useContext(LanguageContext)
