import { jackpotCases } from '../../../../machines/jackpot/jackpot.cases'
import type { jackpotMachine } from '../../../../machines/jackpot/jackpot.machine'
import { expect } from '../../support/test'
import type { App } from '../../support/app'
import { defineDriver, type ActorPlay } from '../support/driver'

/** What the next draws bring: the least, or the most. */
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
  error: ['no draw fails in a browser'],
}

const board = (app: App) => app.page.getByRole('link', { name: app.words.home.jackpot })

/** The jackpot board on home. */
export const jackpotDriver = defineDriver<typeof jackpotMachine>({
  cases: jackpotCases,
  ids: '[WIN-06] [WIN-07] [WIN-09] [CONST-33]',
  events: {} as never,
  actors: { start: draws, step: draws },
  stopsTime: true,
  checksStart: true,
  open: async (app) => {
    await app.open('/m/home')
    await expect(board(app)).toBeVisible()
  },
  same: ({ step }) => step,
  shows: async (app) => {
    await expect(board(app)).toContainText(/₱\d{2,3},\d{3},\d{3}(?!\.)/)
  },
  notHere: {
    'jackpot.starting | error start | 0': 'no draw fails in a browser',
    'jackpot.drawing | error step | 0': 'no draw fails in a browser',
  },
})
