import type { Kysely, Selectable, Transaction } from 'kysely'
import { burn, isBurnt } from '../db/burnt-keys'
import { formatMinor, moveMoney } from '../db/money'
import type { ClaimKind, ClaimRow } from '../db/rewards'
import type { Tables } from '../db/tables'
import { Refusal } from '../handler'
import { isExcluded } from '../play/exclusion'
import { trialType } from '../trial'
import { missionsOf } from './missions'
import { markClaimed, waitingRewards } from './promotions'
import { gatheredRebate, leastRebate, sumOf, type GatheredRebate } from './rebates'

/** Claiming: whatever is repeated, paid once. The check, the money and the receipt are one transaction. */

export interface Wish {
  readonly requestId: string
  readonly kind: ClaimKind
  readonly id: string
  /** Exact decimal text: what the player has seen. */
  readonly amount: string
}

/** What waits under a name right now. */
interface Waiting {
  readonly source: string
  readonly titleEn: string
  readonly titleTy: string
  readonly amount: number
  readonly promotionId?: string
  readonly rebates?: readonly GatheredRebate[]
}

async function waitingFor(
  db: Kysely<Tables>,
  memberId: string,
  { kind, id, requestId }: Wish,
  now: number,
): Promise<Waiting | undefined> {
  if (kind === 'reward') {
    const found = (await waitingRewards(db, memberId, now)).find((one) => one.id === id)
    return found && { ...found, source: found.id }
  }
  if (kind === 'mission') {
    const found = (await missionsOf(db, memberId, now)).find((one) => one.claimId === id)
    return found?.state === 'waiting' ? { ...found, source: id } : undefined
  }
  const rebates = (await gatheredRebate(db, memberId)).filter(({ amount }) => amount > 0)
  const amount = sumOf(rebates)
  if (amount < leastRebate) return undefined
  return { source: requestId, titleEn: 'Rebate', titleTy: 'Rebate', amount, rebates }
}

export type Claim = Selectable<ClaimRow>

const byRequest = (db: Kysely<Tables>, memberId: string, requestId: string) =>
  db
    .selectFrom('claim')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('requestId', '=', requestId)
    .executeTakeFirst()

/** Pays what is claimed. The same key again is the same claim; another amount than the one seen is refused. */
export function payClaim(
  db: Kysely<Tables>,
  { memberId, type }: { memberId: string; type: number },
  wish: Wish,
  at: number,
): Promise<Claim> {
  if (type === trialType) throw new Refusal(403, 'session.trial.refused')
  return db.transaction().execute(async (trx) => {
    const known = await byRequest(trx, memberId, wish.requestId)
    if (known) {
      const same = known.kind === wish.kind && (wish.kind === 'rebate' || known.source === wish.id)
      if (!same) throw new Refusal(409, 'claim.conflict')
      return known
    }
    if (await isBurnt(trx, memberId, wish.requestId)) throw new Refusal(409, 'claim.late')
    // A rebate is the player's own; gifts invite to play.
    if (wish.kind !== 'rebate' && (await isExcluded(trx, memberId, at))) {
      throw new Refusal(403, 'player.excluded')
    }
    const waiting = await waitingFor(trx, memberId, wish, at)
    if (!waiting || formatMinor(waiting.amount) !== wish.amount) throw new Refusal(409, 'claim.changed')
    return write(trx, memberId, wish, waiting, at)
  })
}

async function write(
  trx: Transaction<Tables>,
  memberId: string,
  { requestId, kind }: Wish,
  { source, titleEn, titleTy, amount, promotionId, rebates = [] }: Waiting,
  at: number,
): Promise<Claim> {
  const made = await trx
    .insertInto('claim')
    .values({ memberId, requestId, kind, source, titleEn, titleTy, amount, at })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (rebates.length > 0) {
    await trx
      .insertInto('rebate')
      .values(rebates.map((one) => ({ ...one, claimId: made.id, memberId, at })))
      .execute()
  }
  if (promotionId !== undefined) await markClaimed(trx, memberId, promotionId)
  await moveMoney(trx, { memberId, minor: amount, reason: kind, at })
  return made
}

/** What became of a claim whose answer got lost. A key that no claim has come under is burnt. */
export function askAboutClaim(
  db: Kysely<Tables>,
  memberId: string,
  requestId: string,
  at: number,
): Promise<Claim | null> {
  return db.transaction().execute(async (trx) => {
    const known = await byRequest(trx, memberId, requestId)
    if (known) return known
    await burn(trx, memberId, requestId, at)
    return null
  })
}
