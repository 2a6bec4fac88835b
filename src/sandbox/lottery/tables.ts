import type { Schema } from '../db/schema'

/** Lottery bets: an order is one or more lines of numbers for one or more draws, a suborder its part in one draw. */
export interface LotteryTables {
  lotteryOrder: LotteryOrderTable
  lotterySuborder: LotterySuborderTable
  lotterySlip: LotterySlipTable
  lotteryFavourite: LotteryFavouriteTable
}

/** A checked bet that may be placed under its key, recorded before it is placed. */
interface LotterySlipTable {
  memberId: string
  requestKey: string
  /** Launch it was recorded in. */
  launchId: string
  /** JSON: the bet as it was checked. */
  bet: string
  at: number
  /** A page has told its player that it was placed. */
  heard: number
}

/** A line saved by a member for repeated play. */
interface LotteryFavouriteTable {
  memberId: string
  code: string
  /** JSON list. */
  numbers: string
  at: number
}

interface LotteryOrderTable {
  id: string
  memberId: string
  /** Game id of the lottery. */
  code: string
  /** JSON list of lines, each a list of numbers. */
  lines: string
  /** Minor units per line and draw. */
  stakeMinor: number
  draws: number
  /** Idempotency key, one per intent. */
  requestKey: string
  /** Session of the launch in which it was placed. */
  sessionHash: string
  placedAt: number
}

export type SuborderStatus = 'open' | 'won' | 'lost' | 'cancelled'

interface LotterySuborderTable {
  id: string
  orderId: string
  memberId: string
  numero: string
  drawAt: number
  stakeMinor: number
  status: SuborderStatus
  payoutMinor: number
  /** When it was no longer open. */
  settledAt: number | null
  /** Key of the cancellation. */
  cancelKey: string | null
}

export async function createLotteryTables(db: Schema): Promise<void> {
  await db.schema
    .createTable('lotteryOrder')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('stakeMinor', 'integer', (c) => c.notNull())
    .addColumn('draws', 'integer', (c) => c.notNull())
    .addColumn('requestKey', 'text', (c) => c.notNull())
    .addColumn('sessionHash', 'text', (c) => c.notNull())
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
    .createTable('lotterySlip')
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('requestKey', 'text', (c) => c.notNull())
    .addColumn('launchId', 'text', (c) => c.notNull())
    .addColumn('bet', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addColumn('heard', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('lotterySlipKey', ['memberId', 'requestKey'])
    .execute()
  await db.schema
    .createTable('lotteryFavourite')
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('numbers', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('lotteryFavouriteOf', ['memberId', 'code', 'numbers'])
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
