import { rm } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { createClock, type Clock } from './clock'
import { openDatabase, recreateTables } from './db/open'
import type { Tables } from './db/tables'
import { createApp, type Connection } from './http/app'
import { createFaults, type Faults } from './http/faults'
import { createLog, type RequestLog } from './http/log'
import { peoplesPassword } from './personas'
import { createRandom } from './random'
import { seedCash, seededPin } from './seed/cash'
import { refreshWorld } from './seed/refresh'
import { seedPeople } from './seed/people'
import { defaultSettings } from './seed/settings'
import { keptPassword } from './seed/kept-passwords'
import { seedTeam } from './team/seed'
import { seedWorld } from './world/seed'
import { findSetting, putSetting, type SettingName, type Settings } from './settings'

/** Changes with the tables or the seeds: a file made by another build is seeded anew. */
const version = '11'

export interface SandboxOptions {
  /** Path of the database file, or the address of a remote libSQL server. */
  readonly dataFile: string
  /** Milliseconds UTC at which the clock stands still; without it, the machine's time. */
  readonly startAt?: number
  /** For tests: the same codes, tokens and world every time. */
  readonly seed?: number
  /** Delete the file at close (tests). */
  readonly temporary?: boolean
}

/** A running stand-in of the platform. */
export interface Sandbox {
  /** Answers a request, with or without a socket. Rejects with a TypeError when a fault cuts the connection. */
  fetch: (request: Request, connection?: Connection) => Promise<Response>
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly faults: Faults
  readonly log: RequestLog
  /** Everything as at the start, in the `default` world or the `empty` one, which has people but no games and no content. */
  reset: (world?: string) => Promise<void>
  close: () => Promise<void>
}

/** Opens the sandbox: a new world in a new file, or the rows as they were left. */
export async function createSandbox({
  dataFile,
  startAt,
  seed,
  temporary = false,
}: SandboxOptions): Promise<Sandbox> {
  const db = await openDatabase(dataFile)
  const clock = createClock(startAt)
  const random = createRandom(seed)
  const faults = createFaults()
  const log = createLog()

  async function reset(world = 'default') {
    faults.clear()
    log.clear()
    if (startAt === undefined) clock.resume()
    else clock.set(startAt)
    await recreateTables(db)
    const settings = defaultSettings({ name: world, version, freshAt: clock.now() })
    for (const name of Object.keys(settings) as SettingName[]) {
      await putSetting(db, name, settings[name] as Settings[typeof name])
    }
    await seedPeople(db, clock.now(), random)
    await seedCash(db, clock.now(), random)
    // People without a place to go: every list of the app is empty.
    if (world === 'empty') return
    await seedWorld(db, { now: clock.now() })
    const [password, pin] = await Promise.all([
      keptPassword(peoplesPassword, random),
      keptPassword(seededPin, random),
    ])
    await seedTeam(db, { now: clock.now(), hashes: { password, pin } })
  }

  const known = await findSetting(db, 'world').catch(() => undefined)
  if (known?.version === version) await refreshWorld(db, clock.now())
  else await reset(known?.name)

  const sandbox: Sandbox = {
    db,
    clock,
    faults,
    log,
    reset,
    fetch: async (request, connection) => app.fetch(request, connection),
    async close() {
      await db.destroy()
      if (temporary) {
        for (const end of ['', '-wal', '-shm']) await rm(`${dataFile}${end}`, { force: true })
      }
    },
  }
  const app = createApp(sandbox, random)
  return sandbox
}
