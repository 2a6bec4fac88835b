import type { SnapshotFrom } from 'xstate'
import { jackpotCases } from '../../../../machines/jackpot/jackpot.cases'
import type { jackpotMachine } from '../../../../machines/jackpot/jackpot.machine'
import { jackpotPool } from '../../../../src/platform/calls/games'
import { expect } from '../../support/test'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import type { ActorPlay } from '../support/plays'

/** What the next draws return: the minimum or the maximum. */
const lot = (value: number) => ({
  make: async ({ page }: App) => {
    const draw = (drawn: number) => {
      Math.random = () => drawn
    }
    await page.addInitScript(draw, value)
    await page.evaluate(draw, value)
  },
})

const draws: ActorPlay<unknown> = {
  calls: [],
  atOnce: true,
  done: [lot(0), lot(0.999_999_999_999)],
  error: ['a browser always has random numbers'],
}

/** What the platform answers: it has no pool, or one with just this in it. */
const hasPool = (minor: number | null) => ({
  make: async ({ world }: App) => {
    await world.control('world', { feature: { key: 'jackpot', enabled: minor !== null } })
    if (minor !== null) await world.db.updateTable('jackpotPool').set({ minor }).execute()
  },
})

const pool: ActorPlay<unknown> = {
  calls: [jackpotPool],
  done: [hasPool(null), hasPool(8_000_012_345)],
  error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 403, call: 'jackpotPool' }) }],
}

const ownCode = 'the browser’s own news do not break; only a fault in the site’s own code could'

const board = (app: App) =>
  app.page.getByRole('link', {
    name: new RegExp(`${app.words.home.jackpot}|${app.words.home['jackpot.show']}`),
  })

/** The jackpot board on home. */
export const jackpotDriver = defineDriver<typeof jackpotMachine>({
  cases: jackpotCases,
  ids: '[WIN-06] [WIN-07] [WIN-09] [CONST-33]',
  events: {
    ONLINE: { make: ({ page }) => page.context().setOffline(false) },
    OFFLINE: { make: ({ page }) => page.context().setOffline(true) },
  },
  actors: { pool, refresh: pool, start: draws, step: draws, network: ownCode },
  stopsTime: true,
  checksStart: true,
  open: async (app) => {
    await app.open('/m/home')
    await expect(board(app)).toBeVisible()
  },
  same: ({ step }) => step,
  shows: async (app, { expected }) => {
    const { context, value } = expected as unknown as SnapshotFrom<typeof jackpotMachine>
    if (context.value === null) return
    await expect(board(app)).toContainText(/₱\d{2,3},\d{3},\d{3}(?!\.)/)
    const { jackpot, 'jackpot.show': show } = app.words.home
    const counts = ['drawing', 'standing', 'resting'].includes(value as string)
    if (value !== 'starting') await expect(board(app)).toContainText(counts ? show : jackpot)
  },
  notHere: {
    'jackpot.starting | error start | 0': 'a browser always has random numbers',
    'jackpot.drawing | error step | 0': 'a browser always has random numbers',
  },
  expects: { status: [403], lines: [/net::ERR_/] },
})
