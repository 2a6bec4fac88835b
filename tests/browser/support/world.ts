import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { login } from '../../../src/platform/calls/session'
import { createClient } from '../../../src/platform/client'
import type { CallName } from '../../../src/platform/contract'
import type { Tables } from '../../../src/sandbox/db/tables'
import type { Fault } from '../../../src/sandbox/http/faults'
import { personas } from '../../../src/sandbox/personas'
import type { Sandbox } from '../../../src/sandbox/running'
import { startServer } from '../../../src/sandbox/server/start'
import { inRoot } from '../../../src/tools/lib/root.mjs'

/** The platform behind the page, driven through the sandbox's control plane in process. */
export interface World {
  /** Origin of app and platform, without a trailing slash. */
  readonly origin: string
  /** Back to the initial state; `empty` has accounts but no games and no content. */
  reset: (world?: 'default' | 'empty') => Promise<void>
  /** Calls the control plane, like the page at /__sandbox/. */
  control: (action: string, body?: unknown) => Promise<unknown>
  /** Feature flags, '1' or '0'. */
  flags: (flags: Readonly<Record<string, '0' | '1'>>) => Promise<void>
  site: (site: {
    maintenance?: boolean
    regionRestriction?: boolean
    brand?: Brand
    maintenanceUntil?: number | null
  }) => Promise<void>
  /** Injects a fault until `heal`. */
  fault: (fault: Fault) => void
  heal: () => void
  /** Every request is held, before the platform sees it, until this resolves or the test ends. */
  hold: (until: (request: Request) => Promise<void>) => void
  /** Nothing is held any more. */
  letGo: () => void
  /** The code of the last SMS to a national number. */
  smsCode: (mobile: string) => Promise<string>
  /** The digits in the latest captcha. */
  captcha: () => Promise<string>
  /** How often a call was answered since the start of the test. */
  calls: (name: CallName) => number
  /** Ends every session of a player. */
  revoke: (username: string) => Promise<void>
  /** A fresh session of a player, created without the page. */
  session: (username: string) => Promise<SessionRecord>
  /** Policy violations reported by browsers. */
  reports: () => Promise<unknown[]>
  /** Requests in the platform's log. */
  log: () => readonly { method: string; path: string; call: string | null; status: number }[]
  /** Moves the platform's clock. */
  advance: (milliseconds: number) => void
  /** Direct database access, for worlds that no control action creates. */
  readonly db: Awaited<ReturnType<typeof startServer>>['sandbox']['db']
  close: () => Promise<void>
}

export type Brand = 'perya' | 'bayside'

/** What the app stores under `MC_SESSION_INFO`. */
export interface SessionRecord {
  readonly token: string
  readonly userName: string
  readonly type: number
  readonly firstTimeLogin: boolean
  readonly merchantCode: string
}

export function passwordOf(username: string): string {
  const persona = personas.find((one) => one.username === username)
  if (!persona) throw new Error(`there is no persona ${username}`)
  return persona.password
}

/** Maximum age of a copy: data seeded as "now" must not be noticeably in the past. */
const freshFor = 20_000

/** Resets a sandbox from a copy of its freshly seeded rows, at a tenth of the cost of seeding; stale copies are renewed. */
function keepSeeded({ db, clock, faults, log, random, ...sandbox }: Sandbox, file: string) {
  let madeAt = -Infinity
  const remove = () => rmSync(file, { force: true })
  const beside = (work: (one: Kysely<Tables>) => Promise<void>) =>
    // One connection: the file is attached to this one only.
    db.connection().execute(async (one) => {
      await sql`attach ${file} as seeded`.execute(one)
      await sql`pragma foreign_keys = off`.execute(one)
      await work(one)
      await sql`pragma foreign_keys = on`.execute(one)
      await sql`detach seeded`.execute(one)
    })
  return {
    remove,
    async reset(world = 'default') {
      if (world !== 'default' || Math.abs(Date.now() - madeAt) > freshFor) {
        await sandbox.reset(world)
        if (world !== 'default') return
        remove()
        await sql`vacuum into ${file}`.execute(db)
        madeAt = Date.now()
        random.restart()
        return
      }
      faults.clear()
      log.clear()
      random.restart()
      clock.resume()
      await beside(async (one) => {
        const tables = sql<{ name: string }>`select name from seeded.sqlite_master where type = 'table'`
        for (const { name } of (await tables.execute(one)).rows) {
          await sql`delete from ${sql.id('main', name)}`.execute(one)
          await sql`insert into ${sql.id('main', name)} select * from ${sql.id('seeded', name)}`.execute(one)
        }
      })
    },
  }
}

/**
 * Starts an app with its own platform, in a temporary database file; optionally from another folder than the
 * build's.
 */
export async function openWorld(dist = process.env.BROWSER_DIST ?? inRoot('dist')): Promise<World> {
  const dataFile = join(tmpdir(), `perya-browser-${randomUUID()}.db`)
  const { url, sandbox, close } = await startServer({
    dist,
    port: 0,
    dataFile,
    seed: 11,
    temporary: true,
  })
  const { fetch: answer } = sandbox
  let held: ((request: Request) => Promise<void>) | undefined
  sandbox.fetch = async (request, connection) => {
    await held?.(request)
    return answer(request, connection)
  }
  // Without a socket: a kept-alive one may be closed just as it is reused.
  const direct: typeof fetch = (input, init) =>
    answer(new Request(input, init), { remoteAddress: '127.0.0.1' })
  const control = async (action: string, body: unknown = {}): Promise<unknown> => {
    const told = await direct(`${url}/__sandbox/${action}`, { method: 'POST', body: JSON.stringify(body) })
    if (!told.ok) throw new Error(`control ${action}: ${told.status} ${await told.text()}`)
    return told.json()
  }
  const newClient = () =>
    createClient({
      origin: url,
      fetch: direct,
      token: () => null,
      merchant: () => 'perya',
      language: () => 'EN',
    })
  let client = newClient()
  const seeded = keepSeeded(sandbox, `${dataFile}-seeded`)
  return {
    origin: url,
    db: sandbox.db,
    control,
    async reset(world) {
      await seeded.reset(world)
      // Announcements that pop up after signing in would cover everything; their own tests restore them.
      await sandbox.db.deleteFrom('announcement').where('kind', '=', 'PU').execute()
      await direct(`${url}/__sandbox/csp`, { method: 'DELETE' })
      client = newClient()
    },
    flags: async (flags) => void (await control('flags', flags)),
    site: async (site) => void (await control('site', site)),
    fault: (fault) => sandbox.faults.add(fault),
    heal: () => sandbox.faults.clear(),
    hold: (until) => {
      held = until
    },
    letGo: () => {
      held = undefined
    },
    async smsCode(mobile) {
      const rows = sandbox.db.selectFrom('outbox').select('code').where('recipient', '=', mobile)
      return (await rows.orderBy('id', 'desc').executeTakeFirstOrThrow()).code
    },
    async captcha() {
      const rows = sandbox.db.selectFrom('captcha').select('answer')
      return (await rows.orderBy('expiresAt', 'desc').executeTakeFirstOrThrow()).answer
    },
    calls: (name) => sandbox.log.entries.filter(({ call }) => call === name).length,
    revoke: async (username) => void (await control('tokens', { revoke: username })),
    async session(username) {
      const password = passwordOf(username)
      const value = await client.call(login, { username, password, captcha: '', type: 'username' })
      const { token, userName, customerType, firstTimeLogin } = value
      return { token, userName, type: customerType, firstTimeLogin, merchantCode: 'perya' }
    },
    reports: async () => (await direct(`${url}/__sandbox/csp`)).json() as Promise<unknown[]>,
    log: () => sandbox.log.entries,
    advance: (milliseconds) => sandbox.clock.advance(milliseconds),
    async close() {
      await close()
      seeded.remove()
    },
  }
}
