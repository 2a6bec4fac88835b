import type { Category } from '../home/categories'
import type { Destination } from '../shared/effects'

/** What the betting record shows: the choice that stands in the address (RECORD-04). */

/** Days that the record looks back, today counted; a year is as far as it goes. */
export const ranges = [1, 7, 30, 365] as const
export type Range = (typeof ranges)[number]

/** Categories whose bets are kept here; null is all of them. */
export const categories = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'INHOUSE',
  'COCKFIGHT',
] as const satisfies readonly Category[]
export type RecordCategory = (typeof categories)[number]

export interface RecordChoice {
  readonly days: Range
  readonly category: RecordCategory | null
}

/** Reads an address's query; never throws, whatever somebody has typed there. */
export function choiceOf(query: Readonly<Record<string, string | undefined>>): RecordChoice {
  return {
    days: ranges.find((days) => String(days) === query.days) ?? 7,
    category: categories.find((name) => name === query.gameType) ?? null,
  }
}

export function keyOf({ days, category }: RecordChoice): string {
  return `${days} ${category ?? ''}`
}

/** The record's own address with a choice in it. */
export function recordPage({ days, category }: RecordChoice): Destination {
  return {
    to: '/m/gameRecord',
    query: { days: String(days), ...(category ? { gameType: category } : {}) },
    replace: true,
  }
}
