import type { Kysely } from 'kysely'
import type { PromotionRow, PromotionStatus } from '../db/content'
import type { Tables } from '../db/tables'
import { day, dayName, weekOf } from './calendar'
import { clubLevels, isClubOpen, standingOf } from './club'
import { gifts, shareOf } from './gifts'
import { trialType } from '../trial'
import { countedBets, turnoverOf } from './turnover'

/** A member's status in each promotion, and the value of the rewards waiting to be claimed. */

/** A waiting reward: `id` identifies it permanently, as the `source` of its claim. */
interface WaitingReward {
  readonly id: string
  readonly promotionId: string
  readonly titleEn: string
  readonly titleTy: string
  readonly summaryEn: string
  readonly summaryTy: string
  /** Minor units. */
  readonly amount: number
  /** Required turnover before a withdrawal once claimed, minor units. */
  readonly turnover: number
}

const upgrade = 'vip-upgrade'

/** Claimed once a week: rewards earned from Monday to Sunday become claimable the next Monday. */
const weekly: ReadonlySet<string> = new Set(['rebate-week', 'live-cashback'])

/** The caller, the time, and the client: some gifts are only for the operator's app. */
export interface Claimant {
  readonly memberId: string
  readonly inApp: boolean
  readonly now: number
}

/** Whether a request comes from the operator's app, which names itself (REG-10). */
export const isInApp = (headers: Headers): boolean => /\bPeryaApp\//.test(headers.get('user-agent') ?? '')

/** A claim's permanent name; a weekly one contains the Monday on which its week ended. */
const sourceOf = (promotionId: string, now: number): string =>
  weekly.has(promotionId) ? `${promotionId}@${dayName(weekOf(now).from)}` : promotionId

/** Minor units, or 0 if below the minimum payout. */
const fromLeast = (minor: number, least: number): number => (minor < least ? 0 : minor)

/**
 * A member's reward from a promotion, minor units; 0 if nothing has been earned yet. Each rule follows the
 * promotion's published terms.
 */
async function worthOf(
  db: Kysely<Tables>,
  promotionId: string,
  { memberId, inApp, now }: Claimant,
): Promise<number> {
  const { from: monday } = weekOf(now)
  const lastWeek = { memberId, from: monday - 7 * day, to: monday }
  if (promotionId === 'welcome') return gifts.welcome.amount
  if (promotionId === 'app') {
    if (!inApp) return 0
    const { amount, share, max, days } = gifts.app
    const { registeredAt: from } = await db
      .selectFrom('member')
      .select('registeredAt')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const bet = await turnoverOf(db, { memberId, from, to: from + days * day })
    return Math.min(max, amount + shareOf(bet, share))
  }
  if (promotionId === 'rebate-week') {
    const slots = (await countedBets(db, lastWeek)).find(({ category }) => category === 'RNG')
    return fromLeast(shareOf(slots?.turnover ?? 0, gifts.slots.share), gifts.slots.min)
  }
  if (promotionId === 'live-cashback') {
    const live = (await countedBets(db, lastWeek)).find(({ category }) => category === 'LIVE')
    const lost = Math.max(0, (live?.turnover ?? 0) - (live?.payout ?? 0))
    const { share, min, max } = gifts.live
    return Math.min(max, fromLeast(shareOf(lost, share), min))
  }
  return 0
}

/** Unclaimed level gifts: one per level reached by bets in these records. */
async function giftsOf(db: Kysely<Tables>, memberId: string): Promise<readonly number[]> {
  if (!(await isClubOpen(db))) return []
  const { level, openingLevel } = await standingOf(db, memberId)
  if (level <= openingLevel) return []
  const taken = await takenSources(db, memberId)
  const reached = Array.from({ length: level - openingLevel }, (_, n) => openingLevel + n + 1)
  return reached.filter((one) => !taken.has(`${upgrade}:${one}`))
}

async function takenSources(db: Kysely<Tables>, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('claim')
    .select('source')
    .where('memberId', '=', memberId)
    .where('kind', '=', 'reward')
    .execute()
  return new Set(rows.map(({ source }) => source))
}

/** Whoever has referred a friend participates automatically. */
async function hasBrought(db: Kysely<Tables>, memberId: string): Promise<boolean> {
  const friend = await db
    .selectFrom('member')
    .innerJoin('member as friend', 'friend.upline', 'member.username')
    .select('friend.id')
    .where('member.id', '=', memberId)
    .where('friend.type', '!=', trialType)
    .limit(1)
    .executeTakeFirst()
  return friend !== undefined
}

/**
 * A member's status in each promotion: their own overrides the promotion's. Claimable is what has been earned
 * and not claimed yet.
 */
export async function memberStatuses(
  db: Kysely<Tables>,
  claimant: Claimant,
  rows: readonly Pick<PromotionRow, 'id' | 'status'>[],
): Promise<ReadonlyMap<string, PromotionStatus>> {
  const { memberId, now } = claimant
  const own = await db
    .selectFrom('memberPromotion')
    .select(['promotionId', 'status'])
    .where('memberId', '=', memberId)
    .execute()
  const ownOf = new Map(own.map(({ promotionId, status }) => [promotionId, status]))
  const levels = rows.some(({ id }) => id === upgrade) ? await giftsOf(db, memberId) : []
  const taken = await takenSources(db, memberId)
  const statuses = new Map<string, PromotionStatus>()
  for (const { id, status } of rows) {
    const known = ownOf.get(id)
    if (id === upgrade && levels.length > 0) statuses.set(id, 'claim')
    else if (known !== undefined) statuses.set(id, known)
    else if (taken.has(sourceOf(id, now))) statuses.set(id, 'claimed')
    else if ((await worthOf(db, id, claimant)) > 0) statuses.set(id, 'claim')
    else if (id === 'referral' && (await hasBrought(db, memberId))) statuses.set(id, 'joined')
    else statuses.set(id, status)
  }
  return statuses
}

/** All promotion rewards a member can claim now. */
export async function waitingRewards(
  db: Kysely<Tables>,
  claimant: Claimant,
): Promise<readonly WaitingReward[]> {
  const { memberId, now } = claimant
  const rows = await db.selectFrom('promotion').selectAll().orderBy('position').execute()
  const statuses = await memberStatuses(db, claimant, rows)
  const waiting: WaitingReward[] = []
  for (const { id, titleEn, titleTy, summaryEn, summaryTy } of rows) {
    if (statuses.get(id) !== 'claim') continue
    const words = { promotionId: id, titleEn, titleTy, summaryEn, summaryTy }
    if (id !== upgrade) {
      const amount = await worthOf(db, id, claimant)
      const turnover = id === 'welcome' ? amount * gifts.welcome.turnover : 0
      waiting.push({ ...words, id: sourceOf(id, now), amount, turnover })
      continue
    }
    for (const level of await giftsOf(db, memberId)) {
      const { label, gift } = clubLevels[level - 1]!
      waiting.push({
        ...words,
        id: `${upgrade}:${level}`,
        titleEn: `${titleEn}: ${label}`,
        titleTy: `${titleTy}: ${label}`,
        amount: gift,
        turnover: 0,
      })
    }
  }
  return waiting
}

/** Marks a promotion's reward as paid; recurring rewards have no status of their own. */
export async function markClaimed(db: Kysely<Tables>, memberId: string, promotionId: string): Promise<void> {
  if (promotionId === upgrade || weekly.has(promotionId)) return
  await putStatus(db, memberId, promotionId, 'claimed')
}

/** Sets a member's status in a promotion. */
export async function putStatus(
  db: Kysely<Tables>,
  memberId: string,
  promotionId: string,
  status: PromotionStatus,
): Promise<void> {
  await db
    .insertInto('memberPromotion')
    .values({ memberId, promotionId, status })
    .onConflict((c) => c.columns(['memberId', 'promotionId']).doUpdateSet({ status }))
    .execute()
}
