import { describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { add, isNegative, times } from '../../machines/shared/arithmetic'
import type { Money } from '../../machines/shared/money'
import { walletBalance } from '../../src/platform/calls/wallet'
import { accountTransactions, memPnl, txCodeList, type AccountSide } from '../../src/platform/calls/records'
import { moveMoney, parseMinor } from '../../src/sandbox/db/money'
import { txCodes } from '../../src/sandbox/records/codes'
import { playIn } from './support/play'
import { eachWorld } from './support/fresh-world'
import { startAt, type World } from './support/world'

/** The account record and profit and loss, as the platform returns them. */

let world: World
eachWorld((fresh) => (world = fresh))

const hour = 3_600_000
const day = 24 * hour
const mika = 'M10001'
const tita = 'M10003'

const move = (memberId: string, amount: string, reason: string, at: number, vendor = 'MAIN') =>
  world.sandbox.db
    .transaction()
    .execute((trx) => moveMoney(trx, { memberId, vendor, minor: parseMinor(amount), reason, at }))

const asked = { from: startAt - 300 * day, to: startAt + 60 * day, pageNo: 1, pageSize: 20, language: 'EN' }
const account = (more: object = {}) =>
  world.call(accountTransactions, { types: 'M', ...asked, kind: undefined, ...more })
const pnl = (more: object = {}) => {
  const { language: _, ...range } = asked
  return world.call(memPnl, { ...range, timeZone: 'Asia/Manila', ...more })
}
const codes = (types: AccountSide, language = 'EN') => world.call(txCodeList, { types, language })
const sumOf = (amounts: readonly Money[]) => amounts.reduce(add, php('0'))

describe('the account record', () => {
  it('[ROUTE-53] of somebody new is empty: an account that began with nothing was brought nothing', async () => {
    await world.signIn('bago_01')
    expect((await account()).list).toEqual([])
    expect((await world.call(walletBalance, null)).sumBalance).toEqual(php('0.00'))
  })

  it('[RECORD-05] [WIRE-86] lists every movement, newest first, paged, with totals in and out over all pages', async () => {
    await world.signIn('mika_07')
    const play = playIn(world)
    const { path } = await play.launch('Bakunawa Moon')
    for (let n = 0; n < 4; n += 1) {
      await world.control('clock', { advance: 5_000 })
      await play.bet(path, { bets: { spin: 100 } })
    }
    const first = await account({ pageSize: 3 })
    const pages = [first]
    for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1)
      pages.push(await account({ pageSize: 3, pageNo }))
    const all = pages.flatMap(({ list }) => list)
    expect(new Set(all.map(({ number }) => number)).size).toBe(first.total.count)
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort((a, b) => b - a))
    for (const { total } of pages) expect(total).toEqual(first.total)
    const amounts = all.map(({ amount }) => amount)
    expect(first.total.in).toEqual(sumOf(amounts.filter(({ minor }) => minor >= 0)))
    expect(times(first.total.out, -1)).toEqual(sumOf(amounts.filter(isNegative)))
    // Movements add up to the balance (trust 27), and every line has the balance after it.
    const { sumBalance } = await world.call(walletBalance, null)
    expect(sumOf(amounts)).toEqual(sumBalance)
    expect(all[0]?.balanceAfter).toEqual(sumBalance)
    for (const [n, line] of all.slice(0, -1).entries())
      expect(sumOf([all[n + 1]!.balanceAfter, line.amount])).toEqual(line.balanceAfter)
    expect(all.filter(({ kind }) => kind === 'game').length).toBeGreaterThanOrEqual(4)
    expect(all.map(({ place }) => place)).toContain('Sampaguita Live')
  })

  it('[RECORD-05] filters by kind and date range; the start is inclusive, the end exclusive', async () => {
    await world.signIn('mika_07')
    await move(mika, '500.00', 'deposit', startAt - day)
    await move(mika, '-200.00', 'withdraw', startAt - hour)
    await move(mika, '200.00', 'withdraw-refused', startAt - hour / 2)
    await move(mika, '1.00', 'nobody knows this one', startAt - 1)
    const kinds = async (kind: string) =>
      (await account({ kind })).list.map(({ code, amount }) => [code, amount])
    expect(await kinds('deposit')).toEqual([['1001', php('500.00')]])
    expect(await kinds('withdrawal')).toEqual([
      ['1102', php('200.00')],
      ['1101', php('-200.00')],
    ])
    // A movement without a known code is an adjustment, and is not lost between the kinds.
    expect((await kinds('other'))[2]).toEqual(['1999', php('1.00')])
    const sums = await Promise.all(
      [
        'deposit',
        'withdrawal',
        'game',
        'bonus',
        'rebate',
        'transfer',
        'team',
        'salary',
        'dividend',
        'other',
      ].map(async (kind) => (await account({ kind })).total.count),
    )
    expect(sums.reduce((a, b) => a + b)).toBe((await account()).total.count)
    const range = async (from: number, to: number) => (await account({ from, to })).total
    expect(await range(startAt - day, startAt - hour)).toEqual({
      count: 1,
      in: php('500.00'),
      out: php('0.00'),
    })
    expect(await range(startAt - day + 1, startAt - hour)).toMatchObject({ count: 0 })
    // The running balance includes movements outside the date range.
    const [newest] = (await account({ from: startAt - hour, to: startAt - hour + 1 })).list
    expect(newest).toMatchObject({ amount: php('-200.00'), balanceAfter: php('300.00') })
  })

  it('[RECORD-02] [RECORD-05] an agent’s side is their dealings with the team, and nobody else has one', async () => {
    await world.signIn('tita_baby')
    await move(tita, '2000.00', 'agent-rebate', startAt - day)
    await move(tita, '-300.00', 'transfer-down', startAt - hour)
    await move(tita, '500.00', 'deposit', startAt - 1)
    const side = await account({ types: 'A' })
    expect(side.list.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['team', php('-300.00')],
      ['rebate', php('2000.00')],
    ])
    expect(side.total).toEqual({ count: 2, in: php('2000.00'), out: php('300.00') })
    expect((await account({ types: 'A', kind: 'rebate' })).total.count).toBe(1)
    // The whole record has both sides.
    expect((await account()).list.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['team', 'rebate', 'deposit', 'other']),
    )
    await world.signIn('mika_07')
    await expect(account({ types: 'A' })).rejects.toMatchObject({ code: 'no-permission' })
    await expect(codes('A')).rejects.toMatchObject({ code: 'no-permission' })
  })

  it('[RECORD-05] shows players only their own', async () => {
    await move(tita, '777.00', 'deposit', startAt)
    await world.signIn('mika_07')
    expect((await account()).list.map(({ amount }) => amount)).not.toContain(php('777.00'))
  })

  it('[WIRE-87] names every code in the player’s language; every seeded movement has one', async () => {
    await world.signIn('tita_baby')
    const { list } = await codes('M')
    expect(list).toContainEqual({ code: '1001', name: 'Deposit', kind: 'deposit' })
    expect(new Set(list.map(({ code }) => code)).size).toBe(txCodes.length)
    const agent = (await codes('A')).list
    expect(agent.map(({ kind }) => kind)).toEqual(['team', 'team', 'rebate', 'salary', 'dividend'])
    const reasons = await world.sandbox.db.selectFrom('ledger').select('reason').distinct().execute()
    const known = new Set(txCodes.flatMap((one) => one.reasons))
    expect(reasons.map(({ reason }) => reason).filter((reason) => !known.has(reason))).toEqual([])
    expect(txCodes.filter(({ name }) => name.EN === '' || name.TY === '')).toEqual([])
  })

  it('refuses a date range that ends before it starts or is longer than a year, and trial accounts', async () => {
    await world.signIn('mika_07')
    await expect(account({ from: 10, to: 10 })).rejects.toMatchObject({ code: 'unknown' })
    await expect(account({ from: 0, to: 369 * day })).rejects.toMatchObject({ code: 'unknown' })
    await expect(pnl({ from: 10, to: 10 })).rejects.toMatchObject({ code: 'unknown' })
    await expect(pnl({ timeZone: 'Nowhere/Town' })).rejects.toMatchObject({ code: 'unknown' })
    await world.signIn('trial_kuya')
    await expect(account()).rejects.toMatchObject({ code: 'trial-refused' })
    await expect(pnl()).rejects.toMatchObject({ code: 'trial-refused' })
  })
})

describe('profit and loss', () => {
  it('[WIRE-101] [RECORD-08] adds up movements by day and category; held stakes are neither won nor lost', async () => {
    await world.signIn('mika_07')
    const play = playIn(world)
    const slot = await play.launch('Bakunawa Moon')
    const table = await play.launch('Color Game')
    for (let n = 0; n < 3; n += 1) {
      await play.bet(slot.path, { bets: { spin: 100 } })
      await world.control('clock', { advance: 5_000 })
    }
    await play.bet(table.path, { bets: { red: 2_000 } })
    await move(mika, '500.00', 'deposit', startAt)
    await move(mika, '-300.00', 'withdraw', startAt)
    await move(mika, '100.00', 'withdraw-refused', startAt)
    await move(mika, '25.00', 'deposit-bonus', startAt)
    await move(mika, '1.25', 'rebate', startAt)
    const { total, list, categories } = await pnl()
    const bets = (await play.record()).total
    expect(total).toMatchObject({
      deposits: php('500.00'),
      withdrawals: php('200.00'),
      bonus: php('26.25'),
      // The same as in the betting record.
      bets: bets.stake,
      paid: bets.payout,
      held: php('20.00'),
      play: bets.net,
      net: sumOf([bets.net, php('26.25')]),
    })
    expect(list).toEqual([{ day: '2026-01-15', ...total }])
    expect(categories.map(({ gameType, held }) => [gameType, held])).toEqual([
      ['INHOUSE', php('20.00')],
      ['RNG', php('0.00')],
    ])
    expect(sumOf(categories.map(({ play: left }) => left))).toEqual(bets.net)
  })

  it('[RECORD-08] days begin in the player’s time zone; pages of days add up to the total', async () => {
    await world.signIn('mika_07')
    // 23:30 and 00:30 in Manila, one day in London.
    await move(mika, '10.00', 'deposit', Date.UTC(2026, 0, 10, 15, 30))
    await move(mika, '20.00', 'deposit', Date.UTC(2026, 0, 10, 16, 30))
    await move(mika, '40.00', 'deposit', Date.UTC(2026, 0, 12, 4))
    const days = async (timeZone: string) =>
      (await pnl({ timeZone })).list.map((one) => [one.day, one.deposits])
    expect(await days('Asia/Manila')).toEqual([
      ['2026-01-12', php('40.00')],
      ['2026-01-11', php('20.00')],
      ['2026-01-10', php('10.00')],
    ])
    expect(await days('Europe/London')).toEqual([
      ['2026-01-12', php('40.00')],
      ['2026-01-10', php('30.00')],
    ])
    const pages = await Promise.all([1, 2, 3].map((pageNo) => pnl({ pageNo, pageSize: 1 })))
    expect(pages.map(({ totalPages }) => totalPages)).toEqual([3, 3, 3])
    expect(sumOf(pages.flatMap(({ list }) => list.map(({ deposits }) => deposits)))).toEqual(php('70.00'))
    for (const { total } of pages) expect(total.deposits).toEqual(php('70.00'))
  })

  it('[RECORD-08] counts lottery tickets in their category, and nobody else’s bets', async () => {
    await world.signIn('mika_07')
    await world.sandbox.db
      .insertInto('bet')
      .values({
        memberId: tita,
        key: 'not mine',
        roundId: 1,
        sessionHash: '',
        vendor: 'SPG',
        nodeId: null,
        gameName: 'Color Game',
        gameType: 'LIVE',
        kind: 'dice',
        stake: 5_000,
        payout: 0,
        state: 'settled',
        intent: '{}',
        outcome: '{}',
        due: 0,
        placedAt: startAt,
        settledAt: startAt,
        balanceAfter: 0,
      })
      .execute()
    const { gameId } = await world.sandbox.db
      .selectFrom('game')
      .select('gameId')
      .where('gameType', '=', 'ELOTT')
      .executeTakeFirstOrThrow()
    const order = {
      id: 'O1',
      memberId: mika,
      code: gameId,
      lines: '[[1]]',
      sessionHash: '',
      stakeMinor: 1_000,
      draws: 3,
    }
    await world.sandbox.db
      .insertInto('lotteryOrder')
      .values({ ...order, requestKey: 'k1', placedAt: startAt })
      .execute()
    const part = { orderId: 'O1', memberId: mika, drawAt: startAt + hour, stakeMinor: 1_000, numero: '1' }
    await world.sandbox.db
      .insertInto('lotterySuborder')
      .values([
        { ...part, id: 'a', status: 'open', payoutMinor: 0, settledAt: null, cancelKey: null },
        { ...part, id: 'b', status: 'won', payoutMinor: 4_000, settledAt: startAt, cancelKey: null },
        { ...part, id: 'c', status: 'cancelled', payoutMinor: 0, settledAt: startAt, cancelKey: 'x' },
      ])
      .execute()
    const { total, categories } = await pnl()
    expect(categories).toEqual([
      { gameType: 'ELOTT', bets: php('30.00'), paid: php('50.00'), play: php('30.00'), held: php('10.00') },
    ])
    expect(total).toMatchObject({
      bets: php('30.00'),
      paid: php('50.00'),
      held: php('10.00'),
      net: php('30.00'),
    })
  })
})
