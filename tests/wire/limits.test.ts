import { describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { depositBanksByVendor, depositPaymentGateway } from '../../src/platform/calls/deposit'
import {
  cancelLimit,
  confirmLimit,
  declineLimits,
  playerLimits,
  playTotals,
  setLimit,
  type PlayerLimits,
} from '../../src/platform/calls/protection'
import { openDeskIn, placeAt } from './support/lottery-desk'
import { playIn } from './support/play'
import { eachWorld } from './support/fresh-world'
import type { World } from './support/world'

let world: World
eachWorld((fresh) => (world = fresh), 'don_ramon')

const hour = 3_600_000
const forward = (milliseconds: number) => world.control('clock', { advance: milliseconds })
/** Advances the clock; sessions may have ended. */
const later = async (milliseconds: number, who = 'don_ramon') => {
  await forward(milliseconds)
  await world.signIn(who)
}
const stakeOfDay = { kind: 'stake', period: 'day' } as const
const amount = ({ amounts }: PlayerLimits, kind: string, period: string) =>
  amounts.find((one) => one.kind === kind && one.period === period)!
const deposit = (n: number, pesos: string) =>
  world.call(depositPaymentGateway, {
    requestId: String(n).padStart(32, '0'),
    methodId: 'qrph',
    amount: pesos,
    fee: '0.00',
    bonus: '0.00',
    promoId: '',
  })

describe('a player’s own limits (trust 33)', () => {
  it('are none at first, and lowering holds at once', async () => {
    const before = await world.call(playerLimits, null)
    expect(before.amounts.every(({ limit }) => limit === null)).toBe(true)
    expect(before.times.map(({ period, limit }) => [period, limit])).toEqual([
      ['day', null],
      ['week', null],
      ['month', null],
    ])
    await world.call(setLimit, { ...stakeOfDay, value: '500.00' })
    const lower = await world.call(setLimit, { ...stakeOfDay, value: '100.00' })
    expect(amount(lower, 'stake', 'day')).toMatchObject({ limit: php('100.00'), next: null })
  })

  it('are raised or removed only after the wait and a second yes, and not if they are cancelled', async () => {
    await world.call(setLimit, { ...stakeOfDay, value: '100.00' })
    const asked = await world.call(setLimit, { ...stakeOfDay, value: '900.00' })
    const { next, limit } = amount(asked, 'stake', 'day')
    expect(limit).toEqual(php('100.00'))
    expect(next).toEqual({ limit: php('900.00'), from: world.sandbox.clock.now() + 24 * hour })
    const early = { code: 'terms-changed' }
    await later(24 * hour - 1)
    await expect(world.call(confirmLimit, stakeOfDay)).rejects.toMatchObject(early)
    await forward(1)
    // Waiting alone changes nothing.
    expect(amount(await world.call(playerLimits, null), 'stake', 'day').limit).toEqual(php('100.00'))
    const raised = await world.call(confirmLimit, stakeOfDay)
    expect(amount(raised, 'stake', 'day')).toMatchObject({ limit: php('900.00'), next: null })
    await world.call(setLimit, { ...stakeOfDay, value: null })
    const kept = await world.call(cancelLimit, stakeOfDay)
    expect(amount(kept, 'stake', 'day')).toMatchObject({ limit: php('900.00'), next: null })
    await later(48 * hour)
    await expect(world.call(confirmLimit, stakeOfDay)).rejects.toMatchObject(early)
  })

  it('asking again waits again, and lowering drops what waits', async () => {
    await world.call(setLimit, { ...stakeOfDay, value: '100.00' })
    await world.call(setLimit, { ...stakeOfDay, value: '900.00' })
    await later(23 * hour)
    await world.call(setLimit, { ...stakeOfDay, value: '901.00' })
    await forward(hour)
    await expect(world.call(confirmLimit, stakeOfDay)).rejects.toMatchObject({ code: 'terms-changed' })
    const lower = await world.call(setLimit, { ...stakeOfDay, value: '50.00' })
    expect(amount(lower, 'stake', 'day')).toMatchObject({ limit: php('50.00'), next: null })
  })

  it('refuse what is no limit', async () => {
    for (const value of ['0.00', '0']) {
      await expect(world.call(setLimit, { ...stakeOfDay, value })).rejects.toThrow('setLimit')
    }
    await expect(world.call(setLimit, { kind: 'time', period: 'day', value: '44641' })).rejects.toThrow(
      'setLimit',
    )
  })

  it('are asked for before the first deposit, once', async () => {
    const asks = async () => (await world.call(depositBanksByVendor, null)).asksLimit
    expect(await asks()).toBe(false)
    await world.signIn('bago_01')
    expect(await asks()).toBe(true)
    await world.call(declineLimits, null)
    expect(await asks()).toBe(false)
    await world.sandbox.db.deleteFrom('limitAsked').execute()
    expect(await asks()).toBe(true)
    await world.call(setLimit, { kind: 'deposit', period: 'month', value: '5000.00' })
    expect(await asks()).toBe(false)
  })

  it('are not for play money', async () => {
    await world.signIn('trial_kuya')
    await expect(world.call(playerLimits, null)).rejects.toMatchObject({ code: 'trial-refused' })
  })
})

describe('a reached limit stops the act before money moves (trust 33)', () => {
  it('a deposit: the form is told the tightest limit, and until when', async () => {
    await world.signIn('bago_01')
    await world.call(setLimit, { kind: 'deposit', period: 'week', value: '900.00' })
    await world.call(setLimit, { kind: 'deposit', period: 'month', value: '5000.00' })
    await deposit(1, '900.00')
    const { limit } = await world.call(depositBanksByVendor, null)
    expect(limit).toMatchObject({ period: 'week', hours: 168, amount: php('900.00'), left: php('0.00') })
    expect(limit?.until).toBe(world.sandbox.clock.now() + 7 * 24 * hour)
    await expect(deposit(2, '100.00')).rejects.toMatchObject({ code: 'terms-changed' })
    // Two concurrent requests cannot bypass it.
    await later(7 * 24 * hour, 'bago_01')
    const both = await Promise.allSettled([deposit(3, '500.00'), deposit(4, '500.00')])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('a bet in a game: nothing is taken, and the page is told which limit, what it leaves and until when', async () => {
    const play = playIn(world)
    const { path } = await play.launch('Bakunawa Moon')
    await world.call(setLimit, { ...stakeOfDay, value: '25.00' })
    const red = { bets: { spin: 2_000 } }
    expect(await play.bet(path, red)).toMatchObject({ ok: true })
    await forward(5_000)
    const before = await play.total()
    const refused = await play.bet(path, red)
    expect(refused).toMatchObject({ ok: false, code: 'limit-stake', left: 500 })
    expect(refused).toMatchObject({ until: world.sandbox.clock.now() - 5_000 + 24 * hour })
    expect(await play.total()).toBe(before)
    expect(amount(await world.call(playerLimits, null), 'stake', 'day')).toMatchObject({
      used: php('20.00'),
      left: php('5.00'),
    })
    await later(24 * hour - 5_000)
    const again = await play.launch('Bakunawa Moon')
    expect(await play.bet(again.path, red)).toMatchObject({ ok: true })
  })

  it('a loss: the stake alone may not pass what may be lost', async () => {
    const play = playIn(world)
    const { path } = await play.launch('Bakunawa Moon')
    await world.call(setLimit, { kind: 'loss', period: 'month', value: '19.99' })
    expect(await play.bet(path, { bets: { spin: 2_000 } })).toMatchObject({ code: 'limit-loss', left: 1_999 })
  })

  it('a lottery ticket', async () => {
    const desk = await openDeskIn(world)
    await world.call(setLimit, { ...stakeOfDay, value: '30.00' })
    expect((await placeAt(desk)).response.status).toBe(200)
    const { response, body } = await placeAt(desk, { numbers: [1, 2, 3, 4, 5, 7] })
    expect([response.status, body.code]).toEqual([403, 'player.limit.stake'])
    expect(body.value).toMatchObject({ left: '10.00' })
  })

  it('time: no game opens and no bet is taken once it is used up, and it comes back', async () => {
    const play = playIn(world)
    const { path } = await play.launch('Bakunawa Moon')
    await world.call(setLimit, { kind: 'time', period: 'day', value: '2' })
    await forward(2 * 60_000)
    expect(await play.bet(path, { bets: { spin: 2_000 } })).toMatchObject({ code: 'limit-time', left: 0 })
    const { times } = await world.call(playerLimits, null)
    expect(times[0]).toMatchObject({ used: 2, left: 0 })
    // The refusal names the limit, and when it ends.
    await expect(play.launch('Bakunawa Moon')).rejects.toMatchObject({
      code: 'time-limit',
      status: 403,
      retryAfter: Math.ceil(((times[0]?.until ?? 0) - world.sandbox.clock.now()) / 1000),
    })
    await later((times[0]?.until ?? 0) - world.sandbox.clock.now())
    await play.launch('Bakunawa Moon')
  })
})

it('totals tell by day, week, month and year what was put in, taken out, won, lost and played (trust 28)', async () => {
  const play = playIn(world)
  const { path } = await play.launch('Bakunawa Moon')
  const { bet } = await play.bet(path, { bets: { spin: 2_000 } })
  await forward(60_000)
  for (const [period, count] of [
    ['day', 6],
    ['week', 6],
    ['month', 6],
    ['year', 2],
  ] as const) {
    const { list } = await world.call(playTotals, { period })
    expect(list).toHaveLength(count)
    expect(list.slice(1).map(({ from }) => from)).toEqual(list.slice(0, -1).map(({ to }) => to))
    const last = list.at(-1)!
    const now = world.sandbox.clock.now()
    expect(last.from <= now && now < last.to).toBe(true)
    expect(last.net.minor).toBe((bet?.payout ?? 0) - 2_000)
    expect(last.won.minor - last.lost.minor).toBe(last.net.minor)
    expect(last.minutes).toBe(1)
  }
  const { list } = await world.call(playTotals, { period: 'year' })
  expect(list.at(-1)).toMatchObject({ putIn: php('150000.00'), takenOut: php('65000.00') })
})
