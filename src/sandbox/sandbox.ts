import { rm } from 'node:fs/promises'
import { createClock } from './clock'
import { createHeard } from './heard'
import { openDatabase, recreateTables } from './db/open'
import { createApp } from './http/app'
import { createFaults } from './http/faults'
import { createLog } from './http/log'
import { live } from './life/live'
import { peoplesPassword } from './personas'
import { createRandom } from './random'
import type { Sandbox } from './running'
import { seedCash, seededPin } from './seed/cash'
import { refreshWorld } from './seed/refresh'
import { seedPeople } from './seed/people'
import { defaultSettings } from './seed/settings'
import { keptPassword } from './seed/kept-passwords'
import { seedTeam } from './team/seed'
import { seedWorld } from './world/seed'
import { findSetting, putSetting, type Settings } from './settings'

/** Bump when the tables or the seeds change: a file made by another version is seeded again. */
const version = '17'

export interface SandboxOptions {
  /** Path of the database file, or the address of a remote libSQL server. */
  readonly dataFile: string
  /** Time at which the clock is stopped, milliseconds UTC; if omitted, it runs with the machine's time. */
  readonly startAt?: number
  /** For tests: the same codes, tokens and world every time. */
  readonly seed?: number
  /**
   * Gives the people half a year of play, money and messages; without it they have only their seeded rows.
   */
  readonly life?: boolean
  /** The new world's operator; Perya by default. */
  readonly brand?: string
  /** Delete the file at close (tests). */
  readonly temporary?: boolean
}

/** Opens the sandbox: a new world in a new file, or the existing rows. */
export async function createSandbox({
  dataFile,
  startAt,
  seed,
  life = false,
  brand = 'perya',
  temporary = false,
}: SandboxOptions): Promise<Sandbox> {
  const db = await openDatabase(dataFile)
  const clock = createClock(startAt)
  const random = createRandom(seed)
  const faults = createFaults()
  const log = createLog()
  const heard = createHeard()

  async function reset(world = 'default') {
    faults.clear()
    log.clear()
    heard.clear()
    random.restart()
    if (startAt === undefined) clock.resume()
    else clock.set(startAt)
    await recreateTables(db)
    const settings = defaultSettings({ name: world, version, freshAt: clock.now() }, brand)
    const { world: made, ...others } = settings
    for (const name of Object.keys(others) as (keyof typeof others)[]) {
      await putSetting(db, name, settings[name] as Settings[typeof name])
    }
    await seedPeople(db, clock.now(), random)
    await seedCash(db, clock.now(), random)
    // People only: every list of the app is empty.
    if (world !== 'empty') await fill()
    // Last: an interrupted start begins again from scratch.
    await putSetting(db, 'world', made)
  }

  async function fill() {
    await seedWorld(db, { now: clock.now() })
    const [password, pin] = await Promise.all([
      keptPassword(peoplesPassword, random),
      keptPassword(seededPin, random),
    ])
    await seedTeam(db, { now: clock.now(), hashes: { password, pin } })
    if (life) await live(db, { now: clock.now(), random })
  }

  const known = await findSetting(db, 'world').catch(() => undefined)
  if (known?.version === version) await refreshWorld(db, clock.now())
  else await reset(known?.name)

  const sandbox: Sandbox = {
    db,
    clock,
    faults,
    log,
    random,
    heard,
    reset,
    fetch: async (request, connection) => app.fetch(request, connection),
    async close() {
      await db.destroy()
      if (temporary) {
        for (const end of ['', '-wal', '-shm']) await rm(`${dataFile}${end}`, { force: true })
      }
    },
  }
  const app = createApp(sandbox)
  return sandbox
}
