import type { Schema } from './schema'

/** An account's security settings besides its login password. A member without a row has set up nothing. */
export interface SecurityTables {
  memberSecurity: MemberSecurityTable
  bankCard: BankCardTable
}

export interface MemberSecurityTable {
  memberId: string
  paymentPasswordHash: string | null
  /** JSON: question id and hash of the answer. */
  answers: string | null
  /** Consecutive wrong withdrawal passwords, and the time of the last, milliseconds UTC. */
  pinFailures: number
  pinFailedAt: number
}

export interface BankCardTable {
  id: string
  memberId: string
  bankName: string
  accountNum: string
  addedAt: number
}

export async function createSecurityTables(db: Schema): Promise<void> {
  await db.schema
    .createTable('memberSecurity')
    .addColumn('memberId', 'text', (c) => c.primaryKey().references('member.id'))
    .addColumn('paymentPasswordHash', 'text')
    .addColumn('answers', 'text')
    .addColumn('pinFailures', 'integer', (c) => c.notNull())
    .addColumn('pinFailedAt', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('bankCard')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('bankName', 'text', (c) => c.notNull())
    .addColumn('accountNum', 'text', (c) => c.notNull())
    .addColumn('addedAt', 'integer', (c) => c.notNull())
    .addUniqueConstraint('bankCardOnce', ['memberId', 'accountNum'])
    .execute()
}
