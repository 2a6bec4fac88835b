import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '../../../src/platform/calls/session'
import { createClient } from '../../../src/platform/client'
import type { CallName } from '../../../src/platform/contract'
import type { Fault } from '../../../src/sandbox/http/faults'
import { personas } from '../../../src/sandbox/personas'
import { startServer } from '../../../src/sandbox/server/start'
import { inRoot } from '../../../src/tools/lib/root.mjs'

/** The platform behind the page, as a test drives it: the control plane of the sandbox, in process. */
export interface World {
  /** Origin of app and platform, without a closing slash. */
  readonly origin: string
  /** Everything as at the start; `empty` has people but no games and no content. */
  reset: (world?: 'default' | 'empty') => Promise<void>
  /** Tells the control plane, as the page at /__sandbox/ does. */
  control: (action: string, body?: unknown) => Promise<unknown>
  /** Feature flags, '1' or '0'. */
  flags: (flags: Readonly<Record<string, '0' | '1'>>) => Promise<void>
  site: (site: {
    maintenance?: boolean
    regionRestriction?: boolean
    brand?: Brand
    maintenanceUntil?: number | null
  }) => Promise<void>
  /** Lets something go wrong, until `heal`. */
  fault: (fault: Fault) => void
  heal: () => void
  /** The code of the last SMS to a national number. */
  smsCode: (mobile: string) => Promise<string>
  /** The digits that the newest captcha shows. */
  captcha: () => Promise<string>
  /** How often a call has been answered since the start of the test. */
  calls: (name: CallName) => number
  /** Ends every session of a player. */
  revoke: (username: string) => Promise<void>
  /** A fresh session of a player, made behind the page's back. */
  session: (username: string) => Promise<SessionRecord>
  /** Policy violations that browsers have reported. */
  reports: () => Promise<unknown[]>
  /** Requests as the platform's log keeps them. */
  log: () => readonly { method: string; path: string; call: string | null; status: number }[]
  /** Moves the platform's clock. */
  advance: (milliseconds: number) => void
  /** Rows, for worlds that no control action makes. */
  readonly db: Awaited<ReturnType<typeof startServer>>['sandbox']['db']
  close: () => Promise<void>
}

export type Brand = 'perya' | 'bayside'

/** What the app keeps under `MC_SESSION_INFO`. */
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

/** Starts an app with a platform of its own, in a database file that goes with it. */
export async function openWorld(): Promise<World> {
  const { url, sandbox, close } = await startServer({
    dist: process.env.BROWSER_DIST ?? inRoot('dist'),
    port: 0,
    dataFile: join(tmpdir(), `perya-browser-${randomUUID()}.db`),
    seed: 11,
    temporary: true,
  })
  const control = async (action: string, body: unknown = {}): Promise<unknown> => {
    const answer = await fetch(`${url}/__sandbox/${action}`, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`control ${action}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  let client = createClient({ origin: url, token: () => null, merchant: () => 'perya', language: () => 'EN' })
  return {
    origin: url,
    db: sandbox.db,
    control,
    async reset(world) {
      await sandbox.reset(world)
      // Announcements that come by themselves after signing in would lie over everything; their own tests bring them back.
      await sandbox.db.deleteFrom('announcement').where('kind', '=', 'PU').execute()
      await fetch(`${url}/__sandbox/csp`, { method: 'DELETE' })
      client = createClient({ origin: url, token: () => null, merchant: () => 'perya', language: () => 'EN' })
    },
    flags: async (flags) => void (await control('flags', flags)),
    site: async (site) => void (await control('site', site)),
    fault: (fault) => sandbox.faults.add(fault),
    heal: () => sandbox.faults.clear(),
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
    reports: async () => (await fetch(`${url}/__sandbox/csp`)).json() as Promise<unknown[]>,
    log: () => sandbox.log.entries,
    advance: (milliseconds) => sandbox.clock.advance(milliseconds),
    close,
  }
}
