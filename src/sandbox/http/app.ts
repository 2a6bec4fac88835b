import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { controlRoutes } from '../control/routes'
import { demoPage } from '../demo/page'
import { playAnswer } from '../play/endpoint'
import { lotteryCounter } from '../lottery/options'
import type { Connection, Sandbox } from '../running'
import { stopwatch } from '../clock'
import { dispatch } from './dispatch'
import { answerFailure } from './envelope'
import { payPage } from '../deposits/page'
import { mailResetPage } from '../mail-reset'
import { phoneProvider, providerPage } from '../provider'
import { picture } from './picture'
import { findRoute } from './routes'
import { ConnectionLost, strike, waitToBeLetGo } from './strike'

/** The platform's side as one Fetch-API handler: calls, pictures, game pages and the control plane. */
export function createApp(sandbox: Sandbox) {
  const app = new Hono<{ Bindings: Connection }>({ strict: false })
  const { db, clock, faults, log, random } = sandbox
  const addresses = new WeakMap<Request, string>()

  /** Runs `answer` under the matching faults, and writes the log. */
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
      const name = route?.name ?? null
      const first = faults.take(name, path)
      const isHeld = first.some(({ kind }) => kind === 'hold')
      if (isHeld) await waitToBeLetGo(faults, name ?? path, request.signal)
      // Faults armed while it was held apply, too.
      const struck = isHeld ? [...first, ...faults.take(name, path)] : first
      const response = await strike(struck, route?.call ?? null, request.signal, answer)
      write(response.status)
      // One clock: the answer's times must match the platform's.
      response.headers.set('Date', new Date(clock.now()).toUTCString())
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
  app.use('/art/*', etag())
  app.use('/wps/*', compress())

  const call = async (request: Request) => {
    const url = new URL(request.url)
    const { route, methods } = await findRoute(db, request.method, url.pathname)
    return logged(request, url.pathname, route, async () => {
      if (route) {
        const remoteAddress = addresses.get(request) ?? ''
        return dispatch(route, request, url, {
          db,
          now: clock.now,
          random: random.of(route.name),
          remoteAddress,
        })
      }
      return methods.length === 0
        ? answerFailure(404, 'path.unknown')
        : answerFailure(405, 'method.unknown', { headers: { Allow: methods.join(', ') } })
    })
  }
  app.all('/wps/*', (c) => call(c.req.raw))
  app.all('/lgw/*', (c) => call(c.req.raw))
  app.get('/art/*', (c) => logged(c.req.raw, c.req.path, null, () => picture(c.req.path)))
  // Third-party sign-in, outside the contract: only the platform can verify its tokens.
  const provider = { db, now: clock.now, random: random.of('provider') }
  app.get('/demo/provider/*', (c) =>
    logged(c.req.raw, c.req.path, null, async () => {
      const page = await providerPage(new URL(c.req.url), provider)
      return page ?? answerFailure(404, 'path.unknown')
    }),
  )
  app.post('/demo/provider/phone/:act', (c) =>
    logged(c.req.raw, c.req.path, null, () => {
      const remoteAddress = addresses.get(c.req.raw) ?? ''
      return phoneProvider(c.req.raw, c.req.param('act'), { ...provider, remoteAddress })
    }),
  )
  app.on(['GET', 'POST'], '/demo/password/:code', (c) =>
    // Anyone with the code can set the password: never log it.
    logged(c.req.raw, '/demo/password', null, () => mailResetPage(c.req.raw, c.req.param('code'), provider)),
  )
  app.on(['GET', 'POST'], '/demo/pay/:token', (c) =>
    // Anyone with the address can pay: never log it.
    logged(c.req.raw, '/demo/pay', null, () => payPage(c.req.raw, c.req.param('token'), provider)),
  )
  // The demo games' server: simple requests only, so that a page of opaque origin needs no preflight.
  app.on(['GET', 'POST'], '/demo/play/:id', (c) =>
    logged(c.req.raw, c.req.path, null, () =>
      playAnswer(c.req.raw, c.req.param('id'), { db, now: clock.now, random: random.of('play') }),
    ),
  )
  app.all('/demo/lottery/:launch/:act', (c) =>
    logged(c.req.raw, c.req.path, null, () => lotteryCounter(c.req.raw, { db, now: clock.now })),
  )
  // Pages report faults here: not logged, and exempt from the sandbox's faults.
  app.post('/demo/faults', async (c) => {
    const status = await sandbox.heard.take(c.req.raw, addresses.get(c.req.raw) ?? '', clock.now())
    return c.body(null, status)
  })
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
