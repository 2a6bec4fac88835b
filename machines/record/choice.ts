import type { Destination } from '../shared/effects'

/** What a record shows: the choice that stands in its address (RECORD-04..09). */

/** Days that a record looks back, today counted; a year is as far as it goes. */
export const ranges = [1, 7, 30, 365] as const
export type Range = (typeof ranges)[number]

/** One record: where it is, and what can be chosen there. */
export interface RecordPage<Kind extends string = string> {
  /** Own path without query. */
  readonly to: string
  /** Kinds that it can be narrowed to; none where there is nothing to narrow. */
  readonly kinds: readonly Kind[]
  /** The kind's name in the query. */
  readonly kindName: string
  /** False where the kinds themselves say which days: no days stand in the address. */
  readonly looksBack?: false
  /** What else stands in the query, whatever is chosen: `types=A`. */
  readonly query?: Readonly<Record<string, string>>
}

export interface RecordChoice {
  readonly days: Range
  /** Null is all of them. */
  readonly kind: string | null
}

export type RecordQuery = Readonly<Record<string, string | undefined>>

/** Reads an address's query; never throws, whatever somebody has typed there. */
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
