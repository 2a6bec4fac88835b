import type { Page, Request, Route } from '@playwright/test'
import { ConnectionLost } from '../../../../src/sandbox/http/strike'
import type { World } from '../../support/world'
import type { ActorPlay } from './plays'

/** Marks the requests of the walked page: those of other tabs, and of the test itself, are not held. */
const mark = 'X-Walked'

/** A request that waits for the path, wherever it is held. */
interface Held {
  readonly url: string
  readonly method: string
  readonly ids: readonly string[]
  readonly pass: () => Promise<void> | void
}

interface Asked {
  readonly url: string
  readonly method: string
  readonly body: string | null
}

const leadsTo = (path: string | RegExp, pathname: string) =>
  typeof path === 'string' ? path === pathname : path.test(pathname)

const playsOf = (actors: Readonly<Record<string, ActorPlay | string>>) =>
  Object.entries(actors).flatMap(([id, play]): [string, ActorPlay][] =>
    typeof play === 'string' ? [] : [[id, play]],
  )

/** Holds the requests of a chart's actors until the path decides the outcome. */
export class Gates {
  private held: readonly Held[] = []
  private readonly open = new Set<string>()
  private readonly plays: ReadonlyMap<string, ActorPlay>

  constructor({ actors }: { readonly actors: Readonly<Record<string, ActorPlay | string>> }) {
    this.plays = new Map(playsOf(actors))
  }

  async install(page: Page, world: World): Promise<void> {
    const plays = [...this.plays.values()].filter(({ calls }) => calls.length > 0)
    if (plays.some(({ unsent }) => !unsent)) {
      await page.setExtraHTTPHeaders({ [mark]: '1' })
      world.hold((request) => this.holdSent(request))
    }
    const unsent = plays.filter((play) => play.unsent)
    if (unsent.length > 0) await this.holdUnsent(page, unsent)
  }

  /** The actor's request is held here; an actor without calls is always ready. */
  waiting(id: string): boolean {
    return this.plays.get(id)?.calls.length === 0 || this.held.some(({ ids }) => ids.includes(id))
  }

  /** Whether this request is held for the path to decide. */
  holds(request: Request): boolean {
    return this.held.some(({ url, method }) => url === request.url() && method === request.method())
  }

  /** Releases an actor's held requests, and further ones until `shut`: a read is retried once. */
  async release(id: string): Promise<void> {
    this.open.add(id)
    const mine = this.held.filter(({ ids }) => ids.includes(id))
    this.held = this.held.filter(({ ids }) => !ids.includes(id))
    for (const { pass } of mine) await pass()
  }

  shut(id: string): void {
    this.open.delete(id)
  }

  private async holdSent(request: globalThis.Request): Promise<void> {
    const { url, method, signal } = request
    if (!request.headers.has(mark)) return
    const body = method === 'GET' ? null : await request.clone().text()
    const ids = this.idsOf({ url, method, body })
    if (ids.length === 0 || this.isOpen(ids) || signal.aborted) return
    await new Promise<void>((pass, fail) => {
      const one: Held = { url, method, ids, pass }
      this.held = [...this.held, one]
      // An aborted request no longer counts, and never arrives; a later one counts again.
      signal.addEventListener('abort', () => {
        this.held = this.held.filter((other) => other !== one)
        fail(new ConnectionLost())
      })
    })
  }

  private async holdUnsent(page: Page, plays: readonly ActorPlay[]): Promise<void> {
    const paths = plays.flatMap(({ calls }) => calls.map(({ path }) => path))
    const routes = new Map<Request, Held>()
    await page.route(
      ({ pathname }) => paths.some((path) => leadsTo(path, pathname)),
      async (route: Route) => {
        const request = route.request()
        const [url, method] = [request.url(), request.method()]
        const ids = this.idsOf({ url, method, body: request.postData() })
        if (ids.length === 0) return route.fallback()
        // The page may have aborted it.
        const pass = () => route.continue().catch(() => {})
        if (this.isOpen(ids)) return pass()
        const one: Held = { url, method, ids, pass }
        routes.set(request, one)
        this.held = [...this.held, one]
      },
    )
    page.on('requestfailed', (request) => {
      this.held = this.held.filter((one) => one !== routes.get(request))
    })
  }

  private isOpen(ids: readonly string[]): boolean {
    return ids.some((id) => this.open.has(id))
  }

  /** Actors a request may belong to: several may make the same call in turn. */
  private idsOf({ url, method, body }: Asked): string[] {
    const address = new URL(url)
    return [...this.plays]
      .filter(([, { calls, asks }]) => {
        const asked = calls.some((call) => leadsTo(call.path, address.pathname) && call.method === method)
        return asked && asks?.(address, body) !== false
      })
      .map(([id]) => id)
  }
}
