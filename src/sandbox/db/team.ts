import type { Schema } from './schema'

/** Agents' team data: rebate rates and requests. Times are milliseconds UTC. */
export interface TeamTables {
  rebateRate: RebateRateRow
  memberRequest: MemberRequestRow
}

/** The rebate rate of a category from a given time. */
export interface RebateRateRow {
  memberId: string
  category: string
  /** Hundredths of a percent, whole numbers only: 120 is 1.20 %. */
  rate: number
  since: number
}

/**
 * A member's request, under its idempotency key. One looked up before it arrived is `burnt`, so that the
 * page's report that nothing was done stays true.
 */
interface MemberRequestRow {
  memberId: string
  requestId: string
  /** Kind of request; `burnt` if it never arrived. */
  kind: string
  /** JSON: the request, without any password. */
  asked: string
  /** JSON: the result. */
  outcome: string
  at: number
}

/** Creates this area's tables. */
export async function createTeamTables(db: Schema): Promise<void> {
  await db.schema
    .createTable('rebateRate')
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('rate', 'integer', (c) => c.notNull())
    .addColumn('since', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('rebateRateKey', ['memberId', 'category', 'since'])
    .execute()
  await db.schema
    .createTable('memberRequest')
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('requestId', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('asked', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('memberRequestKey', ['memberId', 'requestId'])
    .execute()
  await db.schema.createIndex('memberByUpline').on('member').column('upline').execute()
}
