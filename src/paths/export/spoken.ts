import type { Json } from '../model'
import { project, type Language } from './project'

export type { Language } from './project'

/** A text of the project's tables by `table:key`. */
export function textAt(name: string, language: Language): string | undefined {
  const [table = '', key = ''] = name.split(':')
  return project().tables[language][table]?.[key]
}

/** A message code as the player reads it: testers compare words, not codes. */
export function messageWords(params: Readonly<Record<string, Json>>, language: Language): string {
  const said = project().notice(params)
  const words = (said && textAt(said.key, language)) ?? String(params['text'] ?? '')
  return words.replace('{{seconds}}', String(said?.values?.['seconds'] ?? '')).replaceAll('\n', ' ')
}

/** Fields whose name in the chart differs from the form's. */
const called: Readonly<Record<string, string>> = { messageCode: 'verificationCode' }

/** A field by its label; one that no account form has keeps its name. */
export function fieldWords(field: string, language: Language): string {
  return textAt(project().fields[field] ?? `form:label.${called[field] ?? field}`, language) ?? field
}
