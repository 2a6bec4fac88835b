import type { Notice } from '../../../machines/shared/effects'
import { wordsForNotice } from '../../i18n/notices'
import { words as formEnglish } from '../../i18n/words/EN/form'
import { words as partsEnglish } from '../../i18n/words/EN/parts'
import { words as shellEnglish } from '../../i18n/words/EN/shell'
import { words as formFilipino } from '../../i18n/words/TY/form'
import { words as partsFilipino } from '../../i18n/words/TY/parts'
import { words as shellFilipino } from '../../i18n/words/TY/shell'
import type { Json } from '../model'

/** Languages of the manual script: English and Filipino. */
export type Language = 'en' | 'fil'

type Words = Readonly<Record<string, string>>

const tables: Readonly<
  Record<Language, { readonly shell: Words; readonly parts: Words; readonly form: Words }>
> = {
  en: { shell: shellEnglish, parts: partsEnglish, form: formEnglish },
  fil: { shell: shellFilipino, parts: partsFilipino, form: formFilipino },
}

/** A message code as the player reads it: testers compare words, not codes. */
export function messageWords(params: Readonly<Record<string, Json>>, language: Language): string {
  const { key, values } = wordsForNotice(params as unknown as Notice)
  const [table, name] = key.split(':') as ['parts' | 'shell', string]
  const words = tables[language][table][name] ?? String(params['text'] ?? '')
  return words.replace('{{seconds}}', String(values.seconds ?? '')).replaceAll('\n', ' ')
}

/** Fields whose name in the chart differs from the form's. */
const called: Readonly<Record<string, string>> = { messageCode: 'verificationCode' }

/** A field by its label; one that no account form has keeps its name. */
export function fieldWords(field: string, language: Language): string {
  return tables[language].form[`label.${called[field] ?? field}`] ?? field
}
