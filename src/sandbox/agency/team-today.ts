import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { Refusal } from '../handler'

/** Activity of a whole team, computed from the database. */

const dayLong = 24 * 60 * 60 * 1000
/** The platform's calendar is in Manila time. */
const zone = '+08:00'

interface Span {
  readonly startDate: string
  readonly endDate: string
}

/** From the start of the first day to the end of the last, milliseconds UTC; the end is exclusive. */
function rangeOf({ startDate, endDate }: Span): { readonly from: number; readonly to: number } {
  const from = Date.parse(`${startDate}T00:00:00${zone}`)
  const to = Date.parse(`${endDate}T00:00:00${zone}`) + dayLong
  if (!(from < to)) throw new Refusal(400, 'request.invalid')
  return { from, to }
}

type Ids = readonly string[]

/** A column of ids that works in SQL for any number of them. */
export const among = (ids: Ids) => sql<string>`(select value from json_each(${JSON.stringify(ids)}))`

const countOf = async (query: ReturnType<typeof sql<{ count: number }>>, db: Kysely<Tables>) =>
  Number((await query.execute(db)).rows[0]?.count ?? 0)

/** Members who logged in on these days, or started a session that is still active. */
export function loggedIn(db: Kysely<Tables>, ids: Ids, span: Span): Promise<number> {
  const { from, to } = rangeOf(span)
  return countOf(
    sql`select count(*) as count from member m where m.id in ${among(ids)} and (
      (m.lastLogin >= ${from} and m.lastLogin < ${to}) or exists (
        select 1 from session s where s.memberId = m.id and s.createdAt >= ${from} and s.createdAt < ${to}))`,
    db,
  )
}

/** Members with a bet on these days, in a game or a lottery. */
export function betting(db: Kysely<Tables>, ids: Ids, span: Span): Promise<number> {
  const { from, to } = rangeOf(span)
  return countOf(
    sql`select count(*) as count from (
      select memberId from bet where placedAt >= ${from} and placedAt < ${to} and memberId in ${among(ids)}
      union
      select memberId from lotteryOrder where placedAt >= ${from} and placedAt < ${to} and memberId in ${among(ids)})`,
    db,
  )
}

/** Members who opened their account on these days. */
export function registered(db: Kysely<Tables>, ids: Ids, span: Span): Promise<number> {
  const { from, to } = rangeOf(span)
  return countOf(
    sql`select count(*) as count from member
      where id in ${among(ids)} and registeredAt >= ${from} and registeredAt < ${to}`,
    db,
  )
}

/** Members with an active session right now. */
export function online(db: Kysely<Tables>, ids: Ids, now: number, lifeSeconds: number): Promise<number> {
  return countOf(
    sql`select count(distinct memberId) as count from session
      where memberId in ${among(ids)} and createdAt > ${now - lifeSeconds * 1000} and createdAt <= ${now}`,
    db,
  )
}
