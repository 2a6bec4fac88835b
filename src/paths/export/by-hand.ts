import { project, type Language } from './project'

/** How an event comes about by hand; undefined where nobody says. */
export const byHand = (type: string, language: Language): string | undefined =>
  project().byHand[type]?.[language]

/** What to do after the address is open; undefined where that is all. */
export const afterOpening = (chart: string, start: string, language: Language): string | undefined =>
  project().starts[chart]?.[start]?.[language]
