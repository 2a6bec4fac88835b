import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { rasterResponse } from '../art/raster'
import { artResponse } from '../art/routes'
import { controlRoutes } from '../control/routes'
import { demoPage } from '../demo/page'
import { playAnswer } from '../play/endpoint'
import { lotteryDesk } from '../lottery/desk'
import type { Sandbox } from '../sandbox'
import { stopwatch } from '../clock'
import type { Random } from '../random'
import { dispatch } from './dispatch'
import { answerFailure } from './envelope'
import { payPage } from '../deposits/page'
import { mailResetPage } from '../mail-reset'
import { phoneProvider, providerPage } from '../provider'
import { findRoute } from './routes'
import { ConnectionLost, strike } from './strike'

/** What the server knows about a connection that a `Request` does not say. */
export interface Connection {
  readonly remoteAddress: string
}

async function picture(request: Request, path: string): Promise<Response> {
  const art = artResponse(path) ?? (await rasterResponse(path))
  if (!art) return answerFailure(404, 'art.unknown')
  const headers = {
    'Content-Type': art.type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    // A picture opened by itself is a document: it may draw, and nothing else.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ETag: art.etag,
  }
  if (request.headers.get('If-None-Match') === art.etag) return new Response(null, { status: 304, headers })
  return new Response(art.body, { headers })
}

/** The platform's side as one Fetch-API handler: calls, pictures, game pages and the control plane. */
export function createApp(sandbox: Sandbox, random: Random) {
  const app = new Hono<{ Bindings: Connection }>({ strict: false })
  const { db, clock, faults, log } = sandbox
  const addresses = new WeakMap<Request, string>()

  /** Runs `answer` under the faults that strike it, and writes the log. */
  async function logged(
    request: Request,
    path: string,
    route: Awaited<ReturnType<typeof findRoute>>['route'],
    answer: () => Promise<Response>,
  ) {
    const since = stopwatch()
    const write = (status: number) =>
      log.add({
        at: clock.now(),
        method: request.method,
        path,
        call: route?.name ?? null,
        status,
        ms: stopwatch() - since,
        aborted: request.signal.aborted,
      })
    try {
      const struck = faults.take(route?.name ?? null, path)
      const response = await strike(struck, route?.call ?? null, request.signal, answer)
      write(response.status)
      return response
    } catch (error) {
      write(0)
      throw error
    }
  }

  app.use(async (c, next) => {
    addresses.set(c.req.raw, c.env?.remoteAddress ?? '127.0.0.1')
    return next()
  })
  app.use('/art/*', compress())
  app.use('/wps/*', compress())

  const call = async (request: Request) => {
    const url = new URL(request.url)
    const { route, methods } = await findRoute(db, request.method, url.pathname)
    return logged(request, url.pathname, route, async () => {
      if (route) {
        const remoteAddress = addresses.get(request) ?? ''
        return dispatch(route, request, url, { db, now: clock.now, random, remoteAddress })
      }
      return methods.length === 0
        ? answerFailure(404, 'path.unknown')
        : answerFailure(405, 'method.unknown', { headers: { Allow: methods.join(', ') } })
    })
  }
  app.all('/wps/*', (c) => call(c.req.raw))
  app.all('/lgw/*', (c) => call(c.req.raw))
  app.get('/art/*', (c) => logged(c.req.raw, c.req.path, null, () => picture(c.req.raw, c.req.path)))
  // Somebody else's sign-in, outside the contract: what it says, only the platform can check.
  const provider = { db, now: clock.now, random }
  app.get('/demo/provider/*', (c) =>
    logged(c.req.raw, c.req.path, null, async () => {
      const page = await providerPage(new URL(c.req.url), provider)
      return page ?? answerFailure(404, 'path.unknown')
    }),
  )
  app.post('/demo/provider/phone/:act', (c) =>
    logged(c.req.raw, c.req.path, null, () => phoneProvider(c.req.raw, c.req.param('act'), provider)),
  )
  app.on(['GET', 'POST'], '/demo/password/:code', (c) =>
    // Whoever knows the code sets the password: it is not written down.
    logged(c.req.raw, '/demo/password', null, () => mailResetPage(c.req.raw, c.req.param('code'), provider)),
  )
  app.on(['GET', 'POST'], '/demo/pay/:token', (c) =>
    // Whoever knows the address pays: it is not written down.
    logged(c.req.raw, '/demo/pay', null, () => payPage(c.req.raw, c.req.param('token'), provider)),
  )
  // The game server behind the demo games: simple requests only, so that a page without an origin needs no preflight.
  app.on(['GET', 'POST'], '/demo/play/:id', (c) =>
    logged(c.req.raw, c.req.path, null, () =>
      playAnswer(c.req.raw, c.req.param('id'), { db, now: clock.now, random }),
    ),
  )
  app.all('/demo/lottery/:launch/:act', (c) =>
    logged(c.req.raw, c.req.path, null, () => lotteryDesk(c.req.raw, { db, now: clock.now })),
  )
  app.get('/demo/*', (c) =>
    logged(c.req.raw, c.req.path, null, async () => {
      const page = await demoPage(c.req.raw, { db, now: clock.now })
      return page ?? answerFailure(404, 'path.unknown')
    }),
  )
  app.route(
    '/__sandbox',
    controlRoutes(sandbox, (request) => addresses.get(request) ?? ''),
  )
  app.notFound(() => answerFailure(404, 'path.unknown'))
  app.onError((error) => {
    if (error instanceof ConnectionLost) throw error
    console.error('sandbox:', error)
    return answerFailure(500, 'sandbox.failed')
  })
  return app
}
