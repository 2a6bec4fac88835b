import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { downlineTransferCases } from '../../../../machines/downline-transfer/downline-transfer.cases'
import {
  requestOf,
  type DownlineTransferContext,
  type downlineTransferMachine,
} from '../../../../machines/downline-transfer/downline-transfer.machine'
import { hasWithdrawalPassword } from '../../../../src/platform/calls/security'
import { transferDownline } from '../../../../src/platform/calls/team'
import { requestOutcome } from '../../../../src/platform/calls/member'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { onceNeverFails, playOnce } from '../support/once'
import { fromPanel, openTeam, sheet, withPin } from '../support/team-world'

type Snapshot = SnapshotFrom<typeof downlineTransferMachine>

const refusing = (status: number, code: string, call: 'transferDownline') => ({
  make: ({ world }: App) => world.fault({ kind: 'status', status, code, call }),
})
/** Sending money to a downline, from the amount to the result. */
export const downlineTransferDriver = defineDriver<typeof downlineTransferMachine>({
  cases: downlineTransferCases,
  ids: '[WIRE-117] [AGENT-21]',
  events: {
    OPEN: {
      // The button is disabled while nobody is selected.
      possible: (_, { to }) => to.length > 0,
      make: (app, { to }) => fromPanel(app, to[0] ?? '', app.words.team['open.send']),
    },
    CLOSE: {
      make: (app) => app.button(app.words.shell.close, sheet(app)).click(),
    },
    RETRY: { make: (app) => app.button(app.words.shell.retry, sheet(app)).click() },
    SET_PIN: { make: (app) => app.button(app.words.team['pinless.go'], sheet(app)).click() },
    TYPE: { make: (app, { value }) => sheet(app).locator('input[name="amount"]').fill(value) },
    NEXT: { make: (app) => app.button(app.words.team['send.next'], sheet(app)).click() },
    TYPE_PIN: { make: (app, { value }) => sheet(app).locator('input[name="pin"]').fill(value) },
    BACK: { make: (app) => app.button(app.words.team['send.back'], sheet(app)).click() },
    CONFIRM: { make: (app) => sheet(app).locator('button[type="submit"]').click() },
  },
  actors: {
    load: {
      // The balance is loaded beside it, and by the frame as well: it passes through.
      calls: [hasWithdrawalPassword],
      done: [{ make: (app) => withPin(app, true) }, { make: (app) => withPin(app, false) }],
      error: [
        { make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'hasWithdrawalPassword' }) },
      ],
    },
    sendOnce: playOnce<Snapshot>({
      send: transferDownline,
      look: requestOutcome,
      sends: ({ context }) => requestOf(context) !== null,
      done: { make: (app) => withPin(app, true) },
      refused: [
        refusing(409, 'wallet.not.enough', 'transferDownline'),
        refusing(400, 'pin.wrong', 'transferDownline'),
      ],
    }),
  },
  stopsTime: true,
  // The security centre replaces the screen, and its chart with it.
  ends: ({ event }) => event.type === 'SET_PIN',
  open: openTeam,
  same: ({ to, amount, problem, pin, pinMissing, failure, notDone }) => ({
    to,
    amount,
    problem,
    pin: String(pin),
    pinMissing,
    notDone,
    failure: failureKind(failure) !== null,
  }),
  shows: async (app, { expected }) => {
    const { value } = expected
    const { problem, notDone, amount } = expected.context as unknown as DownlineTransferContext
    const { team, shell } = app.words
    await expect(sheet(app)).toHaveCount(value === 'closed' ? 0 : 1)
    if (value === 'filling' && problem)
      await expect(sheet(app).locator('form')).toContainText(
        app.say(team[`send.problem.${problem}`], { min: '₱1.00', available: '₱86,420.00' }),
      )
    if (value === 'filling' && notDone)
      await expect(sheet(app).locator('form')).toContainText(team['send.safe'])
    if (value === 'failed') await expect(app.button(shell.retry, sheet(app))).toBeVisible()
    if (value === 'done')
      await expect(sheet(app)).toContainText(
        app.say(team['send.done.one'], { amount: `₱${amount}.00`, name: 'boyet_22' }),
      )
  },
  notHere: { 'downline-transfer.settling | error sendOnce | 0': onceNeverFails },
  expects: { status: [400, 409, 502], lines: [/net::ERR_/] },
})
