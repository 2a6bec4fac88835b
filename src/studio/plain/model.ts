import type { Language } from '../words/words'

/** A chart in plain words of one language. Plain data, made at build time. */
export interface Said {
  readonly language: Language
  /** The flow's name and summary. */
  readonly flow: string
  readonly summary: string
  /** Names of the states, in list order. */
  readonly states: readonly string[]
  /** Events, whether from the player or outside, and actors, by name in the chart. */
  readonly events: Readonly<Record<string, string>>
  readonly actors: Readonly<Record<string, string>>
  /** Fields of forms, by their names in the chart. */
  readonly fields: Readonly<Record<string, string>>
  /** Conditions of transitions without a sentence. */
  readonly conditions: Readonly<Record<string, string>>
  /** Triggers of transitions; `{name}` and `{time}` are filled in. */
  readonly phrases: Readonly<
    Record<'done' | 'error' | 'snapshot' | 'finished' | 'after' | 'later' | 'onlyIf', string>
  >
  /** The chart's sentences by their English ones; empty in English. */
  readonly texts: Readonly<Record<string, string>>
}
