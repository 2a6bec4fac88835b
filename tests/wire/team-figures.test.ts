import { beforeEach, describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { add, subtract } from '../../machines/shared/arithmetic'
import type { Money } from '../../machines/shared/money'
import { memberTransactions } from '../../src/platform/calls/bets'
import { agentRebates, downlines, teamBets, teamOverview, teamPnl } from '../../src/platform/calls/team'
import { formatMinor } from '../../src/sandbox/db/money'
import { oneWorld } from './support/fresh-world'
import type { World } from './support/world'

/** The figures of an agent's team match the rows (AGENT-19, AGENT-20). */

let world: World
oneWorld((fresh) => (world = fresh))

const page = { pageNo: 1, pageSize: 50 }
const day = 24 * 60 * 60 * 1000
const month = () => ({ from: world.sandbox.clock.now() - 31 * day, to: world.sandbox.clock.now() + 1 })
const sumOf = (amounts: readonly Money[]) => amounts.reduce(add, php('0'))

describe('the team’s figures', () => {
  beforeEach(async () => {
    await world.sandbox.reset()
    await world.signIn('tita_baby')
  })

  it('[ROUTE-21, AGENT-19] add up the team’s rows', async () => {
    const all = await world.call(teamOverview, month())
    expect([all.members, all.agents]).toEqual([25, 3])
    const { list } = await world.call(teamBets, { ...month(), pageNo: 1, pageSize: 100 })
    const rest = await Promise.all(
      [2, 3, 4, 5, 6].map((pageNo) => world.call(teamBets, { ...month(), pageNo, pageSize: 100 })),
    )
    const bets = [...list, ...rest.flatMap((one) => one.list)]
    expect(all.stake).toEqual(sumOf(bets.map(({ stake }) => stake)))
    expect(all.payout).toEqual(sumOf(bets.map(({ payout }) => payout)))
    expect(all.net).toEqual(subtract(all.payout, all.stake))
    expect(all.active).toBe(new Set(bets.map(({ userName }) => userName)).size)
    const cash = await world.sandbox.db
      .selectFrom('ledger')
      .select(({ fn }) => ['reason', fn.sum<number>('minor').as('minor')])
      .where('memberId', 'like', 'M200%')
      .groupBy('reason')
      .execute()
    const of = (reason: string) => Number(cash.find((one) => one.reason === reason)?.minor ?? 0)
    expect([all.deposits, all.withdrawals]).toEqual([
      php(formatMinor(of('deposit'))),
      php(formatMinor(-of('withdraw'))),
    ])
    const today = await world.call(teamOverview, {
      from: world.sandbox.clock.now() - 12 * 60 * 60 * 1000,
      to: world.sandbox.clock.now() + 1,
    })
    expect(today.registered).toBe(2)
    expect(today.active).toBeGreaterThan(5)
    expect(today.stake.minor).toBeLessThan(all.stake.minor)
  })

  it('[ROUTE-22, AGENT-19] profit and loss is by sub-team, adds up, and can be drilled into', async () => {
    const top = await world.call(teamPnl, { ...month(), ...page })
    const overview = await world.call(teamOverview, month())
    for (const field of ['stake', 'payout', 'net', 'deposits', 'withdrawals', 'rebates'] as const) {
      expect(top.total[field]).toEqual(overview[field])
      expect(sumOf(top.list.map((line) => line[field]))).toEqual(overview[field])
    }
    const stakes = top.list.map(({ stake }) => stake.minor)
    expect(stakes).toEqual([...stakes].sort((a, b) => b - a))
    const jun = await world.call(teamPnl, { ...month(), ...page, under: 'jun_agent', order: 'name' })
    const line = top.list.find(({ userName }) => userName === 'jun_agent')
    expect(jun.path).toEqual(['jun_agent'])
    expect(jun.total).toMatchObject({ stake: line?.stake, net: line?.net, rebates: line?.rebates })
    expect(jun.list.map(({ userName }) => userName)).toEqual(
      jun.list.map(({ userName }) => userName).toSorted(),
    )
  })

  it('[ROUTE-26, AGENT-20] an agent earns their rate less the one they passed on, of every stake', async () => {
    const { list, total, rates } = await world.call(agentRebates, { ...month(), pageNo: 1, pageSize: 100 })
    expect(rates.find(({ category }) => category === 'RNG')?.rate).toBe('1.20')
    const more = await world.call(agentRebates, { ...month(), pageNo: 2, pageSize: 100 })
    const lines = [...list, ...more.list]
    expect(sumOf(lines.map(({ earned }) => earned))).toEqual(total.earned)
    const direct = await world.call(downlines, { level: 0, ...page })
    const rateOf = (userName: string, category: string) =>
      Number(
        direct.list
          .find((one) => one.userName === userName)
          ?.rates.find((one) => one.category === category)
          ?.rate.replace('.', ''),
      )
    // A member whose bets come directly through the first level.
    const own = Number(rates.find(({ category }) => category === 'RNG')?.rate.replace('.', ''))
    const pnl = await world.call(teamPnl, { ...month(), ...page })
    const boyet = pnl.list.find(({ userName }) => userName === 'boyet_22')
    let earned = 0
    for (let pageNo = 1; pageNo <= 6; pageNo += 1) {
      const bets = await world.call(teamBets, { ...month(), pageNo, pageSize: 100 })
      for (const bet of bets.list.filter(({ userName }) => userName === 'boyet_22')) {
        const top = Number(rates.find(({ category }) => category === bet.gameType)?.rate.replace('.', ''))
        earned += Math.floor((bet.stake.minor * (top - rateOf('boyet_22', bet.gameType))) / 10_000)
      }
    }
    expect(own).toBe(120)
    expect(boyet?.rebates).toEqual(php(formatMinor(earned)))
  })

  it('[ROUTE-24, AGENT-19] bets are filtered by time and category, and include a new one', async () => {
    const slots = await world.call(teamBets, { ...month(), ...page, gameCategory: 'RNG' })
    expect(new Set(slots.list.map(({ gameType }) => gameType))).toEqual(new Set(['RNG']))
    const times = slots.list.map(({ placedAt }) => placedAt)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    await expect(world.call(teamBets, { from: 5, to: 5, ...page })).rejects.toMatchObject({ status: 400 })
    await world.signIn('mika_07')
    const mine = await world.call(memberTransactions, { ...month(), ...page, language: 'EN' })
    expect(mine.list).toEqual([])
  })

  it('[AGENT-19] an agent without a team has zeros', async () => {
    await world.sandbox.reset('empty')
    await world.signIn('jun_agent')
    expect(await world.call(teamOverview, month())).toMatchObject({
      members: 0,
      stake: php('0.00'),
      rebates: php('0.00'),
    })
    expect((await world.call(downlines, { level: 0, ...page })).list).toEqual([])
    expect((await world.call(teamPnl, { ...month(), ...page })).list).toEqual([])
    expect((await world.call(teamBets, { ...month(), ...page })).list).toEqual([])
  })
})
