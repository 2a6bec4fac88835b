import { hashToken } from '../accounts'
import { Refusal, type HandlerContext } from '../handler'
import { stepsOf } from './safety'

const proofLife = 5 * 60_000

interface Payout {
  readonly memberId: string
  readonly cardId: string
  readonly minor: number
}

/** What shows the platform that the step was taken for this withdrawal and no other. */
export async function giveProof({ db, now, random }: HandlerContext, payout: Payout): Promise<string> {
  const proof = random.token()
  await db.deleteFrom('withdrawalProof').where('expiresAt', '<=', now()).execute()
  await db
    .insertInto('withdrawalProof')
    .values({ hash: hashToken(proof), ...payout, expiresAt: now() + proofLife })
    .execute()
  return proof
}

/** Refuses a withdrawal whose step is missing, and takes the proof of one whose is not: nothing has moved before. */
export async function demandProof(
  { db, now }: HandlerContext,
  { memberId, cardId, minor }: Payout,
  proof: string | undefined,
): Promise<void> {
  if (!(await stepsOf(db, memberId)).atWithdrawals) return
  const taken = await db
    .deleteFrom('withdrawalProof')
    .where('hash', '=', hashToken(proof ?? ''))
    .where('memberId', '=', memberId)
    .where('cardId', '=', cardId)
    .where('minor', '=', minor)
    .where('expiresAt', '>', now())
    .executeTakeFirst()
  if (taken.numDeletedRows === 0n) throw new Refusal(403, 'second.step.wanted')
}
