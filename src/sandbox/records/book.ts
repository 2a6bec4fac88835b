import { sql, type Kysely } from 'kysely'
import type { AccountSide, MovementKind } from '../../platform/calls/records'
import type { Tables } from '../db/tables'
import { reasonsOf } from './codes'

/** One movement as the ledger has it; `balanceAfter` is everything the member had then, wherever it was held. */
export interface BookLine {
  readonly id: number
  readonly at: number
  readonly minor: number
  readonly reason: string
  readonly vendor: string
  readonly vendorName: string | null
  readonly balanceAfter: number
}

export interface BookQuestion {
  readonly memberId: string
  readonly types: AccountSide
  readonly from: number
  readonly to: number
  readonly kind?: MovementKind | undefined
}

/** Reasons that a question leaves out or asks for: what nobody knows counts as an adjustment. */
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

/** A member's movements of a stretch. The balance runs through all there ever were, in the order of time. */
export function bookOf(db: Kysely<Tables>, { memberId, types, from, to, kind }: BookQuestion) {
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

/** How many movements, and what came in and went out, both without a sign; minor units. */
export async function bookTotal(db: Kysely<Tables>, question: BookQuestion) {
  const found = await bookOf(db, question)
    .select(({ fn }) => fn.countAll().as('count'))
    .select(sql<number | null>`sum(max(minor, 0))`.as('came'))
    .select(sql<number | null>`-sum(min(minor, 0))`.as('went'))
    .executeTakeFirstOrThrow()
  return { count: Number(found.count), came: Number(found.came ?? 0), went: Number(found.went ?? 0) }
}

/** One page of movements, the last one first. */
export function bookPage(
  db: Kysely<Tables>,
  question: BookQuestion,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<BookLine[]> {
  return bookOf(db, question)
    .leftJoin('vendor', 'vendor.code', 'book.vendor')
    .select(['book.id', 'book.at', 'book.minor', 'book.reason', 'book.vendor', 'book.balanceAfter'])
    .select('vendor.name as vendorName')
    .orderBy('book.at', 'desc')
    .orderBy('book.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}
