import type { Kysely, Selectable, Transaction } from 'kysely'
import { addTurnover } from '../cash/turnover'
import { burn, isBurnt } from '../db/burnt-keys'
import { formatMinor, moveMoney } from '../db/money'
import type { ClaimKind, ClaimRow } from '../db/rewards'
import type { Tables } from '../db/tables'
import { underKey } from '../db/under-key'
import { Refusal } from '../handler'
import { demandNoBreak } from '../play/exclusion'
import { trialType } from '../trial'
import { missionsOf } from './missions'
import { markClaimed, waitingRewards, type Claimant } from './promotions'
import { gatheredRebate, minRebate, sumOf, type GatheredRebate } from './rebates'

/**
 * Claims: paid once, however often they are repeated. The check, the money and the receipt are one
 * transaction.
 */

interface ClaimRequest {
  readonly requestId: string
  readonly kind: ClaimKind
  readonly id: string
  /** Exact decimal text: what the player saw. */
  readonly amount: string
}

/** What can be claimed under a name right now. */
export interface Waiting {
  readonly source: string
  readonly titleEn: string
  readonly titleTy: string
  readonly amount: number
  readonly promotionId?: string
  /** Required turnover before a withdrawal, minor units. */
  readonly turnover?: number
  readonly rebates?: readonly GatheredRebate[]
}

async function waitingFor(
  db: Kysely<Tables>,
  claimant: Claimant,
  { kind, id, requestId }: ClaimRequest,
): Promise<Waiting | undefined> {
  const { memberId, now } = claimant
  if (kind === 'reward') {
    const found = (await waitingRewards(db, claimant)).find((one) => one.id === id)
    return found && { ...found, source: found.id }
  }
  if (kind === 'mission') {
    const found = (await missionsOf(db, memberId, now)).find((one) => one.claimId === id)
    return found?.state === 'waiting' ? { ...found, source: id } : undefined
  }
  const rebates = (await gatheredRebate(db, memberId)).filter(({ amount }) => amount > 0)
  const amount = sumOf(rebates)
  if (amount < minRebate) return undefined
  return { source: requestId, titleEn: 'Rebate', titleTy: 'Rebate', amount, rebates }
}

export type Claim = Selectable<ClaimRow>

/** Pays a claim. The same key is the same claim; an amount other than the one seen is refused. */
export function payClaim(
  db: Kysely<Tables>,
  { type, ...claimant }: Claimant & { readonly type: number },
  request: ClaimRequest,
): Promise<Claim> {
  const { memberId, now: at } = claimant
  if (type === trialType) throw new Refusal(403, 'session.trial.refused')
  return db.transaction().execute(async (trx) => {
    const known = await underKey(trx, 'claim', memberId, request.requestId)
    if (known) {
      const same = known.kind === request.kind && (request.kind === 'rebate' || known.source === request.id)
      if (!same) throw new Refusal(409, 'claim.conflict')
      return known
    }
    if (await isBurnt(trx, memberId, request.requestId)) throw new Refusal(409, 'request.late')
    // A rebate is the player's own money; gifts invite to play.
    if (request.kind !== 'rebate') await demandNoBreak(trx, memberId, at)
    const waiting = await waitingFor(trx, claimant, request)
    if (!waiting || formatMinor(waiting.amount) !== request.amount) throw new Refusal(409, 'claim.changed')
    return writeClaim(trx, memberId, request, waiting, at)
  })
}

/** Records a verified claim: receipt, money and its turnover requirement. */
export async function writeClaim(
  trx: Transaction<Tables>,
  memberId: string,
  { requestId, kind }: Pick<ClaimRequest, 'requestId' | 'kind'>,
  { source, titleEn, titleTy, amount, promotionId, turnover = 0, rebates = [] }: Waiting,
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
  await addTurnover(trx, { memberId, minor: turnover, at })
  return made
}

/** Looks up a claim whose answer was lost. An unused key is burnt. */
export function askAboutClaim(
  db: Kysely<Tables>,
  memberId: string,
  requestId: string,
  at: number,
): Promise<Claim | null> {
  return db.transaction().execute(async (trx) => {
    const known = await underKey(trx, 'claim', memberId, requestId)
    if (known) return known
    await burn(trx, memberId, requestId, at)
    return null
  })
}
