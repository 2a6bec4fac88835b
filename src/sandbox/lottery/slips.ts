import type { Kysely } from 'kysely'
import { burn, isBurnt } from '../db/burnt-keys'
import { formatMinor, walletsOf } from '../db/money'
import type { Tables } from '../db/tables'
import { Refusal } from '../handler'
import { checkBet, costOf, orderUnder, placeBet, type Bet } from './bets'
import { nextDraw, numeroOf } from './draws'

/**
 * A page of opaque origin cannot store anything on the phone, so a bet's key is recorded here, with the bet,
 * before the bet can be placed: a slip. A page opened later, after a reload, in another tab or in another
 * session, first receives the outcome of earlier slips.
 */

type SlipBet = Omit<Bet, 'requestKey' | 'sessionHash'>

/** The member's balance that can be bet, minor units. */
export const spendable = async (db: Kysely<Tables>, memberId: string): Promise<number> =>
  (await walletsOf(db, memberId)).find(({ vendor }) => vendor === 'MAIN')?.minor ?? 0

const slipsOf = (db: Kysely<Tables>, memberId: string) =>
  db.selectFrom('lotterySlip').selectAll().where('memberId', '=', memberId)

/** Checks a bet and records it under its key, without charging anything. Returns its cost. */
export async function writeSlip(
  db: Kysely<Tables>,
  memberId: string,
  { launchId, requestKey, bet }: { launchId: string; requestKey: string; bet: SlipBet },
  now: number,
): Promise<string> {
  const rule = await checkBet(db, bet)
  if (numeroOf(rule, nextDraw(rule, now)) !== bet.numero) throw new Refusal(409, 'lottery.draw.closed')
  if ((await spendable(db, memberId)) < costOf(bet)) throw new Refusal(409, 'wallet.not.enough')
  if (await isBurnt(db, memberId, requestKey)) throw new Refusal(409, 'request.late')
  const text = JSON.stringify(bet)
  await db
    .insertInto('lotterySlip')
    .values({ memberId, requestKey, launchId, bet: text, at: now, heard: 0 })
    .onConflict((c) => c.doNothing())
    .execute()
  const slip = await slipsOf(db, memberId).where('requestKey', '=', requestKey).executeTakeFirstOrThrow()
  // The same key can never stand for another bet.
  if (slip.bet !== text) throw new Refusal(400, 'request.invalid')
  return formatMinor(costOf(bet))
}

/** Places a slip's bet, once. */
export async function placeSlip(
  db: Kysely<Tables>,
  memberId: string,
  { requestKey, sessionHash }: { requestKey: string; sessionHash: string },
  now: number,
): Promise<SlipBet> {
  const slip = await slipsOf(db, memberId).where('requestKey', '=', requestKey).executeTakeFirst()
  if (!slip) throw new Refusal(400, 'request.invalid')
  const bet = JSON.parse(slip.bet) as SlipBet
  await placeBet(db, memberId, { ...bet, requestKey, sessionHash }, now)
  return bet
}

/** The order under a key; without one, the key is burnt: nothing was bet, and nothing ever will be. */
export async function askAboutSlip(
  db: Kysely<Tables>,
  memberId: string,
  requestKey: string,
  now: number,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const placed = await orderUnder(trx, memberId, requestKey)
    if (!placed) await burn(trx, memberId, requestKey, now)
    return placed?.id ?? null
  })
}

/**
 * Outcomes of earlier pages' slips not yet shown to the player: the orders placed. The others are burnt:
 * anything still in flight arrives too late.
 */
export async function earlierOrders(
  db: Kysely<Tables>,
  memberId: string,
  launchId: string,
  now: number,
): Promise<{ key: string; orderId: string; cost: string }[]> {
  const slips = await slipsOf(db, memberId)
    .where('heard', '=', 0)
    .where('launchId', '!=', launchId)
    .orderBy('at')
    .execute()
  const placed = []
  for (const { requestKey, bet } of slips) {
    const orderId = await askAboutSlip(db, memberId, requestKey, now)
    if (orderId === null) await markShown(db, memberId, [requestKey])
    else placed.push({ key: requestKey, orderId, cost: formatMinor(costOf(JSON.parse(bet) as SlipBet)) })
  }
  return placed
}

/** Records that a page has shown its player these outcomes. */
export async function markShown(
  db: Kysely<Tables>,
  memberId: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await db
    .updateTable('lotterySlip')
    .set({ heard: 1 })
    .where('memberId', '=', memberId)
    .where('requestKey', 'in', [...keys])
    .execute()
}
