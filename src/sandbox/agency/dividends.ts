import { sql, type Kysely, type Selectable } from 'kysely'
import { currency, formatMinor, moveMoney } from '../db/money'
import type { DividendContractRow, DividendRow } from '../db/agency'
import type { Tables } from '../db/tables'
import { isAgentType, memberOf, type Member } from '../accounts'
import type { HandlerContext } from '../handler'
import { operatorOf } from '../../operators/all'
import { siteBrand } from '../settings'
import { dividendContractOf } from './contracts'
import { teamOf } from '../team/tree'
import { among } from './team-today'

/**
 * Dividends: a share of the team's net loss per calendar month in Manila time, paid a few days after the
 * month ends.
 */

const hour = 60 * 60 * 1000
const day = 24 * hour
/** Manila's UTC offset. */
const lead = 8 * hour
/** From the end of a month to its payment. */
const untilPaid = 3 * day
/** Maximum number of months in one answer. */
const maxPeriods = 12

/** The start of a time's month, or of a month that many later. */
export function monthStart(moment: number, later = 0): number {
  const date = new Date(moment + lead)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1) - lead
}

/** Calendar day of a time, `2026-11-01`. */
const dayOf = (moment: number) => new Date(moment + lead).toISOString().slice(0, 10)

/** Members' net loss in games and lotteries, minor units; negative if they have won. The end is exclusive. */
async function netLoss(
  db: Kysely<Tables>,
  ids: readonly string[],
  from: number,
  to: number,
): Promise<number> {
  const { rows } = await sql<{ lost: number | null }>`
    select sum(lost) as lost from (
      select stake - payout as lost from bet
        where state = 'settled' and settledAt >= ${from} and settledAt < ${to} and memberId in ${among(ids)}
      union all
      select stakeMinor - payoutMinor as lost from lotterySuborder
        where status in ('won', 'lost') and settledAt >= ${from} and settledAt < ${to} and memberId in ${among(ids)})
  `.execute(db)
  return Number(rows[0]?.lost ?? 0)
}

/** The dividend on a net loss: nothing below the contract's threshold, rounded down to a centavo. */
export const dividendOf = (
  { fromMinor, share }: Pick<DividendContractRow, 'fromMinor' | 'share'>,
  lost: number,
): number => (lost <= 0 || lost < fromMinor ? 0 : Math.floor((lost * share) / 10_000))

/** Closes finished months and pays what is due, each once, whoever triggers it. */
async function closeMonths(
  db: Kysely<Tables>,
  agent: Member,
  contract: DividendContractRow,
  team: readonly string[],
  now: number,
): Promise<void> {
  const current = monthStart(now)
  for (let start = monthStart(contract.since); start < current; start = monthStart(start, 1)) {
    const known = await db
      .selectFrom('dividend')
      .select('startAt')
      .where('memberId', '=', agent.id)
      .where('startAt', '=', start)
      .executeTakeFirst()
    if (known) continue
    const end = monthStart(start, 1)
    const lost = await netLoss(db, team, Math.max(start, contract.since), end)
    const minor = dividendOf(contract, lost)
    await db
      .insertInto('dividend')
      .values({
        memberId: agent.id,
        startAt: start,
        endAt: end,
        lostMinor: lost,
        minor,
        state: minor > 0 ? 'waiting' : 'none',
        paidAt: null,
      })
      .onConflict((c) => c.doNothing())
      .execute()
  }
  await pay(db, agent, now)
}

async function pay(db: Kysely<Tables>, { id: memberId }: Member, now: number): Promise<void> {
  const due = await db
    .selectFrom('dividend')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('state', '=', 'waiting')
    .where('endAt', '<=', now - untilPaid)
    .execute()
  for (const { startAt, minor } of due) {
    await db.transaction().execute(async (trx) => {
      const taken = await trx
        .updateTable('dividend')
        .set({ state: 'paid', paidAt: now })
        .where('memberId', '=', memberId)
        .where('startAt', '=', startAt)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      if (taken.numUpdatedRows === 1n) await moveMoney(trx, { memberId, minor, reason: 'dividend', at: now })
    })
  }
}

const periodOf = ({
  startAt,
  endAt,
  lostMinor,
  minor,
}: Omit<Selectable<DividendRow>, 'memberId' | 'state' | 'paidAt'>) => ({
  startDate: dayOf(startAt),
  endDate: dayOf(endAt - 1),
  netLoss: formatMinor(lostMinor),
  amount: formatMinor(minor),
  payDate: dayOf(endAt + untilPaid),
})

/** Pays the caller what is due, whatever screen they open; call before anything reads their money. */
export async function settleDividends(context: HandlerContext): Promise<void> {
  const { db, caller, now } = context
  if (!isAgentType(caller!.type)) return
  const contract = await dividendContractOf(db, caller!.memberId)
  if (!contract) return
  const agent = await memberOf(context)
  await closeMonths(db, agent, contract, await teamIds(db, agent), now())
}

const teamIds = async (db: Kysely<Tables>, agent: Member) =>
  (await teamOf(db, agent)).map(({ member }) => member.id)

/** What an agent's contract pays: this month so far, then past months, newest first. */
export async function dividendsOf(db: Kysely<Tables>, agent: Member, now: number) {
  const contract = await dividendContractOf(db, agent.id)
  const team = contract ? await teamIds(db, agent) : []
  if (contract) await closeMonths(db, agent, contract, team, now)
  const rows = await db
    .selectFrom('dividend')
    .selectAll()
    .where('memberId', '=', agent.id)
    .orderBy('startAt', 'desc')
    .limit(maxPeriods)
    .execute()
  const startAt = monthStart(now)
  const lostMinor = contract ? await netLoss(db, team, Math.max(startAt, contract.since), now + 1) : 0
  return {
    currency,
    contract: contract
      ? {
          offeredBy: contract.offeredBy || operatorOf(await siteBrand(db)).brand.name,
          since: contract.since,
          from: formatMinor(contract.fromMinor),
          share: (contract.share / 100).toFixed(2),
        }
      : null,
    current: contract
      ? periodOf({
          startAt,
          endAt: monthStart(now, 1),
          lostMinor,
          minor: dividendOf(contract, lostMinor),
        })
      : null,
    periods: rows.map((row) => ({ ...periodOf(row), state: row.state, paidAt: row.paidAt })),
  }
}
