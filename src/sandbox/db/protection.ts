import type { Schema } from './schema'

export type LimitKind = 'deposit' | 'loss' | 'stake' | 'time'
export type LimitPeriod = 'day' | 'week' | 'month'

/** A limit that a player has set. Amounts are whole minor units, of time whole minutes; times milliseconds UTC. */
export interface PlayLimitRow {
  memberId: string
  kind: LimitKind
  period: LimitPeriod
  /** Null: no limit yet, or no longer. */
  amount: number | null
  /** What it is to become; null for none. Counts only where `nextFrom` is set. */
  nextAmount: number | null
  /** When that may be confirmed; null where nothing waits. */
  nextFrom: number | null
}

export interface ProtectionTables {
  playLimit: PlayLimitRow
  /** Who was asked for limits, and wanted none. */
  limitAsked: { memberId: string; at: number }
  /** How often a player wants to be told how long they have played, minutes. */
  checkInterval: { memberId: string; minutes: number }
  /** When a session's last reality check was answered, milliseconds UTC. */
  checkAnswer: { sessionHash: string; at: number }
}

/** Makes this area's tables. */
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
