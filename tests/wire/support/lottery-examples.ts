import type { lotteryCalls } from '../../../src/platform/calls/lottery'
import { placeBet } from '../../../src/sandbox/lottery/bets'
import { findLottery, onSale } from '../../../src/sandbox/lottery/catalogue'
import type { Example } from './example'
import type { World } from './world'

const lotteries = {
  module: null,
  fields: ['prizeMode', 'clientType', 'merchant_code'],
  input: { prizeMode: 'Elott', clientType: '2', merchant_code: 'perya' },
} as const

/** A bet by mika_07 on the next draw of the first lottery, bypassing the wire. */
const lotteryBet = async ({ sandbox }: World) => {
  const { db, clock } = sandbox
  const code = 'ELOTT-0001'
  const { id } = await db
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'mika_07')
    .executeTakeFirstOrThrow()
  const { numero } = onSale((await findLottery(db, code))!, clock.now())
  const bet = { code, lines: [[1, 2, 3, 4, 5, 6]], stakeMinor: 1000, draws: 1, numero, sessionHash: '' }
  return placeBet(db, id, { ...bet, requestKey: crypto.randomUUID() }, clock.now())
}

/** Examples of the lottery's calls. */
export const lotteryExamples: { readonly [K in keyof typeof lotteryCalls]: Example<K> } = {
  lotteryList: { ...lotteries, wire: 'GET /lgw/games' },
  lotteryDraws: { ...lotteries, wire: 'GET /lgw/games/mobile' },
  lotteryMenu: { ...lotteries, wire: 'GET /lgw/games/mobile_game_menus' },
  lotteryMenuVn: { ...lotteries, wire: 'GET /lgw/vn/games/game_menu' },
  openedNumeros: {
    wire: 'GET /lgw/vn/numeros/opened/game',
    module: null,
    fields: ['code', 'pageNo', 'pageSize'],
    input: { code: 'ELOTT-0001', pageNo: 1, pageSize: 10 },
  },
  recentLotteries: { ...lotteries, wire: 'GET /lgw/vn/games/game_menu/recent', as: 'mika_07' },
  popularLotteries: { ...lotteries, wire: 'GET /lgw/games/popular' },
  lotteryOrders: {
    wire: 'GET /lgw/orders',
    module: null,
    as: 'mika_07',
    fields: ['code', 'status', 'pageNo', 'pageSize'],
    input: { code: 'ELOTT-0001', status: 'open', pageNo: 1, pageSize: 10 },
  },
  lotteryOrder: {
    wire: 'GET /lgw/orders/detail',
    module: null,
    as: 'mika_07',
    fields: ['orderId'],
    input: async (world) => ({ orderId: await lotteryBet(world) }),
  },
  cancelSuborder: {
    wire: 'POST /lgw/orders/suborders/cancel',
    module: null,
    as: 'mika_07',
    fields: ['orderId', 'suborderId', 'requestId'],
    input: async (world) => {
      const orderId = await lotteryBet(world)
      return { orderId, suborderId: `${orderId}-1`, requestId: '0123456789abcdef' }
    },
  },
}
