import type { Kysely } from 'kysely'
import { dividendsOf, monthStart } from '../agency/dividends'
import { formatMinor } from '../db/money'
import { joined } from '../db/joined'
import type { Tables } from '../db/tables'
import { teamHandlers } from '../handlers/team'
import { transferUp } from '../cash/up-transfers'
import { withdrawBounds } from '../cash/withdrawals'

import { depositMethods } from '../deposits/world'
import { tightest } from '../protection/limits'
import { settleDue } from '../lottery/settle'
import type { Random } from '../random'
import { friendsOf, settleReferrals } from '../referral'
import { seededPin } from '../seed/cash'
import { closeBooks } from './closing'
import { buyTicket, collect, contextOf, deposit, ticketFrom, withdraw } from './errands'
import { living } from './habits'
import { playVisit } from './play'
import { feedPast } from '../play/pool'
import { begin, finish } from './begin'
import { planOf, type Planned } from './plan'
import type { Life, World } from './world'
import { flush, reload } from './wallet'
import { Refusal } from '../handler'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Gives the sandbox's people half a year of history, which replaces their seeded past. All of it is written
 * by the rules and functions that a player's own calls use, or none of it.
 */
export function live(
  database: Kysely<Tables>,
  { now, random, seed = 'perya' }: { readonly now: number; readonly random: Random; readonly seed?: string },
): Promise<void> {
  return database.transaction().execute(async (trx) => {
    const db = joined(trx)
    // Someone on a break now has not been on it all along.
    const resting = await db.selectFrom('exclusion').selectAll().execute()
    await db.deleteFrom('exclusion').execute()
    const world = await begin(db, living, { now, random, seed })
    const plans = [...world.lives.values()].flatMap((life) => planOf(life, now))
    for (const plan of plans.sort((a, b) => a.at - b.at)) await visit(world, plan)
    await flush(db, world.book)
    await feedPast(db, await stakesOf(db))
    await finish(world)
    if (resting.length > 0) await db.insertInto('exclusion').values(resting).execute()
  })
}

/** Stakes of all bets that are settled, minor units. */
const stakesOf = async (db: Kysely<Tables>): Promise<number[]> =>
  (await db.selectFrom('bet').select('stake').where('state', '=', 'settled').execute()).map(
    ({ stake }) => stake,
  )

/** Runs work on the database, with the member's money flushed before and reloaded after. */
async function atDesk<T>({ db, book }: World, { wallet }: Life, act: () => Promise<T>): Promise<T> {
  await flush(db, book)
  const done = await act()
  await reload(db, wallet)
  return done
}

/** One visit, from start to end. */
async function visit(world: World, { life, at: start, first, last }: Planned): Promise<void> {
  const { random, now, book } = world
  const { habits, wallet, random: luck } = life
  const until = last ? now - habits.seen * hour + 50 * minute : start + 3 * 60 * minute
  let at = start
  life.lastLogin = start
  if (habits.collects) await lookIn(world, life, at)
  at += luck.i(1, 3) * minute
  const aim = aimOf(life, { left: now - at, last })
  const told = first ? habits.first : null
  if (told) at = Math.max(at, now - told.hoursAgo * hour)
  if (told || wallet.balance < aim.low) {
    at = await atDesk(world, life, () => topUp(world, life, { at, told: told?.minor ?? null, aim }))
    at += luck.i(20, 90) * 1000
  }
  at = playVisit(book, wallet, luck, {
    games: life.games,
    rounds: habits.rounds,
    stake: habits.stake,
    at,
    until: until - 20 * minute,
    floor: aim.floor,
    token: () => random.token(),
  })
  at = await afterPlay(world, life, { at, last })
  if (last && habits.ends !== null) {
    await atDesk(world, life, () => closeBooks(world, life, { at, ends: habits.ends ?? 0 }))
    return
  }
  if (habits.card && wallet.balance > aim.high) await cashOut(world, life, at)
}

/** The balance somebody aims for, minor units: in the last days it approaches the final one. */
interface Aim {
  /** Below this they deposit. */
  readonly low: number
  /** Their target balance when they do. */
  readonly wanted: number
  /** Above this they withdraw. */
  readonly high: number
  /** Amount that play leaves untouched. */
  readonly floor: number
  /** Ignores bonuses with turnover: the surplus is to be withdrawn. */
  readonly plain: boolean
}

function aimOf({ habits }: Life, { left, last }: { left: number; last: boolean }): Aim {
  const { low, high, ends, stake } = habits
  if (ends === null || left > 14 * day) return { low, wanted: 0, high, floor: 0, plain: false }
  const over = withdrawBounds.min + 4 * stake
  if (last)
    return { low: ends + over, wanted: ends + 2 * over, high, floor: ends + withdrawBounds.min, plain: true }
  // The day before the last visit is for play only: the daily deposit allowance is needed then.
  const near = left < 40 * hour ? 0 : Math.max(low, ends * 0.9)
  return {
    low: near,
    wanted: ends,
    high: Infinity,
    floor: Math.min(ends, Math.max(low, ends * 0.8)),
    plain: true,
  }
}

/** Completed draws, friends, the contract and, about every week, the rewards. */
async function lookIn(world: World, life: Life, at: number): Promise<void> {
  const { db, random, now } = world
  const { member, random: luck } = life
  if (life.drawAt <= at) {
    await atDesk(world, life, () => settleDue(db, member.id, at))
    const open = await db
      .selectFrom('lotterySuborder')
      .select(({ fn }) => fn.min('drawAt').as('drawAt'))
      .where('memberId', '=', member.id)
      .where('status', '=', 'open')
      .executeTakeFirst()
    life.drawAt = Number(open?.drawAt ?? Infinity)
  }
  if (life.dueAt <= at) {
    life.dueAt = monthStart(at, 1) + 3 * day
    await atDesk(world, life, () => dividendsOf(db, member, at))
  }
  if (life.friendsAt <= at) {
    life.friendsAt = at + day
    await atDesk(world, life, async () =>
      settleReferrals(db, member.id, await friendsOf(db, member.username), at),
    )
  }
  if (member.type === 1 && member.upline === null && now - at > 16 * day && luck.yes(0.25))
    await atDesk(world, life, () => sendDown(world, life, at))
  if (life.collected === 0 || (at - life.collected > 10 * day && luck.yes(0.5))) {
    await atDesk(world, life, () => collect({ db, random, member, at: at + 20_000 }))
    life.collected = at
  }
}

/** The top agent sends money to one of the team. */
async function sendDown(
  { db, random, lives }: World,
  { member, random: luck }: Life,
  at: number,
): Promise<void> {
  const mate = lives.get(luck.pick(['jun_agent', 'ana_team', 'boyet_22', 'cherry_pie']))
  if (!mate || mate.member.registeredAt > at) return
  const context = contextOf({ db, random, member, at: at + 90_000 })
  await teamHandlers.transferDownline(
    {
      userName: mate.member.username,
      amount: formatMinor(luck.pick([20_000, 50_000, 100_000])),
      paymentPassword: seededPin,
      requestId: random.bytes(16).toString('hex'),
    },
    context,
  )
  await reload(db, mate.wallet)
}

/** A deposit before play; the first attempt occasionally fails. */
async function topUp(
  { db, random }: World,
  { habits, member, random: luck, wallet }: Life,
  { at: start, told, aim }: { at: number; told: number | null; aim: Aim },
): Promise<number> {
  let at = start
  const limit = (await tightest(db, member.id, 'deposit', at))?.left ?? Infinity
  const short = Math.ceil(Math.max(0, aim.wanted - wallet.balance) / 50_000) * 50_000
  const minor = told ?? Math.min(limit, Math.max(luck.pick(habits.deposits) * 100, short))
  const fitting = depositMethods.filter(({ id, max }) => habits.methods.includes(id) && max >= minor)
  const usual = luck.pick(habits.methods)
  const methodId = fitting.some(({ id }) => id === usual) ? usual : (fitting[0]?.id ?? 'sampaguita')
  if (told === null && minor < limit / 2 && luck.yes(0.07)) {
    const ends = luck.pick(['cancelled', 'expired', 'refused'] as const)
    at = await deposit({ db, random, member, at }, { minor, methodId, promo: false, ends })
    at += luck.i(1, 4) * minute
  }
  const promo = told === null && !aim.plain && luck.yes(0.3)
  return deposit({ db, random, member, at }, { minor, methodId, promo, ends: 'paid' })
}

/** Tickets, and transfers to the upline. */
async function afterPlay(
  world: World,
  life: Life,
  { at: start, last }: { at: number; last: boolean },
): Promise<number> {
  const { db, random, now, lives } = world
  const { habits, member, wallet, random: luck } = life
  let at = start
  const { lotteries } = life
  const today = lotteries.length > 0 && luck.yes(0.3) ? luck.pick(lotteries) : undefined
  const lottery = last ? lotteries.at(-1) : today
  if (lottery && wallet.balance > ticketFrom) {
    at += luck.i(1, 2) * minute
    const ticket = { ...lottery, waits: now - at < 4 * day, money: wallet.balance }
    const drawAt = await atDesk(world, life, () => buyTicket({ db, random, member, at }, luck, ticket))
    life.drawAt = Math.min(life.drawAt, drawAt)
    at += 30_000
  }
  const upline = member.upline === null ? undefined : lives.get(member.upline)
  if (habits.collects && upline?.member.type === 1 && !last && now - at > 16 * day && luck.yes(0.08)) {
    const minor = luck.pick([10_000, 20_000, 50_000])
    if (wallet.balance > minor * 3) {
      const request = { memberId: member.id, requestId: random.bytes(16).toString('hex'), minor, at }
      await atDesk(world, life, () =>
        transferUp(db, { ...request, upline: upline.member }).catch((error: unknown) => {
          // Turnover is still required.
          if (!(error instanceof Refusal)) throw error
        }),
      )
      await reload(db, upline.wallet)
      at += minute
    }
  }
  return at
}

/** Withdraws a surplus, in round amounts; occasionally it is returned. */
async function cashOut(world: World, life: Life, start: number): Promise<void> {
  const { db, random } = world
  const { habits, member, wallet, random: luck } = life
  const keep = (habits.low + habits.high) / 2
  const minor = Math.min(5_000_000, Math.floor((wallet.balance - keep) / 10_000) * 10_000)
  const card = habits.card
  if (!card || minor < 10_000) return
  const at = start + luck.i(1, 4) * minute
  await atDesk(world, life, async () => {
    const reason = luck.yes(0.15) ? luck.pick(['bank', 'review'] as const) : null
    const over = await withdraw({ db, random, member, at }, card, minor, reason)
    // They request it again as soon as it is returned.
    if (over !== null && reason === 'bank')
      await withdraw({ db, random, member, at: over + luck.i(2, 9) * minute }, card, minor)
  })
}
