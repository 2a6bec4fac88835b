import type { Kysely, Selectable, Transaction } from 'kysely'
import type { RefusalReason } from '../../platform/calls/withdraw'
import { isBurnt } from '../db/burnt-keys'
import { formatMinor } from '../db/money'
import type { Tables } from '../db/tables'
import { underKey } from '../db/under-key'
import type { WithdrawalTable } from '../db/withdraw'
import { Refusal } from '../handler'
import { writeAboutWithdrawal } from './withdrawal-messages'
import { payOut, refuseShort, takeStake } from '../play/spendable'
import { turnoverOf } from './turnover'

/** Withdrawals: requested, decided and paid, each in one transaction with its money. */

type WithdrawalRow = Selectable<WithdrawalTable>

/** Limits and fee of one withdrawal, minor units. */
export const withdrawBounds = { min: 10_000, max: 5_000_000, fee: 1_000 } as const

/**
 * Without the operator, a withdrawal moves to processing and then to paid after these times from the
 * request.
 */
const processingAfter = 60_000
export const paidAfter = 5 * 60_000

/** `W00000012`, as shown in lists and used by the operator. */
const withdrawalNumber = (id: number) => `W${String(id).padStart(8, '0')}`

export const shownWithdrawal = (row: WithdrawalRow) => ({
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

interface WithdrawRequest {
  readonly memberId: string
  readonly requestId: string
  readonly card: { readonly bankName: string; readonly lastDigits: string }
  /** Minor units. */
  readonly minor: number
  readonly at: number
}

/** Holds the money and records the request. Repeating a key returns the first request and takes nothing. */
export async function askForWithdrawal(db: Kysely<Tables>, request: WithdrawRequest): Promise<WithdrawalRow> {
  const { memberId, requestId, card, minor, at } = request
  return db
    .transaction()
    .execute(async (trx) => {
      const known = await underKey(trx, 'withdrawal', memberId, requestId)
      if (known) return known
      // The page has been told that this one never arrived.
      if (await isBurnt(trx, memberId, requestId)) throw new Refusal(409, 'request.late')
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
    .catch(refuseShort)
}

/** Refuses an open withdrawal and returns its money, including the fee. */
async function giveBack(
  trx: Transaction<Tables>,
  row: WithdrawalRow,
  reason: RefusalReason,
  at: number,
): Promise<void> {
  const { id, memberId, minor } = row
  await trx
    .updateTable('withdrawal')
    .set({ state: 'refused', reason, doneAt: at })
    .where('id', '=', id)
    .execute()
  await payOut(trx, memberId, minor, 'withdraw-refused', at)
  await writeAboutWithdrawal(trx, row, withdrawalNumber(id), reason, at)
}

/**
 * The operator's decision on an open withdrawal; a null reason pays it. False if there is no such
 * withdrawal.
 */
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
    else {
      await trx.updateTable('withdrawal').set({ state: 'paid', doneAt: at }).where('id', '=', id).execute()
      await writeAboutWithdrawal(trx, row, withdrawalNumber(id), null, at)
    }
    return true
  })
}

/** Applies time-based changes, and writes to the owners of what was sent; call before reading withdrawals. */
export async function settleWithdrawals(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .updateTable('withdrawal')
    .set({ state: 'processing' })
    .where('state', '=', 'waiting')
    .where('createdAt', '<=', now - processingAfter)
    .execute()
  const sent = await db
    .updateTable('withdrawal')
    .set((eb) => ({ state: 'paid' as const, doneAt: eb('createdAt', '+', paidAfter) }))
    .where('state', '=', 'processing')
    .where('createdAt', '<=', now - paidAfter)
    .returningAll()
    .execute()
  for (const row of sent) {
    await writeAboutWithdrawal(db, row, withdrawalNumber(row.id), null, row.doneAt ?? now)
  }
}
