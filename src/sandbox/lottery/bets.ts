import type { Kysely, Transaction } from 'kysely'
import { isBurnt } from '../db/burnt-keys'
import { moveMoney, NotEnoughMoney } from '../db/money'
import type { Tables } from '../db/tables'
import { Refusal } from '../handler'
import { drawnNumbers, nextDraw, numeroOf } from './draws'
import { fits, ruleOf, timesOf } from './rules'

/** Bets: placed, taken back and settled, each in one transaction with its money. */

export interface Bet {
  readonly code: string
  readonly numbers: readonly number[]
  /** Minor units for each draw. */
  readonly stakeMinor: number
  /** How many draws, the next one first. */
  readonly draws: number
  /** The draw that the player saw as the next one. */
  readonly numero: string
  readonly requestKey: string
}

/** What one draw may cost, minor units. */
export const stakeBounds = { least: 1_000, most: 100_000 } as const
export const mostDraws = 5

const tidy = (kind: 'balls' | 'digits', numbers: readonly number[]) =>
  kind === 'balls' ? [...numbers].sort((a, b) => a - b) : numbers

/** Places a bet and answers its order's id. The same key again answers the same order and takes nothing. */
export async function placeBet(
  db: Kysely<Tables>,
  memberId: string,
  { code, numbers, stakeMinor, draws, numero, requestKey }: Bet,
  now: number,
): Promise<string> {
  const game = await db
    .selectFrom('game')
    .select(['name'])
    .where('gameId', '=', code)
    .where('closed', '=', 0)
    .executeTakeFirst()
  if (!game) throw new Refusal(404, 'game.closed')
  const rule = ruleOf(game.name)
  const whole = Number.isInteger(stakeMinor) && stakeMinor >= stakeBounds.least
  if (!fits(rule, numbers) || !whole || stakeMinor > stakeBounds.most || draws < 1 || draws > mostDraws) {
    throw new Refusal(400, 'request.invalid')
  }
  try {
    return await db.transaction().execute(async (trx) => {
      const known = await trx
        .selectFrom('lotteryOrder')
        .select('id')
        .where('memberId', '=', memberId)
        .where('requestKey', '=', requestKey)
        .executeTakeFirst()
      if (known) return known.id
      // The page has been told that this bet never came.
      if (await isBurnt(trx, memberId, requestKey)) throw new Refusal(409, 'lottery.bet.late')
      const first = nextDraw(rule, now)
      // What the player looked at has been drawn since: nobody bets on a draw that was not on screen.
      if (numeroOf(rule, first) !== numero) throw new Refusal(409, 'lottery.draw.closed')
      const { count } = await trx
        .selectFrom('lotteryOrder')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const id = `L${String(count + 1).padStart(8, '0')}`
      await trx
        .insertInto('lotteryOrder')
        .values({
          id,
          memberId,
          code,
          numbers: JSON.stringify(tidy(rule.kind, numbers)),
          stakeMinor,
          draws,
          requestKey,
          placedAt: now,
        })
        .execute()
      await trx
        .insertInto('lotterySuborder')
        .values(
          Array.from({ length: draws }, (_, ahead) => {
            const drawAt = nextDraw(rule, now, ahead)
            return {
              id: `${id}-${ahead + 1}`,
              orderId: id,
              memberId,
              numero: numeroOf(rule, drawAt),
              drawAt,
              stakeMinor,
              status: 'open' as const,
              payoutMinor: 0,
              settledAt: null,
              cancelKey: null,
            }
          }),
        )
        .execute()
      await moveMoney(trx, { memberId, minor: -stakeMinor * draws, reason: 'lottery.bet', at: now })
      return id
    })
  } catch (error) {
    if (error instanceof NotEnoughMoney) throw new Refusal(409, 'wallet.not.enough')
    throw error
  }
}

/** Takes back the part of an order in one draw, while that draw is to come. The same key again changes nothing. */
export async function cancelSuborder(
  db: Kysely<Tables>,
  memberId: string,
  { orderId, suborderId, requestKey }: { orderId: string; suborderId: string; requestKey: string },
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('lotterySuborder')
      .selectAll()
      .where('id', '=', suborderId)
      .where('orderId', '=', orderId)
      .where('memberId', '=', memberId)
      .executeTakeFirst()
    if (!found) throw new Refusal(404, 'lottery.order.unknown')
    if (found.status === 'cancelled' && found.cancelKey === requestKey) return
    if (found.status !== 'open' || found.drawAt <= now) throw new Refusal(409, 'lottery.draw.closed')
    await trx
      .updateTable('lotterySuborder')
      .set({ status: 'cancelled', settledAt: now, cancelKey: requestKey })
      .where('id', '=', suborderId)
      .execute()
    const minor = found.stakeMinor
    await moveMoney(trx, { memberId, minor, reason: 'lottery.cancelled', at: now })
  })
}

/** Settles what a member has in draws that have passed: before anything of his is looked at. */
export async function settleDue(db: Kysely<Tables>, memberId: string, now: number): Promise<void> {
  const due = (trx: Kysely<Tables> | Transaction<Tables>) =>
    trx
      .selectFrom('lotterySuborder')
      .innerJoin('lotteryOrder', 'lotteryOrder.id', 'lotterySuborder.orderId')
      .innerJoin('game', 'game.gameId', 'lotteryOrder.code')
      .select(['lotterySuborder.id', 'lotterySuborder.drawAt', 'lotterySuborder.stakeMinor'])
      .select(['lotteryOrder.numbers', 'lotteryOrder.code', 'game.name'])
      .where('lotterySuborder.memberId', '=', memberId)
      .where('lotterySuborder.status', '=', 'open')
      .where('lotterySuborder.drawAt', '<=', now)
      .orderBy('lotterySuborder.drawAt')
      .orderBy('lotterySuborder.id')
  if (!(await due(db).limit(1).executeTakeFirst())) return
  await db.transaction().execute(async (trx) => {
    for (const row of await due(trx).execute()) {
      const rule = ruleOf(row.name)
      const drawn = drawnNumbers(row.code, rule, row.drawAt)
      const payoutMinor = row.stakeMinor * timesOf(rule, JSON.parse(row.numbers) as number[], drawn)
      await trx
        .updateTable('lotterySuborder')
        .set({ status: payoutMinor > 0 ? 'won' : 'lost', payoutMinor, settledAt: row.drawAt })
        .where('id', '=', row.id)
        .execute()
      if (payoutMinor === 0) continue
      const movement = { memberId, minor: payoutMinor, reason: 'lottery.won', at: row.drawAt }
      await moveMoney(trx, movement)
    }
  })
}
