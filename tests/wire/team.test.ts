import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { add } from '../../machines/shared/arithmetic'
import type { Money } from '../../machines/shared/money'
import { requestOutcome } from '../../src/platform/calls/member'
import { accountTransactions } from '../../src/platform/calls/records'
import { walletBalance } from '../../src/platform/calls/wallet'
import {
  agentRebates,
  downline,
  downlines,
  teamBets,
  teamOverview,
  teamPnl,
  transferDownline,
  transferMultipleDownline,
  updateDownlineRebates,
} from '../../src/platform/calls/team'
import { seededPin } from '../../src/sandbox/seed/cash'
import { teamPeople } from '../../src/sandbox/team/people'
import { oneWorld } from './support/fresh-world'
import { openWorld, type World } from './support/world'

/** An agent's team on the wire (AGENT-18, AGENT-19). */

let world: World
oneWorld((fresh) => (world = fresh))

describe('the seeded team', () => {
  const team = () =>
    world.sandbox.db
      .selectFrom('member')
      .selectAll()
      .where(
        'username',
        'in',
        teamPeople.map(({ username }) => username),
      )
      .execute()

  it('[AGENT-18] has three levels below one agent, the same every time', async () => {
    const uplineOf = new Map((await team()).map(({ username, upline }) => [username, upline]))
    uplineOf.set('jun_agent', 'tita_baby')
    const level = (name: string): number => {
      const upline = uplineOf.get(name)
      return upline ? 1 + level(upline) : 0
    }
    const levels = teamPeople.map(({ username }) => level(username))
    expect([1, 2, 3].map((each) => levels.filter((one) => one === each).length)).toEqual([8, 12, 3])
    const again = await openWorld()
    const rows = (one: World) =>
      Promise.all([
        one.sandbox.db.selectFrom('bet').selectAll().execute(),
        one.sandbox.db.selectFrom('ledger').selectAll().execute(),
        one.sandbox.db.selectFrom('rebateRate').selectAll().execute(),
      ])
    expect(await rows(again)).toEqual(await rows(world))
    await again.close()
  })

  it('is consistent: every wallet matches its ledger, and no bet is older than its player', async () => {
    const { db } = world.sandbox
    for (const { id, registeredAt } of await team()) {
      const lines = await db
        .selectFrom('ledger')
        .selectAll()
        .where('memberId', '=', id)
        .orderBy('id')
        .execute()
      let balance = 0
      for (const line of lines) {
        balance += line.minor
        expect(line.balanceAfter).toBe(balance)
        expect(balance).toBeGreaterThanOrEqual(0)
      }
      const wallet = await db
        .selectFrom('wallet')
        .select('minor')
        .where('memberId', '=', id)
        .executeTakeFirst()
      expect(wallet?.minor).toBe(balance)
      const bets = await db.selectFrom('bet').selectAll().where('memberId', '=', id).execute()
      for (const bet of bets) {
        expect(bet.placedAt).toBeGreaterThan(registeredAt)
        expect(bet.placedAt).toBeLessThanOrEqual(world.sandbox.clock.now())
      }
    }
  })
})

const page = { pageNo: 1, pageSize: 50 }
const day = 24 * 60 * 60 * 1000
const month = () => ({ from: world.sandbox.clock.now() - 31 * day, to: world.sandbox.clock.now() + 1 })
const key = () => randomUUID()
const balanceOf = async (userName: string) => (await world.call(downline, { userName })).member.balance.minor
const own = async () => (await world.call(walletBalance, null)).sumBalance.minor
const sumOf = (amounts: readonly Money[]) => amounts.reduce(add, php('0'))

describe('team members', () => {
  beforeEach(() => world.signIn('tita_baby'))

  it('[WIRE-120, AGENT-21] are listed by level, agents first, by name, and below the member in view', async () => {
    const direct = await world.call(downlines, { level: 1, ...page })
    expect(direct.list.slice(0, 2).map(({ userName, agent }) => [userName, agent])).toEqual([
      ['jun_agent', true],
      ['rosa_agent', true],
    ])
    expect(direct.total.members).toBe(10)
    expect(direct.total.balance).toEqual(sumOf(direct.list.map(({ balance }) => balance)))
    const all = await world.call(downlines, { level: 0, ...page })
    expect([1, 2, 3].map((level) => all.list.filter((one) => one.level === level).length)).toEqual([
      10, 12, 3,
    ])
    const below = await world.call(downlines, { under: 'jun_agent', level: 1, ...page })
    expect(below.path).toEqual(['jun_agent'])
    expect(below.list.map(({ userName }) => userName)).toContain('pinky_rose')
    expect(direct.list[0]?.members).toBe(below.total.members)
    const named = await world.call(downlines, { level: 0, search: ' NENA', ...page })
    expect(named.list.map(({ userName, level }) => [userName, level])).toEqual([['nena_tarlac', 3]])
    const second = await world.call(downlines, { level: 1, pageNo: 2, pageSize: 4 })
    expect([second.list.length, second.totalPages, second.pageNum]).toEqual([4, 3, 2])
  })

  it('[WIRE-119] a single member comes with their path and rate bounds', async () => {
    const { member, path, bounds } = await world.call(downline, { userName: 'kap_dencio' })
    expect([member.level, path]).toEqual([2, ['jun_agent', 'kap_dencio']])
    expect(bounds).toHaveLength(8)
    const jun = await world.call(downline, { userName: 'jun_agent' })
    const slots = jun.bounds.find(({ category }) => category === 'RNG')
    expect(slots).toEqual({ category: 'RNG', rate: '0.90', min: '0.65', max: '1.20' })
  })

  it('[AGENT-19] are visible only to their agent: nobody sees another team, and a member sees none', async () => {
    await world.signIn('jun_agent')
    for (const userName of ['boyet_22', 'tita_baby', 'mika_07', 'nobody'])
      await expect(world.call(downline, { userName })).rejects.toMatchObject({ code: 'not-found' })
    const all = await world.call(downlines, { level: 0, ...page })
    expect(all.total.members).toBe(10)
    await expect(world.call(downlines, { level: 1, under: 'rosa_agent', ...page })).rejects.toMatchObject({
      code: 'not-found',
    })
    const bets = await world.call(teamBets, { ...month(), ...page })
    expect(bets.list.map(({ userName }) => userName)).not.toContain('boyet_22')
    await world.signIn('ana_team')
    const refused = { code: 'no-permission' }
    await expect(world.call(downlines, { level: 1, ...page })).rejects.toMatchObject(refused)
    await expect(world.call(teamOverview, month())).rejects.toMatchObject(refused)
    await expect(world.call(teamPnl, { ...month(), ...page })).rejects.toMatchObject(refused)
    await expect(world.call(agentRebates, { ...month(), ...page })).rejects.toMatchObject(refused)
  })
})

describe('a transfer to downlines', () => {
  beforeEach(async () => {
    await world.sandbox.reset()
    await world.signIn('tita_baby')
  })
  const send = (more: object = {}) =>
    world.call(transferDownline, {
      userName: 'boyet_22',
      amount: '100.50',
      paymentPassword: seededPin,
      requestId: key(),
      ...more,
    })

  it('[WIRE-117] moves exactly the amount, from one wallet to the other', async () => {
    const before = [await own(), await balanceOf('boyet_22')] as const
    const sent = await send()
    expect(sent).toEqual({
      userNames: ['boyet_22'],
      amount: php('100.50'),
      total: php('100.50'),
      currency: 'PHP',
      number: expect.stringMatching(/^T\d{8}$/),
    })
    // Its number is that of the movement in the agent's record.
    const { list } = await world.call(accountTransactions, {
      types: 'A',
      ...month(),
      ...page,
      language: 'EN',
    })
    expect(list.find(({ number }) => number === sent.number)).toMatchObject({
      code: '1602',
      amount: php('-100.50'),
    })
    expect([await own(), await balanceOf('boyet_22')]).toEqual([before[0] - 10_050, before[1] + 10_050])
  })

  it('[WIRE-117] is one per key: repeated, five times concurrently, and never a different one', async () => {
    const before = await own()
    const requestId = key()
    await Promise.all(Array.from({ length: 5 }, () => send({ requestId })))
    await send({ requestId })
    expect(await own()).toBe(before - 10_050)
    await expect(send({ requestId, amount: '7.00' })).rejects.toMatchObject({ status: 400 })
    await expect(send({ requestId, userName: 'lorna88' })).rejects.toMatchObject({ status: 400 })
    expect(await own()).toBe(before - 10_050)
  })

  it('[WIRE-117] whose answer was lost is found by its key; one looked up before it arrives never happens', async () => {
    const before = await own()
    const lost = key()
    const { number } = await send({ requestId: lost })
    expect(await world.call(requestOutcome, { requestId: lost })).toEqual({ done: true, number })
    const late = key()
    expect(await world.call(requestOutcome, { requestId: late })).toEqual({ done: false })
    await expect(send({ requestId: late })).rejects.toMatchObject({ status: 409 })
    expect(await world.call(requestOutcome, { requestId: late })).toEqual({ done: false })
    expect(await own()).toBe(before - 10_050)
  })

  it('[WIRE-117] is refused with nothing moved: wrong password, too little money, nobody’s direct downline', async () => {
    const before = await own()
    const requestId = key()
    await expect(send({ requestId, paymentPassword: '000000' })).rejects.toMatchObject({ code: 'pin-wrong' })
    await expect(send({ amount: '999999.00' })).rejects.toMatchObject({ code: 'not-enough-money' })
    await expect(send({ userName: 'pinky_rose' })).rejects.toMatchObject({ code: 'no-permission' })
    await expect(send({ userName: 'mika_07' })).rejects.toMatchObject({ code: 'not-found' })
    await expect(send({ amount: '0' })).rejects.toMatchObject({ status: 400 })
    expect(await own()).toBe(before)
    // A wrong password has consumed nothing: the same request can still be made.
    await send({ requestId })
    expect(await own()).toBe(before - 10_050)
  })

  it('[WIRE-118] to several is all or none', async () => {
    const names = ['boyet_22', 'lorna88', 'jun_agent']
    const before = await own()
    const each = await Promise.all(names.map(balanceOf))
    const several = (more: object = {}) =>
      world.call(transferMultipleDownline, {
        userNames: names,
        amount: '20.00',
        paymentPassword: seededPin,
        requestId: key(),
        ...more,
      })
    expect((await several()).total).toEqual(php('60.00'))
    expect(await own()).toBe(before - 6_000)
    expect(await Promise.all(names.map(balanceOf))).toEqual(each.map((one) => one + 2_000))
    await expect(several({ amount: '30000.00' })).rejects.toMatchObject({ code: 'not-enough-money' })
    await expect(several({ userNames: [...names, 'isko_1'] })).rejects.toMatchObject({
      code: 'no-permission',
    })
    // A repeated name counts once.
    expect((await several({ userNames: ['lorna88', 'LORNA88'] })).total).toEqual(php('20.00'))
    expect(await own()).toBe(before - 8_000)
  })
})

describe('rates of downlines', () => {
  beforeEach(async () => {
    await world.sandbox.reset()
    await world.signIn('tita_baby')
  })
  const give = (rate: string, more: object = {}) =>
    world.call(updateDownlineRebates, {
      userName: 'jun_agent',
      rates: [{ category: 'RNG', rate }],
      requestId: key(),
      ...more,
    })
  const slots = async () =>
    (await world.call(downline, { userName: 'jun_agent' })).bounds.find(({ category }) => category === 'RNG')
      ?.rate

  it('[WIRE-121, AGENT-18] are at most the agent’s own, and at least what is passed on', async () => {
    await give('1.20')
    expect(await slots()).toBe('1.20')
    await give('0.65')
    expect(await slots()).toBe('0.65')
    await expect(give('1.21')).rejects.toMatchObject({ code: 'terms-changed' })
    await expect(give('0.64')).rejects.toMatchObject({ code: 'terms-changed' })
    await expect(give('0.70', { userName: 'kap_dencio' })).rejects.toMatchObject({ code: 'no-permission' })
    await expect(give('0.70', { userName: 'mika_07' })).rejects.toMatchObject({ code: 'not-found' })
    expect(await slots()).toBe('0.65')
  })

  it('[WIRE-121] are set once per key, and never after the key was looked up', async () => {
    const requestId = key()
    await give('1.00', { requestId })
    await give('0.80')
    await give('1.00', { requestId })
    expect(await slots()).toBe('0.80')
    const late = key()
    expect(await world.call(requestOutcome, { requestId: late })).toEqual({ done: false })
    await expect(give('0.90', { requestId: late })).rejects.toMatchObject({ status: 409 })
    expect(await slots()).toBe('0.80')
  })

  it('[AGENT-20] earn at the rate of the day: a new one does not change past earnings', async () => {
    const before = await world.call(agentRebates, { ...month(), ...page })
    await world.control('clock', { advance: 1_000 })
    await give('1.20')
    const after = await world.call(agentRebates, { ...month(), ...page })
    expect(after.total).toEqual(before.total)
  })
})
