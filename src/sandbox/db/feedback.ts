import type { Generated, Kysely } from 'kysely'
import type { Tables } from './tables'

/** What players have written to the operator. */
export interface FeedbackTable {
  id: Generated<number>
  memberId: string
  /** Made by the phone, once for each message. */
  requestKey: string
  kind: 'problem' | 'idea' | 'praise' | 'other'
  content: string
  /** Milliseconds UTC. */
  sentAt: number
}

export interface FeedbackTables {
  feedback: FeedbackTable
}

/** Makes this area's table. */
export async function createFeedbackTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('feedback')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('requestKey', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('sentAt', 'integer', (c) => c.notNull())
    .addUniqueConstraint('feedbackKey', ['memberId', 'requestKey'])
    .execute()
}
