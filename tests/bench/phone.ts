import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { openWorld, type World } from '../browser/support/world'
import { chromiumFlags, findChromium, noChromium } from '../../src/tools/lib/chromium.mjs'
import { Stop } from '../../src/tools/lib/stop.mjs'

/** Who visits, and the account they sign in with. */
export const people = { guest: null, member: 'mika_07', agent: 'tita_baby' } as const
export type Visitor = keyof typeof people
const visitors = Object.keys(people) as readonly Visitor[]

/** What the platform calls their accounts; null without one. */
const accountTypes = { guest: null, member: 0, agent: 1 } as const satisfies Record<Visitor, number | null>
const everyone = 'everyone'

/**
 * Every first visit worth a row: home by every kind of visitor, the others by one each, or with the word
 * `everyone` by all who may open them. Without paths, all screens but `/m/launchGame`, which needs a game.
 */
export async function everyVisit(asked: readonly string[] = []) {
  // Vite's runner is for development, and anything built alongside would be, too.
  const { access, builtPaths, routes } = await import('../browser/support/routes')
  const only = asked.filter((word) => word !== everyone)
  const visitorsOf = (path: string): readonly Visitor[] => {
    const guard = routes.find((route) => route.path === path)?.guard ?? 'open'
    const allowed = visitors.filter((who) => !access(guard, accountTypes[who]))
    // A guest's or a member's visit stands for those of the others.
    return asked.includes(everyone) || path === '/m/home' ? allowed : allowed.slice(0, 1)
  }
  return builtPaths
    .filter((path) => (only.length === 0 ? path !== '/m/launchGame' : only.includes(path)))
    .flatMap((path) => visitorsOf(path).map((who) => ({ path, who })))
}

/** Scripts that sign a page in before its own run, each time with a new session; none for a guest. */
export async function signIn(world: World, who: Visitor): Promise<readonly string[]> {
  const account = people[who]
  if (account === null) return []
  const session = JSON.stringify(JSON.stringify(await world.session(account)))
  return [
    `if (window === top) {
      sessionStorage.setItem('MC_SESSION_INFO', ${session})
      localStorage.setItem('perya.signedIn', '"1"')
    }`,
  ]
}

/** A browser and a fresh sandbox serving the built site, or another folder; both are closed afterwards. */
export async function withBrowser(
  work: (browser: Browser, world: World) => Promise<void>,
  folder?: string,
): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) throw new Stop(noChromium)
  const world = await openWorld(folder)
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    await work(browser, world)
  } finally {
    await browser.close()
    await world.close()
  }
}

export interface Phone {
  readonly page: Page
  /** A CDP session for the page. */
  readonly client: CDPSession
}

/** A network profile in bytes per second and milliseconds. */
const lines = {
  slow3g: { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
  slow4g: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 },
} as const

/**
 * A factory-fresh phone for the duration of the work. Its scripts run before the page's own; they are strings
 * because this file's loader would inject helper names the page does not have. A service worker prefetches
 * for later visits: it is disabled unless requested. `slowdown` is relative to this machine.
 */
export async function withPhone<Result>(
  browser: Browser,
  {
    scripts = [],
    line,
    slowdown,
    touch = false,
    worker = false,
  }: {
    scripts?: readonly string[]
    line?: keyof typeof lines
    slowdown?: number
    touch?: boolean
    worker?: boolean
  },
  work: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: worker ? 'allow' : 'block',
    ...(touch && { isMobile: true, hasTouch: true }),
  })
  try {
    for (const content of scripts) await context.addInitScript({ content })
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    if (line) await client.send('Network.emulateNetworkConditions', lines[line])
    if (slowdown) await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await work({ page, client })
  } finally {
    await context.close()
  }
}
