import { beforeEach, describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { dividends } from '../../src/platform/calls/agency'
import { processDividend, salaryRequest } from '../../src/platform/calls/agent'
import { accountTransactions } from '../../src/platform/calls/records'
import { walletBalance } from '../../src/platform/calls/wallet'
import { openWorld, type World } from './support/world'

let world: World
beforeEach(async () => {
  world = await openWorld()
  return () => world.close()
})

const day = 86_400_000
const idOf = (username: string) =>
  world.sandbox.db
    .selectFrom('member')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
    .then(({ id }) => id)

describe('dividends', () => {
  /** The team's only bet: lost, and settled at a given time. */
  const lost = async (minor: number, at: number) => {
    const { db } = world.sandbox
    await db.deleteFrom('bet').execute()
    await db
      .insertInto('bet')
      .values({
        memberId: await idOf('ana_team'),
        key: `k${at}`,
        roundId: 1,
        sessionHash: 'x',
        vendor: 'SPG',
        nodeId: null,
        gameName: 'Bakunawa Moon',
        gameType: 'RNG',
        kind: 'slot',
        stake: minor,
        payout: 0,
        state: 'settled',
        intent: '{}',
        outcome: '{}',
        due: 0,
        placedAt: at,
        settledAt: at,
        balanceAfter: 0,
      })
      .execute()
  }
  const balance = async () => {
    const { minor } = await world.sandbox.db
      .selectFrom('wallet')
      .select(({ fn }) => fn.sum<number>('minor').as('minor'))
      .where('memberId', '=', await idOf('tita_baby'))
      .executeTakeFirstOrThrow()
    return Number(minor)
  }
  beforeEach(() => world.signIn('tita_baby'))

  it('[WIRE-111, AGENT-18] pay a share of the team’s monthly net loss above a threshold, in whole centavos', async () => {
    const now = world.sandbox.clock.now()
    await lost(4_999_99, now)
    expect((await world.call(dividends, null)).current).toEqual({
      startDate: '2026-01-01',
      endDate: '2026-01-31',
      netLoss: php('4999.99'),
      amount: php('0.00'),
      payDate: '2026-02-04',
    })
    await lost(5_000_19, now)
    const current = { netLoss: php('5000.19'), amount: php('500.01') }
    expect((await world.call(dividends, null)).current).toMatchObject(current)
    // A bet settled in the previous month belongs to that month.
    await lost(5_000_00, Date.parse('2026-01-01T00:00:00+08:00') - 1)
    expect((await world.call(dividends, null)).current).toMatchObject({ netLoss: php('0.00') })
  })

  it('[AGENT-18, WALLET-01] a finished month waits three days and is then paid into the balance, once', async () => {
    const { clock } = world.sandbox
    await lost(50_000_00, clock.now())
    const before = await balance()
    clock.set(Date.parse('2026-02-02T12:00:00+08:00'))
    await world.signIn('tita_baby')
    const [january] = (await world.call(dividends, null)).periods
    expect(january).toMatchObject({
      startDate: '2026-01-01',
      amount: php('5000.00'),
      state: 'waiting',
      paidAt: null,
    })
    expect(await balance()).toBe(before)
    clock.advance(3 * day)
    await world.signIn('tita_baby')
    await Promise.all([world.call(dividends, null), world.call(dividends, null)])
    expect((await world.call(dividends, null)).periods[0]).toMatchObject({ state: 'paid' })
    expect(await balance()).toBe(before + 5_000_00)
  })

  it('[AGENT-18, RECORD-03] a paid dividend is in balance and account record, whichever screen is opened first', async () => {
    const { clock } = world.sandbox
    await lost(50_000_00, clock.now())
    const before = await balance()
    clock.set(Date.parse('2026-02-05T12:00:00+08:00'))
    await world.signIn('tita_baby')
    const record = { from: clock.now() - day, to: clock.now() + 1, pageNo: 1, pageSize: 20, language: 'EN' }
    const { list } = await world.call(accountTransactions, { types: 'A', ...record })
    expect(list).toMatchObject([{ code: '1605', kind: 'dividend', amount: php('5000.00') }])
    const { sumBalance } = await world.call(walletBalance, null)
    expect(sumBalance.minor).toBe(before + 5_000_00)
    clock.set(Date.parse('2026-03-05T12:00:00+08:00'))
    await world.signIn('tita_baby')
    await lost(60_000_00, Date.parse('2026-02-15T12:00:00+08:00'))
    expect((await world.call(walletBalance, null)).sumBalance.minor).toBe(before + 11_000_00)
  })

  it('[AGENT-16, AGENT-18] without a contract nothing is paid; an accepted one counts from then on', async () => {
    await world.signIn('jun_agent')
    expect(await world.call(dividends, null)).toMatchObject({ contract: null, current: null, periods: [] })
    const offer = await world.call(salaryRequest, { kind: 'dividend' })
    await world.call(processDividend, { id: offer?.id ?? '', accept: '1' })
    const { contract } = await world.call(dividends, null)
    expect(contract).toEqual({
      offeredBy: 'tita_baby',
      since: world.sandbox.clock.now(),
      from: php('100000.00'),
      share: '5.00',
    })
  })
})
