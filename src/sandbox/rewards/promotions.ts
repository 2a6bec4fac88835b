import type { Kysely } from 'kysely'
import type { PromotionRow, PromotionStatus } from '../db/content'
import type { Tables } from '../db/tables'
import { day, weekOf } from './calendar'
import { clubLevels, isClubOpen, standingOf } from './club'
import { countedBets, turnoverOf } from './turnover'

/** Where a member stands with each promotion, and what those that wait to be claimed are worth. */

/** A reward that waits: `id` names it once for ever, `source` in the books. */
export interface WaitingReward {
  readonly id: string
  readonly promotionId: string
  readonly titleEn: string
  readonly titleTy: string
  readonly summaryEn: string
  readonly summaryTy: string
  /** Minor units. */
  readonly amount: number
}

const upgrade = 'vip-upgrade'

/** What a promotion is worth to a member who may claim it, minor units. Each rule is told in its terms. */
async function worthOf(
  db: Kysely<Tables>,
  promotionId: string,
  memberId: string,
  now: number,
): Promise<number> {
  if (promotionId === 'app') {
    const { registeredAt } = await db
      .selectFrom('member')
      .select('registeredAt')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const bet = await turnoverOf(db, { memberId, from: registeredAt, to: registeredAt + 7 * day })
    return Math.min(68_800, 8_800 + Math.floor(bet / 100))
  }
  if (promotionId === 'rebate-week') {
    const { from } = weekOf(now)
    const bets = await countedBets(db, { memberId, from: from - 7 * day, to: from })
    const slots = bets.filter(({ category }) => category === 'RNG')
    return Math.max(500, Math.floor((slots.reduce((sum, { turnover }) => sum + turnover, 0) * 8) / 1_000))
  }
  return 5_800
}

/** Level gifts that wait: of levels reached by bets in these books, each once. */
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

/** A member's own status goes before the promotion's; the level gift waits while there is one. */
export async function memberStatuses(
  db: Kysely<Tables>,
  memberId: string,
  rows: readonly Pick<PromotionRow, 'id' | 'status'>[],
): Promise<ReadonlyMap<string, PromotionStatus>> {
  const own = await db
    .selectFrom('memberPromotion')
    .select(['promotionId', 'status'])
    .where('memberId', '=', memberId)
    .execute()
  const ownOf = new Map(own.map(({ promotionId, status }) => [promotionId, status]))
  const gifts = rows.some(({ id }) => id === upgrade) ? await giftsOf(db, memberId) : []
  return new Map(
    rows.map(({ id, status }) => [
      id,
      id === upgrade && gifts.length > 0 ? 'claim' : (ownOf.get(id) ?? status),
    ]),
  )
}

/** Everything of the promotions that a member may claim now. */
export async function waitingRewards(
  db: Kysely<Tables>,
  memberId: string,
  now: number,
): Promise<readonly WaitingReward[]> {
  const rows = await db.selectFrom('promotion').selectAll().orderBy('position').execute()
  const statuses = await memberStatuses(db, memberId, rows)
  const waiting: WaitingReward[] = []
  for (const { id, titleEn, titleTy, summaryEn, summaryTy } of rows) {
    if (statuses.get(id) !== 'claim') continue
    const words = { promotionId: id, titleEn, titleTy, summaryEn, summaryTy }
    if (id !== upgrade) {
      waiting.push({ ...words, id, amount: await worthOf(db, id, memberId, now) })
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
      })
    }
  }
  return waiting
}

/** Notes that a promotion's reward was paid; the level gift has no status of its own. */
export async function markClaimed(db: Kysely<Tables>, memberId: string, promotionId: string): Promise<void> {
  if (promotionId === upgrade) return
  await putStatus(db, memberId, promotionId, 'claimed')
}

/** Writes where a member stands with a promotion. */
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
