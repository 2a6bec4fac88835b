import { randomUUID } from 'node:crypto'
import { copyFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createSandbox } from '../../../src/sandbox/sandbox'

export const fileFor = (what: string) => join(tmpdir(), `perya-${what}-${randomUUID()}.db`)

const seeded = new Map<number, Promise<string>>()

async function seed(startAt: number): Promise<string> {
  const sandbox = await createSandbox({ dataFile: fileFor('seed'), startAt, seed: 7, temporary: true })
  const kept = fileFor('seeded')
  await sql`vacuum into ${kept}`.execute(sandbox.db)
  await sandbox.close()
  process.once('exit', () => rmSync(kept, { force: true }))
  return kept
}

/** A new data file with the world seeded at a given time: seeded once per process, then copied. */
export async function seededFile(startAt: number): Promise<string> {
  const known = seeded.get(startAt) ?? seed(startAt)
  seeded.set(startAt, known)
  const dataFile = fileFor('test')
  copyFileSync(await known, dataFile)
  return dataFile
}
