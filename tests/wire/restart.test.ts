import { createHash, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { findSetting, putSetting } from '../../src/sandbox/settings'
import { createSandbox } from '../../src/sandbox/sandbox'
import { openWorld, startAt } from './support/world'

const day = 24 * 60 * 60 * 1000

it('a restart keeps players’ data, and moves the matches to today', async () => {
  const dataFile = join(tmpdir(), `perya-test-${randomUUID()}.db`)
  const matches = async (sandbox: Awaited<ReturnType<typeof createSandbox>>) =>
    sandbox.db.selectFrom('hotMatch').select(['id', 'matchTime']).orderBy('id').execute()
  const icon = (sandbox: Awaited<ReturnType<typeof createSandbox>>) =>
    sandbox.db.selectFrom('member').select('icon').where('id', '=', 'M10001').executeTakeFirstOrThrow()

  const first = await createSandbox({ dataFile, startAt })
  const before = await matches(first)
  await first.db.updateTable('member').set({ icon: '9' }).where('id', '=', 'M10001').execute()
  await first.close()

  const later = await createSandbox({ dataFile, startAt: startAt + 7.5 * day })
  expect(await icon(later)).toEqual({ icon: '9' })
  expect(await matches(later)).toEqual(
    before.map(({ id, matchTime }) => ({ id, matchTime: matchTime + 7 * day })),
  )
  // A file from another version starts with a new world.
  await putSetting(later.db, 'world', { name: 'default', version: 'older', freshAt: startAt })
  await later.close()
  const anew = await createSandbox({ dataFile, startAt, temporary: true })
  expect(await icon(anew)).toEqual({ icon: '1' })
  expect(await matches(anew)).toEqual(before)
  await anew.close()
  await rm(dataFile, { force: true })
})

it('with other tables comes another version, so that a file of before is made anew', async () => {
  const { sandbox } = await openWorld()
  const made = await sql<{
    sql: string
  }>`select sql from sqlite_master where sql is not null order by name`.execute(sandbox.db)
  const tables = createHash('sha256')
    .update(made.rows.map((row) => row.sql).join('\n'))
    .digest('hex')
  // If the tables differ from this fingerprint, raise the version in src/sandbox/sandbox.ts, then update both
  // here.
  expect([(await findSetting(sandbox.db, 'world'))?.version, tables.slice(0, 12)]).toEqual([
    '17',
    'a0c4228e9b95',
  ])
  await sandbox.close()
})
