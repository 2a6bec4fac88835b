import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText } from '../../machines/shared/money'
import { playSession } from '../../src/platform/calls/bets'
import * as calls from '../../src/platform/calls/lottery'
import { inbox } from '../../src/platform/calls/content'
import { walletBalance } from '../../src/platform/calls/wallet'
import { parseMinor } from '../../src/sandbox/db/money'
import { drawnNumbers, nextDraw } from '../../src/sandbox/lottery/draws'
import { chanceOf, hitsOf, returnOf, ruleOf, type LotteryRule } from '../../src/sandbox/lottery/rules'
import { asked, openDeskIn, placeAt } from './support/lottery-desk'
import { eachWorld } from './support/fresh-world'
import type { World } from './support/world'

const minute = 60_000
let world: World
eachWorld((fresh) => (world = fresh), 'mika_07')

const balance = async () => parseMinor(moneyText((await world.call(walletBalance, null)).sumBalance))
const minor = (money: Parameters<typeof moneyText>[0]) => parseMinor(moneyText(money))

/** Every possible draw of a small lottery. */
function everyDraw({ kind, count, highest }: LotteryRule): number[][] {
  if (kind === 'digits') {
    return Array.from({ length: 10 ** count }, (_, n) => [...String(n).padStart(count, '0')].map(Number))
  }
  const rows = (from: number, left: number): number[][] =>
    left === 0
      ? [[]]
      : Array.from({ length: highest - from + 1 }, (_, at) => from + at).flatMap((first) =>
          rows(first + 1, left - 1).map((rest) => [first, ...rest]),
        )
  return rows(1, count)
}

describe('odds and what comes back', () => {
  it.each(['Pares Bola', 'Speed Lotto', 'Last Two Digits', 'Tres Bola', 'Four Digit Draw'])(
    '[LOTT-05] the odds of %s are what counting every possible draw says',
    (name) => {
      const rule = ruleOf(name)
      const draws = everyDraw(rule)
      const picked = draws[Math.floor(draws.length / 3)]!
      for (let hits = 0; hits <= rule.count; hits++) {
        const brought = draws.filter((drawn) => hitsOf(rule, picked, drawn) === hits).length
        expect(chanceOf(rule, hits)).toEqual({ of: brought, in: draws.length })
      }
    },
  )

  it('[LOTT-05] every lottery states odds that add up, and gives back between half and four fifths', async () => {
    for (const prizeMode of ['Elott', 'Lott'] as const) {
      const { list } = await world.call(calls.lotteryList, { ...asked, prizeMode })
      for (const { name, pays, returns } of list) {
        const rule = ruleOf(name)
        const all = Array.from({ length: rule.count + 1 }, (_, hits) => chanceOf(rule, hits))
        expect(all.reduce((sum, { of }) => sum + of, 0)).toBe(all[0]!.in)
        for (const { hits, oneIn } of pays) expect(oneIn).toBe(Math.round(all[hits]!.in / all[hits]!.of))
        expect(parseMinor(returns!)).toBe(returnOf(rule))
        expect(returnOf(rule)).toBeGreaterThanOrEqual(5_000)
        expect(returnOf(rule)).toBeLessThanOrEqual(8_000)
      }
    }
  })
})

const intents = fc.record({
  lines: fc.integer({ min: 1, max: 6 }),
  draws: fc.integer({ min: 1, max: 5 }),
  stake: fc.constantFrom('10.00', '20.00', '50.00', '100.00'),
  /** Number of hits of each line in the next draw. */
  right: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 6, maxLength: 6 }),
  cancelled: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
})

describe('orders of several lines', () => {
  it('[LOTT-05] [WIRE-80] [WIRE-81] [WIRE-82] whatever is bet, taken back and drawn, every centavo is accounted for', async () => {
    await world.control('wallet', { userName: 'mika_07', amount: '200000.00' })
    const rule = ruleOf('Lotto 6/42')
    await fc.assert(
      fc.asyncProperty(intents, async ({ lines, draws, stake, right, cancelled }) => {
        const before = await balance()
        const desk = await openDeskIn(world)
        const drawAt = nextDraw(rule, world.sandbox.clock.now())
        const drawn = drawnNumbers(desk.code, rule, drawAt)
        const wrong = Array.from({ length: 42 }, (_, at) => at + 1).filter((one) => !drawn.includes(one))
        const rows = right
          .slice(0, lines)
          .map((hits, at) => [...drawn.slice(0, hits), ...wrong.slice(at, at + 6 - hits)])
        const { body } = await placeAt(desk, { lines: rows, draws, stake })
        const orderId = body.value.placed!
        const each = parseMinor(stake) * lines
        expect(await balance()).toBe(before - each * draws)
        const back = [...new Set(cancelled.filter((at) => at < draws))]
        for (const at of back) {
          const suborderId = `${orderId}-${at + 1}`
          const request = { orderId, suborderId, requestId: crypto.randomUUID() }
          await world.call(calls.cancelSuborder, request)
        }
        expect(await balance()).toBe(before - each * (draws - back.length))
        world.sandbox.clock.advance(draws * 5 * minute)
        const after = await balance()
        const { suborders, lines: shown } = await world.call(calls.lotteryOrder, { orderId })
        const { list } = await world.call(calls.lotteryList, asked)
        const { pays } = list.find(({ code }) => code === desk.code)!
        let won = 0
        for (const { drawn: brought, status, payout, wins } of suborders) {
          const counted = (shown ?? []).flatMap((row, line) => {
            const hits = brought ? hitsOf(rule, row, brought) : 0
            const prize = parseMinor(stake) * (pays.find((one) => one.hits === hits)?.times ?? 0)
            return prize > 0 ? [{ line, hits, prize }] : []
          })
          expect(wins!.map(({ line, hits, prize }) => ({ line, hits, prize: minor(prize) }))).toEqual(counted)
          const sum = counted.reduce((all, { prize }) => all + prize, 0)
          expect(minor(payout)).toBe(sum)
          const stands = sum > 0 ? 'won' : 'lost'
          expect(status).toBe(brought === null ? 'cancelled' : stands)
          won += sum
        }
        expect(after).toBe(before - each * (draws - back.length) + won)
      }),
      { numRuns: 12, seed: 36 },
    )
    const { db } = world.sandbox
    const rows = await db
      .selectFrom('ledger')
      .select(['minor', 'balanceAfter'])
      .where('reason', 'like', 'lottery%')
      .orderBy('id')
      .execute()
    for (const [at, row] of rows.slice(1).entries()) {
      expect(row.balanceAfter).toBe(rows[at]!.balanceAfter + row.minor)
    }
  })

  it('[WIRE-80] all tickets of all lotteries stand in one list, by how they stand', async () => {
    const desk = await openDeskIn(world)
    await placeAt(desk, { draws: 1 })
    world.sandbox.clock.advance(5 * minute)
    const other = await openDeskIn(world, { code: '', vendor: 'LOTT', playType: 'trad' })
    const { lotteries, next } = await other.look()
    const { list } = await world.call(calls.lotteryList, { ...asked, prizeMode: 'Lott' })
    const { count, kind } = list.find(({ code }) => code === lotteries[0]!.code)!
    const numbers = Array.from({ length: count }, (_, at) => at + 1)
    await placeAt(other, { code: lotteries[0]!.code, numbers, numero: next.numero })
    const page = { pageNo: 1, pageSize: 10 }
    const ids = async (status?: 'open' | 'won' | 'lost') =>
      (await world.call(calls.lotteryOrders, { ...page, ...(status ? { status } : {}) })).list.map(
        ({ orderId, status: stands }) => [orderId, stands],
      )
    const [open, over] = await ids()
    expect(open).toEqual(['L00000002', 'open'])
    expect(await ids('open')).toEqual([open])
    expect([...(await ids('won')), ...(await ids('lost'))]).toEqual([over])
    const first = (await world.call(calls.lotteryOrders, page)).list[0]!
    expect([first.code, first.kind]).toEqual([lotteries[0]!.code, kind])
  })
})

describe('what a session shows', () => {
  it('[WIRE-70] draws to come are held, and count in the net of their session once they are drawn', async () => {
    const position = async () => {
      const { net, held } = await world.call(playSession, null)
      return [minor(net), minor(held)]
    }
    const desk = await openDeskIn(world)
    const [net, held] = (await position()) as [number, number]
    await placeAt(desk, { draws: 2, stake: '50.00' })
    expect(await position()).toEqual([net, held + 10_000])
    world.sandbox.clock.advance(5 * minute)
    const { suborders } = await world.call(calls.lotteryOrder, { orderId: 'L00000001' })
    const won = minor(suborders[0]!.payout)
    expect(await position()).toEqual([net - 5_000 + won, held + 5_000])
  })

  it('[LOTT-05] a ticket that won, and one that is over, are told in the message centre once', async () => {
    const desk = await openDeskIn(world)
    const rule = ruleOf('Lotto 6/42')
    const drawn = drawnNumbers(desk.code, rule, nextDraw(rule, world.sandbox.clock.now()))
    const wrong = Array.from({ length: 42 }, (_, at) => at + 1).filter((one) => !drawn.includes(one))
    await placeAt(desk, { numbers: [...drawn.slice(0, 4), ...wrong.slice(0, 2)] })
    await placeAt(desk, { numbers: wrong.slice(0, 6) })
    world.sandbox.clock.advance(5 * minute)
    const titles = async () => {
      const { list } = await world.call(inbox, { pageNo: 1, pageSize: 20 })
      return list.map(({ title }) => title).filter((title) => /ticket/i.test(title))
    }
    expect((await titles()).sort()).toEqual(['Ticket L00000002: no win this time', 'Your ticket won ₱800.00'])
    expect(await titles()).toHaveLength(2)
  })
})

describe('a bet whose page is gone', () => {
  const key = 'a-key-for-one-bet-only'

  it('[LOTT-05] is told by the page after it, until one has told its player', async () => {
    const before = await balance()
    const desk = await openDeskIn(world)
    await placeAt(desk, { requestKey: key })
    const later = await openDeskIn(world)
    const told = [{ key, orderId: 'L00000001', cost: '20.00' }]
    expect((await later.look()).earlier).toEqual(told)
    expect((await later.look()).earlier).toEqual(told)
    expect((await later.look(`heard=${key}`)).earlier).toEqual([])
    expect((await (await openDeskIn(world)).look()).earlier).toEqual([])
    expect(await balance()).toBe(before - 2_000)
  })

  it('[LOTT-05] that was never placed cannot be placed any more', async () => {
    const before = await balance()
    const desk = await openDeskIn(world)
    const { next } = await desk.look()
    const bet = {
      code: desk.code,
      lines: [[1, 2, 3, 4, 5, 6]],
      stake: '20.00',
      draws: 1,
      numero: next.numero,
    }
    expect((await desk.slip({ ...bet, requestKey: key })).response.status).toBe(200)
    expect((await (await openDeskIn(world)).look()).earlier).toEqual([])
    const { response, body } = await desk.bet(key)
    expect([response.status, body.code]).toEqual([409, 'request.late'])
    expect(await balance()).toBe(before)
  })

  it('[LOTT-05] is placed as it was written down, and a key means one bet', async () => {
    const desk = await openDeskIn(world)
    await placeAt(desk, { requestKey: key })
    expect((await placeAt(desk, { requestKey: key, stake: '50.00' })).body.code).toBe('request.invalid')
    expect((await desk.bet('a-key-without-a-slip')).body.code).toBe('request.invalid')
    expect(await world.sandbox.db.selectFrom('lotteryOrder').select('id').execute()).toHaveLength(1)
  })
})

it('[LOTT-05] a line is kept for the lottery it was kept in, wherever it is opened again', async () => {
  const desk = await openDeskIn(world)
  const keep = (numbers: number[], on = true) =>
    desk.post('favourites', { code: desk.code, numbers, keep: on })
  expect((await keep([9, 8, 7, 3, 2, 1])).body.value.favourites).toEqual([[1, 2, 3, 7, 8, 9]])
  await keep([1, 2, 3, 7, 8, 9])
  expect((await keep([1, 1, 1, 1, 1, 1])).response.status).toBe(400)
  expect((await (await openDeskIn(world)).look()).favourites).toEqual([[1, 2, 3, 7, 8, 9]])
  await world.signIn('ana_team')
  expect((await (await openDeskIn(world)).look()).favourites).toEqual([])
  await world.signIn('mika_07')
  const again = await openDeskIn(world)
  const given = { code: again.code, numbers: [1, 2, 3, 7, 8, 9], keep: false }
  expect((await again.post('favourites', given)).body.value.favourites).toEqual([])
})
