import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerOf, Call, InputOf } from '../../../src/platform/call'
import { login } from '../../../src/platform/calls/session'
import { captcha, type sessionCalls } from '../../../src/platform/calls/session'
import { createClient, type CallOptions } from '../../../src/platform/client'
import { contract } from '../../../src/platform/contract'
import { personas } from '../../../src/sandbox/personas'
import type { Sandbox } from '../../../src/sandbox/running'
import { createSandbox } from '../../../src/sandbox/sandbox'
import { startServer } from '../../../src/sandbox/server/start'
import { fileFor, seededFile } from './seeded'

/** The time of every test world's clock: 15 January 2026, noon in Manila. */
export const startAt = Date.UTC(2026, 0, 15, 4)

export type Kind = 'memory' | 'socket'
export const kinds: readonly Kind[] = ['memory', 'socket']

/** A request as the client made it. */
export interface Sent {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: string
}

/** A fresh sandbox with a real client, over a socket or without one. */
export interface World {
  readonly sandbox: Sandbox
  readonly origin: string
  /** The client's last request. */
  readonly sent: () => Sent
  /** Requests made so far. */
  readonly count: () => number
  /** Token for subsequent calls. */
  token: string | null
  /** Overrides of configured paths. */
  paths: Record<string, string>
  /** What the client reported about ended sessions and malformed answers. */
  readonly heard: { loggedOut: number; badAnswers: string[] }
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  call: <C extends Call>(call: C, input: InputOf<C>, options?: CallOptions) => Promise<AnswerOf<C>>
  /** Signs a persona in; the following calls carry its token. */
  signIn: (username: string) => Promise<AnswerOf<typeof sessionCalls.login>>
  /** Calls the control plane. */
  control: (action: string, body?: unknown) => Promise<Response>
  /** The code of the last SMS to a number. */
  smsCode: (mobile: string) => Promise<string>
  /** A new captcha with its answer. */
  captcha: (purpose: 'login' | 'register' | 'forget') => Promise<{ id: string; answer: string }>
  close: () => Promise<void>
}

async function open(kind: Kind, life: boolean) {
  const dataFile = life ? fileFor('life') : await seededFile(startAt)
  // A different seed than the copied world's, so that no token is repeated.
  const options = { dataFile, startAt, seed: 8, life, temporary: true }
  if (kind === 'socket') {
    const server = await startServer({ ...options, dist: join(tmpdir(), 'perya-no-build'), port: 0 })
    return { sandbox: server.sandbox, origin: server.url, close: server.close, fetch: globalThis.fetch }
  }
  const sandbox = await createSandbox(options)
  const fetch: typeof globalThis.fetch = (input, init) => sandbox.fetch(new Request(input, init))
  return { sandbox, origin: 'http://localhost', close: sandbox.close, fetch }
}

/** The headers the platform requires of a manual request, besides its own. */
function gatewayHeaders(path: string, { method = 'GET', headers }: RequestInit = {}): Headers {
  const all = new Headers(headers)
  const { pathname } = new URL(path, 'http://localhost')
  const called = (Object.values(contract) as Call[]).find(
    (one) => one.path === pathname && one.method === method,
  )
  if (!all.has('Merchant')) all.set('Merchant', 'perya')
  if (called?.module && !all.has('ModuleId')) all.set('ModuleId', called.module)
  return all
}

/** A separate world; with `life`, its people have half a year of history. */
export async function openWorld(kind: Kind = 'memory', { life = false } = {}): Promise<World> {
  const { sandbox, origin, close, fetch } = await open(kind, life)
  let last: Sent | undefined
  let count = 0
  const heard = { loggedOut: 0, badAnswers: [] as string[] }

  const client = createClient({
    origin,
    token: () => world.token,
    merchant: () => 'perya',
    language: () => 'EN',
    paths: () => world.paths,
    onLoggedOut: () => {
      heard.loggedOut += 1
    },
    onBadAnswer: ({ call }) => heard.badAnswers.push(call),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { method, headers } = request
      last = { method, headers, url: new URL(request.url), body: await request.clone().text() }
      count += 1
      return fetch(request)
    },
  })

  const world: World = {
    sandbox,
    origin,
    heard,
    token: null,
    paths: {},
    count: () => count,
    sent() {
      if (!last) throw new Error('nothing was sent yet')
      return last
    },
    fetch: (path, init) => fetch(`${origin}${path}`, { ...init, headers: gatewayHeaders(path, init) }),
    call: client.call,
    async signIn(username) {
      const persona = personas.find((one) => one.username === username)
      if (!persona) throw new Error(`there is no persona ${username}`)
      const { password } = persona
      const session = await client.call(login, { username, password, captcha: '', type: 'username' })
      world.token = session.token
      return session
    },
    control: (action, body = {}) =>
      fetch(`${origin}/__sandbox/${action}`, { method: 'POST', body: JSON.stringify(body) }),
    async smsCode(mobile) {
      const rows = sandbox.db.selectFrom('outbox').select('code').where('recipient', '=', mobile)
      return (await rows.orderBy('id', 'desc').executeTakeFirstOrThrow()).code
    },
    async captcha(purpose) {
      const { id } = await client.call(captcha, { purpose, stamp: '1' })
      const row = sandbox.db.selectFrom('captcha').select('answer').where('id', '=', id)
      return { id, answer: (await row.executeTakeFirstOrThrow()).answer }
    },
    close,
  }
  return world
}
