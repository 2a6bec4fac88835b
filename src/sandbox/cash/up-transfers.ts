import type { Kysely, Selectable } from 'kysely'
import type { UplineTransfer } from '../../platform/calls/transfer'
import type { Member } from '../accounts'
import { burn, isBurnt } from '../db/burnt-keys'
import { formatMinor, NotEnoughMoney } from '../db/money'
import type { Tables } from '../db/tables'
import type { UpTransferTable } from '../db/withdraw'
import { Refusal } from '../handler'
import { payOut, takeStake } from '../play/purse'
import { turnoverOf } from './turnover'

/** Money handed to a superior: out of one wallet and into the other in one transaction. */

/** What one transfer may be, minor units. */
export const transferBounds = { least: 5_000, most: 2_000_000 } as const

type Row = Selectable<UpTransferTable>

const shown = ({ id, toName, minor, at }: Row): UplineTransfer => ({
  number: `T${String(id).padStart(8, '0')}`,
  to: toName,
  amount: formatMinor(minor),
  createdAt: at,
})

const byKey = (db: Kysely<Tables>, memberId: string, requestId: string) =>
  db
    .selectFrom('upTransfer')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('requestId', '=', requestId)
    .executeTakeFirst()

/** The transfer of a key. One that none has come under is burnt. */
export function transferOf(
  db: Kysely<Tables>,
  memberId: string,
  requestId: string,
  at: number,
): Promise<UplineTransfer | null> {
  return db.transaction().execute(async (trx) => {
    const known = await byKey(trx, memberId, requestId)
    if (known) return shown(known)
    await burn(trx, memberId, requestId, at)
    return null
  })
}

/** What was done under a key before; null for a new one. Refuses a key that means another amount. */
export async function transferBefore(
  db: Kysely<Tables>,
  memberId: string,
  requestId: string,
  minor: number,
): Promise<UplineTransfer | null> {
  const known = await byKey(db, memberId, requestId)
  if (known && known.minor !== minor) throw new Refusal(400, 'request.invalid')
  return known ? shown(known) : null
}

export interface TransferWish {
  readonly memberId: string
  readonly requestId: string
  readonly upline: Member
  readonly minor: number
  readonly at: number
}

/** Moves the money, once for a key. What has to be bet first cannot be handed away either. */
export async function transferUp(db: Kysely<Tables>, wish: TransferWish): Promise<UplineTransfer> {
  const { memberId, requestId, upline, minor, at } = wish
  try {
    return await db.transaction().execute(async (trx) => {
      const known = await byKey(trx, memberId, requestId)
      if (known) return shown(known)
      if (await isBurnt(trx, memberId, requestId)) throw new Refusal(409, 'transfer.late')
      if ((await turnoverOf(trx, memberId)).left > 0) throw new Refusal(409, 'withdraw.turnover.open')
      await takeStake(trx, memberId, minor, 'transfer-up', at)
      await payOut(trx, upline.id, minor, 'transfer-from-downline', at)
      const row = { memberId, requestId, toName: upline.username, minor, at }
      return shown(await trx.insertInto('upTransfer').values(row).returningAll().executeTakeFirstOrThrow())
    })
  } catch (error) {
    if (error instanceof NotEnoughMoney) throw new Refusal(409, 'wallet.not.enough')
    throw error
  }
}
