import { sql } from 'kysely'
import type { Schema } from './schema'

/** A member's reward for a referred friend; one row per friend. */
interface ReferralRewardTable {
  friendId: string
  memberId: string
  /** Minor units (centavos). */
  minor: number
  /** Times of the qualifying deposit and of the payment; milliseconds UTC. */
  earnedAt: number
  dueAt: number
  paidAt: number | null
}

export interface ReferralTables {
  referralReward: ReferralRewardTable
}

/** Creates this area's table. */
export async function createReferralTables(db: Schema): Promise<void> {
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
