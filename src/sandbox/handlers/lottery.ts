import { doOnce } from '../requests'
import type { lotteryCalls } from '../../platform/calls/lottery'
import { currency } from '../db/money'
import { Refusal, type Handlers } from '../handler'
import { cancelSuborder } from '../lottery/bets'
import {
  drawEntry,
  findLottery,
  lotteriesOf,
  lotteryEntry,
  onSale,
  vnVendor,
  type PrizeMode,
} from '../lottery/catalogue'
import { lastDraw } from '../lottery/draws'
import { orderDetail, orderPage } from '../lottery/orders'
import { ruleOf } from '../lottery/rules'
import type { HandlerContext } from '../handler'
import { paging } from '../paging'

/** How many past draws can be listed. */
const keptDraws = 60
/** Popular lotteries, by name. */
const popular = ['Lotto 6/42', 'Speed Lotto', 'Four Digit Draw', 'Keno Minute', 'Pick Three Express']
const popularLott = ['Bola Tayo', 'Last Two Digits', 'Tres Bola', 'Island Four Digit', 'Jackpot Balls']

/** Lotteries of a mode by drawing vendor: the Vietnam ones, or all others. */
async function menu({ db }: HandlerContext, mode: PrizeMode, vietnam: boolean) {
  const games = await lotteriesOf(db, mode)
  const mine = games.filter(({ vendor }) => (vendor === vnVendor) === vietnam)
  const vendors = [...new Map(mine.map(({ vendor, vendorName }) => [vendor, vendorName]))]
  return {
    groups: vendors.map(([id, name]) => ({
      id,
      name,
      codes: mine.filter(({ vendor }) => vendor === id).map(({ gameId }) => gameId),
    })),
  }
}

export const lotteryHandlers = {
  async lotteryList({ prizeMode }, { db }) {
    return { list: (await lotteriesOf(db, prizeMode)).map(lotteryEntry), currency }
  },

  async lotteryDraws({ prizeMode, code }, { db, now }) {
    const at = now()
    const games = code
      ? [await findLottery(db, code)].filter((game) => game !== undefined)
      : await lotteriesOf(db, prizeMode)
    return { serverTime: at, list: games.map((game) => onSale(game, at)) }
  },

  lotteryMenu: ({ prizeMode }, context) => menu(context, prizeMode, false),
  lotteryMenuVn: ({ prizeMode }, context) => menu(context, prizeMode, true),

  async openedNumeros({ code, ...asked }, { db, now }) {
    const game = await findLottery(db, code)
    if (!game) throw new Refusal(404, 'game.closed')
    const page = paging(asked)
    const rule = ruleOf(game.name)
    const backs = page.cut(Array.from({ length: keptDraws }, (_, n) => n))
    return {
      list: backs.map((back) => drawEntry(game, lastDraw(rule, now(), back))),
      ...page.of(keptDraws),
    }
  },

  /** Lotteries the caller has bet on, most recent first. */
  async recentLotteries({ prizeMode }, { db, caller }) {
    const rows = await db
      .selectFrom('lotteryOrder')
      .select('code')
      .select(({ fn }) => fn.max('placedAt').as('last'))
      .where('memberId', '=', caller!.memberId)
      .groupBy('code')
      .orderBy('last', 'desc')
      .execute()
    const known = new Set((await lotteriesOf(db, prizeMode)).map(({ gameId }) => gameId))
    return { codes: rows.map(({ code }) => code).filter((code) => known.has(code)) }
  },

  async popularLotteries({ prizeMode }, { db }) {
    const names = prizeMode === 'Elott' ? popular : popularLott
    const games = await lotteriesOf(db, prizeMode)
    return {
      codes: names.flatMap((name) => games.filter((game) => game.name === name).map(({ gameId }) => gameId)),
    }
  },

  async lotteryOrders(page, { db, caller }) {
    return orderPage(db, caller!.memberId, page)
  },

  async lotteryOrder({ orderId }, { db, caller }) {
    return orderDetail(db, caller!.memberId, orderId)
  },

  async cancelSuborder({ orderId, suborderId, requestId }, context) {
    const { db, caller, now } = context
    const { memberId } = caller!
    const request = { requestId, kind: 'draw-back', asked: [orderId, suborderId] }
    await doOnce(context, request, () =>
      cancelSuborder(db, memberId, { orderId, suborderId, requestKey: requestId }, now()),
    )
    return orderDetail(db, memberId, orderId)
  },
} satisfies Pick<Handlers, keyof typeof lotteryCalls>
