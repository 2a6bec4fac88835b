import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/** What agents have of the operator: announcements they have read, contracts that pay dividends. Times are milliseconds UTC. */
export interface AgencyTables {
  announcementRead: AnnouncementReadRow
  dividendContract: DividendContractRow
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
}
