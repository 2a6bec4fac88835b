import { hashToken } from '../accounts'
import { Refusal, type HandlerContext } from '../handler'
import { stepsOf } from './safety'

const proofLife = 5 * 60_000

interface Proved {
  readonly memberId: string
  /** What a proof is for: one withdrawal, or a change to credentials or contact details. */
  readonly act: string
}

/** A change to credentials or contact details: sign-in methods, passwords, number and address. */
export const changeAct = 'change'

/** One withdrawal, by card and amount. */
export const withdrawalAct = (cardId: string, minor: number): string => `withdrawal ${minor} ${cardId}`

/** Proof for the platform that the step was completed for this action only. */
export async function giveProof({ db, now, random }: HandlerContext, proved: Proved): Promise<string> {
  const proof = random.token()
  await db.deleteFrom('stepProof').where('expiresAt', '<=', now()).execute()
  await db
    .insertInto('stepProof')
    .values({ hash: hashToken(proof), ...proved, expiresAt: now() + proofLife })
    .execute()
  return proof
}

/** Refuses an action whose step is missing, and consumes the proof otherwise; call before anything else. */
export async function demandProof(
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  { memberId, act }: Proved,
  proof: string | undefined,
): Promise<void> {
  const taken = await db
    .deleteFrom('stepProof')
    .where('hash', '=', hashToken(proof ?? ''))
    .where('memberId', '=', memberId)
    .where('act', '=', act)
    .where('expiresAt', '>', now())
    .executeTakeFirst()
  if (taken.numDeletedRows === 0n) throw new Refusal(403, 'second.step.wanted')
}

/** The same for a change to credentials or contact details; an account without a second step needs none. */
export async function demandChangeProof(
  context: Pick<HandlerContext, 'db' | 'now'>,
  memberId: string,
  proof: string | undefined,
): Promise<void> {
  const { any } = await stepsOf(context.db, memberId)
  if (any) await demandProof(context, { memberId, act: changeAct }, proof)
}
