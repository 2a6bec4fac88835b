import { sql } from 'kysely'
import * as v from 'valibot'
import { parseMinor } from '../db/money'
import type { Sandbox } from '../running'
import { setGamePage } from '../world/control'

/** More of a player's data: choices, messages, bets and limits. */

const amount = v.pipe(v.string(), v.regex(/^\d{1,11}(\.\d{1,2})?$/))

/** Breaks from play, with a known start; `over`: ended, and in force until the player asks to come back. */
const breaks = ['none', 'time-out', 'self-exclusion', 'time-out over', 'self-exclusion over'] as const

export const belongings = {
  /** All favourite games, by node id. */
  favourites: v.optional(v.array(v.string())),
  /** Number of unread messages in the inbox; the newest are. */
  unread: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Profile picture, by its number. */
  icon: v.optional(v.string()),
  email: v.optional(v.nullable(v.string())),
  break: v.optional(v.picklist(breaks)),
  /** The only limit, on stakes over 24 hours: the current value, and the pending one; null for none. */
  stakes: v.optional(v.nullable(amount)),
  stakesNext: v.optional(amount),
  /** Whether the change is due, pending the player's confirmation. */
  stakesDue: v.optional(v.boolean()),
  /** Message 7 of the inbox. */
  message: v.optional(v.picklist(['new', 'read', 'gone'] as const)),
  /** Outcome of the first draw of the player's only lottery ticket; its second has won. */
  ticket: v.optional(v.picklist(['open', 'cancelled', 'lost', 'won'] as const)),
  /** Deposit D00000099: pending at a provider, awaiting a transfer, or unknown. */
  deposit: v.optional(v.picklist(['page', 'transfer', 'none'] as const)),
  /**
   * Whether a round of Bakunawa Moon, then a card game, is waiting to be continued; there are no other bets.
   */
  round: v.optional(v.boolean()),
  /** What was claimed of promotions can be claimed again. */
  claimable: v.optional(v.literal(true)),
  /** Whether another browser is signed in, too. */
  elsewhere: v.optional(v.boolean()),
}

const schema = v.object(belongings)
type Belongings = v.InferOutput<typeof schema>
type Of<K extends keyof Belongings> = NonNullable<Belongings[K]>

/** A time in the past, and one beyond any test. */
const [past, future] = [1_768_363_200_000, 4_000_000_000_000]
const day = 86_400_000

async function setFavourites({ db }: Sandbox, memberId: string, ids: Of<'favourites'>): Promise<void> {
  await db.deleteFrom('favourite').where('memberId', '=', memberId).execute()
  const rows = ids.map((nodeId, at) => ({ memberId, nodeId, addedAt: at }))
  if (rows.length > 0) await db.insertInto('favourite').values(rows).execute()
}

async function setUnread({ db }: Sandbox, memberId: string, count: number): Promise<void> {
  const own = db.updateTable('inbox').where('memberId', '=', memberId)
  await own.set({ readAt: 1 }).execute()
  const mine = db.selectFrom('inbox').select('id').where('memberId', '=', memberId)
  const newest = await mine.orderBy('sentAt', 'desc').limit(count).execute()
  for (const { id } of newest)
    await db.updateTable('inbox').set({ readAt: null }).where('id', '=', id).execute()
}

async function setBreak({ db }: Sandbox, memberId: string, what: Of<'break'>): Promise<void> {
  await db.deleteFrom('exclusion').where('memberId', '=', memberId).execute()
  if (what === 'none') return
  const kind = what.startsWith('time-out') ? 'time-out' : 'self-exclusion'
  const until = what.endsWith('over') ? past : future
  await db.insertInto('exclusion').values({ memberId, kind, until, opensAt: null }).execute()
}

async function setStakes(
  { db }: Sandbox,
  memberId: string,
  { stakes = null, stakesNext, stakesDue }: Belongings,
): Promise<void> {
  await db.deleteFrom('playLimit').where('memberId', '=', memberId).execute()
  const next = {
    nextAmount: stakesNext === undefined ? null : parseMinor(stakesNext),
    nextFrom: stakesNext === undefined ? null : stakesDue ? past : future,
  }
  const now = stakes === null ? null : parseMinor(stakes)
  await db
    .insertInto('playLimit')
    .values({ memberId, kind: 'stake', period: 'day', amount: now, ...next })
    .execute()
}

async function setMessage({ db }: Sandbox, memberId: string, state: Of<'message'>): Promise<void> {
  await db.deleteFrom('inbox').where('id', '=', 7).execute()
  if (state === 'gone') return
  const title = 'Your rebate gathers by itself'
  const content = '<p>For last week.</p>'
  await db
    .insertInto('inbox')
    .values({
      id: 7,
      memberId,
      titleEn: title,
      titleTy: title,
      contentEn: content,
      contentTy: content,
      sentAt: 1_768_449_600_000,
      readAt: state === 'read' ? 1 : null,
    })
    .execute()
}

async function setTicket({ db, clock }: Sandbox, memberId: string, first: Of<'ticket'>): Promise<void> {
  const now = clock.now()
  const own = db.selectFrom('lotteryOrder').select('id').where('memberId', '=', memberId)
  await db.deleteFrom('lotterySuborder').where('orderId', 'in', own).execute()
  await db.deleteFrom('lotteryOrder').where('memberId', '=', memberId).execute()
  const order = { id: 'L1', memberId, code: 'ELOTT-0001', lines: '[[1,2,3,4,5,6]]', sessionHash: '' }
  await db
    .insertInto('lotteryOrder')
    .values({ ...order, stakeMinor: 1_000, draws: 2, requestKey: 'bet', placedAt: now })
    .execute()
  for (const [at, status] of [first, 'won' as const].entries()) {
    const row = {
      id: `L1-${at + 1}`,
      orderId: 'L1',
      memberId,
      numero: `261120-${at + 1}`,
      drawAt: now + (at + 1) * day,
      stakeMinor: 1_000,
      status,
      payoutMinor: status === 'won' ? 5_000 : 0,
      settledAt: status === 'open' ? null : now,
      cancelKey: null,
    }
    await db.insertInto('lotterySuborder').values(row).execute()
  }
}

/** A deposit row's payment details: at a provider, or by a manual transfer. */
export const depositWays = {
  page: { methodId: 'qrph', kind: 'qr', methodName: 'QR Ph', token: 'word', reference: null },
  transfer: {
    methodId: 'suki',
    kind: 'counter',
    methodName: 'Suki Bayad Center',
    token: null,
    reference: 'PY12345678',
  },
} as const

async function setDeposit({ db, clock }: Sandbox, memberId: string, how: Of<'deposit'>): Promise<void> {
  const id = 99
  await db.deleteFrom('depositOrder').where('id', '=', id).execute()
  if (how === 'none') return
  const at = clock.now()
  const money = { amount: 100_000, fee: 0, bonus: 1_000, promoId: 'everyday' }
  const times = { createdAt: at, expiresAt: at + day, dueAt: null, endedAt: null }
  await db
    .insertInto('depositOrder')
    .values({
      id,
      memberId,
      requestId: 'begun before',
      state: 'waiting',
      ...depositWays[how],
      ...money,
      ...times,
    })
    .execute()
}

async function setClaimable({ db }: Sandbox, memberId: string): Promise<void> {
  await db.deleteFrom('memberPromotion').where('memberId', '=', memberId).execute()
  // A claim's source is unique: that of an earlier one becomes another.
  const source = sql<string>`source || ' ' || id`
  await db.updateTable('claim').set({ source }).where('memberId', '=', memberId).execute()
}

async function setRound({ db, clock }: Sandbox, memberId: string, waits: boolean): Promise<void> {
  const name = 'Bakunawa Moon'
  const game = await db.selectFrom('game').selectAll().where('name', '=', name).executeTakeFirst()
  await db.deleteFrom('bet').where('memberId', '=', memberId).execute()
  if (!game) return
  await setGamePage(db, game.nodeId, waits ? 'baccarat' : null)
  if (!waits) return
  const { vendor, nodeId, gameType } = game
  const of = { memberId, vendor, nodeId, gameName: name, gameType, kind: 'baccarat' as const }
  const keys = { key: 'a-round-that-was-left', roundId: 1, sessionHash: 'of-another-session' }
  const money = { stake: 4_000, payout: 0, balanceAfter: 0, state: 'open' as const, settledAt: null }
  const play = { intent: JSON.stringify({ bets: { player: 4_000 } }), outcome: '{}', due: 0 }
  await db
    .insertInto('bet')
    .values({ ...of, ...keys, ...money, ...play, placedAt: clock.now() })
    .execute()
}

/** An additional session, from an unknown device and place. */
async function setElsewhere({ db }: Sandbox, memberId: string, is: boolean): Promise<void> {
  const sessions = () => db.selectFrom('session').selectAll().where('memberId', '=', memberId)
  await db.deleteFrom('session').where('memberId', '=', memberId).where('tokenHash', '=', 'other').execute()
  const own = await sessions().orderBy('lastUsedAt', 'desc').executeTakeFirst()
  if (!is || !own) return
  await db
    .insertInto('session')
    .values({ ...own, tokenHash: 'other', id: 'other', device: null, place: null })
    .execute()
}

/** Sets a player's data from a body; omitted fields stay as they are. */
export async function setBelongings(sandbox: Sandbox, memberId: string, body: Belongings): Promise<void> {
  const { db } = sandbox
  const { favourites, unread, icon, email, message, ticket, deposit, round, elsewhere } = body
  const facts = { ...(icon === undefined ? {} : { icon }), ...(email === undefined ? {} : { email }) }
  if (Object.keys(facts).length > 0)
    await db.updateTable('member').set(facts).where('id', '=', memberId).execute()
  if (favourites) await setFavourites(sandbox, memberId, favourites)
  if (unread !== undefined) await setUnread(sandbox, memberId, unread)
  if (body.break) await setBreak(sandbox, memberId, body.break)
  if (body.stakes !== undefined || body.stakesNext !== undefined) await setStakes(sandbox, memberId, body)
  if (message) await setMessage(sandbox, memberId, message)
  if (ticket) await setTicket(sandbox, memberId, ticket)
  if (deposit) await setDeposit(sandbox, memberId, deposit)
  if (round !== undefined) await setRound(sandbox, memberId, round)
  if (body.claimable) await setClaimable(sandbox, memberId)
  if (elsewhere !== undefined) await setElsewhere(sandbox, memberId, elsewhere)
}
