import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { createClient } from '@libsql/client'
import { Kysely, sql } from 'kysely'
import { createAccountTables } from './account'
import { createAgencyTables } from './agency'
import { createBetTables } from './bets'
import { createContentTables } from './content'
import { createDepositTables } from './deposits'
import { libsqlDialect } from './dialect'
import { createDocumentTables } from './documents'
import { createFeedbackTables } from './feedback'
import { createGameTables } from './games'
import { createProtectionTables } from './protection'
import { createRewardTables } from './rewards'
import { createSecondStepTables } from './second-step'
import { createSecurityTables } from './security'
import { createTeamTables } from './team'
import { createWithdrawTables } from './withdraw'
import { createReferralTables } from './referral'
import { createServiceDeskTables } from './service-desk'
import { createLotteryTables } from '../lottery/tables'
import type { Tables } from './tables'

/**
 * Opens the database, creating it if needed. `dataFile` is a file's path, or the address of a remote libSQL
 * server (`libsql://…`). Rows survive a restart; writes do not wait for the disk, as the data can always be
 * seeded again.
 */
export async function openDatabase(dataFile: string): Promise<Kysely<Tables>> {
  const remote = dataFile.includes('://')
  if (!remote) mkdirSync(dirname(dataFile), { recursive: true })
  // One connection: the dialect serialises access to it, and the settings below are made once.
  const client = createClient({ url: remote ? dataFile : `file:${dataFile}`, concurrency: 1 })
  const db = new Kysely<Tables>({ dialect: libsqlDialect(client) })
  if (!remote) {
    await sql`pragma journal_mode = wal`.execute(db)
    await sql`pragma synchronous = off`.execute(db)
    // Waits for another process on the same file (a dev server alongside a preview).
    await sql`pragma busy_timeout = 3000`.execute(db)
    await sql`pragma foreign_keys = on`.execute(db)
  }
  return db
}

/** Drops all tables and recreates them empty. */
export async function recreateTables(db: Kysely<Tables>): Promise<void> {
  // The pragma has no effect inside a transaction, and tables must be droppable in any order.
  await sql`pragma foreign_keys = off`.execute(db)
  const tables = await db.introspection.getTables()
  await db.transaction().execute(async (trx) => {
    for (const { name } of tables) await trx.schema.dropTable(name).ifExists().execute()
    await createAccountTables(trx)
    await createDepositTables(trx)
    await createSecurityTables(trx)
    await createSecondStepTables(trx)
    await createTeamTables(trx)
    await createWithdrawTables(trx)
    await createGameTables(trx)
    await createLotteryTables(trx)
    await createContentTables(trx)
    await createRewardTables(trx)
    await createDocumentTables(trx)
    await createFeedbackTables(trx)
    await createServiceDeskTables(trx)
    await createReferralTables(trx)
    await createBetTables(trx)
    await createAgencyTables(trx)
    await createProtectionTables(trx)
  })
  await sql`pragma foreign_keys = on`.execute(db)
}
