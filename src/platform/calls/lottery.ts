import * as v from 'valibot'
import { defineCall, timeLimits } from '../call'
import { money, priced } from '../money'
import { gameCategory, instant, paging, requestId, text, whole } from '../shapes'

/** Prize modes (CONST-43); `machines/lottery/modes.ts` decides which one is sent. */
const prizeMode = v.picklist(['Lott', 'ZY', 'Elott', 'SEA'])

/** Fields common to every lottery list (WIRE-57, WIRE-58). */
const asked = { prizeMode, clientType: v.literal('2'), merchant_code: text }

const numbers = v.array(v.pipe(v.number(), v.integer()))

/** A lottery with a summary of its rules. `code` opens it (LAUNCH-11). */
export const lottery = v.object({
  code: text,
  nodeId: text,
  name: text,
  vendor: text,
  vendorName: text,
  category: gameCategory,
  /** Contains `Entertainment` or `Tradition` (LAUNCH-05). */
  lottoMode: text,
  iconUrl: text,
  kind: v.picklist(['balls', 'digits']),
  /** How many numbers a row has, and the highest of them. */
  count: v.pipe(v.number(), v.minValue(1)),
  highest: v.number(),
  /** Seconds between two draws. */
  every: v.pipe(v.number(), v.minValue(1)),
  minStake: money,
  /** Payout, as a multiple of the stake, by number of hits; `oneIn`: the odds, one in this many draws. */
  pays: v.array(v.object({ hits: v.number(), times: v.number(), oneIn: v.optional(v.number()) })),
  /** Long-run return to player, percent as decimal text. */
  returns: v.optional(text),
})

export const draw = v.object({ numero: text, numbers, drawnAt: instant })

/** Every lottery of a prize mode, with its rules in short. */
export const lotteryList = defineCall({
  name: 'lotteryList',
  method: 'GET',
  path: '/lgw/games',
  configured: true,
  revalidated: true,
  request: v.object(asked),
  response: priced(v.object({ list: v.array(lottery), currency: text })),
  row: 'WIRE-79',
})

/** What is on sale now: the next and the last draw of every lottery, or of one. */
export const lotteryDraws = defineCall({
  name: 'lotteryDraws',
  method: 'GET',
  path: '/lgw/games/mobile',
  revalidated: true,
  request: v.object({ ...asked, code: v.optional(text) }),
  response: v.object({
    /** The platform's clock at the time of the answer; countdowns are based on it. */
    serverTime: instant,
    list: v.array(v.object({ code: text, numero: text, closeAt: instant, last: v.nullable(draw) })),
  }),
  row: 'WIRE-73',
})

const groups = v.object({ groups: v.array(v.object({ id: text, name: text, codes: v.array(text) })) })

/** The lottery menu: groups of codes. */
export const lotteryMenu = defineCall({
  name: 'lotteryMenu',
  method: 'GET',
  path: '/lgw/games/mobile_game_menus',
  revalidated: true,
  request: v.object(asked),
  response: groups,
  row: 'WIRE-74',
})

/** The same for the Vietnam lotteries, which have their own menu. */
export const lotteryMenuVn = defineCall({
  name: 'lotteryMenuVn',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  revalidated: true,
  request: v.object(asked),
  response: groups,
  row: 'WIRE-75',
})

/** Past draws of a lottery, newest first. */
export const openedNumeros = defineCall({
  name: 'openedNumeros',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  revalidated: true,
  request: v.object({ code: text, pageNo: whole, pageSize: whole }),
  response: v.object({ list: v.array(draw), ...paging }),
  row: 'WIRE-76',
})

const codes = v.object({ codes: v.array(text) })

/** Codes of the lotteries this player opened most recently, latest first. */
export const recentLotteries = defineCall({
  name: 'recentLotteries',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  auth: 'member',
  request: v.object(asked),
  response: codes,
  row: 'WIRE-77',
})

/** Codes of the lotteries with the most bets. */
export const popularLotteries = defineCall({
  name: 'popularLotteries',
  method: 'GET',
  path: '/lgw/games/popular',
  revalidated: true,
  request: v.object(asked),
  response: codes,
  row: 'WIRE-78',
})

const kind = v.picklist(['balls', 'digits'])
const status = v.picklist(['open', 'won', 'lost', 'cancelled'])

const order = {
  orderId: text,
  code: text,
  name: text,
  /** The first line. */
  numbers,
  /** All lines, where there are several; each is a separate bet in every draw. */
  lines: v.optional(v.array(numbers)),
  /** Per line and draw. */
  stake: money,
  placedAt: instant,
}

/**
 * The caller's bets, newest first; `numero` and `drawAt` are those of the next draw, or of the last one
 * once all are drawn.
 */
export const lotteryOrders = defineCall({
  name: 'lotteryOrders',
  method: 'GET',
  path: '/lgw/orders',
  auth: 'member',
  request: v.object({
    /** One lottery's, or all. */
    code: v.optional(text),
    status: v.optional(status),
    pageNo: whole,
    pageSize: whole,
  }),
  response: priced(
    v.object({
      list: v.array(
        v.object({
          ...order,
          kind: v.optional(kind),
          status,
          numero: text,
          drawAt: instant,
          draws: v.number(),
          openDraws: v.number(),
          total: money,
          payout: money,
        }),
      ),
      ...paging,
      currency: text,
    }),
  ),
  row: 'WIRE-80',
})

const orderDetail = priced(
  v.object({
    ...order,
    currency: text,
    kind,
    suborders: v.array(
      v.object({
        suborderId: text,
        numero: text,
        drawAt: instant,
        stake: money,
        status,
        payout: money,
        /** The numbers drawn; null before the draw. */
        drawn: v.nullable(numbers),
        /** What each line won in this draw, by line index; their sum is the payout. */
        wins: v.optional(v.array(v.object({ line: v.number(), hits: v.number(), prize: money }))),
      }),
    ),
  }),
)

/** One order with its lines and draws. */
export const lotteryOrder = defineCall({
  name: 'lotteryOrder',
  method: 'GET',
  path: '/lgw/orders/detail',
  auth: 'member',
  request: v.object({ orderId: text }),
  response: orderDetail,
  row: 'WIRE-81',
})

/** Cancels the part of an order in one draw. `requestId` is the idempotency key, one per intent. */
export const cancelSuborder = defineCall({
  name: 'cancelSuborder',
  method: 'POST',
  path: '/lgw/orders/suborders/cancel',
  auth: 'member',
  timeLimit: timeLimits.money,
  request: v.object({ orderId: text, suborderId: text, requestId }),
  response: orderDetail,
  row: 'WIRE-82',
})

export const lotteryCalls = {
  lotteryList,
  lotteryDraws,
  lotteryMenu,
  lotteryMenuVn,
  openedNumeros,
  recentLotteries,
  popularLotteries,
  lotteryOrders,
  lotteryOrder,
  cancelSuborder,
}
