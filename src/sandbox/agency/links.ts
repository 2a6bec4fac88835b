import type { Kysely, Selectable } from 'kysely'
import type { InputOf } from '../../platform/call'
import type { Contract } from '../../platform/contract'
import type { Member } from '../accounts'
import type { AffiliateUrlRow } from '../db/agency'
import type { Tables } from '../db/tables'
import { Refusal, type HandlerContext } from '../handler'
import { givenWithin, onWire, setRates, type GivenRates } from './rates'

/** Maximum number of links per agent. */
const maxLinks = 20
const longestNote = 40

const answerOf = (row: Selectable<AffiliateUrlRow>) => ({
  id: row.id,
  code: row.code,
  url: `/m/register?code=${row.code}`,
  kind: row.kind,
  rates: onWire(JSON.parse(row.rates) as GivenRates),
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

/** Makes a link. */
export async function createLink(
  { requestId, kind, note, rates }: InputOf<Contract['affiliateUrlCreate']>,
  { db, now, random }: HandlerContext,
  agent: Member,
) {
  const links = await linksOf(db, agent)
  if (links.length >= maxLinks || note.length > longestNote) throw new Refusal(400, 'request.invalid')
  const given = await givenWithin(db, agent.id, rates, now())
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

/** Deletes a link; an unknown one, or another agent's, is left alone. */
export async function deleteLink(db: Kysely<Tables>, agent: Member, id: string): Promise<void> {
  await db.deleteFrom('affiliateUrl').where('memberId', '=', agent.id).where('id', '=', id).execute()
}

/** The invitation link of a code, for registration; undefined if there is none. */
export function linkOf(db: Kysely<Tables>, code: string) {
  return db
    .selectFrom('affiliateUrl')
    .innerJoin('member', 'member.id', 'affiliateUrl.memberId')
    .select(['affiliateUrl.id', 'affiliateUrl.kind', 'affiliateUrl.rates', 'member.username'])
    .where('affiliateUrl.code', '=', code)
    .executeTakeFirst()
}

/** Applies a link to a new member: they get its rates, and its counter goes up. */
export async function joinBy(
  db: Kysely<Tables>,
  link: { readonly id: string; readonly rates: string },
  memberId: string,
  now: number,
): Promise<void> {
  await setRates(db, memberId, JSON.parse(link.rates) as GivenRates, now)
  await db
    .updateTable('affiliateUrl')
    .set(({ eb }) => ({ joined: eb('joined', '+', 1) }))
    .where('id', '=', link.id)
    .execute()
}
