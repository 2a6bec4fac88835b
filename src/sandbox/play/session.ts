import { hashToken } from '../accounts'
import type { HandlerContext } from '../handler'
import { memberOf } from '../handlers/collections'
import { lotteryPosition } from '../lottery/orders'

const number = (sum: number | string | bigint | null | undefined) => Number(sum ?? 0)

/** Whole seconds since a time in milliseconds UTC; 0 if there is none. */
export const secondsSince = (moment: number | null, now: number): number =>
  moment === null ? 0 : Math.max(0, Math.floor((now - moment) / 1000))

/**
 * The caller's session: when its first game was opened, and its net result since, in minor units (trust 36).
 */
export async function sessionSoFar(context: HandlerContext) {
  const { db } = context
  const { memberId, token } = memberOf(context)
  const sessionHash = hashToken(token)
  const first = await db
    .selectFrom('round')
    .select(({ fn }) => fn.min('startedAt').as('at'))
    .where('memberId', '=', memberId)
    .where('sessionHash', '=', sessionHash)
    .where('mode', '=', 'play')
    .executeTakeFirst()
  const over = await db
    .selectFrom('bet')
    .select(({ fn }) => [fn.sum('payout').as('payout'), fn.sum('stake').as('stake')])
    .where('memberId', '=', memberId)
    .where('sessionHash', '=', sessionHash)
    .where('state', '!=', 'open')
    .executeTakeFirst()
  const lottery = await lotteryPosition(db, memberId, sessionHash)
  return {
    sessionHash,
    startedAt: first?.at == null ? null : number(first.at),
    net: number(over?.payout) - number(over?.stake) + lottery.net,
    lottery,
  }
}
