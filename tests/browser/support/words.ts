import { readdirSync } from 'node:fs'
import type { Language as Spoken } from '../../../src/i18n/language'
import type { Tables } from '../../../src/i18n/tables'
import { inRoot } from '../../../src/tools/lib/root.mjs'

type Said = Omit<Tables, 'shell' | 'parts'> & { readonly shell: Tables['shell'] & Tables['parts'] }

async function tablesOf(language: Spoken): Promise<Said> {
  const files = readdirSync(inRoot(`src/i18n/words/${language}`)).map((file) => file.replace('.ts', ''))
  const tables = await Promise.all(
    files.map(async (name) => {
      const { words: table } = (await import(`../../../src/i18n/words/${language}/${name}.ts`)) as {
        words: object
      }
      return [name, table] as const
    }),
  )
  const { parts, shell, ...others } = Object.fromEntries(tables) as unknown as Tables
  return { ...others, shell: { ...shell, ...parts } }
}

/**
 * The app's expected texts; lazy frame parts count as the frame. Imported from the word tables, so that tests
 * fail for a raw key on screen, not for new wording.
 */
export const words = { EN: await tablesOf('EN'), TY: await tablesOf('TY') }

export type Language = keyof typeof words

/** Fills a text's placeholders: `{{count}}`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
