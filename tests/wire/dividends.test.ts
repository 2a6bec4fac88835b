import { beforeEach, describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { dividends } from '../../src/platform/calls/agency'
import { processDividend, processHourly, processSalary, salaryRequest } from '../../src/platform/calls/agent'
import { accountTransactions } from '../../src/platform/calls/records'
import { walletBalance } from '../../src/platform/calls/wallet'
import { eachWorld } from './support/fresh-world'
import type { World } from './support/world'

let world: World
eachWorld((fresh) => (world = fresh))

const day = 86_400_000
const idOf = (username: string) =>
  world.sandbox.db
    .selectFrom('member')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
    .then(({ id }) => id)

/** A team member's lost bet, settled at a given time. */
async function bet(minor: number, at: number, username = 'ana_team'): Promise<void> {
  const { db } = world.sandbox
  await db
    .insertInto('bet')
    .values({
      memberId: await idOf(username),
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

async function balance(username = 'tita_baby'): Promise<number> {
  const { minor } = await world.sandbox.db
    .selectFrom('wallet')
    .select(({ fn }) => fn.sum<number>('minor').as('minor'))
    .where('memberId', '=', await idOf(username))
    .executeTakeFirstOrThrow()
  return Number(minor)
}

describe('dividends', () => {
  /** The team's only bet. */
  const lost = async (minor: number, at: number) => {
    await world.sandbox.db.deleteFrom('bet').execute()
    await bet(minor, at)
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

describe('salaries', () => {
  const accept = async (kind: 'salary' | 'hourly') => {
    const offer = await world.call(salaryRequest, { kind })
    await world.call(kind === 'salary' ? processSalary : processHourly, { id: offer?.id ?? '', accept: '1' })
  }
  /** Signs in the agent who is offered both kinds of contract, and who has a team of one. */
  beforeEach(async () => {
    const { db, clock } = world.sandbox
    await db.deleteFrom('bet').execute()
    await db.updateTable('member').set({ upline: 'jun_agent' }).where('username', '=', 'ana_team').execute()
    clock.set(Date.parse('2026-01-10T10:30:00+08:00'))
    await world.signIn('jun_agent')
  })

  it('[AGENT-18] a day or an hour in which the team bets enough is paid once, into balance and record', async () => {
    const { clock } = world.sandbox
    await accept('salary')
    await accept('hourly')
    const before = await balance('jun_agent')
    // Two hours of the first day, together above the daily threshold; a second day below it.
    await bet(4_999_99, Date.parse('2026-01-10T10:45:00+08:00'))
    await bet(50_000_00, Date.parse('2026-01-10T23:59:59+08:00'))
    await bet(4_999_99, Date.parse('2026-01-11T00:00:00+08:00'))
    clock.set(Date.parse('2026-01-10T23:59:59+08:00'))
    await world.signIn('jun_agent')
    await world.call(walletBalance, null)
    expect(await balance('jun_agent')).toBe(before)
    clock.set(Date.parse('2026-01-12T09:00:00+08:00'))
    await world.signIn('jun_agent')
    await Promise.all([world.call(walletBalance, null), world.call(walletBalance, null)])
    expect(await balance('jun_agent')).toBe(before + 500_00 + 20_00)
    const day1 = { from: clock.now() - day, to: clock.now() + 1, pageNo: 1, pageSize: 20, language: 'EN' }
    const { list } = await world.call(accountTransactions, { types: 'A', ...day1 })
    expect(list.map(({ code, kind, amount }) => [code, kind, amount])).toEqual(
      expect.arrayContaining([
        ['1604', 'salary', php('500.00')],
        ['1604', 'salary', php('20.00')],
      ]),
    )
  })

  it('[AGENT-18] what was bet before the contract, or by others, earns nothing', async () => {
    const { clock } = world.sandbox
    await bet(90_000_00, clock.now() - 1)
    await accept('salary')
    const before = await balance('jun_agent')
    await bet(90_000_00, clock.now() + 1, 'mika_07')
    clock.set(Date.parse('2026-01-12T09:00:00+08:00'))
    await world.signIn('jun_agent')
    expect((await world.call(walletBalance, null)).sumBalance.minor).toBe(before)
  })
})
