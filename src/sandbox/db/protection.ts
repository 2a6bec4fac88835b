import type { Schema } from './schema'

export type LimitKind = 'deposit' | 'loss' | 'stake' | 'time'
export type LimitPeriod = 'day' | 'week' | 'month'

/**
 * A limit set by a player. Amounts are whole minor units, or whole minutes for time; times milliseconds UTC.
 */
export interface PlayLimitRow {
  memberId: string
  kind: LimitKind
  period: LimitPeriod
  /** Null: no limit yet, or removed. */
  amount: number | null
  /** The pending value; null for none. Valid only if `nextFrom` is set. */
  nextAmount: number | null
  /** When it may be confirmed; null if nothing is pending. */
  nextFrom: number | null
}

export interface ProtectionTables {
  playLimit: PlayLimitRow
  /** Players who were offered limits and declined. */
  limitAsked: { memberId: string; at: number }
  /** A player's reality check interval, minutes. */
  checkInterval: { memberId: string; minutes: number }
  /** When a session's last reality check was answered, milliseconds UTC. */
  checkAnswer: { sessionHash: string; at: number }
}

/** Creates this area's tables. */
export async function createProtectionTables(db: Schema): Promise<void> {
  await db.schema
    .createTable('playLimit')
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer')
    .addColumn('nextAmount', 'integer')
    .addColumn('nextFrom', 'integer')
    .addPrimaryKeyConstraint('playLimitKey', ['memberId', 'kind', 'period'])
    .execute()
  await db.schema
    .createTable('limitAsked')
    .addColumn('memberId', 'text', (c) => c.primaryKey().references('member.id'))
    .addColumn('at', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('checkInterval')
    .addColumn('memberId', 'text', (c) => c.primaryKey().references('member.id'))
    .addColumn('minutes', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('checkAnswer')
    .addColumn('sessionHash', 'text', (c) => c.primaryKey())
    .addColumn('at', 'integer', (c) => c.notNull())
    .execute()
}
