import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/** Who is at the desk of the customer service. */
export interface ServiceAgentTable {
  csPosition: number
  type: 'LIVECHAT' | 'TELEGRAM' | 'FACEBOOK'
  titleEn: string
  titleTy: string
  /** An own path or an address of a messenger; sealed with its key where `sealed` is 1. */
  path: string
  sealed: number
}

export interface ServiceDeskTables {
  serviceAgent: ServiceAgentTable
}

/** Makes this area's table. */
export async function createServiceDeskTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('serviceAgent')
    .addColumn('csPosition', 'integer', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('titleEn', 'text', (c) => c.notNull())
    .addColumn('titleTy', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('sealed', 'integer', (c) => c.notNull())
    .execute()
}
