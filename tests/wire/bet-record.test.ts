import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { playSession } from '../../src/platform/calls/bets'
import { formatMinor } from '../../src/sandbox/db/money'
import { playIn } from './support/play'
import { openWorld, type World } from './support/world'

/** The platform's betting record. */

let world: World
let play: ReturnType<typeof playIn>

beforeEach(async () => {
  world = await openWorld()
  play = playIn(world)
})
afterEach(() => world.close())

const spin = { bets: { spin: 100 } }
const roll = { bets: { red: 2_000, blue: 2_000 } }

describe('the betting record', () => {
  it('[WIRE-86] [RECORD-04] lists bets by date and category, newest first, paged, with totals over all pages', async () => {
    await world.signIn('mika_07')
    const slot = await play.launch('Bakunawa Moon')
    const table = await play.launch('Color Game')
    const start = world.sandbox.clock.now()
    for (let n = 0; n < 5; n += 1) {
      await play.bet(slot.path, spin)
      await world.control('clock', { advance: 5_000 })
    }
    await play.bet(table.path, roll)
    const end = world.sandbox.clock.now() + 1
    const asked = { from: start, to: end, pageSize: 4 }
    const first = await play.record(asked)
    const second = await play.record({ ...asked, pageNo: 2 })
    expect([first.list.length, second.list.length, first.totalPages, second.pageNum]).toEqual([4, 2, 2, 2])
    const all = [...first.list, ...second.list]
    expect(all.map(({ placedAt }) => placedAt)).toEqual(
      all.map(({ placedAt }) => placedAt).sort((a, b) => b - a),
    )
    expect(all[0]).toMatchObject({
      gameName: 'Color Game',
      stake: php('40.00'),
      payout: php('0.00'),
      state: 'open',
      settledAt: null,
    })
    expect(all[0]?.number).toMatch(/^B\d{8}$/)
    expect(first.total).toEqual(second.total)
    const paid = all.reduce((sum, { payout }) => sum + payout.minor, 0)
    expect(first.total).toEqual({
      count: 6,
      stake: php('45.00'),
      payout: php(formatMinor(paid)),
      net: php(formatMinor(paid - 500)),
      held: php('40.00'),
    })
    expect((await play.record({ ...asked, gameCategory: 'RNG' })).total).toMatchObject({
      count: 5,
      held: php('0.00'),
    })
    expect((await play.record({ ...asked, gameCategory: 'LIVE' })).list).toEqual([])
    // The start is inclusive, the end exclusive.
    expect((await play.record({ from: start, to: start + 1 })).list).toHaveLength(1)
    expect((await play.record({ from: start - 10, to: start })).list).toEqual([])
  })

  it('refuses a date range that ends before it starts, or is longer than a year', async () => {
    await world.signIn('mika_07')
    await expect(play.record({ from: 10, to: 10 })).rejects.toMatchObject({ code: 'unknown' })
    await expect(play.record({ from: 0, to: 369 * 86_400_000 })).rejects.toMatchObject({ code: 'unknown' })
  })
})

describe('the play session', () => {
  it('counts from the first game opened in this session, and only bets that ended in it', async () => {
    await world.signIn('mika_07')
    expect(await world.call(playSession, null)).toMatchObject({ seconds: 0, net: php('0.00') })
    const { path } = await play.launch('Bakunawa Moon')
    const { bet: made } = await play.bet(path, spin)
    await world.control('clock', { advance: 125_400 })
    const net = php(formatMinor((made?.payout ?? 0) - 100))
    expect(await world.call(playSession, null)).toMatchObject({ seconds: 125, net, currency: 'PHP' })
    await world.signIn('mika_07')
    expect(await world.call(playSession, null)).toMatchObject({ seconds: 0, net: php('0.00') })
  })
})
