import { appCases } from '../../../../machines/app/app.cases'
import type { appMachine } from '../../../../machines/app/app.machine'
import { settings, siteStatus } from '../../../../src/platform/calls/settings'
import { expect } from '../../support/test'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { signInElsewhere } from '../support/elsewhere'
import type { SnapshotFrom } from 'xstate'

const starting = (snapshot: SnapshotFrom<typeof appMachine>) => snapshot.matches({ site: 'starting' })

/** Releases settings and status, which a page waits for. */
const heldBack = new WeakMap<App, () => void>()

/** The site has this status. */
const turnsOut = (arrange: (app: App) => Promise<unknown> | void) => ({
  possible: starting,
  make: async (app: App) => {
    await arrange(app)
    heldBack.get(app)?.()
  },
})

const unbreakable = 'the child chart does not break; only a fault in its own code could break it'
const children = ['toasts', 'language', 'connectivity', 'site', 'session', 'wallet']

/** Site status and session: changes of the inner charts, on a page that is just starting. */
export const appDriver = defineDriver<typeof appMachine>({
  cases: appCases,
  ids: '[SITE-01] [SITE-02] [SITE-04] [SITE-40] [SESSION-01]',
  events: {
    'SITE.OPEN': turnsOut(() => {}),
    'SITE.MAINTENANCE': turnsOut(({ world }) => world.site({ maintenance: true })),
    'SITE.REGION': turnsOut(({ world }) => world.site({ regionRestriction: true })),
    'SITE.FAULT': turnsOut(({ world }) => world.fault({ kind: 'status', status: 403, call: 'settings' })),
    // The phone says that another tab was signed in; this one waits a moment for its answer.
    'PLAYER.GUEST': {
      possible: (snapshot) => snapshot.matches({ player: 'unknown' }),
      make: ({ page }) => page.clock.resume(),
    },
    'PLAYER.MEMBER': {
      possible: (snapshot) => !snapshot.matches({ player: 'unknown' }),
      make: (app) => signInElsewhere(app, 'mika_07'),
    },
  },
  actors: Object.fromEntries(children.map((id) => [id, unbreakable])),
  open: async (app) => {
    const { page } = app
    const brought = new Promise<void>((resolve) => heldBack.set(app, resolve))
    await page.route(
      ({ pathname }) => pathname === settings.path || pathname === siteStatus.path,
      async (route) => {
        await brought
        await route.continue().catch(() => {})
      },
    )
    await page.addInitScript(() => localStorage.setItem('perya.signedIn', '"1"'))
    await page.clock.pauseAt(Date.now() + 60_000)
    await app.open('/m/home')
    // The bare page hands over to the app; what the app itself waits for is paused again.
    await page.clock.runFor(510)
  },
  shows: async (app, { expected }) => {
    const { words, page } = app
    const { site } = expected.value as { site: string }
    const titles: Readonly<Record<string, string>> = {
      maintenance: words.shell['maintenance.title'],
      restricted: words.shell['region.title'],
      fault: words.shell['fault.title'],
    }
    const name = titles[site]
    if (!name) return
    await page.clock.resume()
    await expect(page.getByRole('heading', { name })).toBeVisible()
  },
  notHere: Object.fromEntries(
    children.map((id) => [
      id === 'wallet' ? `app.player.member | error ${id} | 0` : `app | error ${id} | 0`,
      unbreakable,
    ]),
  ),
  expects: { status: [403, 451, 503] },
})
