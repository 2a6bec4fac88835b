import type { Kysely, Selectable, Transaction } from 'kysely'
import type { RefusalReason, Withdrawal } from '../../platform/calls/withdraw'
import { isBurnt } from '../db/burnt-keys'
import { formatMinor, NotEnoughMoney } from '../db/money'
import type { Tables } from '../db/tables'
import type { WithdrawalTable } from '../db/withdraw'
import { Refusal } from '../handler'
import { payOut, takeStake } from '../play/purse'
import { turnoverOf } from './turnover'

/** Withdrawals: asked for, decided and paid, each in one transaction with its money. */

export type WithdrawalRow = Selectable<WithdrawalTable>

/** What one withdrawal may be, and what is kept of it, minor units. */
export const withdrawBounds = { least: 10_000, most: 5_000_000, fee: 1_000 } as const

/** By itself a withdrawal is looked into after a while and paid after another, counted from the wish. */
export const processingAfter = 60_000
export const paidAfter = 5 * 60_000

/** `W00000012`, as lists show it and the operator names it. */
export const withdrawalNumber = (id: number) => `W${String(id).padStart(8, '0')}`

export const shownWithdrawal = (row: WithdrawalRow): Withdrawal => ({
  number: withdrawalNumber(row.id),
  bankName: row.bankName,
  lastDigits: row.lastDigits,
  amount: formatMinor(row.minor),
  fee: formatMinor(row.fee),
  state: row.state,
  reason: row.reason,
  createdAt: row.createdAt,
  doneAt: row.doneAt,
})

export const withdrawalByKey = (db: Kysely<Tables>, memberId: string, requestId: string) =>
  db
    .selectFrom('withdrawal')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('requestId', '=', requestId)
    .executeTakeFirst()

export interface Wish {
  readonly memberId: string
  readonly requestId: string
  readonly card: { readonly bankName: string; readonly lastDigits: string }
  /** Minor units. */
  readonly minor: number
  readonly at: number
}

/** Holds the money and keeps the wish. The same key again answers the first one and takes nothing. */
export async function askForWithdrawal(db: Kysely<Tables>, wish: Wish): Promise<WithdrawalRow> {
  const { memberId, requestId, card, minor, at } = wish
  try {
    return await db.transaction().execute(async (trx) => {
      const known = await withdrawalByKey(trx, memberId, requestId)
      if (known) return known
      // The page has been told that this one never came.
      if (await isBurnt(trx, memberId, requestId)) throw new Refusal(409, 'withdraw.late')
      if ((await turnoverOf(trx, memberId)).left > 0) throw new Refusal(409, 'withdraw.turnover.open')
      await takeStake(trx, memberId, minor, 'withdraw', at)
      return trx
        .insertInto('withdrawal')
        .values({
          memberId,
          requestId,
          ...card,
          minor,
          fee: withdrawBounds.fee,
          state: 'waiting',
          reason: null,
          createdAt: at,
          doneAt: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
    })
  } catch (error) {
    if (error instanceof NotEnoughMoney) throw new Refusal(409, 'wallet.not.enough')
    throw error
  }
}

/** Refuses one that is still open and gives its money back, fee and all. */
async function giveBack(
  trx: Transaction<Tables>,
  { id, memberId, minor }: WithdrawalRow,
  reason: RefusalReason,
  at: number,
): Promise<void> {
  await trx
    .updateTable('withdrawal')
    .set({ state: 'refused', reason, doneAt: at })
    .where('id', '=', id)
    .execute()
  await payOut(trx, memberId, minor, 'withdraw-refused', at)
}

/** The operator's word on one that is still open; a null reason pays it. False when there is none of that number. */
export function decideWithdrawal(
  db: Kysely<Tables>,
  id: number,
  reason: RefusalReason | null,
  at: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await settleWithdrawals(trx, at)
    const row = await trx
      .selectFrom('withdrawal')
      .selectAll()
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'processing'])
      .executeTakeFirst()
    if (!row) return false
    if (reason !== null) await giveBack(trx, row, reason, at)
    else await trx.updateTable('withdrawal').set({ state: 'paid', doneAt: at }).where('id', '=', id).execute()
    return true
  })
}

/** What time alone brings about: before anybody looks at withdrawals. */
export async function settleWithdrawals(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .updateTable('withdrawal')
    .set({ state: 'processing' })
    .where('state', '=', 'waiting')
    .where('createdAt', '<=', now - processingAfter)
    .execute()
  await db
    .updateTable('withdrawal')
    .set((eb) => ({ state: 'paid' as const, doneAt: eb('createdAt', '+', paidAfter) }))
    .where('state', '=', 'processing')
    .where('createdAt', '<=', now - paidAfter)
    .execute()
}
