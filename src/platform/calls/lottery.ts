import * as v from 'valibot'
import { defineCall, timeLimits } from '../call'
import { gameCategory, instant, money, text, whole } from '../shapes'

/** Literals of the prize modes (CONST-43); which one is sent when, `machines/lottery/modes.ts` says. */
const prizeMode = v.picklist(['Lott', 'ZY', 'Elott', 'SEA'])

/** What every lottery list is asked with (WIRE-57, WIRE-58). */
const asked = { prizeMode, clientType: v.literal('2'), merchant_code: text }

const numbers = v.array(v.pipe(v.number(), v.integer()))

/** A lottery and its rules in short. `code` opens it (LAUNCH-11). */
export const lottery = v.object({
  code: text,
  nodeId: text,
  name: text,
  vendor: text,
  vendorName: text,
  category: gameCategory,
  /** Holds `Entertainment` or `Tradition` (LAUNCH-05). */
  lottoMode: text,
  iconUrl: text,
  kind: v.picklist(['balls', 'digits']),
  /** How many numbers a row has, and the highest of them. */
  count: v.pipe(v.number(), v.minValue(1)),
  highest: v.number(),
  /** Seconds between two draws. */
  every: v.pipe(v.number(), v.minValue(1)),
  minStake: money,
  /** Stakes paid for that many right numbers. */
  pays: v.array(v.object({ hits: v.number(), times: v.number() })),
})

export const draw = v.object({ numero: text, numbers, drawnAt: instant })

export const lotteryList = defineCall({
  name: 'lotteryList',
  method: 'GET',
  path: '/lgw/games',
  configured: true,
  request: v.object(asked),
  response: v.object({ list: v.array(lottery) }),
  row: 'WIRE-79',
})

/** What is sold right now: the next draw of every lottery, or of one, and the last one. */
export const lotteryDraws = defineCall({
  name: 'lotteryDraws',
  method: 'GET',
  path: '/lgw/games/mobile',
  request: v.object({ ...asked, code: v.optional(text) }),
  response: v.object({
    /** The platform's clock at the answer: countdowns are counted by it. */
    serverTime: instant,
    list: v.array(v.object({ code: text, numero: text, closeAt: instant, last: v.nullable(draw) })),
  }),
  row: 'WIRE-73',
})

const groups = v.object({ groups: v.array(v.object({ id: text, name: text, codes: v.array(text) })) })

/** The menu of lotteries: groups of codes. */
export const lotteryMenu = defineCall({
  name: 'lotteryMenu',
  method: 'GET',
  path: '/lgw/games/mobile_game_menus',
  request: v.object(asked),
  response: groups,
  row: 'WIRE-74',
})

/** The same of the Vietnam house, which has a menu of its own. */
export const lotteryMenuVn = defineCall({
  name: 'lotteryMenuVn',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  request: v.object(asked),
  response: groups,
  row: 'WIRE-75',
})

export const openedNumeros = defineCall({
  name: 'openedNumeros',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  request: v.object({ code: text, pageNo: whole, pageSize: whole }),
  response: v.object({ list: v.array(draw), pageNum: v.number(), totalPages: v.number() }),
  row: 'WIRE-76',
})

const codes = v.object({ codes: v.array(text) })

export const recentLotteries = defineCall({
  name: 'recentLotteries',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  auth: 'member',
  request: v.object(asked),
  response: codes,
  row: 'WIRE-77',
})

export const popularLotteries = defineCall({
  name: 'popularLotteries',
  method: 'GET',
  path: '/lgw/games/popular',
  request: v.object(asked),
  response: codes,
  row: 'WIRE-78',
})

const status = v.picklist(['open', 'won', 'lost', 'cancelled'])

const order = {
  orderId: text,
  code: text,
  name: text,
  numbers,
  /** For each draw. */
  stake: money,
  placedAt: instant,
}

/** The caller's bets, the latest first; `numero` and `drawAt` are those of the draw that comes next, or came last. */
export const lotteryOrders = defineCall({
  name: 'lotteryOrders',
  method: 'GET',
  path: '/lgw/orders',
  auth: 'member',
  request: v.object({ code: v.optional(text), pageNo: whole, pageSize: whole }),
  response: v.object({
    list: v.array(
      v.object({
        ...order,
        status,
        numero: text,
        drawAt: instant,
        draws: v.number(),
        openDraws: v.number(),
        total: money,
        payout: money,
      }),
    ),
    pageNum: v.number(),
    totalPages: v.number(),
  }),
  row: 'WIRE-80',
})

const orderDetail = v.object({
  ...order,
  kind: v.picklist(['balls', 'digits']),
  suborders: v.array(
    v.object({
      suborderId: text,
      numero: text,
      drawAt: instant,
      stake: money,
      status,
      payout: money,
      /** What was drawn; null before. */
      drawn: v.nullable(numbers),
    }),
  ),
})

export const lotteryOrder = defineCall({
  name: 'lotteryOrder',
  method: 'GET',
  path: '/lgw/orders/detail',
  auth: 'member',
  request: v.object({ orderId: text }),
  response: orderDetail,
  row: 'WIRE-81',
})

/** Takes the part of an order in one draw back. `requestId` is made once per intent: twice the same is done once. */
export const cancelSuborder = defineCall({
  name: 'cancelSuborder',
  method: 'POST',
  path: '/lgw/orders/suborders/cancel',
  auth: 'member',
  timeLimit: timeLimits.money,
  request: v.object({ orderId: text, suborderId: text, requestId: v.pipe(text, v.minLength(16)) }),
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
