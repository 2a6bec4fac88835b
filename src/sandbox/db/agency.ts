import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/** What agents have of the operator: announcements they have read, contracts that pay dividends. Times are milliseconds UTC. */
export interface AgencyTables {
  announcementRead: AnnouncementReadRow
  dividendContract: DividendContractRow
  rebateRate: OwnRateRow
  affiliateUrl: AffiliateUrlRow
  openedAccount: OpenedAccountRow
}

export interface AnnouncementReadRow {
  memberId: string
  announcementId: string
  at: number
}

/** A contract that runs: what part of the team's net loss is paid, from which net loss on. One an agent. */
export interface DividendContractRow {
  memberId: string
  offeredBy: string
  /** The first moment that counts. */
  since: number
  /** Net loss of the team from which something is paid, minor units. */
  fromMinor: number
  /** Hundredths of a percent, whole numbers only: 500 is 5 %. */
  share: number
}

/** From a moment on, what part of the stakes in a category comes back. */
export interface OwnRateRow {
  memberId: string
  category: string
  /** Hundredths of a percent, whole numbers only: 120 is 1.20 %. */
  rate: number
  since: number
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
  /** Made once per intent: the same key again is the same link. */
  requestId: string
  createdAt: number
}

/** An account that an agent has opened for somebody, under the key of that intent. */
export interface OpenedAccountRow {
  memberId: string
  requestId: string
  username: string
}

/** Makes this area's tables. */
export async function createAgencyTables(db: Kysely<Tables>): Promise<void> {
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
  // Rates belong to the team's area as well: whichever comes first makes the table.
  await db.schema
    .createTable('rebateRate')
    .ifNotExists()
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('rate', 'integer', (c) => c.notNull())
    .addColumn('since', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('rebateRateKey', ['memberId', 'category', 'since'])
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
