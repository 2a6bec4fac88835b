import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { lotteryOrderCases } from '../../../../machines/lottery-order/lottery-order.cases'
import type { lotteryOrderMachine } from '../../../../machines/lottery-order/lottery-order.machine'
import { cancelSuborder, lotteryOrder } from '../../../../src/platform/calls/lottery'
import { requestOutcome } from '../../../../src/platform/calls/member'
import type { SuborderStatus } from '../../../../src/sandbox/lottery/tables'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { onceNeverFails, playOnce } from '../support/once'
import { code, openLottery, passDraw, standTicket } from '../support/lottery-world'

type Snapshot = SnapshotFrom<typeof lotteryOrderMachine>

const sheet = (app: App) => app.page.getByRole('dialog')
const question = (app: App) => app.page.getByRole('alertdialog')
const tickets = (app: App) => app.page.getByRole('list', { name: app.words.lottery.tickets, exact: true })
const amount = '₱10.00'

/** The first draw of the ticket has this status. */
const stands = (status: SuborderStatus) => ({ make: ({ world }: App) => standTicket(world, status) })
const calls = [lotteryOrder]
const gone = { make: ({ world }: App) => world.fault({ kind: 'commit-then-drop', call: 'lotteryOrder' }) }

/** An open ticket, and taking back one of its draws. */
export const lotteryOrderDriver = defineDriver<typeof lotteryOrderMachine>({
  cases: lotteryOrderCases,
  ids: '[WIRE-81] [WIRE-82]',
  events: {
    OPEN: { make: (app) => tickets(app).getByRole('button').click() },
    CLOSE: { make: (app) => app.button(app.words.shell.close, sheet(app)).click() },
    RETRY: { make: (app) => app.button(app.words.shell.retry, sheet(app)).click() },
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
    sendOnce: playOnce<Snapshot>({
      send: cancelSuborder,
      look: requestOutcome,
      sends: ({ context }) => context.confirmed,
      done: stands('open'),
      refused: [
        { make: ({ world }) => world.fault({ kind: 'status', status: 409, call: 'cancelSuborder' }) },
      ],
      last: 'left',
    }),
    look: { calls, done: [stands('open'), stands('cancelled'), stands('lost')], error: [gone] },
  },
  stopsTime: true,
  open: async (app) => {
    await openLottery(app.world)
    await standTicket(app.world, 'open')
    await app.arriveAs('mika_07', `/m/startLottery?code=${code}`)
    await expect(tickets(app)).toBeVisible()
  },
  same: ({ suborderId, outcome, failure }) => ({
    suborderId,
    outcome,
    failure: failureKind(failure) !== null,
  }),
  // Why it did not arrive is one thing to a player.
  alike: (projection) => JSON.parse(JSON.stringify(projection).replaceAll('"upgrading"', '"not-arrived"')),
  shows: async (app, { expected }) => {
    const { lottery, shell } = app.words
    const { value } = expected
    const { outcome } = expected.context as unknown as Snapshot['context']
    await expect(question(app)).toHaveCount(value === 'asking' ? 1 : 0)
    if (value === 'closed') return void (await expect(sheet(app)).toHaveCount(0))
    // The region of the toasts is in the sheet, too.
    const told = sheet(app).getByRole('status').first()
    if (value === 'failed') await expect(app.button(shell.retry, sheet(app))).toBeVisible()
    if (value === 'notDone') await expect(told).toContainText(lottery['ticket.notDone'])
    if (value !== 'shown') return
    if (outcome === 'cancelled')
      await expect(told).toContainText(app.say(lottery['ticket.cancelled'], { amount, numero: '261120-1' }))
    else if (outcome === 'too-late') await expect(told).toContainText(lottery['ticket.late'])
    else await expect(told).toHaveText('')
  },
  notHere: {
    'lottery-order.looking | error look | 1':
      'only a ticket that was sent for before a reload is not on screen',
    'lottery-order.settling | error sendOnce | 0': onceNeverFails,
  },
  expects: { status: [409, 502], lines: [/net::ERR_/] },
})
