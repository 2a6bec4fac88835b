import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables'

/** What somebody is owed for a friend who came by his link; one row a friend, whatever happens. */
export interface ReferralRewardTable {
  friendId: string
  memberId: string
  /** Minor units (centavos). */
  minor: number
  /** Moment of the deposit that earned it, and of its payment; milliseconds UTC. */
  earnedAt: number
  dueAt: number
  paidAt: number | null
}

export interface ReferralTables {
  referralReward: ReferralRewardTable
}

/** Makes this area's table. */
export async function createReferralTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('referralReward')
    .addColumn('friendId', 'text', (c) => c.primaryKey().references('member.id'))
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('minor', 'integer', (c) => c.notNull().check(sql`minor > 0`))
    .addColumn('earnedAt', 'integer', (c) => c.notNull())
    .addColumn('dueAt', 'integer', (c) => c.notNull())
    .addColumn('paidAt', 'integer')
    .execute()
}
