import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { expect, it } from 'vitest'
import { add, isNegative, subtract, times, zero } from '../../machines/shared/arithmetic'
import { php } from '../../machines/shared/cases'
import { moneyText, type Money } from '../../machines/shared/money'
import { overBets } from '../../src/flows/records/profit-loss'
import { shownSums } from '../../src/flows/records/bet-record'
import { playSession } from '../../src/platform/calls/bets'
import { cancelSuborder, lotteryOrder, lotteryOrders } from '../../src/platform/calls/lottery'
import { accountTransactions, memPnl } from '../../src/platform/calls/records'
import { claim, manualRebate } from '../../src/platform/calls/rewards'
import { walletBalance } from '../../src/platform/calls/wallet'
import { withdraw, withdrawReport, bankCards } from '../../src/platform/calls/withdraw'
import { openDeskIn, placeAt } from './support/lottery-desk'
import { playIn } from './support/play'
import { openWorld, startAt, type World } from './support/world'

/** Whatever a player has done, play bar, records, lottery and wallet agree to the centavo. */

const hour = 3_600_000
const range = { from: startAt - 300 * 24 * hour, to: startAt + 60 * 24 * hour, pageNo: 1, pageSize: 100 }
const sum = (amounts: readonly Money[]) => amounts.reduce(add, zero('PHP'))

/** Possible actions, in any order and number. */
const deeds = [
  'spin',
  'begin',
  'finish',
  'void',
  'ticket',
  'cancel',
  'draw',
  'withdraw',
  'refuse',
  'rebate',
] as const
type Deed = (typeof deeds)[number]

/** Nothing but draws between two tickets. */
const longest: Deed[] = ['ticket', ...Array.from({ length: 20 }, () => 'draw' as const), 'ticket']

async function play(world: World, history: readonly Deed[]) {
  await world.signIn('don_ramon')
  const opening = (await world.call(walletBalance, null)).sumBalance
  const game = playIn(world)
  const slot = await game.launch('Bakunawa Moon')
  const table = await game.launch('Color Game')
  const desk = await openDeskIn(world)
  let keys = 0
  const once = () => String((keys += 1)).padStart(32, '0')
  const open = async () => (await game.look(table.path)).open
  const acts: Record<Deed, () => Promise<unknown>> = {
    spin: () => game.bet(slot.path, { bets: { spin: 500 } }),
    begin: () => game.bet(table.path, { bets: { red: 2_000, blue: 2_000 } }),
    finish: async () => {
      const round = await open()
      return round && game.send(table.path, { act: 'finish', key: round.key })
    },
    void: async () => {
      const { list } = await game.record({ pageSize: 100 })
      const round = list.find(({ state }) => state === 'open')
      return round && world.control('voidBet', { number: round.number })
    },
    ticket: () => placeAt(desk, { draws: 2, stake: '15.50' }),
    cancel: async () => {
      const [last] = (await world.call(lotteryOrders, { pageNo: 1, pageSize: 20 })).list
      if (!last) return null
      const { suborders } = await world.call(lotteryOrder, { orderId: last.orderId })
      const part = suborders.find(({ status }) => status === 'open')
      if (!part) return null
      const asked = { orderId: last.orderId, suborderId: part.suborderId, requestId: once() }
      return world.call(cancelSuborder, asked)
    },
    // Both draws of a ticket, within a time that a launch outlives however often it passes.
    draw: () => world.control('clock', { advance: hour / 4 }),
    withdraw: async () => {
      const { cards, terms } = await world.call(bankCards, null)
      const asked = {
        cardId: cards[0]!.id,
        amount: '150.00',
        fee: moneyText(terms.fee),
        paymentPassword: '246810',
      }
      return world.call(withdraw, { ...asked, requestId: once() })
    },
    refuse: async () => {
      const { list } = await world.call(withdrawReport, { ...range })
      const waiting = list.find(({ state }) => state === 'waiting')
      return waiting && world.control('withdrawal', { number: waiting.number, refuse: 'bank' })
    },
    rebate: async () => {
      const { total, min } = await world.call(manualRebate, null)
      if (total.minor < min.minor) return null
      return world.call(claim, { requestId: once(), kind: 'rebate', id: '', amount: moneyText(total) })
    },
  }
  for (const deed of history) {
    await acts[deed]()
    // A session's token and a launch outlive the whole history.
    await world.control('clock', { advance: 6_000 })
  }
  return opening
}

it('[RECORD-04] [RECORD-05] [RECORD-08] every total equals its rows, and the records add up to the wallet, over random histories', async () => {
  await assert(
    asyncProperty(array(constantFrom(...deeds), { minLength: 12, maxLength: 22 }), async (history) => {
      const world = await openWorld()
      try {
        const opening = await play(world, history)
        const bets = await playIn(world).record({ pageSize: 100 })
        const shown = shownSums(bets.total)
        const over = bets.list.filter(({ state }) => state !== 'open')
        const openRows = bets.list.filter(({ state }) => state === 'open')
        expect(shown.stake).toEqual(sum(over.map(({ stake }) => stake)))
        expect(shown.payout).toEqual(sum(bets.list.map(({ payout }) => payout)))
        expect(shown.net).toEqual(sum(bets.list.map(({ net }) => net)))
        expect(shown.held).toEqual(sum(openRows.map(({ stake }) => stake)))
        expect(subtract(shown.payout, shown.stake)).toEqual(shown.net)

        // Nothing was refused on the way: the history is complete.
        const placed = history.filter((deed) => deed === 'spin').length
        expect(over.filter(({ gameType }) => gameType === 'RNG')).toHaveLength(placed)

        const pnl = await world.call(memPnl, { ...range, timeZone: 'Asia/Manila' })
        const total = overBets(pnl.total)
        const strip = await world.call(playSession, null)
        expect([strip.net, strip.held]).toEqual([total.play, total.held])
        const days = pnl.list.map((day) => overBets(day))
        const kinds = pnl.categories.map(overBets)
        for (const name of [
          'deposits',
          'withdrawals',
          'bets',
          'paid',
          'bonus',
          'play',
          'net',
          'held',
        ] as const)
          expect([name, sum(days.map((day) => day[name]))]).toEqual([name, total[name]])
        for (const name of ['bets', 'paid', 'play', 'held'] as const)
          expect([name, sum(kinds.map((kind) => kind[name]))]).toEqual([name, total[name]])
        for (const part of [total, ...days]) expect(subtract(part.paid, part.bets)).toEqual(part.play)
        expect(add(total.play, total.bonus)).toEqual(total.net)

        // The lottery's own history accounts for what profit and loss has beyond the games' bets.
        const { list: orders } = await world.call(lotteryOrders, { pageNo: 1, pageSize: 20 })
        const parts = (
          await Promise.all(orders.map(({ orderId }) => world.call(lotteryOrder, { orderId })))
        ).flatMap(({ suborders }) => suborders)
        const held = sum(parts.filter(({ status }) => status === 'open').map(({ stake }) => stake))
        expect(subtract(total.held, shown.held)).toEqual(held)
        const ended = parts.filter(({ status }) => status === 'won' || status === 'lost')
        const tickets = subtract(sum(ended.map(({ payout }) => payout)), sum(ended.map(({ stake }) => stake)))
        expect(subtract(total.play, shown.net)).toEqual(tickets)

        const { sumBalance } = await world.call(walletBalance, null)
        const book = await world.call(accountTransactions, {
          types: 'M',
          ...range,
          kind: undefined,
          language: 'EN',
        })
        const moves = book.list.map(({ amount }) => amount)
        expect(book.total.in).toEqual(sum(moves.filter((amount) => !isNegative(amount))))
        expect(times(book.total.out, -1)).toEqual(sum(moves.filter(isNegative)))
        expect(subtract(book.total.in, book.total.out)).toEqual(sumBalance)
        const left = subtract(
          add(add(opening, total.deposits), total.net),
          add(total.withdrawals, total.held),
        )
        expect(left).toEqual(sumBalance)

        const sent = await world.call(withdrawReport, { ...range })
        const gone = sent.list.filter(({ state }) => state !== 'refused').map(({ amount }) => amount)
        const named = add(add(sent.total.paid, sent.total.fee), sent.total.held)
        expect(named).toEqual(sum(gone))
        expect(sum(openRows.map(({ net }) => net))).toEqual(php('0.00'))
      } finally {
        await world.close()
      }
    }),
    {
      numRuns: 6,
      seed: 19,
      endOnFailure: true,
      examples: [[[...deeds, 'begin', 'ticket', 'spin']], [longest]],
    },
  )
}, 60_000)
