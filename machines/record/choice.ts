import type { Destination } from '../shared/effects'
import { type Path } from '../shared/address'

/** What a record shows: the choice, kept in its address (RECORD-04..09). */

/** Number of days shown, including today; at most a year. */
export const ranges = [1, 7, 30, 365] as const
export type Range = (typeof ranges)[number]

/** Calendar days, `2026-11-01`, first and last included. */
export interface Dates {
  readonly from: string
  readonly to: string
}

/** Maximum number of days the platform accepts at once, with a day to spare for daylight saving changes. */
export const mostDays = 366

export type DatesProblem = 'missing' | 'order' | 'long'

const dateShape = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** Problem with the dates a player typed; null if there is none. */
export function datesProblem({ from, to }: Dates): DatesProblem | null {
  if (!dateShape.test(from) || !dateShape.test(to)) return 'missing'
  if (from > to) return 'order'
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 < mostDays ? null : 'long'
}

/** One record: its address and its filters. */
export interface RecordPage<Kind extends string = string> {
  readonly to: Path
  /** Kinds to filter by; none if there is nothing to filter. */
  readonly kinds: readonly Kind[]
  /** The query parameter of the kind. */
  readonly kindName: string
  /** Fixed query parameters, whatever is chosen: `types=A`. */
  readonly query?: Readonly<Record<string, string>>
}

export interface RecordChoice {
  /** A number of days up to today, or a custom date range. */
  readonly days: Range | Dates
  /** Null means all of them. */
  readonly kind: string | null
}

export type RecordQuery = Readonly<Record<string, string | undefined>>

/** Reads an address's query; never throws, whatever was typed there. */
export function choiceOf({ kinds, kindName }: RecordPage, query: RecordQuery): RecordChoice {
  const dates = { from: query['from'] ?? '', to: query['to'] ?? '' }
  return {
    days: datesProblem(dates) === null ? dates : (ranges.find((days) => String(days) === query['days']) ?? 7),
    kind: kinds.find((kind) => kind === query[kindName]) ?? null,
  }
}

/** The dates of a custom choice. */
export const datesIn = ({ days }: RecordChoice): Dates | null => (typeof days === 'number' ? null : days)

/** Identifies a choice. */
export function keyOf({ days, kind }: RecordChoice): string {
  return `${typeof days === 'number' ? days : `${days.from} ${days.to}`} ${kind ?? ''}`
}

/** The record's own address with a choice in it. */
export function addressOf({ to, kindName, query }: RecordPage, { days, kind }: RecordChoice): Destination {
  return {
    to,
    query: {
      ...query,
      ...(typeof days === 'number' ? { days: String(days) } : days),
      ...(kind === null ? {} : { [kindName]: kind }),
    },
    replace: true,
  }
}
