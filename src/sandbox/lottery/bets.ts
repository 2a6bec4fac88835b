import type { Kysely } from 'kysely'
import { isBurnt } from '../db/burnt-keys'
import { moveMoney } from '../db/money'
import type { Tables } from '../db/tables'
import { Refusal } from '../handler'
import { countOf } from '../paging'
import { demandNoBreak } from '../play/exclusion'
import { refuseShort } from '../play/spendable'
import { checkBetLimits, LimitReached, limitRefusal } from '../protection/limits'
import { nextDraw, numeroOf } from './draws'
import { fits, ruleOf, type LotteryRule } from './rules'

/** Bets: placed and cancelled, each in one transaction with its money. */

export interface Bet {
  readonly code: string
  /** Each line is a separate bet in every draw. */
  readonly lines: readonly (readonly number[])[]
  /** Minor units per line and draw. */
  readonly stakeMinor: number
  /** Number of draws, starting with the next. */
  readonly draws: number
  /** The draw the player saw as the next one. */
  readonly numero: string
  readonly requestKey: string
  /** Session of the launch it is placed in. */
  readonly sessionHash: string
}

/** Stake limits per line and draw, minor units. */
export const stakeBounds = { min: 1_000, max: 100_000 } as const
export const maxDraws = 5
export const maxLines = 6

const tidy = (kind: 'balls' | 'digits', numbers: readonly number[]) =>
  kind === 'balls' ? [...numbers].sort((a, b) => a - b) : numbers

/** What a bet costs, minor units. */
export const costOf = ({ lines, stakeMinor, draws }: Pick<Bet, 'lines' | 'stakeMinor' | 'draws'>): number =>
  lines.length * stakeMinor * draws

/** The rule of a bet's lottery. Refuses a bet that breaks it, and one on a lottery that is not on sale. */
export async function checkBet(
  db: Kysely<Tables>,
  { code, lines, stakeMinor, draws }: Omit<Bet, 'requestKey' | 'sessionHash'>,
): Promise<LotteryRule> {
  const game = await db
    .selectFrom('game')
    .select(['name'])
    .where('gameId', '=', code)
    .where('closed', '=', 0)
    .executeTakeFirst()
  if (!game) throw new Refusal(404, 'game.closed')
  const rule = ruleOf(game.name)
  const within = (value: number, min: number, max: number) =>
    Number.isInteger(value) && value >= min && value <= max
  const whole =
    within(lines.length, 1, maxLines) &&
    within(draws, 1, maxDraws) &&
    within(stakeMinor, stakeBounds.min, stakeBounds.max) &&
    lines.every((line) => fits(rule, line))
  if (!whole) throw new Refusal(400, 'request.invalid')
  return rule
}

/** The order placed under a key, if any. */
export const orderUnder = (db: Kysely<Tables>, memberId: string, requestKey: string) =>
  db
    .selectFrom('lotteryOrder')
    .select('id')
    .where('memberId', '=', memberId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst()

/** Places a bet and returns its order's id. Repeating a key returns the same order and takes nothing. */
export async function placeBet(db: Kysely<Tables>, memberId: string, bet: Bet, now: number): Promise<string> {
  const { code, lines, stakeMinor, draws, numero, requestKey, sessionHash } = bet
  const rule = await checkBet(db, bet)
  try {
    return await db.transaction().execute(async (trx) => {
      const known = await orderUnder(trx, memberId, requestKey)
      if (known) return known.id
      // The page has been told that this bet never arrived.
      if (await isBurnt(trx, memberId, requestKey)) throw new Refusal(409, 'request.late')
      await demandNoBreak(trx, memberId, now)
      const first = nextDraw(rule, now)
      // The draw the player saw has taken place: never bet on a draw that was not on screen.
      if (numeroOf(rule, first) !== numero) throw new Refusal(409, 'lottery.draw.closed')
      await checkBetLimits(trx, memberId, costOf(bet), now)
      const count = await countOf(trx.selectFrom('lotteryOrder'))
      const id = `L${String(count + 1).padStart(8, '0')}`
      await trx
        .insertInto('lotteryOrder')
        .values({
          id,
          memberId,
          code,
          lines: JSON.stringify(lines.map((line) => tidy(rule.kind, line))),
          stakeMinor,
          draws,
          requestKey,
          sessionHash,
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
              stakeMinor: stakeMinor * lines.length,
              status: 'open' as const,
              payoutMinor: 0,
              settledAt: null,
              cancelKey: null,
            }
          }),
        )
        .execute()
      await moveMoney(trx, { memberId, minor: -costOf(bet), reason: 'lottery.bet', at: now })
      return id
    })
  } catch (error) {
    if (error instanceof LimitReached) throw limitRefusal(error, now)
    return refuseShort(error)
  }
}

/** Cancels the part of an order in one draw, before that draw. Repeating a key changes nothing. */
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
