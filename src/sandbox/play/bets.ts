import type { Kysely, Selectable, Transaction } from 'kysely'
import * as v from 'valibot'
import { sessionMember } from '../accounts'
import { burn, isBurnt } from '../db/burnt-keys'
import type { BetRow } from '../db/bets'
import type { RoundRow } from '../db/games'
import { formatMinor, NotEnoughMoney } from '../db/money'
import type { Tables } from '../db/tables'
import type { Random } from '../random'
import { getSetting } from '../settings'
import { maskName } from '../world/winners'
import { checkBetLimits, LimitReached } from '../protection/limits'
import { isExcluded } from './exclusion'
import { feedPool } from './pool'
import { payOut, spendableOf, takeStake } from './spendable'
import { games } from './catalogue'
import { cycleOf, dueOf, isKind, spotsOf, stakeOf, type Bets, type Game } from './game'
import { resultOf, slipOf, type Fixture } from './kinds/slip'
import { fixturesOf } from './matches'
import { placedBet } from './bet-row'
import { fitsStakes, freeStakes, stakesFrom } from './stakes'

/** Real-money bets: placed, finished, looked up. Each movement of money and its bet are one transaction. */

export interface PlayWorld {
  readonly db: Kysely<Tables>
  /** Milliseconds UTC. */
  readonly now: () => number
  readonly random: Random
}

export type Bet = Selectable<BetRow>
export type Round = Selectable<RoundRow>

/** Why a bet was refused; nothing was taken. The game pages have the texts. */
export type RefusalCode =
  | 'session'
  | 'excluded'
  | 'closed'
  | 'funds'
  | 'unfinished'
  | 'early'
  | 'stake'
  | 'late'
  | 'conflict'
  | 'gone'
  | `limit-${LimitReached['kind']}`

export class PlayRefusal extends Error {
  readonly code: RefusalCode
  /** The limit that was reached. */
  readonly limit: LimitReached | null

  constructor(code: RefusalCode, limit: LimitReached | null = null) {
    super(code)
    this.code = code
    this.limit = limit
  }
}

/** Identifies a game: a vendor's lobby has no node id. */
interface GameIdentity {
  readonly vendor: string
  readonly nodeId: string | null
}

/** A member's unfinished round of a game; a bet on a match waits for the match, not its player. */
export function openBet(db: Kysely<Tables>, memberId: string, { vendor, nodeId }: GameIdentity) {
  const query = db
    .selectFrom('bet')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('state', '=', 'open')
    .where('kind', '!=', 'slip')
    .where('vendor', '=', vendor)
  return (
    nodeId === null ? query.where('nodeId', 'is', null) : query.where('nodeId', '=', nodeId)
  ).executeTakeFirst()
}

const byKey = (db: Kysely<Tables>, memberId: string, key: string) =>
  db.selectFrom('bet').selectAll().where('memberId', '=', memberId).where('key', '=', key).executeTakeFirst()

/** Stakes offered by a round's game; a vendor's lobby starts at ten. */
export async function stakesOf(db: Kysely<Tables>, { nodeId }: GameIdentity): Promise<readonly number[]> {
  if (nodeId === null) return stakesFrom(1_000)
  const game = await db
    .selectFrom('game')
    .select('minBetCentavos')
    .where('nodeId', '=', nodeId)
    .executeTakeFirst()
  return stakesFrom(game?.minBetCentavos ?? 1_000)
}

/** Milliseconds until a member may bet again in a game. */
export async function restOf(db: Kysely<Tables>, round: Round, now: number): Promise<number> {
  const { kind } = round
  if (!isKind(kind) || kind === 'slip') return 0
  let query = db
    .selectFrom('bet')
    .select('placedAt')
    .where('memberId', '=', round.memberId)
    .where('vendor', '=', round.vendor)
  query = round.nodeId === null ? query.where('nodeId', 'is', null) : query.where('nodeId', '=', round.nodeId)
  const last = await query.orderBy('placedAt', 'desc').limit(1).executeTakeFirst()
  return last ? Math.max(0, last.placedAt + cycleOf({ kind }) - now) : 0
}

/** Refuses unless the session that opened the round is still valid. A round does not outlive its session. */
export async function checkSession(db: Kysely<Tables>, round: Round, now: number): Promise<void> {
  const member = await sessionMember(db, round.sessionHash, now)
  if (!member || member.id !== round.memberId || member.regionBlocked === 1) throw new PlayRefusal('session')
}

/** Refuses if no new bet is allowed. An open round may always be finished. */
async function checkMayBet(trx: Kysely<Tables>, round: Round, now: number): Promise<void> {
  const { maintenance, regionRestriction } = await getSetting(trx, 'site')
  if (maintenance || regionRestriction) throw new PlayRefusal('closed')
  const vendor = await trx
    .selectFrom('vendor')
    .select('down')
    .where('code', '=', round.vendor)
    .executeTakeFirst()
  if (!vendor || vendor.down === 1) throw new PlayRefusal('closed')
  if (round.nodeId !== null) {
    const game = await trx
      .selectFrom('game')
      .select('closed')
      .where('nodeId', '=', round.nodeId)
      .executeTakeFirst()
    if (!game || game.closed === 1) throw new PlayRefusal('closed')
  }
  if (await isExcluded(trx, round.memberId, now)) throw new PlayRefusal('excluded')
}

/** A page's bet: amounts by spot, and the match. */
const intent = v.strictObject({
  bets: v.pipe(
    v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    v.minEntries(1),
    v.maxEntries(64),
  ),
  event: v.optional(v.string()),
})

/** A bet's rules, and its match. */
async function gameOf(
  db: Kysely<Tables>,
  round: Round,
  event: string | undefined,
  now: number,
): Promise<{ game: Game; fixture: Fixture | null }> {
  const game = games.get(round.rules)
  if (game) return { game, fixture: null }
  const fixture = (await fixturesOf(db, round, now)).find(({ id }) => id === event)
  if (!fixture) throw new PlayRefusal('stake')
  return { game: slipOf(fixture) as Game, fixture }
}

function readIntent(raw: unknown): v.InferOutput<typeof intent> {
  const parsed = v.safeParse(intent, raw)
  if (!parsed.success) throw new PlayRefusal('stake')
  return parsed.output
}

/** Refuses bets the game does not offer, or at other stakes. */
function checkBets(game: Game, bets: Bets, stakes: readonly number[]): void {
  const spots = Object.keys(bets)
  const known = spotsOf(game)
  if (!spots.every((spot) => known.includes(spot)) || (!game.many && spots.length > 1))
    throw new PlayRefusal('stake')
  if (!fitsStakes(bets, stakes, game.many)) throw new PlayRefusal('stake')
}

/** One round for demo points: drawn by the same rules, and not stored. */
export async function tryRound({ db, now, random }: PlayWorld, round: Round, raw: unknown) {
  const { bets, event } = readIntent(raw)
  const { game } = await gameOf(db, round, event, now())
  checkBets(game, bets, freeStakes)
  const outcome = game.draw(random)
  return { outcome, payout: dueOf(game, bets, outcome) }
}

/**
 * Places a bet: takes the stake and draws. One-step bets are settled immediately. The same key is the same
 * bet.
 */
export async function placeBet(
  { db, now, random }: PlayWorld,
  round: Round,
  key: string,
  raw: unknown,
): Promise<Bet> {
  const { kind, memberId } = round
  if (round.mode !== 'play' || !isKind(kind)) throw new PlayRefusal('closed')
  const at = now()
  const given = readIntent(raw)
  const { bets, event } = given
  try {
    return await db.transaction().execute(async (trx) => {
      await checkSession(trx, round, at)
      const known = await byKey(trx, memberId, key)
      if (known) {
        // The page retries because an answer was lost; it must not get another bet under its key.
        if (known.intent !== JSON.stringify(given)) throw new PlayRefusal('conflict')
        return known
      }
      if (await isBurnt(trx, memberId, key)) throw new PlayRefusal('late')
      await checkMayBet(trx, round, at)
      if (await openBet(trx, memberId, round)) throw new PlayRefusal('unfinished')
      const { game, fixture } = await gameOf(trx, round, event, at)
      checkBets(game, bets, await stakesOf(trx, round))
      if ((await restOf(trx, round, at)) > 0) throw new PlayRefusal('early')
      const stake = stakeOf(bets)
      await checkBetLimits(trx, memberId, stake, at)
      const outcome = fixture ? resultOf(fixture) : game.draw(random)
      await takeStake(trx, memberId, stake, 'bet', at)
      const placed = await trx
        .insertInto('bet')
        .values(
          placedBet(round, kind, {
            key,
            given,
            stake,
            due: dueOf(game, bets, outcome),
            outcome,
            fixture,
            at,
            balanceAfter: await spendableOf(trx, memberId),
          }),
        )
        .returningAll()
        .executeTakeFirstOrThrow()
      return game.held ? placed : settle(trx, placed, { random, sessionHash: round.sessionHash, at })
    })
  } catch (error) {
    if (error instanceof NotEnoughMoney) throw new PlayRefusal('funds')
    if (error instanceof LimitReached) throw new PlayRefusal(`limit-${error.kind}`, error)
    throw error
  }
}

interface Ending {
  /** The session in which it ends. */
  readonly sessionHash: string
  readonly at: number
  /** Null if the bet is voided. */
  readonly random: Random | null
}

/** Ends an open bet: pays the outcome, and the jackpot if this bet wins it; or returns the stake. */
async function settle(trx: Transaction<Tables>, bet: Bet, { sessionHash, at, random }: Ending): Promise<Bet> {
  const state = random === null ? 'void' : 'settled'
  const jackpot = random === null ? 0 : await feedPool(trx, bet.stake, random)
  if (jackpot > 0) await listWinner(trx, bet, jackpot, at)
  const payout = random === null ? bet.stake : bet.due + jackpot
  await payOut(trx, bet.memberId, payout, state === 'void' ? 'bet-void' : 'bet-payout', at)
  return trx
    .updateTable('bet')
    .set({ state, payout, settledAt: at, sessionHash, balanceAfter: await spendableOf(trx, bet.memberId) })
    .where('id', '=', bet.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Pays a member's bets on finished matches; call before reading their money. */
export async function settleMatches({ db, now, random }: PlayWorld, memberId: string): Promise<void> {
  const at = now()
  const over = (of: Kysely<Tables>) =>
    of
      .selectFrom('bet')
      .selectAll()
      .where('memberId', '=', memberId)
      .where('state', '=', 'open')
      .where('settlesAt', '<=', at)
  if (!(await over(db).limit(1).executeTakeFirst())) return
  await db.transaction().execute(async (trx) => {
    for (const bet of await over(trx).execute())
      await settle(trx, bet, { random, sessionHash: bet.sessionHash, at })
  })
}

/**
 * Pays a member's open rounds as drawn: a player on a break does not come back to finish them. A bet on a
 * match waits for the match.
 */
export async function settleRounds(
  trx: Transaction<Tables>,
  memberId: string,
  { at, random }: { readonly at: number; readonly random: Random },
): Promise<void> {
  const open = await trx
    .selectFrom('bet')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('state', '=', 'open')
    .where('kind', '!=', 'slip')
    .execute()
  for (const bet of open) await settle(trx, bet, { random, sessionHash: bet.sessionHash, at })
}

/** Puts a jackpot's winner on the board, the name masked. */
async function listWinner(trx: Transaction<Tables>, bet: Bet, jackpot: number, at: number): Promise<void> {
  if (bet.nodeId === null) return
  const { username } = await trx
    .selectFrom('member')
    .select('username')
    .where('id', '=', bet.memberId)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('winner')
    .values({
      customerName: maskName(username),
      nodeId: bet.nodeId,
      winAmount: formatMinor(jackpot),
      winCentavos: jackpot,
      wonAt: at,
    })
    .execute()
}

/** Finishes an open bet and pays. Idempotent. */
export function finishBet({ db, now, random }: PlayWorld, round: Round, key: string): Promise<Bet> {
  const at = now()
  return db.transaction().execute(async (trx) => {
    await checkSession(trx, round, at)
    const bet = await byKey(trx, round.memberId, key)
    if (!bet || bet.vendor !== round.vendor || bet.nodeId !== round.nodeId) throw new PlayRefusal('gone')
    if (bet.kind === 'slip') return bet
    return bet.state === 'open' ? settle(trx, bet, { random, sessionHash: round.sessionHash, at }) : bet
  })
}

/** Looks up a bet whose answer was lost. An unused key is burnt. */
export function askAboutBet({ db, now }: PlayWorld, round: Round, key: string): Promise<Bet | null> {
  const at = now()
  const { memberId } = round
  return db.transaction().execute(async (trx) => {
    await checkSession(trx, round, at)
    const bet = await byKey(trx, memberId, key)
    if (bet) return bet
    await burn(trx, memberId, key, at)
    return null
  })
}

/** Voids an open bet for the operator and returns its stake. False if there is no such bet. */
export function voidBet({ db, now }: Pick<PlayWorld, 'db' | 'now'>, id: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const bet = await trx
      .selectFrom('bet')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst()
    if (!bet) return false
    await settle(trx, bet, { random: null, sessionHash: bet.sessionHash, at: now() })
    return true
  })
}
