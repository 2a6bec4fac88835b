import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/** What agents have beside their people: rates of rebate, and what they have asked for. Times are milliseconds UTC. */
export interface TeamTables {
  rebateRate: RebateRateRow
  teamRequest: TeamRequestRow
}

/** From a moment on, what part of the stakes in a category comes back. */
export interface RebateRateRow {
  memberId: string
  category: string
  /** Hundredths of a percent, whole numbers only: 120 is 1.20 %. */
  rate: number
  since: number
}

/**
 * A transfer to downlines or a change of their rates, under the key of its intent. One that was asked about before it
 * arrived is `burnt`: what the page then said, that nothing was done, stays true.
 */
export interface TeamRequestRow {
  memberId: string
  requestId: string
  kind: 'transfer' | 'rebates' | 'burnt'
  /** JSON: what was asked for, without any password. */
  asked: string
  /** JSON: what was done. */
  outcome: string
  at: number
}

/** Makes this area's tables. */
export async function createTeamTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('rebateRate')
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('rate', 'integer', (c) => c.notNull())
    .addColumn('since', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('rebateRateKey', ['memberId', 'category', 'since'])
    .execute()
  await db.schema
    .createTable('teamRequest')
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('requestId', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('asked', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('teamRequestKey', ['memberId', 'requestId'])
    .execute()
  await db.schema.createIndex('memberByUpline').on('member').column('upline').execute()
}
