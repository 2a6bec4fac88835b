import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { Refusal } from '../handler'

/** What a whole team has done, counted from the world's own rows. */

const dayLong = 24 * 60 * 60 * 1000
/** The platform's calendar runs by Manila's time. */
const zone = '+08:00'

export interface Span {
  readonly startDate: string
  readonly endDate: string
}

/** From the first moment of the first day to the end of the last, milliseconds UTC; the end is left out. */
export function stretchOf({ startDate, endDate }: Span): { readonly from: number; readonly to: number } {
  const from = Date.parse(`${startDate}T00:00:00${zone}`)
  const to = Date.parse(`${endDate}T00:00:00${zone}`) + dayLong
  if (!(from < to)) throw new Refusal(400, 'request.invalid')
  return { from, to }
}

/** Everybody below an agent, directly or further down, by member id; the agent is not in it. */
export async function teamIds(db: Kysely<Tables>, username: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive team (id, username) as (
      select id, username from member where upline = ${username}
      union
      select m.id, m.username from member m join team t on m.upline = t.username
    )
    select id from team where username <> ${username}
  `.execute(db)
  return rows.map(({ id }) => id)
}

type Ids = readonly string[]

/** A column of ids as SQL can take any number of them. */
const among = (ids: Ids) => sql<string>`(select value from json_each(${JSON.stringify(ids)}))`

const countOf = async (query: ReturnType<typeof sql<{ count: number }>>, db: Kysely<Tables>) =>
  Number((await query.execute(db)).rows[0]?.count ?? 0)

/** Members whose last login lies in the days, or who have begun a session that still runs. */
export function loggedIn(db: Kysely<Tables>, ids: Ids, span: Span): Promise<number> {
  const { from, to } = stretchOf(span)
  return countOf(
    sql`select count(*) as count from member m where m.id in ${among(ids)} and (
      (m.lastLogin >= ${from} and m.lastLogin < ${to}) or exists (
        select 1 from session s where s.memberId = m.id and s.createdAt >= ${from} and s.createdAt < ${to}))`,
    db,
  )
}

/** Members with a bet of these days, in a game or on a lottery. */
export function betting(db: Kysely<Tables>, ids: Ids, span: Span): Promise<number> {
  const { from, to } = stretchOf(span)
  return countOf(
    sql`select count(*) as count from (
      select memberId from bet where placedAt >= ${from} and placedAt < ${to} and memberId in ${among(ids)}
      union
      select memberId from lotteryOrder where placedAt >= ${from} and placedAt < ${to} and memberId in ${among(ids)})`,
    db,
  )
}

/** Members who have opened their account in these days. */
export function registered(db: Kysely<Tables>, ids: Ids, span: Span): Promise<number> {
  const { from, to } = stretchOf(span)
  return countOf(
    sql`select count(*) as count from member
      where id in ${among(ids)} and registeredAt >= ${from} and registeredAt < ${to}`,
    db,
  )
}

/** Members with a session that is alive at this moment. */
export function online(db: Kysely<Tables>, ids: Ids, now: number, lifeSeconds: number): Promise<number> {
  return countOf(
    sql`select count(distinct memberId) as count from session
      where memberId in ${among(ids)} and createdAt > ${now - lifeSeconds * 1000} and createdAt <= ${now}`,
    db,
  )
}
