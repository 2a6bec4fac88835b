import type { Json, Step } from '../model'
import { project } from './project'
import { sentenceWith, type Language } from './spoken'

type Facts = Readonly<Record<string, Json>>

/** An object's fields; none for anything else. */
export const fieldsOf = (value: Json | undefined): Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Facts) : {}

/** What a step tells, and what its chart then knows. */
export const factsOf = ({ event, expected }: Step): Facts => ({ ...fieldsOf(expected.context), ...event })

/** How an event comes about by hand; undefined where nobody says. */
export function byHand(type: string, language: Language, step?: Step): string | undefined {
  const said = project().byHand[type]?.[language]
  const [chart = ''] = type.split('/')
  return said && sentenceWith(said, { chart, facts: step ? factsOf(step) : {} }, language)
}

/** What to do after the address is open; undefined where that is all. */
export function afterOpening(chart: string, start: string, language: Language): string | undefined {
  const said = project().starts[chart]?.[start]?.[language]
  return said && sentenceWith(said, { chart, facts: {} }, language)
}
