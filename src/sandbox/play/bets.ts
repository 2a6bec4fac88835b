import type { Kysely, Selectable, Transaction } from 'kysely'
import * as v from 'valibot'
import { sessionMember } from '../accounts'
import { burn, isBurnt } from '../db/burnt-keys'
import type { BetRow } from '../db/bets'
import type { RoundRow } from '../db/games'
import { NotEnoughMoney } from '../db/money'
import type { Tables } from '../db/tables'
import type { Random } from '../random'
import { getSetting } from '../settings'
import { isExcluded } from './exclusion'
import { payOut, purseOf, takeStake } from './purse'
import { cycle, draws, fitsStakes, intents, inTwoSteps, isMoneyKind, stakeOf, stakesFrom } from './rules'
import type { Drawn, Intent, MoneyKind } from './rules'

/** Real bets: placed, uncovered, asked about. Each movement of money and its bet are one transaction. */

export interface PlayWorld {
  readonly db: Kysely<Tables>
  /** Milliseconds UTC. */
  readonly now: () => number
  readonly random: Random
}

export type Bet = Selectable<BetRow>
export type Round = Selectable<RoundRow>

/** Why a bet is refused; nothing was taken. The game pages have the words. */
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

export class PlayRefusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(code)
    this.code = code
  }
}

/** What tells two games apart: a vendor's lobby has no node of its own. */
export interface GameIdentity {
  readonly vendor: string
  readonly nodeId: string | null
}

/** The bet of a member in a game that still waits to be uncovered. */
export function openBet(db: Kysely<Tables>, memberId: string, { vendor, nodeId }: GameIdentity) {
  const query = db
    .selectFrom('bet')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('state', '=', 'open')
    .where('vendor', '=', vendor)
  return (
    nodeId === null ? query.where('nodeId', 'is', null) : query.where('nodeId', '=', nodeId)
  ).executeTakeFirst()
}

const byKey = (db: Kysely<Tables>, memberId: string, key: string) =>
  db.selectFrom('bet').selectAll().where('memberId', '=', memberId).where('key', '=', key).executeTakeFirst()

/** Stakes that the game of a round offers; a vendor's lobby starts at ten. */
export async function stakesOf(db: Kysely<Tables>, { nodeId }: GameIdentity): Promise<readonly number[]> {
  if (nodeId === null) return stakesFrom(1_000)
  const game = await db
    .selectFrom('game')
    .select('minBetCentavos')
    .where('nodeId', '=', nodeId)
    .executeTakeFirst()
  return stakesFrom(game?.minBetCentavos ?? 1_000)
}

/** Milliseconds until the next bet of a member in a game may come. */
export async function restOf(db: Kysely<Tables>, round: Round, now: number): Promise<number> {
  if (!isMoneyKind(round.kind)) return 0
  let query = db
    .selectFrom('bet')
    .select('placedAt')
    .where('memberId', '=', round.memberId)
    .where('vendor', '=', round.vendor)
  query = round.nodeId === null ? query.where('nodeId', 'is', null) : query.where('nodeId', '=', round.nodeId)
  const last = await query.orderBy('placedAt', 'desc').limit(1).executeTakeFirst()
  return last ? Math.max(0, last.placedAt + cycle[round.kind] - now) : 0
}

/** Refuses unless the session that opened the round is still good. A round lives no longer than its session. */
export async function checkSession(db: Kysely<Tables>, round: Round, now: number): Promise<void> {
  const member = await sessionMember(db, round.sessionHash, now)
  if (!member || member.id !== round.memberId || member.regionBlocked === 1) throw new PlayRefusal('session')
}

/** Refuses where nothing new may be bet. A round that is open may always be finished. */
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

function readIntent(kind: MoneyKind, raw: unknown): Intent {
  const parsed = v.safeParse(intents[kind], raw)
  if (!parsed.success) throw new PlayRefusal('stake')
  return parsed.output
}

const drawFor = (kind: MoneyKind, intent: Intent, random: Random): Drawn =>
  (draws[kind] as (intent: Intent, random: Random) => Drawn)(intent, random)

/** Places a bet: takes the stake and draws. Bets in one step are settled at once. The same key again is the same bet. */
export async function placeBet(
  { db, now, random }: PlayWorld,
  round: Round,
  key: string,
  raw: unknown,
): Promise<Bet> {
  const { kind, memberId } = round
  if (round.mode !== 'play' || !isMoneyKind(kind)) throw new PlayRefusal('closed')
  const at = now()
  const intent = readIntent(kind, raw)
  try {
    return await db.transaction().execute(async (trx) => {
      await checkSession(trx, round, at)
      const known = await byKey(trx, memberId, key)
      if (known) {
        // The page asks again because an answer got lost; it must not find another bet under its key.
        if (known.intent !== JSON.stringify(intent)) throw new PlayRefusal('conflict')
        return known
      }
      if (await isBurnt(trx, memberId, key)) throw new PlayRefusal('late')
      await checkMayBet(trx, round, at)
      if (await openBet(trx, memberId, round)) throw new PlayRefusal('unfinished')
      if (!fitsStakes(intent, await stakesOf(trx, round))) throw new PlayRefusal('stake')
      if ((await restOf(trx, round, at)) > 0) throw new PlayRefusal('early')
      const stake = stakeOf(intent)
      const { outcome, due } = drawFor(kind, intent, random)
      await takeStake(trx, memberId, stake, 'bet', at)
      const placed = await trx
        .insertInto('bet')
        .values({
          memberId,
          key,
          roundId: round.id,
          sessionHash: round.sessionHash,
          vendor: round.vendor,
          nodeId: round.nodeId,
          gameName: round.gameName,
          gameType: round.gameType,
          kind,
          stake,
          payout: 0,
          state: 'open',
          intent: JSON.stringify(intent),
          outcome: JSON.stringify(outcome),
          due,
          placedAt: at,
          settledAt: null,
          balanceAfter: await purseOf(trx, memberId),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return inTwoSteps.has(kind) ? placed : settle(trx, placed, 'settled', round.sessionHash, at)
    })
  } catch (error) {
    if (error instanceof NotEnoughMoney) throw new PlayRefusal('funds')
    throw error
  }
}

/** Ends an open bet: pays what came out, or gives the stake back. */
async function settle(
  trx: Transaction<Tables>,
  bet: Bet,
  state: 'settled' | 'void',
  sessionHash: string,
  at: number,
): Promise<Bet> {
  const payout = state === 'void' ? bet.stake : bet.due
  await payOut(trx, bet.memberId, payout, state === 'void' ? 'bet-void' : 'bet-payout', at)
  return trx
    .updateTable('bet')
    .set({ state, payout, settledAt: at, sessionHash, balanceAfter: await purseOf(trx, bet.memberId) })
    .where('id', '=', bet.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Uncovers an open bet and pays. Uncovered once, it stays as it is, however often it is asked for. */
export function finishBet({ db, now }: PlayWorld, round: Round, key: string): Promise<Bet> {
  const at = now()
  return db.transaction().execute(async (trx) => {
    await checkSession(trx, round, at)
    const bet = await byKey(trx, round.memberId, key)
    if (!bet || bet.vendor !== round.vendor || bet.nodeId !== round.nodeId) throw new PlayRefusal('gone')
    return bet.state === 'open' ? settle(trx, bet, 'settled', round.sessionHash, at) : bet
  })
}

/** What became of a bet whose answer got lost. A key that no bet has come under is burnt. */
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

/** Takes an open bet back and returns its stake, on the operator's word. False when there is none of that number. */
export function voidBet({ db, now }: Pick<PlayWorld, 'db' | 'now'>, id: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const bet = await trx
      .selectFrom('bet')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst()
    if (!bet) return false
    await settle(trx, bet, 'void', bet.sessionHash, now())
    return true
  })
}
