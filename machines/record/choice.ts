import type { Destination } from '../shared/effects'
import { type Path } from '../shared/address'

/** What a record shows: the choice, kept in its address (RECORD-04..09). */

/** Number of days shown, including today; at most a year. */
export const ranges = [1, 7, 30, 365] as const
export type Range = (typeof ranges)[number]

/** One record: its address and its filters. */
export interface RecordPage<Kind extends string = string> {
  readonly to: Path
  /** Kinds to filter by; none if there is nothing to filter. */
  readonly kinds: readonly Kind[]
  /** The query parameter of the kind. */
  readonly kindName: string
  /** False if the kinds themselves define the days: the address then has no days. */
  readonly looksBack?: false
  /** Fixed query parameters, whatever is chosen: `types=A`. */
  readonly query?: Readonly<Record<string, string>>
}

export interface RecordChoice {
  readonly days: Range
  /** Null means all of them. */
  readonly kind: string | null
}

export type RecordQuery = Readonly<Record<string, string | undefined>>

/** Reads an address's query; never throws, whatever was typed there. */
export function choiceOf({ kinds, kindName }: RecordPage, query: RecordQuery): RecordChoice {
  return {
    days: ranges.find((days) => String(days) === query['days']) ?? 7,
    kind: kinds.find((kind) => kind === query[kindName]) ?? null,
  }
}

/** Two choices with the same key show the same. */
export function keyOf({ days, kind }: RecordChoice): string {
  return `${days} ${kind ?? ''}`
}

/** The record's own address with a choice in it. */
export function addressOf(
  { to, kindName, query, looksBack }: RecordPage,
  { days, kind }: RecordChoice,
): Destination {
  return {
    to,
    query: {
      ...query,
      ...(looksBack === false ? {} : { days: String(days) }),
      ...(kind === null ? {} : { [kindName]: kind }),
    },
    replace: true,
  }
}
