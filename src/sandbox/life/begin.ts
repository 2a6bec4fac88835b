import type { Kysely } from 'kysely'
import { markClaimed } from '../rewards/promotions'
import { createRng } from '../rng'
import type { Tables } from '../db/tables'
import type { Random } from '../random'
import { hashPassword } from '../passwords'
import { seededPin } from '../seed/cash'
import { welcomeMember } from '../world/members'
import { olderMessages } from '../world/inbox'
import type { Habits } from './habits'
import type { Life, World } from './world'
import { beginOf } from './plan'
import { flush, move, type Book } from './wallet'

const hour = 3_600_000
const day = 24 * hour

/** Tables with a seeded member's past. */
const pasts = [
  'bet',
  'ledger',
  'wallet',
  'depositOrder',
  'withdrawal',
  'turnover',
  'upTransfer',
  'inbox',
  'favourite',
  'recent',
  'club',
  'claim',
  'rebate',
  'dividend',
  'bankCard',
  'memberSecurity',
] as const

interface Start {
  readonly now: number
  readonly random: Random
  readonly seed: string
}

/** Clears the simulated people's pasts, and gives each of them an initial account. */
export async function begin(
  db: Kysely<Tables>,
  living: readonly Habits[],
  { now, random, seed }: Start,
): Promise<World> {
  const names = living.map(({ username }) => username)
  const members = await db.selectFrom('member').selectAll().where('username', 'in', names).execute()
  const ids = members.map(({ id }) => id)
  for (const table of pasts) await db.deleteFrom(table).where('memberId', 'in', ids).execute()
  await db.deleteFrom('referralReward').where('memberId', 'in', ids).execute()
  const titles = new Set(living.flatMap(({ games, lotteries }) => [...games, ...lotteries]))
  const games = await db
    .selectFrom('game')
    .selectAll()
    .where('name', 'in', [...titles])
    .orderBy('position')
    .execute()
  const last = await db
    .selectFrom('round')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  const book: Book = {
    rounds: [],
    bets: [],
    lines: [],
    wallets: new Map(),
    nextRound: Number(last?.id ?? 0) + 1,
  }
  const lives = new Map<string, Life>()
  const named = (list: readonly string[]) =>
    list.flatMap((title) => games.find(({ name, closed }) => name === title && closed === 0) ?? [])
  for (const habits of living) {
    const member = members.find(({ username }) => username === habits.username)
    if (!member) continue
    const wallet = { memberId: member.id, balance: 0 }
    book.wallets.set(member.id, wallet)
    lives.set(habits.username, {
      habits,
      member,
      wallet,
      random: createRng(`${seed}:life:${habits.username}`),
      games: named(habits.games),
      lotteries: named(habits.lotteries).map(({ gameId, name }) => ({ code: gameId, name })),
      collected: 0,
      lastLogin: 0,
      drawAt: Infinity,
      dueAt: member.type === 1 && member.upline === null ? 0 : Infinity,
      friendsAt: member.affiliateCode === null ? Infinity : now - 42 * day,
    })
  }
  const world: World = { db, random, now, book, lives }
  await openAccounts(world)
  return world
}

/** Cards, messages of the first days, and an older account's belongings. */
async function openAccounts({ db, now, random, book, lives }: World): Promise<void> {
  const paymentPasswordHash = await hashPassword(seededPin, random)
  for (const { habits, member, wallet, random: luck } of lives.values()) {
    const start = beginOf(member.registeredAt, now)
    // Older accounts deleted theirs long ago.
    if (habits.collects && start === member.registeredAt) {
      await welcomeMember(db, member.id, member.registeredAt)
      await db
        .insertInto('inbox')
        .values(
          olderMessages.map(({ hoursAgo: _, read: __, ...texts }, n) => {
            const sentAt = Math.min(now - hour, member.registeredAt + (n + 1) * 26 * hour)
            return { ...texts, memberId: member.id, sentAt, readAt: null }
          }),
        )
        .execute()
    }
    if (habits.card) {
      const pin = { paymentPasswordHash, answers: null, pinFailures: 0, pinFailedAt: 0 }
      await db
        .insertInto('memberSecurity')
        .values({ memberId: member.id, ...pin })
        .execute()
      const card = { id: `C${member.id}`, memberId: member.id, ...habits.card, addedAt: start + hour }
      await db.insertInto('bankCard').values(card).execute()
    }
    if (start === member.registeredAt) continue
    if (habits.club > 0)
      await db.insertInto('club').values({ memberId: member.id, progress: habits.club }).execute()
    await markClaimed(db, member.id, 'welcome')
    const brought = Math.floor((habits.ends ?? habits.low * 3) * luck.n(0.92, 1.04))
    move(book, wallet, brought, 'opening', start)
  }
  await flush(db, book)
}

/** Accumulated data: read messages, favourite games, and recently opened ones. */
export async function finish({ db, lives }: World): Promise<void> {
  await db
    .updateTable('affiliateUrl')
    .set(({ selectFrom }) => ({
      joined: selectFrom('member as friend')
        .innerJoin('member as agent', 'agent.username', 'friend.upline')
        .select(({ fn }) => fn.countAll<number>().as('joined'))
        .whereRef('agent.id', '=', 'affiliateUrl.memberId')
        .whereRef('friend.registeredAt', '>', 'affiliateUrl.createdAt'),
    }))
    .execute()
  for (const { member, games, lastLogin } of lives.values()) {
    await db.updateTable('member').set({ lastLogin }).where('id', '=', member.id).execute()
    // Read if there was a later visit; messages from the last one are unread.
    await db
      .updateTable('inbox')
      .set((eb) => ({ readAt: eb('sentAt', '+', 5 * hour) }))
      .where('memberId', '=', member.id)
      .where('sentAt', '<', lastLogin - 6 * hour)
      .execute()
    const played = await db
      .selectFrom('round')
      .select([
        'nodeId',
        ({ fn }) => fn.max('startedAt').as('at'),
        ({ fn }) => fn.min('startedAt').as('since'),
      ])
      .select(({ fn }) => fn.countAll<number>().as('times'))
      .where('memberId', '=', member.id)
      .where('nodeId', 'is not', null)
      .groupBy('nodeId')
      .orderBy('at', 'desc')
      .execute()
    const memberId = member.id
    const rows = played.map(({ nodeId, at }) => ({ memberId, nodeId: nodeId ?? '', playedAt: Number(at) }))
    if (rows.length > 0) await db.insertInto('recent').values(rows).execute()
    const liked = games
      .slice(0, 4)
      .flatMap(({ nodeId }) => played.find((one) => one.nodeId === nodeId) ?? [])
      .map(({ nodeId, since }) => ({ memberId, nodeId: nodeId ?? '', addedAt: Number(since) + 300_000 }))
    if (liked.length > 0) await db.insertInto('favourite').values(liked).execute()
  }
}
