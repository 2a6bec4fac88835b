import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { moveMoney } from '../db/money'
import type { SalaryContractRow } from '../db/agency'
import { isAgentType, memberOf } from '../accounts'
import type { HandlerContext } from '../handler'
import { teamOf } from '../team/tree'
import { among } from './team-today'

/**
 * Salaries: a fixed amount for each day or hour in which a team's settled bets reach the contract's
 * threshold.
 */

const hour = 60 * 60 * 1000
/** Manila's UTC offset: a day begins at its midnight, an hour at any. */
const lead = 8 * hour
const lengths = { salary: 24 * hour, hourly: hour } as const

/** The start of a time's day or hour. */
const periodStart = (kind: SalaryContractRow['kind'], at: number): number =>
  Math.floor((at + lead) / lengths[kind]) * lengths[kind] - lead

/** How many of the periods between two times reach the threshold. */
async function earned(
  db: Kysely<Tables>,
  { kind, fromMinor }: SalaryContractRow,
  ids: readonly string[],
  from: number,
  to: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select (settledAt + ${lead}) / ${lengths[kind]} as period from (
        select settledAt, stake from bet
          where state = 'settled' and settledAt >= ${from} and settledAt < ${to} and memberId in ${among(ids)}
        union all
        select settledAt, stakeMinor as stake from lotterySuborder
          where status in ('won', 'lost') and settledAt >= ${from} and settledAt < ${to} and memberId in ${among(ids)})
      group by period having sum(stake) >= ${fromMinor})
  `.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** Pays the caller for periods ended since the last payment, each day and hour once, whoever triggers it. */
export async function settleSalaries(context: HandlerContext): Promise<void> {
  const { db, caller, now } = context
  if (!isAgentType(caller!.type)) return
  const { memberId } = caller!
  const contracts = await db
    .selectFrom('salaryContract')
    .selectAll()
    .where('memberId', '=', memberId)
    .execute()
  if (contracts.length === 0) return
  const ids = (await teamOf(db, await memberOf(context))).map(({ member }) => member.id)
  for (const contract of contracts) {
    const { kind, minor, paidUntil } = contract
    const ended = periodStart(kind, now())
    if (ended <= paidUntil) continue
    const count = await earned(db, contract, ids, paidUntil, ended)
    await db.transaction().execute(async (trx) => {
      const taken = await trx
        .updateTable('salaryContract')
        .set({ paidUntil: ended })
        .where('memberId', '=', memberId)
        .where('kind', '=', kind)
        .where('paidUntil', '=', paidUntil)
        .executeTakeFirst()
      if (taken.numUpdatedRows === 0n) return
      for (let n = 0; n < count; n++) await moveMoney(trx, { memberId, minor, reason: 'salary', at: now() })
    })
  }
}
