import { sql, type Kysely } from 'kysely'
import type { AccountSide, MovementKind } from '../../platform/calls/records'
import type { Tables } from '../db/tables'
import type { Paging } from '../paging'
import { reasonsOf } from './codes'

/** One ledger movement; `balanceAfter` is the member's total balance after it, over all wallets. */
interface BookLine {
  readonly id: number
  readonly at: number
  readonly minor: number
  readonly reason: string
  readonly vendor: string
  readonly vendorName: string | null
  readonly balanceAfter: number
}

interface BookQuestion {
  readonly memberId: string
  readonly types: AccountSide
  readonly from: number
  readonly to: number
  readonly kind?: MovementKind | undefined
}

/** Filters the ledger's reasons; unknown ones count as adjustments. */
function wanted(
  types: AccountSide,
  kind: MovementKind | undefined,
): { in?: readonly string[]; not?: readonly string[] } {
  if (types === 'A') return { in: reasonsOf('A', kind) }
  if (kind === undefined) return {}
  if (kind !== 'other') return { in: reasonsOf('M', kind) }
  const others = new Set(reasonsOf('M', 'other'))
  return { not: reasonsOf('M').filter((reason) => !others.has(reason)) }
}

/** A member's movements in a date range. The running balance covers all movements, in time order. */
function bookOf(db: Kysely<Tables>, { memberId, types, from, to, kind }: BookQuestion) {
  const all = db
    .selectFrom('ledger')
    .select(['id', 'at', 'minor', 'reason', 'vendor'])
    .select(sql<number>`sum(minor) over (order by at, id)`.as('balanceAfter'))
    .where('memberId', '=', memberId)
  let query = db.selectFrom(all.as('book')).where('at', '>=', from).where('at', '<', to)
  const reasons = wanted(types, kind)
  if (reasons.in) query = query.where('reason', 'in', reasons.in)
  if (reasons.not) query = query.where('reason', 'not in', reasons.not)
  return query
}

/** Number of movements, and totals in and out, both unsigned; minor units. */
export async function bookTotal(db: Kysely<Tables>, question: BookQuestion) {
  const found = await bookOf(db, question)
    .select(({ fn }) => fn.countAll().as('count'))
    .select(sql<number | null>`sum(max(minor, 0))`.as('came'))
    .select(sql<number | null>`-sum(min(minor, 0))`.as('went'))
    .executeTakeFirstOrThrow()
  return { count: Number(found.count), came: Number(found.came ?? 0), went: Number(found.went ?? 0) }
}

/** A movement's number, as in records and receipts. */
export const movementNumber = (id: number): string => `T${String(id).padStart(8, '0')}`

/** The id of a member's last movement. */
export const lastMovement = async (db: Kysely<Tables>, memberId: string): Promise<number> =>
  db
    .selectFrom('ledger')
    .select('id')
    .where('memberId', '=', memberId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
    .then(({ id }) => id)

/** One page of movements, newest first. */
export function bookPage(db: Kysely<Tables>, question: BookQuestion, page: Paging): Promise<BookLine[]> {
  return bookOf(db, question)
    .leftJoin('vendor', 'vendor.code', 'book.vendor')
    .select(['book.id', 'book.at', 'book.minor', 'book.reason', 'book.vendor', 'book.balanceAfter'])
    .select('vendor.name as vendorName')
    .orderBy('book.at', 'desc')
    .orderBy('book.id', 'desc')
    .$call(page.rows)
    .execute()
}
