import { expect } from '@playwright/test'
import { lotteryOrderCases } from '../../../../machines/lottery-order/lottery-order.cases'
import type { lotteryOrderMachine } from '../../../../machines/lottery-order/lottery-order.machine'
import { cancelSuborder, lotteryOrder } from '../../../../src/platform/calls/lottery'
import type { SuborderStatus } from '../../../../src/sandbox/lottery/tables'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { code, openLottery, passDraw, standTicket } from '../support/lottery-world'

const sheet = (app: App) => app.page.getByRole('dialog')
const question = (app: App) => app.page.getByRole('alertdialog')
const tickets = (app: App) => app.page.getByRole('list', { name: app.words.lottery.tickets, exact: true })
const amount = '₱10.00'

/** The first draw of the ticket stands like this. */
const stands = (status: SuborderStatus) => ({ make: ({ world }: App) => standTicket(world, status) })
const calls = [lotteryOrder]
const gone = { make: ({ world }: App) => world.fault({ kind: 'commit-then-drop', call: 'lotteryOrder' }) }

/** A ticket opened, and taking one draw of it back. */
export const lotteryOrderDriver = defineDriver<typeof lotteryOrderMachine>({
  cases: lotteryOrderCases,
  ids: '[WIRE-81] [WIRE-82]',
  events: {
    OPEN: { make: (app) => tickets(app).getByRole('button').click() },
    CLOSE: { make: (app) => app.button(app.words.shell.close, sheet(app)).click() },
    RETRY: {
      make: (app) => {
        const { shell, lottery } = app.words
        return app
          .button(shell.retry, sheet(app))
          .or(app.button(lottery['ticket.look'], sheet(app)))
          .click()
      },
    },
    CANCEL: {
      make: (app) =>
        app.button(app.say(app.words.lottery['ticket.cancelOf'], { numero: '261120-1' }), sheet(app)).click(),
    },
    KEEP: { make: (app) => app.button(app.words.lottery['ask.keep'], question(app)).click() },
    CONFIRM: {
      make: (app) => app.button(app.say(app.words.lottery['ask.yes'], { amount }), question(app)).click(),
    },
    DRAWN: { make: passDraw },
  },
  actors: {
    load: { calls, done: [stands('open')], error: [gone] },
    refresh: { calls, done: [stands('open'), stands('lost')], error: [gone] },
    cancel: {
      calls: [cancelSuborder],
      done: [
        stands('open'),
        { make: ({ world }) => world.fault({ kind: 'status', status: 409, call: 'cancelSuborder' }) },
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'cancelSuborder' }) }],
    },
    look: { calls, done: [stands('open'), stands('cancelled'), stands('lost')], error: [gone] },
  },
  stopsTime: true,
  open: async (app) => {
    await openLottery(app.world)
    await standTicket(app.world, 'open')
    await app.arriveAs('mika_07', `/m/startLottery?code=${code}`)
    await expect(tickets(app)).toBeVisible()
  },
  // An answer that got lost is one thing to a player, however it was lost.
  alike: (projection) => JSON.parse(JSON.stringify(projection).replaceAll('"timeout"', '"offline"')),
  shows: async (app, { expected }) => {
    const { lottery, shell } = app.words
    const { value } = expected
    const { outcome } = expected.context as unknown as { outcome: 'cancelled' | 'too-late' | null }
    await expect(question(app)).toHaveCount(value === 'asking' ? 1 : 0)
    if (value === 'closed') return void (await expect(sheet(app)).toHaveCount(0))
    const told = sheet(app).getByRole('status')
    if (value === 'failed') await expect(app.button(shell.retry, sheet(app))).toBeVisible()
    if (value === 'looking' || value === 'unresolved')
      await expect(told).toContainText(lottery['ticket.checking'])
    if (value === 'cancelling') await expect(told).toContainText(lottery['ticket.sending'])
    if (value === 'notDone') await expect(told).toContainText(lottery['ticket.notDone'])
    if (value !== 'shown') return
    if (outcome === 'cancelled')
      await expect(told).toContainText(app.say(lottery['ticket.cancelled'], { amount }))
    else if (outcome === 'too-late') await expect(told).toContainText(lottery['ticket.late'])
    else await expect(told).toHaveText('')
  },
  notHere: {},
  expects: { status: [409], lines: [/net::ERR_/] },
})
