import { sql, type Generated, type Kysely } from 'kysely'
import type { DepositOrder } from '../../platform/calls/deposit'
import type { Tables } from './tables'

export type DepositKind = DepositOrder['method']['kind']
export type DepositState = DepositOrder['state']
export type DepositRelay = 'gateway' | 'manual' | 'alipay' | 'qq' | 'wechat'

/** A way to pay. Amounts are whole minor units. */
export interface DepositMethodRow {
  id: string
  kind: DepositKind
  name: string
  relay: DepositRelay
  min: number
  max: number
  fee: number
  instant: number
  /** JSON: amounts that are often chosen, minor units. */
  quick: string
  /** Shut ones are not offered. */
  open: number
  position: number
}

/** One deposit. Amounts are whole minor units, times milliseconds UTC. */
export interface DepositOrderRow {
  id: Generated<number>
  memberId: string
  /** Made once per intent by the player's phone: the same again is the same order. */
  requestId: string
  methodId: string
  kind: DepositKind
  methodName: string
  amount: number
  fee: number
  bonus: number
  promoId: string | null
  state: DepositState
  /** Whoever knows it may pay: the address of the provider's page. Null where the player sends the money himself. */
  token: string | null
  /** What the player writes beside a transfer; null where the provider knows by itself. */
  reference: string | null
  createdAt: number
  expiresAt: number
  /** When a transfer is found by itself; null where somebody says that he has paid. */
  dueAt: number | null
  /** When it stopped waiting. */
  endedAt: number | null
}

export interface DepositTables {
  depositMethod: DepositMethodRow
  depositOrder: DepositOrderRow
  /** Promotions that a player has accepted for his next deposit. */
  acceptedPromo: { memberId: string; promoId: string; at: number }
  /** Most that a player deposits in 24 hours. */
  depositLimit: { memberId: string; amount: number }
}

/** Makes this area's tables. */
export async function createDepositTables(db: Kysely<Tables>): Promise<void> {
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
  await db.schema
    .createTable('depositLimit')
    .addColumn('memberId', 'text', (c) => c.primaryKey().references('member.id'))
    .addColumn('amount', 'integer', (c) => c.notNull())
    .execute()
  const byTime = ['memberId', 'createdAt']
  await db.schema.createIndex('depositByTime').on('depositOrder').columns(byTime).execute()
}
