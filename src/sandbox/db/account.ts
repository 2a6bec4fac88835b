import { sql, type Generated } from 'kysely'
import type { Schema } from './schema'

/** Members, their sessions and money, their messages, and the site's settings. Times are milliseconds UTC. */
export interface AccountTables {
  member: MemberTable
  wallet: WalletTable
  ledger: LedgerTable
  session: SessionTable
  knownDevice: KnownDeviceTable
  rememberToken: RememberTokenTable
  loginAttempt: LoginAttemptTable
  captcha: CaptchaTable
  smsCode: SmsCodeTable
  codeSent: CodeSentTable
  outbox: OutboxTable
  providerWord: ProviderWordTable
  contractOffer: ContractOfferTable
  setting: SettingTable
}

export interface MemberTable {
  id: string
  username: string
  /** Lower case: names that differ only in case are the same. */
  nameKey: string
  type: number
  passwordHash: string
  /** National number without the leading 0: `9171234567`. */
  mobile: string | null
  email: string | null
  nickname: string | null
  payeeName: string | null
  icon: string
  /** The club level at the start of these records; `src/sandbox/rewards/club.ts` counts on from there. */
  vipLabel: string | null
  /** User name of the upline. */
  upline: string | null
  affiliateCode: string | null
  locked: number
  regionBlocked: number
  registeredAt: number
  lastLogin: number | null
  /** The login before the current one, shown to the player. */
  previousLogin: number | null
  /** Device and place of the last login; null if unknown. */
  lastDevice: string | null
  lastPlace: string | null
}

/** A member's balance in one place: `MAIN`, or a vendor. Minor units (centavos), whole numbers only. */
export interface WalletTable {
  memberId: string
  vendor: string
  minor: number
}

export interface LedgerTable {
  id: Generated<number>
  memberId: string
  vendor: string
  minor: number
  balanceAfter: number
  reason: string
  at: number
}

export interface SessionTable {
  /** SHA-256 of the token, so that a copy of the database grants no access. */
  tokenHash: string
  memberId: string
  /** Identifies the session in the account's list of devices. */
  id: string
  createdAt: number
  lastUsedAt: number
  address: string
  /** Browser and system as text, and the place; null if unknown. */
  device: string | null
  place: string | null
  /** The sign-in before this one. */
  beforeAt: number | null
  beforeDevice: string | null
  beforePlace: string | null
}

/**
 * Tokens that phones store in place of a password, as SHA-256; a used one stays, so that reuse is detected.
 */
interface RememberTokenTable {
  hash: string
  memberId: string
  /** The session in which the phone received it. */
  sessionId: string
  madeAt: number
  used: number
}

/** Devices the account has signed in from, by name. */
interface KnownDeviceTable {
  memberId: string
  device: string
}

interface LoginAttemptTable {
  /** User name and address. */
  key: string
  failures: number
  lastAt: number
}

interface CaptchaTable {
  id: string
  answer: string
  purpose: string
  expiresAt: number
}

interface SmsCodeTable {
  mobile: string
  purpose: string
  code: string
  sentAt: number
  expiresAt: number
  wrongTries: number
}

/** Codes sent within the last hour: recipient and origin. */
interface CodeSentTable {
  contact: string
  place: string
  at: number
}

interface OutboxTable {
  id: Generated<number>
  channel: 'sms' | 'mail'
  recipient: string
  text: string
  code: string
  at: number
  /** The player whose password a mailed reset code sets: an address may serve several accounts. */
  memberId: string | null
}

/** Tokens issued by the sandbox's sign-in provider; each is valid once. */
interface ProviderWordTable {
  token: string
  channel: 'social' | 'sms'
  /** E-mail, or national number. */
  subject: string
  expiresAt: number
}

export interface ContractOfferTable {
  id: string
  memberId: string
  kind: 'salary' | 'dividend' | 'hourly'
  offeredBy: string
  /** What the contract request calls this kind. */
  request: string
  /** JSON: rows of a label, its Filipino translation if any, and a value. */
  rows: string
  state: 'open' | 'accepted' | 'refused'
}

/** Settings of the site as JSON, by name. */
interface SettingTable {
  name: string
  value: string
}

/** Creates this area's tables. */
export async function createAccountTables(db: Schema): Promise<void> {
  await db.schema
    .createTable('member')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('nameKey', 'text', (c) => c.notNull().unique())
    .addColumn('type', 'integer', (c) => c.notNull())
    .addColumn('passwordHash', 'text', (c) => c.notNull())
    .addColumn('mobile', 'text', (c) => c.unique())
    .addColumn('email', 'text')
    .addColumn('nickname', 'text')
    .addColumn('payeeName', 'text')
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('vipLabel', 'text')
    .addColumn('upline', 'text')
    .addColumn('affiliateCode', 'text', (c) => c.unique())
    .addColumn('locked', 'integer', (c) => c.notNull())
    .addColumn('regionBlocked', 'integer', (c) => c.notNull())
    .addColumn('registeredAt', 'integer', (c) => c.notNull())
    .addColumn('lastLogin', 'integer')
    .addColumn('previousLogin', 'integer')
    .addColumn('lastDevice', 'text')
    .addColumn('lastPlace', 'text')
    .execute()
  await db.schema
    .createTable('wallet')
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('vendor', 'text', (c) => c.notNull())
    .addColumn('minor', 'integer', (c) => c.notNull().check(sql`minor >= 0`))
    .addPrimaryKeyConstraint('walletKey', ['memberId', 'vendor'])
    .execute()
  await db.schema
    .createTable('ledger')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('vendor', 'text', (c) => c.notNull())
    .addColumn('minor', 'integer', (c) => c.notNull())
    .addColumn('balanceAfter', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('session')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('createdAt', 'integer', (c) => c.notNull())
    .addColumn('lastUsedAt', 'integer', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('device', 'text')
    .addColumn('place', 'text')
    .addColumn('beforeAt', 'integer')
    .addColumn('beforeDevice', 'text')
    .addColumn('beforePlace', 'text')
    .execute()
  await db.schema
    .createTable('knownDevice')
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('device', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('knownDeviceKey', ['memberId', 'device'])
    .execute()
  await db.schema
    .createTable('rememberToken')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('sessionId', 'text', (c) => c.notNull())
    .addColumn('madeAt', 'integer', (c) => c.notNull())
    .addColumn('used', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('loginAttempt')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('lastAt', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('captcha')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('smsCode')
    .addColumn('mobile', 'text', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('sentAt', 'integer', (c) => c.notNull())
    .addColumn('expiresAt', 'integer', (c) => c.notNull())
    .addColumn('wrongTries', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('smsCodeKey', ['mobile', 'purpose'])
    .execute()
  await db.schema
    .createTable('codeSent')
    .addColumn('contact', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addColumn('memberId', 'text')
    .execute()
  await db.schema
    .createTable('providerWord')
    .addColumn('token', 'text', (c) => c.primaryKey())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('contractOffer')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('offeredBy', 'text', (c) => c.notNull())
    .addColumn('request', 'text', (c) => c.notNull())
    .addColumn('rows', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('setting')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
}
