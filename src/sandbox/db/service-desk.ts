import type { Schema } from './schema'

/** Customer-service agents on duty. */
export interface ServiceAgentTable {
  csPosition: number
  type: 'LIVECHAT' | 'TELEGRAM' | 'FACEBOOK'
  titleEn: string
  titleTy: string
  /** A path of this site or a messenger address; encrypted with its key if `sealed` is 1. */
  path: string
  sealed: number
}

export interface ServiceDeskTables {
  serviceAgent: ServiceAgentTable
}

/** Creates this area's table. */
export async function createServiceDeskTables(db: Schema): Promise<void> {
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
