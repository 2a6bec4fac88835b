import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cash } from './calls/cash'
import { play } from './calls/games'
import { players } from './calls/players'
import { site } from './calls/site'
import { pages } from './pages'
import { fieldsOf, Refused, type Answers } from './wire'

/**
 * A gateway of another make than the sandbox, in memory: written from docs/wire.md alone, and sharing no code with the
 * project. It is older than the contract in some shapes and newer in others, answers a third of the calls, and refuses
 * the rest in its own words.
 */

/** Ways in which a call can be missing. */
export type Missing = '404' | '501' | 'page' | 'hang'

export interface Gateway {
  readonly fetch: (request: Request) => Promise<Response>
  /** Calls it lacks, by path, in addition to those it never had. */
  readonly missing: Map<string, Missing>
  /** Requested paths, in order. */
  readonly asked: string[]
  /** Every path it answers. */
  readonly paths: readonly string[]
  /** Serves gateway, payment page and games on a free port of this machine. */
  listen: (site: () => string) => Promise<string>
  close: () => Promise<void>
}

const withoutCall: Record<Exclude<Missing, 'hang'>, () => Response> = {
  '404': () => Response.json({ error: 'no route matched', trace: 'a81f' }, { status: 404 }),
  '501': () => new Response('Not Implemented', { status: 501 }),
  page: () =>
    new Response('<html><h1>Welcome to nginx!</h1></html>', { headers: { 'Content-Type': 'text/html' } }),
}

export function openGateway(origin = 'http://gateway.test', now: () => number = Date.now): Gateway {
  const missing = new Map<string, Missing>()
  const asked: string[] = []
  const servers: Server[] = []
  let place = origin
  let siteOrigin = () => ''
  const people = players(now)
  const games = play(() => place)
  const money = cash(now, () => place)
  const answers: Answers = { ...site, ...people.answers, ...games.answers, ...money.answers }
  const houses = pages({ rounds: games.rounds, pay: money.pay, site: () => siteOrigin() })

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    if (!/^\/(wps|lgw)\//.test(url.pathname)) return houses(request)
    asked.push(url.pathname)
    const known = answers[url.pathname]
    const how = missing.get(url.pathname) ?? (known ? undefined : '404')
    if (how === 'hang') {
      return new Promise<Response>((_, fail) => {
        request.signal.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')))
      })
    }
    if (how || !known) return withoutCall[how ?? '404']()
    try {
      const player = people.byToken(request)
      const value = known({
        headers: request.headers,
        query: url.searchParams,
        fields: await fieldsOf(request),
        player,
      })
      // No value at all.
      return Response.json(value === undefined ? { success: true } : { success: true, value, took: 3 })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, code } = error
      return Response.json({ success: false, code, message: 'Neen.', help: 'https://x.example' }, { status })
    }
  }

  return {
    fetch: answer,
    missing,
    asked,
    paths: Object.keys(answers),
    async listen(where) {
      siteOrigin = where
      const server = createServer(async (incoming, outgoing) => {
        const chunks: Buffer[] = []
        for await (const chunk of incoming) chunks.push(chunk as Buffer)
        const { method = 'GET', url = '/' } = incoming
        const response = await answer(
          new Request(new URL(url, place), {
            method,
            headers: incoming.headers as Record<string, string>,
            ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
          }),
        )
        outgoing.writeHead(response.status, Object.fromEntries(response.headers))
        outgoing.end(Buffer.from(await response.arrayBuffer()))
      })
      servers.push(server)
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      place = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      return place
    },
    async close() {
      for (const server of servers) {
        server.closeAllConnections()
        await new Promise((done) => server.close(done))
      }
    },
  }
}
