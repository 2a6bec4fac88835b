import type { Schema } from './schema'

/**
 * Members' sign-in methods besides the password. Credentials are stored as SHA-256, except the app's secret.
 */
export interface SecondStepTables {
  secondStep: SecondStepTable
  passkey: PasskeyTable
  passkeyChallenge: PasskeyChallengeTable
  recoveryCode: RecoveryCodeTable
  stepTicket: StepTicketTable
  stepProof: StepProofTable
}

export interface SecondStepTable {
  memberId: string
  /** The account's user handle for passkeys: random, so that it reveals nothing. */
  userHandle: string
  /** Base32; null without an app. Codes are required only once it is confirmed. */
  secret: string | null
  confirmed: number
  /** The 30-second step of the last accepted code, so that none is accepted twice. */
  lastStep: number
  atWithdrawals: number
}

interface PasskeyTable {
  id: string
  memberId: string
  publicKey: string
  counter: number
  /** JSON. */
  transports: string
  name: string | null
  addedAt: number
  usedAt: number | null
}

export interface PasskeyChallengeTable {
  hash: string
  purpose: 'add' | 'login' | 'step' | 'withdrawal' | 'change'
  /** The owner; null if not identified yet. */
  memberId: string | null
  expiresAt: number
}

interface RecoveryCodeTable {
  memberId: string
  hash: string
}

/** A caller who has given the right password, and still owes the second step. */
export interface StepTicketTable {
  hash: string
  memberId: string
  side: string
  wrong: number
  expiresAt: number
}

/** Proof that the step was completed, for one action only. */
interface StepProofTable {
  hash: string
  memberId: string
  act: string
  expiresAt: number
}

export async function createSecondStepTables(db: Schema): Promise<void> {
  await db.schema
    .createTable('secondStep')
    .addColumn('memberId', 'text', (c) => c.primaryKey().references('member.id'))
    .addColumn('userHandle', 'text', (c) => c.notNull())
    .addColumn('secret', 'text')
    .addColumn('confirmed', 'integer', (c) => c.notNull())
    .addColumn('lastStep', 'integer', (c) => c.notNull())
    .addColumn('atWithdrawals', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('publicKey', 'text', (c) => c.notNull())
    .addColumn('counter', 'integer', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('name', 'text')
    .addColumn('addedAt', 'integer', (c) => c.notNull())
    .addColumn('usedAt', 'integer')
    .execute()
  await db.schema
    .createTable('passkeyChallenge')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('memberId', 'text')
    .addColumn('expiresAt', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('recoveryCode')
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recoveryCodeKey', ['memberId', 'hash'])
    .execute()
  await db.schema
    .createTable('stepTicket')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('side', 'text', (c) => c.notNull())
    .addColumn('wrong', 'integer', (c) => c.notNull())
    .addColumn('expiresAt', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('stepProof')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'integer', (c) => c.notNull())
    .execute()
}
