import type { Kysely, Transaction } from 'kysely'
import type { RefusalReason } from '../../platform/calls/withdraw'
import {
  askForWithdrawal,
  decideWithdrawal,
  paidAfter,
  settleWithdrawals,
  withdrawBounds,
} from '../cash/withdrawals'
import type { DepositState } from '../db/deposits'
import { formatMinor } from '../db/money'
import type { ClaimKind } from '../db/rewards'
import type { Tables } from '../db/tables'
import { endDeposit } from '../deposits/settle'
import { beginDeposit, idOfDeposit } from '../deposits/orders'
import { bonusOf, depositMethods, everyday } from '../deposits/world'
import { Refusal, type HandlerContext } from '../handler'
import { depositHandlers } from '../handlers/deposit'
import { drawnNumbers, nextDraw, numeroOf } from '../lottery/draws'
import { placeBet } from '../lottery/bets'
import { ruleOf, winsOf, type LotteryRule } from '../lottery/rules'
import type { Random } from '../random'
import { writeClaim, type Waiting } from '../rewards/claims'
import { missionsOf } from '../rewards/missions'
import { waitingRewards } from '../rewards/promotions'
import { gatheredRebate, minRebate, sumOf } from '../rewards/rebates'
import type { Rng } from '../rng'
import type { Member } from '../accounts'

/**
 * A member's actions outside the games, through the calls' own functions: each writes what it would for a
 * player.
 */

interface Errand {
  readonly db: Kysely<Tables>
  readonly random: Random
  readonly member: Member
  /** Milliseconds UTC. */
  readonly at: number
}

/** A call by the member at that time. */
export const contextOf = ({ db, random, member, at }: Errand): HandlerContext => ({
  db,
  random,
  now: () => at,
  language: 'EN',
  merchant: 'perya',
  caller: { token: '', memberId: member.id, userName: member.username, type: member.type },
  captchaId: null,
  remoteAddress: '203.0.113.7',
  origin: 'http://localhost',
  headers: new Headers(),
})

const keyOf = (random: Random) => random.bytes(16).toString('hex')

/** What the platform refuses is not done; any other error is a bug in the simulation. */
async function unlessRefused<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

interface Deposit {
  /** Minor units. */
  readonly minor: number
  readonly methodId: string
  readonly promo: boolean
  readonly ends: Exclude<DepositState, 'waiting'>
}

/** Makes a deposit and returns when it was completed. */
export async function deposit(errand: Errand, { minor, methodId, promo, ends }: Deposit): Promise<number> {
  const context = contextOf(errand)
  const method = depositMethods.find(({ id }) => id === methodId)
  if (!method || minor < method.min || minor > method.max) return errand.at
  if (promo) await depositHandlers.acceptPromo({ promoId: everyday.id, accept: '1' }, context)
  const begun = await unlessRefused(() =>
    beginDeposit(
      {
        requestId: keyOf(errand.random),
        methodId,
        amount: formatMinor(minor),
        fee: formatMinor(method.fee),
        bonus: formatMinor(promo ? bonusOf(minor) : 0),
        promoId: promo ? everyday.id : '',
      },
      method.relay,
      context,
    ),
  )
  if (!begun) return errand.at
  const taken = method.relay === 'manual' ? 3 * 60_000 : 40_000 + errand.random.below(80_000)
  const over = ends === 'expired' ? begun.expiresAt : errand.at + taken
  await endDeposit(errand.db, idOfDeposit(begun.number), ends, over)
  return ends === 'expired' ? errand.at + 60_000 : over
}

/** Withdraws and returns when it was completed; null if turnover is still required. */
export async function withdraw(
  { db, random, member, at }: Errand,
  card: { readonly bankName: string; readonly accountNum: string },
  minor: number,
  reason: RefusalReason | null = null,
): Promise<number | null> {
  if (minor < withdrawBounds.min || minor > withdrawBounds.max) return null
  const shown = { bankName: card.bankName, lastDigits: card.accountNum.slice(-4) }
  const request = { memberId: member.id, requestId: keyOf(random), card: shown, minor, at }
  const asked = await unlessRefused(() => askForWithdrawal(db, request))
  if (!asked) return null
  const over = at + (reason === null ? paidAfter : 130_000 + random.below(100_000))
  if (reason === null) await settleWithdrawals(db, over)
  else await decideWithdrawal(db, asked.id, reason, over)
  return over
}

/** Claims what is available: rewards, completed missions, and the rebate if worthwhile. */
export async function collect({ db, random, member: { id }, at }: Errand): Promise<void> {
  const claim = (kind: ClaimKind, waiting: Waiting) =>
    writeClaim(db as Transaction<Tables>, id, { requestId: keyOf(random), kind }, waiting, at)
  for (const reward of await waitingRewards(db, { memberId: id, inApp: false, now: at }))
    await claim('reward', { ...reward, source: reward.id })
  for (const mission of await missionsOf(db, id, at))
    if (mission.state === 'waiting') await claim('mission', { ...mission, source: mission.claimId })
  const rebates = (await gatheredRebate(db, id)).filter(({ amount }) => amount > 0)
  const amount = sumOf(rebates)
  if (amount >= minRebate * 5)
    await claim('rebate', { source: keyOf(random), titleEn: 'Rebate', titleTy: 'Rebate', amount, rebates })
}

const pickLine = ({ kind, count, highest }: LotteryRule, random: Rng): number[] =>
  kind === 'digits'
    ? Array.from({ length: count }, () => random.i(0, highest))
    : random
        .shuffle(Array.from({ length: highest }, (_, n) => n + 1))
        .slice(0, count)
        .sort((a, b) => a - b)

interface Ticket {
  readonly code: string
  readonly name: string
  readonly waits: boolean
  /** What the member has, minor units: more than `ticketFrom`. */
  readonly money: number
}

const stakes = [1_000, 1_000, 2_000, 5_000] as const
const maxLines = 3

/** Who has more than this can pay any ticket for one draw, minor units. */
export const ticketFrom = 20_000

/**
 * Buys a ticket and returns its first draw. One that `waits` wins nothing, so that its owner's documented
 * balance stays true after the draw. Without enough money for several draws, it is for one.
 */
export async function buyTicket(
  { db, random: keys, member, at }: Errand,
  random: Rng,
  { code, name, waits, money }: Ticket,
): Promise<number> {
  const rule = ruleOf(name)
  const drawAt = nextDraw(rule, at)
  const wanted = random.i(1, maxLines)
  const draws = waits ? 1 : random.pick([1, 1, 2, 3])
  const lines: number[][] = []
  while (lines.length < wanted) {
    const line = pickLine(rule, random)
    if (waits && winsOf(rule, [line], drawnNumbers(code, rule, drawAt), 1).length > 0) continue
    lines.push(line)
  }
  const stakeMinor = random.pick(stakes)
  await placeBet(
    db,
    member.id,
    {
      code,
      lines,
      stakeMinor,
      draws: stakeMinor * wanted * draws > money ? 1 : draws,
      numero: numeroOf(rule, drawAt),
      requestKey: keyOf(keys),
      sessionHash: '',
    },
    at,
  )
  return drawAt
}
