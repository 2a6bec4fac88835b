import type { betCalls } from '../../platform/calls/bets'
import { currency, formatMinor } from '../db/money'
import { Refusal, type HandlerContext, type Handlers } from '../handler'
import { betNumber } from '../play/endpoint'
import { secondsSince, sessionSoFar } from '../play/session'
import { spendableOf } from '../play/spendable'
import { tightest } from '../protection/limits'
import { betPage } from '../records/bet-page'
import { checkRange } from '../records/date-range'
import { trialType } from '../trial'
import type { GameType } from '../world/categories'
import { memberOf } from './collections'

/** What remains under limits for the next bet. */
async function limitsLeft(db: HandlerContext['db'], memberId: string, now: number) {
  const [stake, loss, time] = [
    await tightest(db, memberId, 'stake', now),
    await tightest(db, memberId, 'loss', now),
    await tightest(db, memberId, 'time', now),
  ]
  const least = Math.min(stake?.left ?? Infinity, loss?.left ?? Infinity)
  return { left: least === Infinity ? null : formatMinor(least), minutesLeft: time?.left ?? null }
}

export const betHandlers = {
  async playSession(_, context) {
    const { db } = context
    const { memberId } = memberOf(context)
    const { startedAt, net, lottery } = await sessionSoFar(context)
    const waiting = await db
      .selectFrom('bet')
      .selectAll()
      .where('memberId', '=', memberId)
      .where('state', '=', 'open')
      .orderBy('placedAt', 'desc')
      .execute()
    return {
      seconds: secondsSince(startedAt, context.now()),
      net: formatMinor(net),
      held: formatMinor(waiting.reduce((sum, { stake }) => sum + stake, lottery.held)),
      ...(await limitsLeft(db, memberId, context.now())),
      balance: formatMinor(await spendableOf(db, memberId)),
      currency,
      // A bet on a match waits for the match: there is nothing to continue.
      unfinished: waiting
        .filter(({ kind }) => kind !== 'slip')
        .map((bet) => ({
          number: betNumber(bet.id),
          vendor: bet.vendor,
          nodeId: bet.nodeId,
          gameName: bet.gameName,
          gameType: bet.gameType as GameType,
          stake: formatMinor(bet.stake),
          placedAt: bet.placedAt,
        })),
    }
  },

  async memberTransactions(asked, context) {
    const { memberId, type } = memberOf(context)
    if (type === trialType) throw new Refusal(403, 'session.trial.refused')
    checkRange(asked)
    return betPage(context.db, [memberId], asked, (bet) => ({
      nodeId: bet.nodeId,
      balanceAfter: formatMinor(bet.balanceAfter),
    }))
  },
} satisfies Pick<Handlers, keyof typeof betCalls>
