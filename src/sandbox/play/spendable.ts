import type { Kysely, Transaction } from 'kysely'
import { moveMoney, NotEnoughMoney, walletsOf } from '../db/money'
import { Refusal } from '../handler'
import type { Tables } from '../db/tables'

/** Everything a member has, in whichever wallet. */
export async function spendableOf(db: Kysely<Tables>, memberId: string): Promise<number> {
  return (await walletsOf(db, memberId)).reduce((sum, { minor }) => sum + minor, 0)
}

/** Takes a stake: from the main wallet first, the rest from vendor wallets. All or nothing. */
export async function takeStake(
  trx: Transaction<Tables>,
  memberId: string,
  stake: number,
  reason: string,
  at: number,
): Promise<void> {
  const wallets = await walletsOf(trx, memberId)
  const inOrder = [...wallets].sort((a, b) => Number(b.vendor === 'MAIN') - Number(a.vendor === 'MAIN'))
  let left = stake
  for (const { vendor, minor } of inOrder) {
    const part = Math.min(left, minor)
    if (part > 0) await moveMoney(trx, { memberId, vendor, minor: -part, reason, at })
    left -= part
  }
  if (left > 0) throw new NotEnoughMoney()
}

/** Pays into the main wallet. */
export async function payOut(
  trx: Transaction<Tables>,
  memberId: string,
  minor: number,
  reason: string,
  at: number,
): Promise<void> {
  if (minor > 0) await moveMoney(trx, { memberId, minor, reason, at })
}

/** For requests that failed because the money does not cover them: refuses those. */
export function refuseShort(error: unknown): never {
  if (error instanceof NotEnoughMoney) throw new Refusal(409, 'wallet.not.enough')
  throw error
}
