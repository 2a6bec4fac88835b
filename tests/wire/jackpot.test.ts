import { expect, it } from 'vitest'
import { winners } from '../../src/platform/calls/boards'
import { jackpotPool } from '../../src/platform/calls/games'
import { poolShare } from '../../src/sandbox/play/pool'
import { playIn } from './support/play'
import { openWorld } from './support/world'

it('[WIN-06] the pool grows by its share of every bet, is won by the one that fills it, and no centavo is made', async () => {
  const world = await openWorld()
  try {
    await world.signIn('mika_07')
    const play = playIn(world)
    const { path } = await play.launch('Bakunawa Moon')
    const held = async () => world.sandbox.db.selectFrom('jackpotPool').selectAll().executeTakeFirstOrThrow()
    const before = await held()
    expect(before.minor).toBeGreaterThanOrEqual(70_000_000_00)
    expect(before.minor).toBeLessThanOrEqual(130_000_000_00)
    expect((await world.call(jackpotPool, null)).pool?.minor).toBe(before.minor)

    const first = (await play.bet(path, { bets: { spin: 500 } })).bet!
    const share = (500 * poolShare) / 10_000
    const after = await held()
    expect(after.minor + after.next - before.minor - before.next).toBe(share)

    // The next bet triggers it.
    await world.sandbox.db
      .updateTable('jackpotPool')
      .set({ mark: after.minor + 1 })
      .execute()
    await world.control('clock', { advance: 6_000 })
    const { due } = { due: (await play.bet(path, { bets: { spin: 500 } })).bet!.payout }
    const won = after.minor + share - Math.floor(share / 2)
    expect(due).toBeGreaterThanOrEqual(won)
    const fresh = await held()
    expect(fresh.minor + fresh.next).toBe(after.next + Math.floor(share / 2))

    // Record, wallet and board show it.
    const { total } = await play.record()
    expect(total.payout.minor).toBe(first.payout + due)
    expect(await play.total()).toBe(12_480_50 - 1_000 + first.payout + due)
    const board = await world.call(winners, { gameCategory: 'ALL', language: 'EN', limitNum: 20 })
    expect(board.list[0]?.vo).toMatchObject({ customerName: 'mi***a_07', winAmount: { minor: won } })

    await world.control('world', { feature: { key: 'jackpot', enabled: false } })
    expect((await world.call(jackpotPool, null)).pool).toBeNull()
  } finally {
    await world.close()
  }
})
