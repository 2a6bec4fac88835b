import type { Kysely, Selectable, Transaction } from 'kysely'
import type { DepositOrderRow, DepositState } from '../db/deposits'
import { moveMoney } from '../db/money'
import type { Tables } from '../db/tables'

/** How deposits end. Whoever comes first ends an order, and its money moves in the same transaction: once. */

export type Deposit = Selectable<DepositOrderRow>

/** Ends an order that waits; undefined when it does not wait any more. */
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
  if (bonus > 0) await moveMoney(trx, { memberId, minor: bonus, reason: 'deposit-bonus', at })
  return ended
}

/** Ends one order as its payer or the operator says. False when it was over already. */
export async function endDeposit(
  db: Kysely<Tables>,
  id: number,
  state: Exclude<DepositState, 'waiting'>,
  at: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => (await end(trx, id, state, at)) !== undefined)
}

/** Ends what time has ended: transfers that are found by now, and orders that nobody has paid. */
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
