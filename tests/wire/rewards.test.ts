import { describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { isZero } from '../../machines/shared/arithmetic'
import { moneyText } from '../../machines/shared/money'
import { availablePromotions, clubBenefit } from '../../src/platform/calls/content'
import { memberInfo } from '../../src/platform/calls/member'
import { walletBalance } from '../../src/platform/calls/wallet'
import * as calls from '../../src/platform/calls/rewards'
import { setExclusion } from '../../src/sandbox/play/exclusion'
import { bookBets, tinyPng } from './support/examples-rewards'
import { eachWorld } from './support/fresh-world'
import { startAt, type World } from './support/world'

/** Rewards, missions, rebate and the VIP club on the wire: computed from real rows, and paid once. */

const mika = 'M10001'
const day = 86_400_000
let world: World
eachWorld((fresh) => (world = fresh))

const balance = async () => (await world.call(walletBalance, null)).sumBalance
const ledger = (reason: string) =>
  world.sandbox.db.selectFrom('ledger').selectAll().where('reason', '=', reason).execute()
const statusOf = async (id: string) =>
  (await world.call(availablePromotions, null)).list.find((one) => one.id === id)?.status

describe('rewards', () => {
  it('[SESSION-17] a trial account has nothing to claim and climbs no level', async () => {
    await world.signIn('trial_kuya')
    expect(await statusOf('welcome')).toBe('join')
    const { list } = await world.call(availablePromotions, null)
    expect(list.filter(({ status }) => !['join', 'close', 'coming'].includes(status))).toEqual([])
    expect((await world.call(calls.clubLevels, null)).enabled).toBe(false)
    expect((await world.call(clubBenefit, null)).enabled).toBe(false)
  })

  it('[PROMO-07] [ROUTE-50] a claim pays once, whatever is repeated, and the promotion is no longer claimable', async () => {
    await world.signIn('mika_07')
    const { list } = await world.call(calls.waitingRewards, null)
    expect(list.map(({ id, amount }) => [id, amount])).toEqual([['welcome', php('58.00')]])
    const request = { requestId: 'key-one0', kind: 'reward', id: 'welcome', amount: '58.00' } as const
    const [first, ...again] = await Promise.all([1, 2, 3].map(() => world.call(calls.claim, request)))
    expect(again).toEqual([first, first])
    expect(await world.call(calls.claimOutcome, { requestId: 'key-one0' })).toEqual(first)
    await expect(world.call(calls.claim, { ...request, requestId: 'key-two0' })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await balance()).toEqual(php('12538.50'))
    expect(await ledger('reward')).toHaveLength(1)
    expect(await statusOf('welcome')).toBe('claimed')
    const { list: history } = await world.call(calls.claimHistory, { pageNo: 1, pageSize: 20 })
    expect(history).toEqual([
      { number: 'C00000001', kind: 'reward', title: 'Welcome gift', amount: php('58.00'), at: startAt },
    ])
  })

  it('[PROMO-07] an amount other than the one seen is refused, and one key is for one claim only', async () => {
    await world.signIn('mika_07')
    const request = { requestId: 'key-one0', kind: 'reward', id: 'welcome', amount: '688.00' } as const
    await expect(world.call(calls.claim, request)).rejects.toMatchObject({ code: 'conflict' })
    await world.call(calls.claim, { ...request, amount: '58.00' })
    await expect(
      world.call(calls.claim, { ...request, id: 'rebate-week', amount: '58.00' }),
    ).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await balance()).toEqual(php('12538.50'))
  })

  it('[PROMO-07] a claim looked up before it arrives is never paid', async () => {
    await world.signIn('mika_07')
    expect(await world.call(calls.claimOutcome, { requestId: 'key-lost' })).toBeNull()
    const late = { requestId: 'key-lost', kind: 'reward', id: 'welcome', amount: '58.00' } as const
    await expect(world.call(calls.claim, late)).rejects.toMatchObject({ code: 'not-arrived' })
    expect(await balance()).toEqual(php('12480.50'))
    await world.call(calls.claim, { ...late, requestId: 'a new request' })
    expect(await balance()).toEqual(php('12538.50'))
  })

  it('[PROMO-07] another player’s key is unknown, a trial account has no rewards, and an excluded player gets no gifts', async () => {
    await world.signIn('mika_07')
    const request = { requestId: 'key-mine', kind: 'reward', id: 'welcome', amount: '58.00' } as const
    await world.call(calls.claim, request)
    await world.signIn('ana_team')
    expect(await world.call(calls.claimOutcome, { requestId: 'key-mine' })).toBeNull()
    await setExclusion(world.sandbox.db, 'M10005', null)
    await expect(world.call(calls.claim, { ...request, requestId: 'key-x000' })).rejects.toMatchObject({
      code: 'excluded',
    })
    await world.signIn('trial_kuya')
    await expect(world.call(calls.waitingRewards, null)).rejects.toMatchObject({ code: 'trial-refused' })
    await expect(world.call(calls.claim, { ...request, requestId: 'key-y000' })).rejects.toMatchObject({
      code: 'trial-refused',
    })
  })

  it('[PROMO-07] the slot rebate of a promotion is computed from last week’s bets', async () => {
    await world.signIn('mika_07')
    await bookBets(world, mika, 10, { stake: 100_000, at: startAt - 5 * day })
    await bookBets(world, mika, 1, { stake: 100_000, at: startAt - 1_000 })
    const { list } = await world.call(calls.waitingRewards, null)
    const found = list.find(({ promotionId }) => promotionId === 'rebate-week')!
    expect(found.amount).toEqual(php('80.00'))
    const request = { requestId: 'key-week', kind: 'reward', id: found.id, amount: '80.00' } as const
    await world.call(calls.claim, request)
    expect(await statusOf('rebate-week')).toBe('claimed')
    // The next week has its own.
    await world.control('clock', { advance: 7 * day })
    await world.signIn('mika_07')
    expect(await statusOf('rebate-week')).toBe('claim')
    const next = (await world.call(calls.waitingRewards, null)).list
    expect(next.find(({ promotionId }) => promotionId === 'rebate-week')?.amount).toEqual(php('8.00'))
  })
})

describe('the VIP club', () => {
  it('[PROMO-08] [ROUTE-18] level, progress and month come from bets; a reached level gives its gift once', async () => {
    await world.signIn('mika_07')
    const before = await world.call(calls.clubLevels, null)
    expect(before).toMatchObject({ enabled: true, level: 0, progress: 62, turnover: php('31000.00') })
    expect(before.next).toEqual({ label: 'Bronze', missing: php('19000.00') })
    expect(before.levels.map(({ label }) => label)).toEqual([
      'Bronze',
      'Silver',
      'Gold',
      'Platinum',
      'Diamond',
    ])
    await bookBets(world, mika, 19, { stake: 100_000 })
    const after = await world.call(calls.clubLevels, null)
    expect(after).toMatchObject({
      level: 1,
      progress: 0,
      month: { turnover: php('19000.00'), rewards: php('0.00') },
    })
    expect(await world.call(clubBenefit, null)).toMatchObject({ level: 1, label: 'Bronze' })
    expect((await world.call(memberInfo, null)).vipLabel).toBe('Bronze')
    expect(await statusOf('vip-upgrade')).toBe('claim')
    const gift = (await world.call(calls.waitingRewards, null)).list.at(-1)!
    expect(gift).toMatchObject({
      id: 'vip-upgrade:1',
      title: 'VIP upgrade bonus: Bronze',
      amount: php('58.00'),
    })
    await world.call(calls.claim, {
      requestId: 'key-gift',
      kind: 'reward',
      id: gift.id,
      amount: moneyText(gift.amount),
    })
    expect(await statusOf('vip-upgrade')).toBe('process')
    expect((await world.call(calls.clubLevels, null)).month.rewards).toEqual(php('58.00'))
  })

  it('[PROMO-08] the highest level has no next one, and a level reached earlier gives no gift', async () => {
    await world.signIn('don_ramon')
    expect(await world.call(calls.clubLevels, null)).toMatchObject({ level: 5, progress: 100, next: null })
    expect(await statusOf('vip-upgrade')).toBe('process')
  })
})

describe('missions', () => {
  const missionsNow = async () => (await world.call(calls.missions, null)).list

  it('[PROMO-07] [ROUTE-51] bets, days and deposits of the week count; a reached one is paid once a week', async () => {
    await world.signIn('mika_07')
    expect(
      (await missionsNow()).every((one) => (one.unit === 'deposits' ? isZero(one.done) : one.done === 0)),
    ).toBe(true)
    // 15 January 2026 is a Thursday: the week began on the 12th.
    for (const n of [1, 2, 3]) await bookBets(world, mika, 7, { at: startAt - n * day })
    await bookBets(world, mika, 5, { at: startAt - 4 * day })
    await bookBets(world, mika, 5, { state: 'void' })
    const list = await missionsNow()
    expect(list.map(({ id, done, state }) => [id, done, state])).toEqual([
      ['bets-20@2026-01-12', 21, 'waiting'],
      ['bets-100@2026-01-12', 21, 'open'],
      ['days-3@2026-01-12', 3, 'waiting'],
      ['days-5@2026-01-12', 3, 'open'],
      ['deposits-1000@2026-01-12', php('0.00'), 'open'],
    ])
    const request = {
      requestId: 'key-m000',
      kind: 'mission',
      id: 'bets-20@2026-01-12',
      amount: '18.00',
    } as const
    await world.call(calls.claim, request)
    await expect(world.call(calls.claim, { ...request, requestId: 'key-m200' })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect((await missionsNow())[0]?.state).toBe('claimed')
    await expect(
      world.call(calls.claim, {
        ...request,
        requestId: 'key-m300',
        id: 'bets-100@2026-01-12',
        amount: '88.00',
      }),
    ).rejects.toMatchObject({ code: 'conflict' })
    expect(await balance()).toEqual(php('12498.50'))
    await world.control('clock', { advance: 7 * day })
    await world.signIn('mika_07')
    expect((await missionsNow())[0]).toMatchObject({ id: 'bets-20@2026-01-19', done: 0, state: 'open' })
  })

  it('[PROMO-07] deposits count as recorded in the ledger', async () => {
    await world.signIn('mika_07')
    await world.sandbox.db
      .insertInto('ledger')
      .values({
        memberId: mika,
        vendor: 'MAIN',
        minor: 100_000,
        balanceAfter: 0,
        reason: 'deposit',
        at: startAt - 1,
      })
      .execute()
    expect((await missionsNow()).at(-1)).toMatchObject({ done: php('1000.00'), state: 'waiting' })
  })

  it('[PROMO-07] the ranking has masked names, ten places, and the player’s own', async () => {
    await world.signIn('mika_07')
    // The seeded team bets as well; this test needs only its own bets.
    await world.sandbox.db.deleteFrom('bet').where('roundId', '=', 0).execute()
    const empty = await world.call(calls.missions, null)
    expect(empty.own).toBeNull()
    await bookBets(world, mika, 1, { stake: 50_000 })
    await bookBets(world, 'M10002', 1, { stake: 90_000_000 })
    const { ranking, own } = await world.call(calls.missions, null)
    expect(ranking).toHaveLength(10)
    expect(ranking.every(({ name }) => /^.{2}\*\*\*$/.test(name))).toBe(true)
    expect(ranking[0]).toMatchObject({ place: 1, name: 'do***', turnover: php('900000.00'), own: false })
    expect(own?.turnover).toEqual(php('500.00'))
    expect(own?.place).toBeGreaterThan(10)
  })
})

describe('the manual rebate', () => {
  const total = async () => (await world.call(calls.manualRebate, null)).total

  it('[PROMO-07] [ROUTE-52] accrues by category at its rate, is claimed once, and every bet counts once', async () => {
    await world.signIn('mika_07')
    expect(await world.call(calls.manualRebate, null)).toMatchObject({
      last: null,
      list: [],
      total: php('0.00'),
    })
    await bookBets(world, mika, 4, { stake: 100_000 })
    await bookBets(world, mika, 1, { stake: 100_000, gameType: 'LIVE' })
    await bookBets(world, mika, 1, { stake: 100_000, state: 'open' })
    const { list } = await world.call(calls.manualRebate, null)
    expect(list).toEqual([
      { category: 'RNG', turnover: php('4000.00'), rate: '0.50', amount: php('20.00') },
      { category: 'LIVE', turnover: php('1000.00'), rate: '0.30', amount: php('3.00') },
    ])
    const request = {
      requestId: 'key-r000',
      kind: 'rebate',
      id: 'rebate',
      amount: moneyText(await total()),
    } as const
    const paid = await world.call(calls.claim, request)
    expect(paid.amount).toEqual(php('23.00'))
    expect(await world.call(calls.claim, request)).toEqual(paid)
    await expect(world.call(calls.claim, { ...request, requestId: 'key-r200' })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await balance()).toEqual(php('12503.50'))
    expect(await world.call(calls.manualRebate, null)).toMatchObject({
      last: startAt,
      list: [],
      total: php('0.00'),
    })
    await bookBets(world, mika, 1, { stake: 30_000 })
    expect(await total()).toEqual(php('1.50'))
  })

  it('[RECORD-09] the report lists payouts by category, with totals', async () => {
    await world.signIn('mika_07')
    await bookBets(world, mika, 4, { stake: 100_000 })
    await bookBets(world, mika, 1, { stake: 100_000, gameType: 'LIVE' })
    await world.call(calls.claim, { requestId: 'key-r000', kind: 'rebate', id: 'rebate', amount: '23.00' })
    const asked = { from: startAt - day, to: startAt + day, pageNo: 1, pageSize: 1 }
    const first = await world.call(calls.rebateReport, asked)
    expect(first).toMatchObject({
      list: [{ category: 'LIVE', turnover: php('1000.00'), rate: '0.30', amount: php('3.00'), at: startAt }],
      totalPages: 2,
      total: { count: 2, turnover: php('5000.00'), amount: php('23.00') },
    })
    const second = await world.call(calls.rebateReport, { ...asked, pageNo: 2 })
    expect(second.list.map(({ category }) => category)).toEqual(['RNG'])
    expect((await world.call(calls.rebateReport, { ...asked, to: startAt })).list).toEqual([])
    await expect(world.call(calls.rebateReport, { ...asked, to: asked.from })).rejects.toMatchObject({
      code: 'unknown',
    })
  })
})

describe('joining a promotion', () => {
  const entry = {
    requestId: 'key-e000',
    promotionId: 'liga-race',
    comment: 'My club.',
    images: [] as string[],
  }
  const image = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

  it('[PROMO-04] [CONST-37] an application is submitted once, with a comment of at most 140 characters', async () => {
    await world.signIn('mika_07')
    expect(await statusOf('liga-race')).toBe('join')
    await expect(world.call(calls.joinPromotion, { ...entry, comment: '  ' })).rejects.toMatchObject({
      status: 400,
    })
    await expect(
      world.call(calls.joinPromotion, { ...entry, comment: 'x'.repeat(141) }),
    ).rejects.toMatchObject({ status: 400 })
    const made = await world.call(calls.joinPromotion, { ...entry, comment: 'x'.repeat(140) })
    expect(made).toEqual({ status: 'applying' })
    expect(await world.call(calls.joinPromotion, entry)).toEqual(made)
    expect(await world.call(calls.joinOutcome, { requestId: 'key-e000' })).toEqual(made)
    expect(await statusOf('liga-race')).toBe('applying')
    await expect(world.call(calls.joinPromotion, { ...entry, requestId: 'key-again' })).rejects.toMatchObject(
      {
        code: 'conflict',
      },
    )
  })

  it('[PROMO-04] a promotion without application is joined directly; a burnt key joins nothing', async () => {
    await world.signIn('mika_07')
    const tap = { requestId: 'key-t000', promotionId: 'referral', comment: '', images: [] }
    expect(await world.call(calls.joinOutcome, { requestId: 'key-t000' })).toBeNull()
    await expect(world.call(calls.joinPromotion, tap)).rejects.toMatchObject({ code: 'not-arrived' })
    expect(await statusOf('referral')).toBe('join')
    expect(await world.call(calls.joinPromotion, { ...tap, requestId: 'key-u000' })).toEqual({
      status: 'joined',
    })
    expect(await statusOf('referral')).toBe('joined')
  })

  it('[PROMO-05] [CONST-38] pictures are png or jpg by content, at most 5 MB, at most three, and uploaded by the player', async () => {
    await world.signIn('mika_07')
    const upload = (data: string) =>
      world.call(calls.uploadPromotionImage, { promotionId: 'liga-race', image: data })
    const jpg = new Uint8Array(5 * 1024 * 1024)
    jpg.set([0xff, 0xd8, 0xff])
    const { id } = await upload(image(jpg))
    const big = new Uint8Array(5 * 1024 * 1024 + 1)
    big.set([0xff, 0xd8, 0xff])
    await expect(upload(image(big))).rejects.toMatchObject({ status: 413 })
    await expect(upload(image(new TextEncoder().encode('GIF89a')))).rejects.toMatchObject({ status: 415 })
    const ids = [id]
    for (let n = 0; n < 3; n += 1) ids.push((await upload(tinyPng)).id)
    await expect(world.call(calls.joinPromotion, { ...entry, images: ids })).rejects.toMatchObject({
      status: 400,
    })
    await expect(
      world.call(calls.joinPromotion, { ...entry, images: ['another one'] }),
    ).rejects.toMatchObject({ status: 400 })
    await world.call(calls.joinPromotion, { ...entry, images: ids.slice(0, 3) })
    const row = await world.sandbox.db.selectFrom('promotionEntry').selectAll().executeTakeFirstOrThrow()
    expect(JSON.parse(row.images)).toEqual(ids.slice(0, 3))
  })
})
