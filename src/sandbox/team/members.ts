import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { formatMinor } from '../db/money'
import { getSetting } from '../settings'
import { ratesOf, shownRates } from './rates'
import { isAgent, type Teammate } from './tree'

/** Members of a team as the wire shows them; `team` is the whole team, for counting downlines. */
export async function shownMembers(
  db: Kysely<Tables>,
  mates: readonly Teammate[],
  { team, now }: { team: readonly Teammate[]; now: number },
) {
  if (mates.length === 0) return []
  const ids = mates.map(({ member }) => member.id)
  const wallets = await balancesOf(db, ids)
  const rates = await ratesOf(db, ids)
  const online = await onlineOf(db, ids, now)
  return mates.map(({ member, level }) => ({
    userName: member.username,
    agent: isAgent(member),
    level,
    members: team.filter((one) => one.member.upline === member.username).length,
    balance: formatMinor(wallets.get(member.id) ?? 0),
    registeredAt: member.registeredAt,
    lastSeen: member.lastLogin,
    online: online.has(member.id),
    rates: shownRates(rates, member.id, now),
  }))
}

/** Members' total balances, over all wallets; minor units. */
export async function balancesOf(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('wallet')
    .select(({ fn }) => ['memberId', fn.sum<number>('minor').as('minor')])
    .where('memberId', 'in', [...ids])
    .groupBy('memberId')
    .execute()
  return new Map(rows.map(({ memberId, minor }) => [memberId, Number(minor)]))
}

/** Those with an active session. */
export async function onlineOf(
  db: Kysely<Tables>,
  ids: readonly string[],
  now: number,
): Promise<Set<string>> {
  const { lifeSeconds } = await getSetting(db, 'tokens')
  const rows = await db
    .selectFrom('session')
    .select('memberId')
    .distinct()
    .where('memberId', 'in', [...ids])
    .where('createdAt', '>', now - lifeSeconds * 1000)
    .execute()
  return new Set(rows.map(({ memberId }) => memberId))
}
