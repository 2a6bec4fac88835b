import { sql, type Insertable, type Kysely } from 'kysely'
import type { Tables } from './tables'

/** SQLite limits the number of values in one statement. */
const batchSize = 200

/** Splits rows into as many inserts as they need. */
export function batches<T>(rows: readonly T[]): T[][] {
  const made: T[][] = []
  for (let at = 0; at < rows.length; at += batchSize) made.push(rows.slice(at, at + batchSize))
  return made
}

/** Inserts any number of rows with the same columns in one statement. */
export async function insertMany<T extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  // One JSON parameter for all of them: a bound value each costs more than the rows.
  const cells = JSON.stringify(rows.map((row) => columns.map((name) => row[name as keyof typeof row])))
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(columns.map((_, at) => sql`value ->> ${sql.lit(at)}`))} from json_each(${cells})`.execute(
    db,
  )
}
