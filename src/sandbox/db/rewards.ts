import type { Generated } from 'kysely'
import type { Schema } from './schema'

/** Players' claims and applications. Amounts are whole minor units, times milliseconds UTC. */

export type ClaimKind = 'reward' | 'mission' | 'rebate'

export interface ClaimRow {
  id: Generated<number>
  memberId: string
  /** Idempotency key, one per intent. */
  requestId: string
  kind: ClaimKind
  /**
   * What was claimed, unique forever: a promotion, a level, a mission with its week; for a rebate, its key.
   */
  source: string
  titleEn: string
  titleTy: string
  amount: number
  at: number
}

/** One game category's share of a rebate. */
export interface RebateRow {
  id: Generated<number>
  claimId: number
  memberId: string
  category: string
  /** The bets it was paid for; they never count again. */
  turnover: number
  /** Hundredths of a percent. */
  rate: number
  amount: number
  at: number
}

interface PromotionEntryRow {
  memberId: string
  requestId: string
  promotionId: string
  comment: string
  /** JSON: ids of pictures. */
  images: string
  status: 'joined' | 'applying'
  at: number
}

interface PromotionImageRow {
  id: string
  memberId: string
  promotionId: string
  mime: 'image/png' | 'image/jpeg'
  bytes: number
  /** Base64. */
  data: string
  at: number
}

/** A fictitious competitor of the week, without an account in this database: name and turnover. */
interface RivalRow {
  name: string
  turnover: number
}

/** Contents of a claim's envelopes, in the order of opening. */
interface RainEnvelopeRow {
  claimId: number
  position: number
  amount: number
}

export interface RewardTables {
  claim: ClaimRow
  rainEnvelope: RainEnvelopeRow
  rebate: RebateRow
  promotionEntry: PromotionEntryRow
  promotionImage: PromotionImageRow
  rival: RivalRow
}

/** Creates this area's tables. */
export async function createRewardTables(db: Schema): Promise<void> {
  await db.schema
    .createTable('claim')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('requestId', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('titleEn', 'text', (c) => c.notNull())
    .addColumn('titleTy', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addUniqueConstraint('claimOnce', ['memberId', 'requestId'])
    // Prevents a second payment, even if the code above has a bug.
    .addUniqueConstraint('claimSource', ['memberId', 'kind', 'source'])
    .execute()
  await db.schema
    .createTable('rainEnvelope')
    .addColumn('claimId', 'integer', (c) => c.notNull().references('claim.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('rainEnvelopeKey', ['claimId', 'position'])
    .execute()
  await db.schema
    .createTable('rebate')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('claimId', 'integer', (c) => c.notNull().references('claim.id'))
    .addColumn('memberId', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('turnover', 'integer', (c) => c.notNull())
    .addColumn('rate', 'integer', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('promotionEntry')
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('requestId', 'text', (c) => c.notNull())
    .addColumn('promotionId', 'text', (c) => c.notNull())
    .addColumn('comment', 'text', (c) => c.notNull())
    .addColumn('images', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('promotionEntryKey', ['memberId', 'requestId'])
    .addUniqueConstraint('promotionEntryOnce', ['memberId', 'promotionId'])
    .execute()
  await db.schema
    .createTable('promotionImage')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('promotionId', 'text', (c) => c.notNull())
    .addColumn('mime', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('rival')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('turnover', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('rebateByTime').on('rebate').columns(['memberId', 'at']).execute()
}
