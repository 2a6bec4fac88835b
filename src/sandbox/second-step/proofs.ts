import { hashToken } from '../accounts'
import { Refusal, type HandlerContext } from '../handler'
import { stepsOf } from './safety'

const proofLife = 5 * 60_000

interface Proved {
  readonly memberId: string
  /** What the step was taken for: one withdrawal, or a change of what the account is its owner's by. */
  readonly act: string
}

/** A change of what the account is its owner's by: what signs them in, its passwords, its number and its address. */
export const changeAct = 'change'

/** One withdrawal, by card and amount. */
export const withdrawalAct = (cardId: string, minor: number): string => `withdrawal ${minor} ${cardId}`

/** What shows the platform that the step was taken for this act and no other. */
export async function giveProof({ db, now, random }: HandlerContext, proved: Proved): Promise<string> {
  const proof = random.token()
  await db.deleteFrom('stepProof').where('expiresAt', '<=', now()).execute()
  await db
    .insertInto('stepProof')
    .values({ hash: hashToken(proof), ...proved, expiresAt: now() + proofLife })
    .execute()
  return proof
}

/** Refuses an act whose step is missing, and takes the proof of one whose is not: nothing has happened before. */
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

/** The same for a change of what the account is its owner's by; an account without a second step owes none. */
export async function demandChangeProof(
  context: Pick<HandlerContext, 'db' | 'now'>,
  memberId: string,
  proof: string | undefined,
): Promise<void> {
  const { any } = await stepsOf(context.db, memberId)
  if (any) await demandProof(context, { memberId, act: changeAct }, proof)
}
