import { sql, type Generated } from 'kysely'
import type { RefusalReason } from '../../platform/calls/withdraw'
import type { Schema } from './schema'

/**
 * Withdrawals, turnover requirements, and transfers to uplines. Amounts are whole minor units, times
 * milliseconds UTC.
 */
export interface WithdrawTables {
  withdrawal: WithdrawalTable
  turnover: TurnoverTable
  upTransfer: UpTransferTable
}

export type WithdrawalState = 'waiting' | 'processing' | 'paid' | 'refused'

export interface WithdrawalTable {
  id: Generated<number>
  memberId: string
  /** Idempotency key, one per intent. */
  requestId: string
  bankName: string
  lastDigits: string
  /** What left the wallet. */
  minor: number
  fee: number
  state: WithdrawalState
  reason: RefusalReason | null
  createdAt: number
  doneAt: number | null
}

/** A turnover requirement: money received that must be bet before a withdrawal. */
interface TurnoverTable {
  id: Generated<number>
  memberId: string
  minor: number
  at: number
}

export interface UpTransferTable {
  id: Generated<number>
  memberId: string
  requestId: string
  /** User name of the upline at that time. */
  toName: string
  minor: number
  at: number
}

/** Creates this area's tables. */
export async function createWithdrawTables(db: Schema): Promise<void> {
  await db.schema
    .createTable('withdrawal')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('requestId', 'text', (c) => c.notNull())
    .addColumn('bankName', 'text', (c) => c.notNull())
    .addColumn('lastDigits', 'text', (c) => c.notNull())
    .addColumn('minor', 'integer', (c) => c.notNull().check(sql`minor > 0`))
    .addColumn('fee', 'integer', (c) => c.notNull().check(sql`fee >= 0`))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('createdAt', 'integer', (c) => c.notNull())
    .addColumn('doneAt', 'integer')
    .addUniqueConstraint('withdrawalKey', ['memberId', 'requestId'])
    .execute()
  await db.schema
    .createIndex('withdrawalByTime')
    .on('withdrawal')
    .columns(['memberId', 'createdAt'])
    .execute()
  await db.schema
    .createTable('turnover')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('minor', 'integer', (c) => c.notNull().check(sql`minor > 0`))
    .addColumn('at', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('upTransfer')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('requestId', 'text', (c) => c.notNull())
    .addColumn('toName', 'text', (c) => c.notNull())
    .addColumn('minor', 'integer', (c) => c.notNull().check(sql`minor > 0`))
    .addColumn('at', 'integer', (c) => c.notNull())
    .addUniqueConstraint('upTransferKey', ['memberId', 'requestId'])
    .execute()
  await db.schema.createIndex('turnoverByTime').on('turnover').columns(['memberId', 'at']).execute()
}
