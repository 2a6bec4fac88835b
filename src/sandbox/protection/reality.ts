import { currency, formatMinor } from '../db/money'
import type { HandlerContext } from '../handler'
import { memberOf } from '../handlers/collections'
import { secondsSince, sessionSoFar } from '../play/session'

/** The operator's interval of the reality check, minutes; players choose their own between 15 and 60. */
const usualInterval = 30

/** How long the caller has played, and when the next check is due (trust 35). Covers all their tabs. */
export async function checkOf(context: HandlerContext) {
  const { db, now } = context
  const own = await db
    .selectFrom('checkInterval')
    .select('minutes')
    .where('memberId', '=', memberOf(context).memberId)
    .executeTakeFirst()
  const { sessionHash, startedAt, net } = await sessionSoFar(context)
  const answered = await db
    .selectFrom('checkAnswer')
    .select('at')
    .where('sessionHash', '=', sessionHash)
    .executeTakeFirst()
  const minutes = own?.minutes ?? usualInterval
  const since = startedAt === null ? null : Math.max(startedAt, answered?.at ?? 0)
  return {
    currency,
    minutes,
    dueIn: Math.max(0, minutes * 60 - secondsSince(since, now())),
    seconds: secondsSince(startedAt, now()),
    net: formatMinor(net),
  }
}

/** Sets the caller's interval, minutes. */
export async function setInterval(context: HandlerContext, minutes: number): Promise<void> {
  const { memberId } = memberOf(context)
  await context.db
    .insertInto('checkInterval')
    .values({ memberId, minutes })
    .onConflict((c) => c.column('memberId').doUpdateSet({ minutes }))
    .execute()
}

/** The caller has answered: the interval restarts. */
export async function answerCheck(context: HandlerContext): Promise<void> {
  const { sessionHash } = await sessionSoFar(context)
  const at = context.now()
  await context.db
    .insertInto('checkAnswer')
    .values({ sessionHash, at })
    .onConflict((c) => c.column('sessionHash').doUpdateSet({ at }))
    .execute()
}
