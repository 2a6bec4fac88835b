import { sql, type Generated } from 'kysely'
import type { DepositOrder } from '../../platform/calls/deposit'
import type { Schema } from './schema'

export type DepositKind = DepositOrder['method']['kind']
export type DepositState = DepositOrder['state']
export type DepositRelay = 'gateway' | 'manual' | 'alipay' | 'qq' | 'wechat'

/** A payment method. Amounts are whole minor units. */
export interface DepositMethodRow {
  id: string
  kind: DepositKind
  name: string
  relay: DepositRelay
  min: number
  max: number
  fee: number
  instant: number
  /** JSON: quick-pick amounts, minor units. */
  quick: string
  /** Closed methods are not offered. */
  open: number
  position: number
}

/** One deposit. Amounts are whole minor units, times milliseconds UTC. */
export interface DepositOrderRow {
  id: Generated<number>
  memberId: string
  /** Idempotency key, one per intent. */
  requestId: string
  methodId: string
  kind: DepositKind
  methodName: string
  amount: number
  fee: number
  bonus: number
  promoId: string | null
  state: DepositState
  /** Address of the provider's page: anyone who knows it may pay. Null for a manual transfer. */
  token: string | null
  /** The reference the player quotes on a transfer; null if the provider needs none. */
  reference: string | null
  createdAt: number
  expiresAt: number
  /** When a transfer is matched automatically; null if a person confirms the payment. */
  dueAt: number | null
  /** When it was no longer pending. */
  endedAt: number | null
}

export interface DepositTables {
  depositMethod: DepositMethodRow
  depositOrder: DepositOrderRow
  /** Promotions a player has accepted for their next deposit. */
  acceptedPromo: { memberId: string; promoId: string; at: number }
}

/** Creates this area's tables. */
export async function createDepositTables(db: Schema): Promise<void> {
  await db.schema
    .createTable('depositMethod')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('relay', 'text', (c) => c.notNull())
    .addColumn('min', 'integer', (c) => c.notNull())
    .addColumn('max', 'integer', (c) => c.notNull())
    .addColumn('fee', 'integer', (c) => c.notNull())
    .addColumn('instant', 'integer', (c) => c.notNull())
    .addColumn('quick', 'text', (c) => c.notNull())
    .addColumn('open', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('depositOrder')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('requestId', 'text', (c) => c.notNull())
    .addColumn('methodId', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('methodName', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull().check(sql`amount > 0`))
    .addColumn('fee', 'integer', (c) => c.notNull().check(sql`fee >= 0`))
    .addColumn('bonus', 'integer', (c) => c.notNull().check(sql`bonus >= 0`))
    .addColumn('promoId', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('token', 'text', (c) => c.unique())
    .addColumn('reference', 'text', (c) => c.unique())
    .addColumn('createdAt', 'integer', (c) => c.notNull())
    .addColumn('expiresAt', 'integer', (c) => c.notNull())
    .addColumn('dueAt', 'integer')
    .addColumn('endedAt', 'integer')
    .addUniqueConstraint('depositKey', ['memberId', 'requestId'])
    .execute()
  await db.schema
    .createTable('acceptedPromo')
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('promoId', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('acceptedPromoKey', ['memberId', 'promoId'])
    .execute()
  const byTime = ['memberId', 'createdAt']
  await db.schema.createIndex('depositByTime').on('depositOrder').columns(byTime).execute()
}
