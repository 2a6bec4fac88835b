import type { Kysely, Selectable } from 'kysely'
import type { InputOf } from '../../platform/call'
import type { Contract } from '../../platform/contract'
import type { Member } from '../accounts'
import type { AffiliateUrlRow } from '../db/agency'
import type { Tables } from '../db/tables'
import { Refusal, type HandlerContext } from '../handler'
import { givenWithin, onWire, ratesOf, setRates, type Rates } from './rates'

/** Most links that an agent may have at a time. */
const mostLinks = 20
const longestNote = 40

const answerOf = (row: Selectable<AffiliateUrlRow>) => ({
  id: row.id,
  code: row.code,
  url: `/m/register?code=${row.code}`,
  kind: row.kind,
  rates: onWire(JSON.parse(row.rates) as Rates),
  note: row.note,
  joined: row.joined,
  createdAt: row.createdAt,
  requestId: row.requestId,
})

/** An agent's links, newest first. */
export async function linksOf(db: Kysely<Tables>, agent: Member) {
  const rows = await db
    .selectFrom('affiliateUrl')
    .selectAll()
    .where('memberId', '=', agent.id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(answerOf)
}

/** Makes a link, once for each key. */
export async function createLink(
  { requestId, kind, note, rates }: InputOf<Contract['affiliateUrlCreate']>,
  { db, now, random }: HandlerContext,
  agent: Member,
) {
  const links = await linksOf(db, agent)
  const before = links.find((link) => link.requestId === requestId)
  if (before) return before
  if (links.length >= mostLinks || note.length > longestNote) throw new Refusal(400, 'request.invalid')
  const given = givenWithin(await ratesOf(db, agent.id, now()), rates)
  const row: AffiliateUrlRow = {
    id: `L${random.bytes(6).toString('hex')}`,
    memberId: agent.id,
    code: random.bytes(4).toString('hex').toUpperCase(),
    kind,
    rates: JSON.stringify(given),
    note,
    joined: 0,
    requestId,
    createdAt: now(),
  }
  await db.insertInto('affiliateUrl').values(row).execute()
  return answerOf(row)
}

/** Takes a link away; one that is not there, or somebody else's, stays as it is. */
export async function deleteLink(db: Kysely<Tables>, agent: Member, id: string): Promise<void> {
  await db.deleteFrom('affiliateUrl').where('memberId', '=', agent.id).where('id', '=', id).execute()
}

/** Whose link a code is, for registration; undefined where it is no link's. */
export function linkOf(db: Kysely<Tables>, code: string) {
  return db
    .selectFrom('affiliateUrl')
    .innerJoin('member', 'member.id', 'affiliateUrl.memberId')
    .select(['affiliateUrl.id', 'affiliateUrl.kind', 'affiliateUrl.rates', 'member.username'])
    .where('affiliateUrl.code', '=', code)
    .executeTakeFirst()
}

/** Somebody has registered with a link: he gets what it gives, and it has one more. */
export async function joinBy(
  db: Kysely<Tables>,
  link: { readonly id: string; readonly rates: string },
  memberId: string,
  now: number,
): Promise<void> {
  await setRates(db, memberId, JSON.parse(link.rates) as Rates, now)
  await db
    .updateTable('affiliateUrl')
    .set(({ eb }) => ({ joined: eb('joined', '+', 1) }))
    .where('id', '=', link.id)
    .execute()
}
