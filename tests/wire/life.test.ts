import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { add, subtract, zero } from '../../machines/shared/arithmetic'
import { inbox } from '../../src/platform/calls/content'
import { memberTransactions, playSession } from '../../src/platform/calls/bets'
import { depositTransactioNReport } from '../../src/platform/calls/deposit'
import { accountTransactions, memPnl } from '../../src/platform/calls/records'
import { referralProgramme } from '../../src/platform/calls/referral'
import { clubLevels } from '../../src/platform/calls/rewards'
import { walletBalance } from '../../src/platform/calls/wallet'
import { withdrawReport } from '../../src/platform/calls/withdraw'
import { parseMinor } from '../../src/sandbox/db/money'
import { living } from '../../src/sandbox/life/habits'
import { personas } from '../../src/sandbox/personas'
import { games } from '../../src/sandbox/play/catalogue'
import { cycleOf, dueOf, stakeOf, type Bets, type Game } from '../../src/sandbox/play/game'
import { resultOf, slipOf, type Fixture } from '../../src/sandbox/play/kinds/slip'
import { poolShare } from '../../src/sandbox/play/pool'
import { fitsStakes, stakesFrom } from '../../src/sandbox/play/stakes'
import { createSandbox } from '../../src/sandbox/sandbox'
import { fileFor } from './support/seeded'
import { openWorld, startAt, type World } from './support/world'

/** The half year of history added by `npm start`: it adds up, and the calls' results match its rows. */

const day = 86_400_000
const range = { from: startAt - 366 * day, to: startAt + 1, pageNo: 1, pageSize: 100 }
const signIn = living.filter(({ collects }) => collects).map(({ username }) => username)
/** Those who may sign in on the member site. */
const players = signIn.filter((name) => !/^(sarado|malayo)/.test(name))

describe('people with a life', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld('memory', { life: true })
    return () => world.close()
    // Half a year takes several seconds on a busy machine.
  }, 60_000)
  const idOf = async (username: string) =>
    (
      await world.sandbox.db
        .selectFrom('member')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).id

  it('[WALLET-01] for everybody: opening + deposits + payouts + rewards − stakes − withdrawals = wallet, from the documents and from the ledger', async () => {
    const { rows } = await sql<Record<string, number> & { username: string }>`
      select m.username,
        coalesce((select sum(minor) from wallet where memberId = m.id), 0) as wallet,
        coalesce((select sum(minor) from ledger where memberId = m.id), 0) as ledger,
        coalesce((select sum(minor) from ledger where memberId = m.id and reason = 'opening'), 0) as opening,
        coalesce((select sum(amount + bonus) from depositOrder where memberId = m.id and state = 'paid'), 0) as deposits,
        coalesce((select sum(payout - stake) from bet where memberId = m.id), 0) as play,
        coalesce((select sum(payoutMinor - iif(status = 'cancelled', 0, stakeMinor)) from lotterySuborder where memberId = m.id), 0) as lottery,
        coalesce((select sum(amount) from claim where memberId = m.id), 0) as claims,
        coalesce((select sum(minor) from referralReward where memberId = m.id and paidAt is not null), 0) as friends,
        coalesce((select sum(minor) from dividend where memberId = m.id and state = 'paid'), 0) as dividends,
        coalesce((select sum(minor) from upTransfer where toName = m.username), 0)
          - coalesce((select sum(minor) from upTransfer where memberId = m.id), 0) as up,
        coalesce((select sum(minor) from ledger where memberId = m.id and reason in ('transfer-down', 'transfer-from-upline')), 0) as down,
        coalesce((select sum(minor) from withdrawal where memberId = m.id and state <> 'refused'), 0) as withdrawals
      from member m where m.type in (0, 1)`.execute(world.sandbox.db)
    for (const { username, wallet, ledger, withdrawals, ...parts } of rows) {
      const { opening, deposits, play, lottery, claims, friends, dividends, up, down } = parts
      const left = opening! + deposits! + play! + lottery! + claims! + friends! + dividends! + up! + down!
      expect([username, wallet, ledger]).toEqual([username, left - withdrawals!, left - withdrawals!])
    }
    // What a team member received, the agent gave.
    expect(rows.reduce((sum, { down }) => sum + down!, 0)).toBe(0)
    const told = new Map(
      personas.map(({ username, wallets }) => [
        username,
        Object.values(wallets).reduce((sum, text) => sum + parseMinor(text), 0),
      ]),
    )
    expect(
      rows.filter(({ username, wallet }) => told.has(username) && told.get(username) !== wallet),
    ).toEqual([])
  })

  it('what friends have earned is paid by then: looking at them moves no money', async () => {
    for (const username of ['tita_baby', 'jun_agent', 'nena_tropa']) {
      await world.signIn(username)
      const before = await world.call(walletBalance, null)
      await world.call(referralProgramme, null)
      expect([username, await world.call(walletBalance, null)]).toEqual([username, before])
    }
  })

  it('[RECORD-04..08] for everybody who signs in: lists, records and profit and loss tell what the rows say', async () => {
    for (const username of players) {
      const { db } = world.sandbox
      const id = await idOf(username)
      const one = async (of: ReturnType<typeof sql<{ sum: number | null }>>) =>
        Number((await of.execute(db)).rows[0]?.sum ?? 0)
      await world.signIn(username)
      const { sumBalance } = await world.call(walletBalance, null)
      const pnl = (await world.call(memPnl, { ...range, timeZone: 'Asia/Manila' })).total
      const book = await world.call(accountTransactions, { types: 'M', ...range, language: 'EN' })
      expect([username, subtract(book.total.in, book.total.out)]).toEqual([username, sumBalance])
      expect(book.list[0]?.balanceAfter).toEqual(sumBalance)
      const bets = await world.call(memberTransactions, { ...range, language: 'EN' })
      const loads = await world.call(depositTransactioNReport, range)
      const sent = await world.call(withdrawReport, range)
      expect([username, bets.total.stake.minor, loads.total.amount.minor, sent.total.refused.minor]).toEqual([
        username,
        await one(sql`select sum(stake) as sum from bet where memberId = ${id}`),
        await one(sql`select sum(amount) as sum from depositOrder where memberId = ${id} and state = 'paid'`),
        await one(sql`select sum(minor) as sum from withdrawal where memberId = ${id} and state = 'refused'`),
      ])
      expect(pnl.deposits).toEqual(loads.total.amount)
      expect(pnl.withdrawals).toEqual(add(add(sent.total.paid, sent.total.fee), sent.total.held))
      const held = await one(
        sql`select sum(stakeMinor) as sum from lotterySuborder where memberId = ${id} and status = 'open'`,
      )
      expect([username, pnl.held.minor]).toEqual([username, held])
      const strip = await world.call(playSession, null)
      expect([strip.net, strip.held]).toEqual([zero('PHP'), pnl.held])
      // Nothing is empty, and nothing is in the future.
      expect(
        Math.min(book.total.count, bets.total.count, loads.total.count, sent.total.count),
      ).toBeGreaterThan(0)
      expect(book.list[0]!.at).toBeLessThan(startAt)
      const club = await world.call(clubLevels, null)
      const played = await one(sql`select
        (select coalesce(sum(stake), 0) from bet where memberId = ${id} and state = 'settled')
        + (select coalesce(sum(stakeMinor), 0) from lotterySuborder where memberId = ${id} and status in ('won', 'lost')) as sum`)
      // The earnings of earlier bets at the start of the records are a round amount.
      expect([username, (club.turnover.minor - played) % 50_000]).toEqual([username, 0])
      expect((await world.call(inbox, { pageNo: 1, pageSize: 20 })).list.length).toBeGreaterThan(1)
    }
  })

  it('[WIN-06] the jackpot holds the share of every bet of the half year, and has not been won by any', async () => {
    const pool = (of: World) => of.sandbox.db.selectFrom('jackpotPool').selectAll().executeTakeFirstOrThrow()
    const stakes = (of: World) => of.sandbox.db.selectFrom('bet').select('stake').execute()
    const without = await openWorld()
    const before = await pool(without)
    await without.close()
    const after = await pool(world)
    const shares = (await stakes(world)).map(({ stake }) => Math.floor((stake * poolShare) / 10_000))
    const fed = shares.reduce((sum, share) => sum + share, 0)
    expect(fed).toBeGreaterThan(100_000)
    expect(after.minor + after.next - before.minor - before.next).toBe(fed)
    expect(after.mark - after.minor).toBe(before.mark - before.minor)
  })

  it('every bet is one that its game takes and pays, no faster than its game allows', async () => {
    const bets = await world.sandbox.db
      .selectFrom('bet')
      .innerJoin('game', 'game.nodeId', 'bet.nodeId')
      .innerJoin('round', 'round.id', 'bet.roundId')
      .selectAll('bet')
      .select(['game.minBetCentavos', 'round.rules', 'round.memberId as player', 'round.startedAt'])
      .orderBy('bet.memberId')
      .orderBy('bet.placedAt')
      .execute()
    expect(bets.length).toBeGreaterThan(5_000)
    const last = new Map<string, number>()
    const wrong = bets.filter((bet) => {
      const { bets: on } = JSON.parse(bet.intent) as { bets: Bets }
      const outcome = JSON.parse(bet.outcome) as unknown
      const match = games.has(bet.rules) ? null : (outcome as { match: Fixture; result: unknown })
      const game = (match ? slipOf(match.match) : games.get(bet.rules)) as Game
      const due = dueOf(game, on, match ? resultOf(match.match) : outcome)
      const place = `${bet.memberId} ${bet.nodeId}`
      const before = last.get(place) ?? 0
      last.set(place, bet.placedAt)
      const rest = match ? 0 : cycleOf(game)
      const fair = due === bet.payout && stakeOf(on) === bet.stake && bet.player === bet.memberId
      const inTime =
        bet.placedAt - before >= rest && bet.startedAt <= bet.placedAt && bet.settledAt! < startAt
      return !(fair && inTime && fitsStakes(on, stakesFrom(bet.minBetCentavos), game.many))
    })
    expect(wrong).toEqual([])
  })

  it('messages name the withdrawals and draws that happened, agents are paid by their contract, friends by their deposits', async () => {
    const { rows } = await sql<{ username: string; untold: number; draws: number; messages: number }>`
      select m.username,
        (select count(*) from withdrawal w where w.memberId = m.id and not exists (select 1 from inbox i
          where i.memberId = m.id and i.sentAt = w.doneAt and i.contentEn like '%W' || printf('%08d', w.id) || '%')) as untold,
        (select count(*) from lotterySuborder s where s.memberId = m.id and s.status = 'won') as draws,
        (select count(*) from inbox i where i.memberId = m.id and i.titleEn like 'Your ticket won%') as messages
      from member m`.execute(world.sandbox.db)
    expect(rows.filter(({ untold, draws, messages }) => untold > 0 || draws !== messages)).toEqual([])
    expect(rows.reduce((sum, { draws }) => sum + draws, 0)).toBeGreaterThan(3)
    const paid = await world.sandbox.db
      .selectFrom('dividend')
      .selectAll()
      .where('memberId', '=', await idOf('tita_baby'))
      .execute()
    expect(paid.length).toBeGreaterThanOrEqual(4)
    expect(paid.some(({ state }) => state === 'paid')).toBe(true)
    const friends = await world.sandbox.db
      .selectFrom('referralReward')
      .selectAll()
      .where('memberId', '=', await idOf('nena_tropa'))
      .where('paidAt', 'is not', null)
      .execute()
    expect(friends.map(({ minor }) => minor)).toEqual([10_000, 10_000, 10_000])
  })

  it('who rests has played until then, and not since', async () => {
    const memberId = await idOf('pahinga_08')
    const since = startAt - 30 * day
    const bets = await world.sandbox.db
      .selectFrom('bet')
      .select('placedAt')
      .where('memberId', '=', memberId)
      .execute()
    expect(bets.length).toBeGreaterThan(100)
    expect(bets.filter(({ placedAt }) => placedAt > since)).toEqual([])
    const deposits = await world.sandbox.db
      .selectFrom('depositOrder')
      .select('createdAt')
      .where('memberId', '=', memberId)
      .execute()
    expect(deposits.filter(({ createdAt }) => createdAt > since)).toEqual([])
  })

  it('the new player is new', async () => {
    const id = await idOf('bago_01')
    for (const table of ['bet', 'depositOrder', 'withdrawal', 'claim', 'lotteryOrder', 'recent'] as const)
      expect(
        await world.sandbox.db.selectFrom(table).selectAll().where('memberId', '=', id).execute(),
      ).toEqual([])
  })
})

it.each(['2026-11-30T14:13:30Z', '2026-11-30T15:13:30Z'])(
  'a sandbox that starts at %s has its half a year: nobody buys a ticket that they cannot pay',
  async (time) => {
    const dataFile = fileFor('life')
    const sandbox = await createSandbox({
      dataFile,
      startAt: Date.parse(time),
      seed: 8,
      life: true,
      temporary: true,
    })
    const { count } = sandbox.db.fn
    const { tickets } = await sandbox.db
      .selectFrom('lotteryOrder')
      .select(count<number>('id').as('tickets'))
      .executeTakeFirstOrThrow()
    expect(Number(tickets)).toBeGreaterThan(100)
    await sandbox.close()
  },
  60_000,
)
