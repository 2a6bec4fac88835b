import type { Page, Request, Route } from '@playwright/test'
import type { ActorPlay, Driver } from './driver'

/** A page that gave up waiting has taken its request back: nothing is left to pass on. */
async function pass(route: Route): Promise<void> {
  await route.continue().catch(() => {})
}

const leadsTo = (path: string | RegExp, pathname: string) =>
  typeof path === 'string' ? path === pathname : path.test(pathname)

const playsOf = ({ actors }: Driver) =>
  Object.entries(actors).flatMap(([id, play]): [string, ActorPlay][] =>
    typeof play === 'string' ? [] : [[id, play]],
  )

/** Holds the requests behind a chart's actors until the path says what comes of them. */
export class Gates {
  private held: { readonly route: Route; readonly ids: readonly string[] }[] = []
  private readonly open = new Set<string>()
  private readonly plays: ReadonlyMap<string, ActorPlay>

  constructor(driver: Driver) {
    this.plays = new Map(playsOf(driver))
  }

  async install(page: Page): Promise<void> {
    const mine = [...this.plays.values()].flatMap(({ calls }) => calls.map(({ path }) => path))
    await page.route(
      ({ pathname }) => mine.some((path) => leadsTo(path, pathname)),
      async (route) => {
        const ids = this.idsOf(route.request())
        if (ids.length === 0) return route.fallback()
        if (ids.some((id) => this.open.has(id))) return pass(route)
        this.held.push({ route, ids })
      },
    )
    // What the page has given up is nobody's any more: a later request counts anew.
    page.on('requestfailed', (request) => {
      this.held = this.held.filter(({ route }) => route.request() !== request)
    })
  }

  /** The actor's request has been made and waits here; an actor that asks nobody is always ready. */
  waiting(id: string): boolean {
    return this.plays.get(id)?.calls.length === 0 || this.held.some(({ ids }) => ids.includes(id))
  }

  /** The request waits here for the path to say what comes of it. */
  holds(request: Request): boolean {
    return this.held.some(({ route }) => route.request() === request)
  }

  /** Lets what is held of an actor through, and what follows until `shut`: a read is asked once more. */
  async release(id: string): Promise<void> {
    this.open.add(id)
    const mine = this.held.filter(({ ids }) => ids.includes(id))
    this.held = this.held.filter(({ ids }) => !ids.includes(id))
    for (const { route } of mine) await pass(route)
  }

  shut(id: string): void {
    this.open.delete(id)
  }

  /** Actors that a request may belong to: several may make the same call, one after the other. */
  private idsOf(request: Request): string[] {
    const url = new URL(request.url())
    return [...this.plays]
      .filter(([, { calls, asks }]) => {
        const asked = calls.some(
          ({ path, method }) => leadsTo(path, url.pathname) && method === request.method(),
        )
        return asked && asks?.(url, request.postData()) !== false
      })
      .map(([id]) => id)
  }
}
