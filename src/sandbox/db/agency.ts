import type { Schema } from './schema'

/**
 * Agents' terms with the operator: announcements they have read, salary and dividend contracts. Times are milliseconds
 * UTC.
 */
export interface AgencyTables {
  announcementRead: AnnouncementReadRow
  dividendContract: DividendContractRow
  dividend: DividendRow
  salaryContract: SalaryContractRow
  affiliateUrl: AffiliateUrlRow
  openedAccount: OpenedAccountRow
}

interface AnnouncementReadRow {
  memberId: string
  announcementId: string
  at: number
}

/** An active contract: its share of the team's net loss, and the threshold. One per agent. */
export interface DividendContractRow {
  memberId: string
  offeredBy: string
  /** When it took effect. */
  since: number
  /** Net loss of the team at which the dividend starts, minor units. */
  fromMinor: number
  /** Hundredths of a percent, whole numbers only: 500 is 5 %. */
  share: number
}

/** A closed month of an agent. Minor units; times milliseconds UTC. */
export interface DividendRow {
  memberId: string
  startAt: number
  /** Exclusive. */
  endAt: number
  /** The team's net loss; negative if it has won. */
  lostMinor: number
  minor: number
  /** Nothing to pay, awaiting its due date, or paid into the agent's balance. */
  state: 'none' | 'waiting' | 'paid'
  paidAt: number | null
}

/** An active salary: a fixed amount for each day or hour in which the team bets enough. One of each kind per agent. */
export interface SalaryContractRow {
  memberId: string
  kind: 'salary' | 'hourly'
  /** Threshold: settled bets of the team in one period, minor units. */
  fromMinor: number
  /** Payment per period, minor units. */
  minor: number
  /** Everything settled before this time has been counted. */
  paidUntil: number
}

/** An invitation link of an agent. */
export interface AffiliateUrlRow {
  id: string
  memberId: string
  code: string
  kind: 'member' | 'agent'
  /** JSON: hundredths of a percent by category. */
  rates: string
  note: string
  joined: number
  /** Idempotency key, one per intent. */
  requestId: string
  createdAt: number
}

/** An account an agent has opened, under the key of that request. */
interface OpenedAccountRow {
  memberId: string
  requestId: string
  username: string
}

/** Creates this area's tables. */
export async function createAgencyTables(db: Schema): Promise<void> {
  await db.schema
    .createTable('announcementRead')
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('announcementId', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('announcementReadKey', ['memberId', 'announcementId'])
    .execute()
  await db.schema
    .createTable('dividendContract')
    .addColumn('memberId', 'text', (c) => c.primaryKey().references('member.id'))
    .addColumn('offeredBy', 'text', (c) => c.notNull())
    .addColumn('since', 'integer', (c) => c.notNull())
    .addColumn('fromMinor', 'integer', (c) => c.notNull())
    .addColumn('share', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('dividend')
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('startAt', 'integer', (c) => c.notNull())
    .addColumn('endAt', 'integer', (c) => c.notNull())
    .addColumn('lostMinor', 'integer', (c) => c.notNull())
    .addColumn('minor', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('paidAt', 'integer')
    .addPrimaryKeyConstraint('dividendKey', ['memberId', 'startAt'])
    .execute()
  await db.schema
    .createTable('salaryContract')
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('fromMinor', 'integer', (c) => c.notNull())
    .addColumn('minor', 'integer', (c) => c.notNull())
    .addColumn('paidUntil', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('salaryContractKey', ['memberId', 'kind'])
    .execute()
  await db.schema
    .createTable('affiliateUrl')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('rates', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('joined', 'integer', (c) => c.notNull())
    .addColumn('requestId', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'integer', (c) => c.notNull())
    .addUniqueConstraint('affiliateUrlOnce', ['memberId', 'requestId'])
    .execute()
  await db.schema
    .createTable('openedAccount')
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('requestId', 'text', (c) => c.notNull())
    .addColumn('username', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('openedAccountKey', ['memberId', 'requestId'])
    .execute()
}
