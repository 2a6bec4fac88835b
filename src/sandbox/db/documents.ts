import type { Schema } from './schema'

/** The operator's long texts, HTML in both languages. */
export interface DocumentTable {
  key: 'agreement' | 'privacy' | 'responsible'
  contentEn: string
  contentTy: string
  /** Milliseconds UTC. */
  since: number
}

export interface DocumentTables {
  document: DocumentTable
}

/** Creates this area's table. */
export async function createDocumentTables(db: Schema): Promise<void> {
  await db.schema
    .createTable('document')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('contentEn', 'text', (c) => c.notNull())
    .addColumn('contentTy', 'text', (c) => c.notNull())
    .addColumn('since', 'integer', (c) => c.notNull())
    .execute()
}
