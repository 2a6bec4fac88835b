import type { Kysely, Selectable } from 'kysely'
import type { Member } from '../accounts'
import { burn, isBurnt } from '../db/burnt-keys'
import { formatMinor } from '../db/money'
import type { Tables } from '../db/tables'
import { underKey } from '../db/under-key'
import type { UpTransferTable } from '../db/withdraw'
import { Refusal } from '../handler'
import { payOut, refuseShort, takeStake } from '../play/spendable'
import { turnoverOf } from './turnover'

/** Transfers to an upline: out of one wallet and into the other in one transaction. */

/** Limits of one transfer, minor units. */
export const transferBounds = { min: 5_000, max: 2_000_000 } as const

type Row = Selectable<UpTransferTable>

const shown = ({ id, toName, minor, at }: Row) => ({
  number: `T${String(id).padStart(8, '0')}`,
  to: toName,
  amount: formatMinor(minor),
  createdAt: at,
})

/** The transfer made under a key. An unused key is burnt. */
export function transferOf(
  db: Kysely<Tables>,
  memberId: string,
  requestId: string,
  at: number,
): Promise<ReturnType<typeof shown> | null> {
  return db.transaction().execute(async (trx) => {
    const known = await underKey(trx, 'upTransfer', memberId, requestId)
    if (known) return shown(known)
    await burn(trx, memberId, requestId, at)
    return null
  })
}

/** An earlier transfer under the key; null for a new key. Refuses a key used with another amount. */
export async function transferBefore(
  db: Kysely<Tables>,
  memberId: string,
  requestId: string,
  minor: number,
): Promise<ReturnType<typeof shown> | null> {
  const known = await underKey(db, 'upTransfer', memberId, requestId)
  if (known && known.minor !== minor) throw new Refusal(400, 'request.invalid')
  return known ? shown(known) : null
}

interface TransferRequest {
  readonly memberId: string
  readonly requestId: string
  readonly upline: Member
  readonly minor: number
  readonly at: number
}

/** Moves the money, once per key. Funds under a turnover requirement cannot be transferred either. */
export async function transferUp(
  db: Kysely<Tables>,
  request: TransferRequest,
): Promise<ReturnType<typeof shown>> {
  const { memberId, requestId, upline, minor, at } = request
  return db
    .transaction()
    .execute(async (trx) => {
      const known = await underKey(trx, 'upTransfer', memberId, requestId)
      if (known) return shown(known)
      if (await isBurnt(trx, memberId, requestId)) throw new Refusal(409, 'request.late')
      if ((await turnoverOf(trx, memberId)).left > 0) throw new Refusal(409, 'withdraw.turnover.open')
      await takeStake(trx, memberId, minor, 'transfer-up', at)
      await payOut(trx, upline.id, minor, 'transfer-from-downline', at)
      const row = { memberId, requestId, toName: upline.username, minor, at }
      return shown(await trx.insertInto('upTransfer').values(row).returningAll().executeTakeFirstOrThrow())
    })
    .catch(refuseShort)
}
