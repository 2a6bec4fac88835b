import type { Schema } from './schema'

/** What signs members in besides the password. What opens an account is kept as SHA-256, but for the app's secret. */
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
  /** How passkeys name the account: random, so that it says nothing. */
  userHandle: string
  /** Base32; null where there is no app. Only a confirmed one is asked for. */
  secret: string | null
  confirmed: number
  /** The 30 seconds of the last code that was taken: none is taken twice. */
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
  /** Whose; null where nobody has said yet who they are. */
  memberId: string | null
  expiresAt: number
}

interface RecoveryCodeTable {
  memberId: string
  hash: string
}

/** Whoever has given the right password, and owes the second step. */
export interface StepTicketTable {
  hash: string
  memberId: string
  side: string
  wrong: number
  expiresAt: number
}

/** The step was taken, for one act and no other. */
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
