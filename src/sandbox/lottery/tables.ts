import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'

/** Bets on lotteries: an order is one row of numbers for one or more draws, a suborder its part in one draw. */
export interface LotteryTables {
  lotteryOrder: LotteryOrderTable
  lotterySuborder: LotterySuborderTable
}

export interface LotteryOrderTable {
  id: string
  memberId: string
  /** Game id of the lottery. */
  code: string
  /** JSON list. */
  numbers: string
  /** Minor units for each draw. */
  stakeMinor: number
  draws: number
  /** Made once per intent by who places it: the same key again is the same order. */
  requestKey: string
  placedAt: number
}

export type SuborderStatus = 'open' | 'won' | 'lost' | 'cancelled'

export interface LotterySuborderTable {
  id: string
  orderId: string
  memberId: string
  numero: string
  drawAt: number
  stakeMinor: number
  status: SuborderStatus
  payoutMinor: number
  /** When it stopped being open. */
  settledAt: number | null
  /** Key of the cancellation that took it back. */
  cancelKey: string | null
}

export async function createLotteryTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('lotteryOrder')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('numbers', 'text', (c) => c.notNull())
    .addColumn('stakeMinor', 'integer', (c) => c.notNull())
    .addColumn('draws', 'integer', (c) => c.notNull())
    .addColumn('requestKey', 'text', (c) => c.notNull())
    .addColumn('placedAt', 'integer', (c) => c.notNull())
    .addUniqueConstraint('lotteryOrderOnce', ['memberId', 'requestKey'])
    .execute()
  await db.schema
    .createTable('lotterySuborder')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('orderId', 'text', (c) => c.notNull().references('lotteryOrder.id'))
    .addColumn('memberId', 'text', (c) => c.notNull())
    .addColumn('numero', 'text', (c) => c.notNull())
    .addColumn('drawAt', 'integer', (c) => c.notNull())
    .addColumn('stakeMinor', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('payoutMinor', 'integer', (c) => c.notNull())
    .addColumn('settledAt', 'integer')
    .addColumn('cancelKey', 'text')
    .execute()
  await db.schema
    .createIndex('lotterySuborderDue')
    .on('lotterySuborder')
    .columns(['memberId', 'status', 'drawAt'])
    .execute()
  await db.schema.createIndex('lotterySuborderOf').on('lotterySuborder').columns(['orderId']).execute()
  await db.schema
    .createIndex('lotteryOrderByTime')
    .on('lotteryOrder')
    .columns(['memberId', 'placedAt'])
    .execute()
}
