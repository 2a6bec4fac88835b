import { readdirSync } from 'node:fs'
import type { Language } from '../../src/i18n/language'
import type { Words } from '../../src/i18n/tables'
import { inRoot } from '../../src/tools/lib/root.mjs'

export interface WordTable {
  readonly name: string
  readonly words: Words
}

/** Every table of words of a language, by file name. */
export async function tablesOf(language: Language): Promise<readonly WordTable[]> {
  const folder = inRoot(`src/i18n/words/${language}`)
  return Promise.all(
    readdirSync(folder)
      .sort()
      .map(async (file) => ({
        name: file.replace(/\.ts$/, ''),
        words: ((await import(`${folder}/${file}`)) as { words: Words }).words,
      })),
  )
}

/** Looks up a key in all of a language's tables; throws when none has it. */
export async function tableOf(language: 'EN' | 'TY'): Promise<(key: string) => string> {
  const tables = await tablesOf(language)
  return (key) => {
    const found = tables.find(({ words }) => key in words)?.words[key]
    if (found === undefined) throw new Error(`no ${language} words for ${key}`)
    return found
  }
}
