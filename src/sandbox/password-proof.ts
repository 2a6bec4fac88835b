import type { Member } from './accounts'
import { Refusal, type HandlerContext } from './handler'
import { passwordFits } from './passwords'
import { guess } from './throttle'

/** Consecutive wrong login passwords per account before a lockout. */
export const proofTries = 5

/**
 * Refuses unless the caller knows the account's login password: a session alone must not suffice to change
 * credentials or contact details (trust 24). Guesses are counted per account, whatever is changed and from
 * wherever.
 */
export async function demandPassword(
  context: Pick<HandlerContext, 'db' | 'now'>,
  member: Member,
  password: string,
): Promise<void> {
  const limit = { key: `proof|${member.id}`, tries: proofTries }
  const { found } = await guess(context, limit, async () =>
    (await passwordFits(password, member.passwordHash)) ? true : undefined,
  )
  if (!found) throw new Refusal(400, 'login.wrong.credentials')
}
