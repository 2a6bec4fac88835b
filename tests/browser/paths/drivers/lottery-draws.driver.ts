import { expect } from '@playwright/test'
import { lotteryDrawsCases } from '../../../../machines/lottery-draws/lottery-draws.cases'
import type { lotteryDrawsMachine } from '../../../../machines/lottery-draws/lottery-draws.machine'
import { lotteryDraws } from '../../../../src/platform/calls/lottery'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import type { ActorPlay } from '../support/plays'
import { switchLanguage } from '../support/elsewhere'
import { onSale, openLottery, passDraw } from '../support/lottery-world'

const watched = 'the clock is always available in a browser'

const draws: ActorPlay<unknown> = {
  calls: [lotteryDraws],
  done: [onSale(true), onSale(false)],
  error: [{ make: ({ world }: App) => world.fault({ kind: 'status', status: 403, call: 'lotteryDraws' }) }],
}

/** The next draws of the e-lottery hall. */
export const lotteryDrawsDriver = defineDriver<typeof lotteryDrawsMachine>({
  cases: lotteryDrawsCases,
  ids: '[LOTT-05] [WIRE-73] [ROUTE-38]',
  events: {
    DEADLINE: { make: passDraw },
    RETRY: { make: (app) => app.button(app.words.shell.retry, app.page.locator('main')).click() },
    LANGUAGE_CHANGED: { make: switchLanguage },
  },
  actors: { load: draws, renew: draws, wait: watched },
  stopsTime: true,
  open: async (app) => {
    await openLottery(app.world)
    await app.open('/m/lottery?prize_mode=Elott')
  },
  shows: async (app, { expected }) => {
    const { page, words } = app
    const main = page.locator('main')
    const { value } = expected
    await expect(main.getByText(words.lottery['empty.title'])).toHaveCount(value === 'empty' ? 1 : 0)
    await expect(main.getByRole('heading', { name: words.shell['error.title'] })).toHaveCount(
      value === 'failed' ? 1 : 0,
    )
    await expect(main.getByText(words.lottery.late)).toHaveCount(value === 'behind' ? 1 : 0)
    if (value === 'counting') {
      await expect(main.getByRole('timer').first()).toContainText(/[0-4]:\d\d/)
    }
  },
  notHere: { 'lottery-draws.counting | error wait | 0': watched },
  expects: { status: [403] },
})
