import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { redRainCases } from '../../../../machines/red-rain/red-rain.cases'
import type { redRainMachine } from '../../../../machines/red-rain/red-rain.machine'
import { claimRain, rainOutcome, redRain } from '../../../../src/platform/calls/rain'
import { setExclusion } from '../../../../src/sandbox/play/exclusion'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { onceNeverFails, playOnce } from '../support/once'

const watched = 'the clock is always available in a browser'
const comesBack = 'a player who comes back to the screen: kept.spec.ts'
const half = 30 * 60_000
const first = Date.UTC(2026, 10, 20, 11)

/** Nobody who takes a break is invited. */
async function rest({ world: { db } }: App, until: null | undefined): Promise<void> {
  const { id } = await db
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'tita_baby')
    .executeTakeFirstOrThrow()
  await setExclusion(db, id, until)
}

/** Every load finds a half hour of its own: no round has been claimed before. */
const halves = new WeakMap<App, number>()
const at = (after: number) => ({
  make: async (app: App) => {
    const n = (halves.get(app) ?? 0) + 2
    halves.set(app, n)
    await rest(app, undefined)
    await app.world.control('clock', { set: first + n * half + after })
  },
})

const dialog = ({ page }: App) => page.getByRole('alertdialog')

/** The red envelope rain, from the announcement to what was in the envelopes. */
export const redRainDriver = defineDriver<typeof redRainMachine>({
  cases: redRainCases,
  ids: '[ROUTE-25]',
  events: {
    START: { make: (app) => app.button(app.words.rain.start).click() },
    CATCH: {
      make: (app, { envelope }) =>
        app.button(app.say(app.words.rain.envelope, { number: envelope + 1 })).click(),
    },
    OPEN: {
      possible: ({ context }) => context.caught.length > 0,
      make: (app) => app.page.locator('main section > button').last().click(),
    },
    DEADLINE: {
      make: async ({ page }) => {
        const begins = await page.getByRole('timer').isVisible()
        await page.clock.fastForward(begins ? 35_000 : 10 * 60_000 + 5_000)
      },
    },
    RETRY: { make: (app) => app.button(app.words.shell.retry, app.page.locator('main')).click() },
    CLOSE: { make: (app) => app.button(app.words.rain.ok, dialog(app)).click() },
  },
  actors: {
    renew: comesBack,
    sendOnce: playOnce<SnapshotFrom<typeof redRainMachine>>({
      send: claimRain,
      look: rainOutcome,
      sends: ({ context }) => context.caught.length > 0,
      refused: [{ make: ({ world }) => world.fault({ kind: 'status', status: 409, call: 'claimRain' }) }],
      last: 'left',
    }),
    load: {
      calls: [redRain],
      done: [at(10_000), at(half - 30_000), { make: (app: App) => rest(app, null) }],
      error: [{ make: ({ world }: App) => world.fault({ kind: 'status', status: 403, call: 'redRain' }) }],
    },
    begin: watched,
    end: watched,
  },
  stopsTime: true,
  open: async (app) => app.arriveAs('tita_baby', '/m/redRain'),
  same: ({ caught, receipt, failure }) => ({ caught, paid: receipt !== null, failure: failure !== null }),
  shows: async (app, { expected }) => {
    const { page, words } = app
    const { value } = expected
    if (value === 'failed')
      return void (await expect(
        page.getByRole('heading', { name: words.shell['error.title'] }),
      ).toBeVisible())
    if (value === 'none')
      return void (await expect(page.getByRole('heading', { name: words.rain.none })).toBeVisible())
    if (value === 'waiting') return void (await expect(page.getByRole('timer')).toContainText(/\d:\d\d/))
    if (value === 'refused') await expect(dialog(app)).toContainText(words.rain['refused.title'])
    if (value === 'done') await expect(dialog(app)).toContainText(/₱\d+\.\d\d/)
  },
  withoutInputs: { 'back again': comesBack, 'back in a round': comesBack },
  notHere: {
    'red-rain.renewing | done renew | 0 [runs]': comesBack,
    'red-rain.renewing | done renew | 1 [isAnnounced]': comesBack,
    'red-rain.renewing | done renew | 2': comesBack,
    'red-rain.renewing | error renew | 0 [hasRound]': comesBack,
    'red-rain.renewing | error renew | 1': comesBack,
    'red-rain.settling | done sendOnce | 2 [isKnown]': comesBack,
    'red-rain.settling | error sendOnce | 0': onceNeverFails,
    'red-rain.waiting | error begin | 0': watched,
    'red-rain.open | error end | 0': watched,
  },
  expects: { status: [403, 409, 502], lines: [/net::ERR_/] },
})
