import type { betCalls } from '../../platform/calls/bets'
import { hashToken } from '../accounts'
import { currency, formatMinor } from '../db/money'
import { Refusal, type Handlers } from '../handler'
import { lotteryPosition } from '../lottery/orders'
import { betNumber } from '../play/endpoint'
import { betPage } from '../records/bet-page'
import { checkRange } from '../records/date-range'
import { trialType } from '../trial'
import type { GameType } from '../world/categories'
import { memberOf } from './collections'

const number = (sum: number | string | bigint | null) => Number(sum ?? 0)

export const betHandlers = {
  async playSession(_, context) {
    const { db, now } = context
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
    const waiting = await db
      .selectFrom('bet')
      .selectAll()
      .where('memberId', '=', memberId)
      .where('state', '=', 'open')
      .orderBy('placedAt', 'desc')
      .execute()
    const lottery = await lotteryPosition(db, memberId, sessionHash)
    return {
      seconds: first?.at == null ? 0 : Math.max(0, Math.floor((now() - number(first.at)) / 1000)),
      net: formatMinor(number(over?.payout ?? 0) - number(over?.stake ?? 0) + lottery.net),
      held: formatMinor(waiting.reduce((sum, { stake }) => sum + stake, lottery.held)),
      currency,
      // A bet on a match waits for the match: there is nothing to go on with.
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
