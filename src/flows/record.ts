import type { ActorRefFrom } from 'xstate'
import { keyOf, type RecordChoice, type RecordPage } from '../../machines/record/choice'
import { recordMachine } from '../../machines/record/record.machine'
import { dayStart } from '../i18n/time'
import { spokenLanguage } from '../i18n/language'
import { now } from '../platform/clock'
import { boundEffects } from './effects'
import { sharedPagedList, type Item, type PagedListActor, type Query } from './paged-list'
import { currentSession } from './root'

export { ranges, type RecordChoice, type RecordPage } from '../../machines/record/choice'

/** Entries on a page of a record. */
export const pageSize = 20

export type RecordActor = ActorRefFrom<typeof recordMachine>

/** One entry, with a key of its own and the moment under whose day it stands, milliseconds. */
export interface Entry extends Item {
  readonly at: number
}

/** An entry as the list keeps it; each carries the sums of the answer it came with. */
export type Listed<Row extends Entry, Sums> = Row & { readonly sums: Sums }

/** What a record asks the platform: a stretch of time (milliseconds, the end left out), a kind, a page. */
export interface Asked<Kind extends string> {
  readonly from: number
  readonly to: number
  readonly pageNo: number
  readonly pageSize: number
  readonly language: string
  /** Null is all kinds. */
  readonly kind: Kind | null
}

/** One page of a record, with the sums over all of its pages. */
export interface RecordAnswer<Row extends Entry, Sums> {
  readonly rows: readonly Row[]
  readonly sums: Sums
  readonly pageNum: number
  readonly totalPages: number
}

interface RecordQuery extends Query {
  readonly choice: RecordChoice
}

/** A record bound to the platform: what a screen of it needs besides its words and its rows. */
export interface BoundRecord<Kind extends string, Row extends Entry, Sums> {
  readonly page: RecordPage<Kind>
  /** The record chart, which turns the list to each choice. */
  readonly flow: typeof recordMachine
  /** The list of the page; started with the choice of the first look at it. */
  readonly list: (choice: RecordChoice) => PagedListActor
  /** What one player has seen is kept apart from what another one sees. */
  readonly keyFor: (choice: RecordChoice) => string
  /** Names the types of rows and sums to a view; holds nothing. */
  readonly types?: { readonly row: Row; readonly sums: Sums }
}

/** From the first moment of the first day, in the phone's own zone, to the end of today (RECORD-04..09). */
export function stretchOf({ days }: RecordChoice, moment: number): { from: number; to: number } {
  return { from: dayStart(moment, days - 1), to: dayStart(moment, -1) }
}

/** Binds a record to the call that answers it: its address and kinds, and one page of its entries. */
export function defineRecord<Kind extends string, Row extends Entry, Sums>(
  page: RecordPage<Kind>,
  fetchPage: (asked: Asked<Kind>, signal: AbortSignal) => Promise<RecordAnswer<Row, Sums>>,
): BoundRecord<Kind, Row, Sums> {
  const keyFor = (choice: RecordChoice) => `${currentSession()?.userName ?? ''} ${keyOf(choice)}`
  const queryFor = (choice: RecordChoice): RecordQuery => ({ key: keyFor(choice), choice })
  const listActor = sharedPagedList(async ({ choice }: RecordQuery, pageNo, signal) => {
    // The chart knows the kinds of its page only.
    const kind = choice.kind as Kind | null
    const asked = { ...stretchOf(choice, now()), pageNo, pageSize, language: spokenLanguage(), kind }
    const { rows, sums, pageNum, totalPages } = await fetchPage(asked, signal)
    const items: readonly Listed<Row, Sums>[] = rows.map((row) => ({ ...row, sums }))
    return { items, pageNum, totalPages }
  })
  const list = (choice: RecordChoice) => listActor(queryFor(choice))
  const flow = recordMachine.provide({
    actions: {
      ...boundEffects,
      showList: (_, { choice }) => {
        const actor = list(choice)
        actor.send({ type: 'ASK', query: queryFor(choice) })
        actor.send({ type: 'RELOAD' })
      },
    },
  })
  return { page, flow, list, keyFor }
}
