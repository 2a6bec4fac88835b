import type { betCalls } from '../../platform/calls/bets'
import { hashToken } from '../accounts'
import { formatMinor } from '../db/money'
import { Refusal, type Handlers } from '../handler'
import { betNumber } from '../play/endpoint'
import { checkStretch } from '../records/stretch'
import { trialType } from '../trial'
import type { GameType } from '../world/categories'
import { tile } from '../world/pictures'
import { memberOf } from './collections'
import { pageBounds, pagesOf } from './game-item'

const currency = 'PHP'

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
    return {
      seconds: first?.at == null ? 0 : Math.max(0, Math.floor((now() - number(first.at)) / 1000)),
      net: formatMinor(number(over?.payout ?? 0) - number(over?.stake ?? 0)),
      held: formatMinor(waiting.reduce((sum, { stake }) => sum + stake, 0)),
      currency,
      unfinished: waiting.map((bet) => ({
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

  async memberTransactions({ from, to, gameCategory, pageNo, pageSize }, context) {
    const { memberId, type } = memberOf(context)
    if (type === trialType) throw new Refusal(403, 'session.trial.refused')
    checkStretch({ from, to })
    let query = context.db
      .selectFrom('bet')
      .where('memberId', '=', memberId)
      .where('placedAt', '>=', from)
      .where('placedAt', '<', to)
    if (gameCategory !== undefined) query = query.where('gameType', '=', gameCategory)
    const sums = await query
      .select(({ fn }) => [
        'state',
        fn.countAll().as('count'),
        fn.sum('stake').as('stake'),
        fn.sum('payout').as('payout'),
      ])
      .groupBy('state')
      .execute()
    const sum = (field: 'count' | 'stake' | 'payout', of = sums) =>
      of.reduce((all, one) => all + number(one[field]), 0)
    const open = sums.filter(({ state }) => state === 'open')
    const held = sum('stake', open)
    const { limit, offset } = pageBounds(pageNo, pageSize)
    const rows = await query
      .leftJoin('vendor', 'vendor.code', 'bet.vendor')
      .selectAll('bet')
      .select('vendor.name as vendorName')
      .orderBy('placedAt', 'desc')
      .orderBy('bet.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    return {
      list: rows.map((bet) => ({
        number: betNumber(bet.id),
        round: `R${String(bet.roundId).padStart(8, '0')}`,
        gameName: bet.gameName,
        vendor: bet.vendor,
        vendorName: bet.vendorName ?? bet.vendor,
        nodeId: bet.nodeId,
        gameType: bet.gameType as GameType,
        iconUrl: tile({ name: bet.gameName, type: bet.gameType as GameType, vendor: bet.vendor }, 'square'),
        stake: formatMinor(bet.stake),
        payout: formatMinor(bet.payout),
        net: formatMinor(bet.state === 'open' ? 0 : bet.payout - bet.stake),
        state: bet.state,
        placedAt: bet.placedAt,
        settledAt: bet.settledAt,
        balanceAfter: formatMinor(bet.balanceAfter),
      })),
      pageNum: Math.max(1, pageNo),
      totalPages: pagesOf(sum('count'), limit),
      total: {
        count: sum('count'),
        stake: formatMinor(sum('stake')),
        payout: formatMinor(sum('payout')),
        net: formatMinor(sum('payout') - sum('stake') + held),
        held: formatMinor(held),
      },
      currency,
    }
  },
} satisfies Pick<Handlers, keyof typeof betCalls>
