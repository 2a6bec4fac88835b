import type { Generated } from 'kysely'
import type { Schema } from './schema'

/** Messages from players to the operator. */
interface FeedbackTable {
  id: Generated<number>
  memberId: string
  /** Idempotency key, one per message. */
  requestKey: string
  kind: 'problem' | 'idea' | 'praise' | 'other'
  content: string
  /** Milliseconds UTC. */
  sentAt: number
}

export interface FeedbackTables {
  feedback: FeedbackTable
}

/** Creates this area's table. */
export async function createFeedbackTables(db: Schema): Promise<void> {
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
