import type { Said } from '../plain/model'
import type { Chart, ChartFacts, Stop, TransitionFact } from './model'

/** A duration in everyday words. */
export function timeText(ms: number): string {
  if (ms < 1000) return `${ms} ms`
  if (ms < 120_000) return `${Math.round(ms / 100) / 10} s`
  return `${Math.round(ms / 6000) / 10} min`
}

/** A state's name: in plain words, or as in the chart. */
export const nameAt = ({ said, states }: ChartFacts, at: number): string =>
  said?.states[at] ?? states[at]?.name ?? ''

/** A sentence from the chart in the reader's language. */
export const textOf = ({ said, texts }: Pick<Chart, 'said' | 'texts'>, text: string): string =>
  (said?.texts ?? texts)?.[text] ?? text

/** Why something happens, in plain words; empty for automatic transitions. */
export function plainCause(
  { events, actors, phrases }: Said,
  { cause, name, wait }: Pick<TransitionFact, 'cause' | 'name' | 'wait'>,
): string {
  switch (cause) {
    case 'event':
      return events[name] ?? name
    case 'always':
      return ''
    case 'finished':
      return phrases.finished
    case 'after':
      return wait === undefined ? phrases.later : phrases.after.replace('{time}', timeText(wait))
    default:
      return phrases[cause].replace('{name}', actors[name] ?? name)
  }
}

/** The text of a step: its sentence, or else its condition. */
export function plainText(
  chart: Pick<Chart, 'said' | 'texts'>,
  { description, guard }: Pick<TransitionFact | Stop, 'description' | 'guard'>,
): string | undefined {
  if (description !== undefined) return textOf(chart, description)
  const { said } = chart
  const what = guard === undefined ? undefined : said?.conditions[guard]
  return what === undefined ? undefined : said?.phrases.onlyIf.replace('{what}', what)
}
