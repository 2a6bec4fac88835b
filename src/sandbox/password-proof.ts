import type { Member } from './accounts'
import { Refusal, type HandlerContext } from './handler'
import { passwordFits } from './passwords'
import { guess } from './throttle'

/** Wrong login passwords in a row that a session may send before it has to wait. */
export const proofTries = 5

/**
 * Refuses unless the caller knows the account's login password: whoever holds a session alone may not change what the
 * account is its owner's by (trust 24). Guesses count for the account, whatever is to be changed and from wherever.
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
