import type { ActorRefFrom } from 'xstate'
import { keyOf, type Dates, type RecordChoice, type RecordPage } from '../../../machines/record/choice'
import type { recordMachine } from '../../../machines/record/record.machine'
import { calendarDay, dayOf, dayStart } from '../../i18n/time'
import { spokenLanguage } from '../../i18n/language'
import { now } from '../../platform/clock'
import { sharedPagedList, type Item, type PagedListActor, type Query } from '../core/paged-list'
import { perPlayer } from '../core/lifetime'
import { listFlow } from './record-flow'

export {
  keyOf,
  mostDays,
  ranges,
  type Dates,
  type RecordChoice,
  type RecordPage,
} from '../../../machines/record/choice'

/** Entries per page of a record. */
export const pageSize = 20
/** Page size when a whole record is saved. */
const sheetPage = 100

export type RecordActor = ActorRefFrom<typeof recordMachine>

/** One entry, with a unique key and the time by which it is grouped into days, in milliseconds. */
export interface Entry extends Item {
  readonly at: number
}

/** An entry as the list stores it; each carries the sums of its answer. */
export type Listed<Row extends Entry, Sums> = Row & { readonly sums: Sums }

/** A record's query to the platform: a date range (milliseconds, end excluded), a kind, a page. */
interface Asked<Kind extends string> {
  readonly from: number
  readonly to: number
  readonly pageNo: number
  readonly pageSize: number
  readonly language: string
  /** Null means all kinds. */
  readonly kind: Kind | null
}

/** One page of a record, with the sums over all its pages. */
interface RecordAnswer<Row extends Entry, Sums> {
  readonly rows: readonly Row[]
  readonly sums: Sums
  readonly pageNum: number
  readonly totalPages: number
}

interface RecordQuery extends Query {
  readonly choice: RecordChoice
}

/** A record bound to the platform: what its screen needs apart from texts and rows. */
export interface BoundRecord<Kind extends string, Row extends Entry, Sums> {
  readonly page: RecordPage<Kind>
  /** The record chart, which switches the list with each choice. */
  readonly flow: typeof recordMachine
  /** The page's list; started with the first choice. */
  readonly list: (choice: RecordChoice) => PagedListActor
  /** Every entry of a choice, page after page; rejects if one page fails. */
  readonly all: (choice: RecordChoice) => Promise<readonly Row[]>
  /** Carries the row and sum types to a view; has no value at runtime. */
  readonly types?: { readonly row: Row; readonly sums: Sums }
}

/** From the start of the first day, in the phone's time zone, to the end of the last one (RECORD-04..09). */
export function rangeOf({ days }: RecordChoice, moment: number): { from: number; to: number } {
  if (typeof days !== 'number') return { from: dayOf(days.from), to: dayStart(dayOf(days.to), -1) }
  return { from: dayStart(moment, days - 1), to: dayStart(moment, -1) }
}

/** The days of a choice as calendar days; today is by the platform's clock. */
export function datesOf({ days }: Pick<RecordChoice, 'days'>): Dates {
  if (typeof days !== 'number') return days
  return { from: calendarDay(dayStart(now(), days - 1)), to: calendarDay(now()) }
}

/** Binds a record to the call that answers it: its address and kinds, and one page of its entries. */
export function defineRecord<Kind extends string, Row extends Entry, Sums>(
  page: RecordPage<Kind>,
  fetchPage: (asked: Asked<Kind>, signal: AbortSignal) => Promise<RecordAnswer<Row, Sums>>,
): BoundRecord<Kind, Row, Sums> {
  const queryFor = (choice: RecordChoice): RecordQuery => ({ key: keyOf(choice), choice })
  const askedOf = (choice: RecordChoice) => ({
    ...rangeOf(choice, now()),
    language: spokenLanguage(),
    // The chart knows the kinds of its page only.
    kind: choice.kind as Kind | null,
  })
  const all = async (choice: RecordChoice) => {
    const { signal } = new AbortController()
    // The end of the range stays fixed while pages are fetched one by one.
    const asked = { ...askedOf(choice), pageSize: sheetPage }
    const rows: Row[] = []
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
      const answer = await fetchPage({ ...asked, pageNo }, signal)
      rows.push(...answer.rows)
      pages = answer.totalPages
    }
    return rows
  }
  const listActor = sharedPagedList(perPlayer, async ({ choice }: RecordQuery, pageNo, signal) => {
    const asked = { ...askedOf(choice), pageNo, pageSize }
    const { rows, sums, pageNum, totalPages } = await fetchPage(asked, signal)
    const items: readonly Listed<Row, Sums>[] = rows.map((row) => ({ ...row, sums }))
    return { items, pageNum, totalPages }
  })
  const list = (choice: RecordChoice) => listActor(queryFor(choice))
  const flow = listFlow(list, queryFor)
  return { page, flow, list, all }
}
