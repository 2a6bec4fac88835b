import type { Kysely, Selectable, Transaction } from 'kysely'
import { addTurnover } from '../cash/turnover'
import type { DepositOrderRow, DepositState } from '../db/deposits'
import { moveMoney } from '../db/money'
import type { Tables } from '../db/tables'
import { everyday } from './world'

/** How deposits end. The first to end an order wins, and its money moves in the same transaction: once. */

export type Deposit = Selectable<DepositOrderRow>

/** Ends a pending order; undefined if it is no longer pending. */
async function end(
  trx: Transaction<Tables>,
  id: number,
  state: Exclude<DepositState, 'waiting'>,
  at: number,
): Promise<Deposit | undefined> {
  const ended = await trx
    .updateTable('depositOrder')
    .set({ state, endedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
  if (ended?.state !== 'paid') return ended
  const { memberId, amount, bonus } = ended
  await moveMoney(trx, { memberId, minor: amount, reason: 'deposit', at })
  if (bonus > 0) {
    await moveMoney(trx, { memberId, minor: bonus, reason: 'deposit-bonus', at })
    // As promised with the promotion: the bonus must be bet before any withdrawal.
    await addTurnover(trx, { memberId, minor: bonus * everyday.turnover, at })
  }
  return ended
}

/** Ends one order by the payer's or the operator's decision. False if it was already over. */
export async function endDeposit(
  db: Kysely<Tables>,
  id: number,
  state: Exclude<DepositState, 'waiting'>,
  at: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => (await end(trx, id, state, at)) !== undefined)
}

/** Applies time-based endings: transfers due to be matched, and unpaid orders past their expiry. */
export async function endDueDeposits(db: Kysely<Tables>, now: number, memberId?: string): Promise<void> {
  const due = (of: Kysely<Tables>) => {
    const waiting = of
      .selectFrom('depositOrder')
      .select(['id', 'dueAt', 'expiresAt'])
      .where('state', '=', 'waiting')
      .where((eb) => eb.or([eb('dueAt', '<=', now), eb('expiresAt', '<=', now)]))
    return memberId === undefined ? waiting : waiting.where('memberId', '=', memberId)
  }
  if (!(await due(db).limit(1).executeTakeFirst())) return
  await db.transaction().execute(async (trx) => {
    for (const { id, dueAt, expiresAt } of await due(trx).orderBy('id').execute()) {
      const isFound = dueAt !== null && dueAt <= now
      await end(trx, id, isFound ? 'paid' : 'expired', isFound ? dueAt : expiresAt)
    }
  })
}

/**
 * Cancels deposits still awaiting payment on the provider's page, because the player may no longer deposit. A
 * transfer may be in transit: it is credited when it arrives, and can be withdrawn.
 */
export async function cancelUnpaid(trx: Transaction<Tables>, memberId: string, at: number): Promise<void> {
  await trx
    .updateTable('depositOrder')
    .set({ state: 'cancelled', endedAt: at })
    .where('memberId', '=', memberId)
    .where('state', '=', 'waiting')
    .where('token', 'is not', null)
    .execute()
}
