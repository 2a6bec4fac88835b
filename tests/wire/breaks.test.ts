import { describe, expect, it } from 'vitest'
import { affiliateUrlCreate, agentAffiliate } from '../../src/platform/calls/agency'
import { playSession } from '../../src/platform/calls/bets'
import { announcements, availablePromotions, referral } from '../../src/platform/calls/content'
import {
  depositManualTransfer,
  depositPaymentGateway,
  depositTransactioNReport,
} from '../../src/platform/calls/deposit'
import {
  answerRealityCheck,
  comeBack,
  playBreak,
  realityCheck,
  setRealityCheck,
  takeBreak,
} from '../../src/platform/calls/protection'
import { claimRain, redRain } from '../../src/platform/calls/rain'
import { referralFriends, referralProgramme } from '../../src/platform/calls/referral'
import { checkAffiliate } from '../../src/platform/calls/register'
import { waitingRewards } from '../../src/platform/calls/rewards'
import { transferMultipleDownline } from '../../src/platform/calls/team'
import { walletBalance } from '../../src/platform/calls/wallet'
import { withdraw } from '../../src/platform/calls/withdraw'
import { findByName } from '../../src/sandbox/accounts'
import { settleReferrals } from '../../src/sandbox/referral'
import { account } from './support/examples-agency'
import { openDeskIn, placeAt } from './support/lottery-desk'
import { playIn } from './support/play'
import { eachWorld } from './support/fresh-world'
import type { World } from './support/world'

let world: World
eachWorld((fresh) => (world = fresh), 'don_ramon')

const hour = 3_600_000
const day = 24 * hour
const now = () => world.sandbox.clock.now()
const later = async (milliseconds: number) => {
  await world.control('clock', { advance: milliseconds })
  await world.signIn('don_ramon')
}
const deposit = () =>
  world.call(depositPaymentGateway, {
    requestId: crypto.randomUUID().replaceAll('-', ''),
    methodId: 'qrph',
    amount: '500.00',
    fee: '0.00',
    bonus: '0.00',
    promoId: '',
  })
const timeOut = (days: number) => world.call(takeBreak, { kind: 'time-out', days })
const exclude = (months: number | null) => world.call(takeBreak, { kind: 'self-exclusion', months })

describe('a break from play (trust 34)', () => {
  it('holds at once for every bet and deposit, and money can still leave', async () => {
    const play = playIn(world)
    const { path } = await play.launch('Bakunawa Moon')
    const desk = await openDeskIn(world)
    expect(await timeOut(1)).toMatchObject({ kind: 'time-out', until: now() + day, over: false })
    expect(await play.bet(path, { bets: { spin: 100 } })).toMatchObject({ code: 'excluded' })
    expect((await placeAt(desk)).body.code).toBe('player.excluded')
    await expect(play.launch('Bakunawa Moon')).rejects.toMatchObject({ code: 'excluded' })
    await expect(deposit()).rejects.toMatchObject({ code: 'excluded' })
    const money = { cardId: 'C000000000001', amount: '500.00', fee: '10.00', paymentPassword: '246810' }
    await world.call(withdraw, { ...money, requestId: 'withdrawal-in-a-break' })
  })

  it('a lottery bet that was checked before is not placed after', async () => {
    const desk = await openDeskIn(world)
    const { next } = await desk.look()
    const requestKey = crypto.randomUUID()
    const bet = { code: desk.code, lines: [[1, 2, 3, 4, 5, 6]], stake: '20.00', draws: 1 }
    await desk.slip({ ...bet, numero: next.numero, requestKey })
    await timeOut(1)
    expect((await desk.bet(requestKey)).body.code).toBe('player.excluded')
  })

  it('nobody invites: no banners, popups, promotions, gifts or friends', async () => {
    const content = {
      types: 'B,PU,PL,H,PR',
      groupName: 'm_home',
      platform: 'M',
      merchantCode: 'perya',
    } as const
    const before = await world.call(announcements, content)
    expect(before.banners.length * before.popup.length).toBeGreaterThan(0)
    await exclude(6)
    expect(await world.call(announcements, content)).toMatchObject({
      banners: [],
      popup: [],
      hot: [],
      promotion: [],
    })
    const { player } = await world.call(announcements, content)
    expect(before.player).toEqual(expect.arrayContaining(player))
    expect(
      before.player.filter((one) => !player.some(({ id }) => id === one.id)).map(({ id }) => id),
    ).toEqual(['PL-1', 'PL-4'])
    expect(await world.call(availablePromotions, null)).toEqual({ list: [], referral: false, closed: true })
    expect((await world.call(waitingRewards, null)).list).toEqual([])
    await expect(world.call(referral, null)).rejects.toMatchObject({ code: 'excluded' })
  })

  it('[ROUTE-25, AGENT-20, AGENT-21] an agent recruits nobody and is paid no reward, and a link that was given before still works', async () => {
    await world.signIn('tita_baby')
    const link = (requestId: string) => ({ requestId, kind: 'member' as const, note: '', rates: [] })
    const { code } = await world.call(affiliateUrlCreate, link('a-link-before'))
    await timeOut(1)
    expect((await world.call(redRain, null)).rounds).toEqual([])
    const held = [
      () => world.call(affiliateUrlCreate, link('a-link-in-a-break')),
      () => world.call(agentAffiliate, account),
      () => world.call(referral, null),
      () => world.call(referralProgramme, null),
      () => world.call(referralFriends, { pageNo: 1, pageSize: 20 }),
      () => world.call(claimRain, { requestId: 'rain-in-a-break', round: '0', caught: 1 }),
    ]
    for (const act of held) await expect(act()).rejects.toMatchObject({ code: 'excluded' })
    // Anyone invited before joins under the stated terms.
    await world.call(checkAffiliate, { code, domain: 'localhost' })
  })

  it('[PROMO-11] a reward for a friend waits until the break is over', async () => {
    const { db } = world.sandbox
    const idOf = async (name: string) => (await findByName(db, name))!.id
    const me = await idOf('don_ramon')
    const deposit = { minor: 50_000, at: now() - 25 * hour }
    const friend = { id: await idOf('bago_01'), username: 'bago_01', registeredAt: now() - 2 * day, deposit }
    const paid = async () =>
      [...(await settleReferrals(db, me, [friend], now())).values()].some(({ paidAt }) => paidAt !== null)
    await timeOut(1)
    expect(await paid()).toBe(false)
    await later(day)
    await world.call(comeBack, null)
    expect(await paid()).toBe(true)
  })

  it('[AGENT-21] a superior’s money does not reach who takes a break, and is not told why', async () => {
    await world.signIn('ana_team')
    await timeOut(1)
    await world.signIn('tita_baby')
    const sent = { amount: '100.00', paymentPassword: '246810' }
    const before = await world.call(walletBalance, null)
    await expect(
      world.call(transferMultipleDownline, {
        ...sent,
        userNames: ['jun_agent', 'ana_team'],
        requestId: 'to-two-downlines',
      }),
    ).rejects.toMatchObject({ code: 'no-permission' })
    expect((await world.call(walletBalance, null)).sumBalance).toEqual(before.sumBalance)
  })

  it('ends a deposit that waits on the provider’s page, and leaves a transfer to arrive', async () => {
    const { number } = await deposit()
    const { number: sent } = await world.call(depositManualTransfer, {
      requestId: crypto.randomUUID().replaceAll('-', ''),
      methodId: 'sampaguita',
      amount: '500.00',
      fee: '0.00',
      bonus: '0.00',
      promoId: '',
    })
    await timeOut(1)
    const state = async (one: string) => {
      const { list } = await world.call(depositTransactioNReport, { number: one, pageNo: 1, pageSize: 1 })
      return list[0]?.state
    }
    expect(await state(number)).toBe('cancelled')
    expect(await state(sent)).toBe('waiting')
  })

  it('settles a round under way as it was drawn: nothing stays held', async () => {
    const play = playIn(world)
    const { path, nodeId } = await play.launch('Color Game')
    const { bet } = await play.bet(path, { bets: { red: 4_000 } })
    expect(bet?.state).toBe('open')
    const before = await play.total()
    const { due } = (await play.bets()).find((one) => one.nodeId === nodeId && one.state === 'open')!
    await timeOut(1)
    const { held, unfinished } = await world.call(playSession, null)
    expect([held.minor, unfinished]).toEqual([0, []])
    expect((await play.bets()).find((one) => one.nodeId === nodeId)).toMatchObject({
      state: 'settled',
      payout: due,
    })
    // The stake was held, and counted as the player's until then.
    expect(await play.total()).toBe(before + due)
    // A page still open is notified, once.
    expect(await play.send(path, { act: 'finish', key: bet?.key })).toMatchObject({
      bet: { state: 'settled', payout: due },
    })
  })

  it('nobody ends it early or makes it shorter, but longer', async () => {
    await timeOut(7)
    await expect(timeOut(6)).rejects.toMatchObject({ code: 'terms-changed' })
    await expect(world.call(comeBack, null)).rejects.toMatchObject({ code: 'excluded' })
    expect(await timeOut(8)).toMatchObject({ until: now() + 8 * day })
    expect(await exclude(null)).toMatchObject({ kind: 'self-exclusion', until: null })
    await expect(exclude(120)).rejects.toMatchObject({ code: 'terms-changed' })
    await later(400 * day)
    await expect(world.call(comeBack, null)).rejects.toMatchObject({ code: 'excluded' })
  })

  it('a time-out that is over ends when its player asks', async () => {
    await timeOut(1)
    await later(day)
    expect(await world.call(playBreak, null)).toMatchObject({ kind: 'time-out', over: true })
    await expect(deposit()).rejects.toMatchObject({ code: 'excluded' })
    expect(await world.call(comeBack, null)).toMatchObject({ kind: 'none' })
    await deposit()
  })

  it('coming back from a self-exclusion asks, and waits a day', async () => {
    const { until } = await exclude(6)
    await later((until ?? 0) - now())
    const asked = await world.call(comeBack, null)
    expect(asked).toMatchObject({ over: false, opensAt: now() + day })
    await later(day - 1)
    // Asking again neither shortens nor lengthens the wait.
    expect((await world.call(comeBack, null)).opensAt).toBe(asked.opensAt)
    await expect(deposit()).rejects.toMatchObject({ code: 'excluded' })
    await later(1)
    expect(await world.call(playBreak, null)).toMatchObject({ kind: 'none' })
    await deposit()
  })

  it('one of the operator ends by itself', async () => {
    await world.control('exclusion', { userName: 'don_ramon', hours: 1 })
    expect(await world.call(playBreak, null)).toMatchObject({ kind: 'operator', until: now() + hour })
    await later(hour)
    expect(await world.call(playBreak, null)).toMatchObject({ kind: 'none' })
  })

  it('is what pahinga_08 has taken', async () => {
    await world.signIn('pahinga_08')
    expect(await world.call(playBreak, null)).toMatchObject({ kind: 'self-exclusion', over: false })
  })
})

describe('the reality check (trust 35)', () => {
  it('counts from the first game of the session, across games, and begins again when it is answered', async () => {
    const play = playIn(world)
    expect(await world.call(realityCheck, null)).toMatchObject({ minutes: 30, dueIn: 1_800, seconds: 0 })
    const { path } = await play.launch('Bakunawa Moon')
    const { bet } = await play.bet(path, { bets: { spin: 100 } })
    await world.control('clock', { advance: 20 * 60_000 })
    await play.launch('Color Game')
    expect(await world.call(realityCheck, null)).toMatchObject({ dueIn: 600, seconds: 1_200 })
    expect(await world.call(setRealityCheck, { minutes: 15 })).toMatchObject({ minutes: 15, dueIn: 0 })
    const answered = await world.call(answerRealityCheck, null)
    expect(answered).toMatchObject({ dueIn: 900, seconds: 1_200 })
    expect(answered.net.minor).toBe((bet?.payout ?? 0) - 100)
  })

  it('takes 15 to 60 minutes', async () => {
    for (const minutes of [14, 61]) {
      await expect(world.call(setRealityCheck, { minutes })).rejects.toThrow('setRealityCheck')
    }
  })
})
