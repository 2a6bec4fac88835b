import { expect } from '@playwright/test'
import { downlineTransferCases } from '../../../../machines/downline-transfer/downline-transfer.cases'
import type {
  DownlineTransferContext,
  downlineTransferMachine,
} from '../../../../machines/downline-transfer/downline-transfer.machine'
import { hasWithdrawalPassword } from '../../../../src/platform/calls/security'
import { downlineRequest, transferDownline } from '../../../../src/platform/calls/team'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { fromPanel, openTeam, sheet, withPin } from '../support/team-world'

const refusing = (status: number, code: string, call: 'transferDownline') => ({
  make: ({ world }: App) => world.fault({ kind: 'status', status, code, call }),
})
/** The wish never came: nothing stands under its key. */
const neverCame = {
  make: async ({ world }: App) => void (await world.db.deleteFrom('teamRequest').execute()),
}
/** What the lost answer told of stands as it was sent. */
const stands = { make: () => {} }

/** Money to a downline, from the amount to what became of it. */
export const downlineTransferDriver = defineDriver<typeof downlineTransferMachine>({
  cases: downlineTransferCases,
  ids: '[WIRE-117] [AGENT-21]',
  events: {
    OPEN: {
      // The button is off while nobody is marked.
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
    LOOK_AGAIN: { make: (app) => app.button(app.words.team['send.look'], sheet(app)).click() },
  },
  actors: {
    load: {
      // The balance is asked for beside it, and by the frame as well: it goes through.
      calls: [hasWithdrawalPassword],
      done: [{ make: (app) => withPin(app, true) }, { make: (app) => withPin(app, false) }],
      error: [
        { make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'hasWithdrawalPassword' }) },
      ],
    },
    send: {
      calls: [transferDownline],
      done: [
        { make: (app) => withPin(app, true) },
        refusing(400, 'pin.wrong', 'transferDownline'),
        refusing(409, 'wallet.not.enough', 'transferDownline'),
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'transferDownline' }) }],
    },
    find: {
      calls: [downlineRequest],
      done: [stands, neverCame],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'downlineRequest' }) }],
    },
  },
  stopsTime: true,
  // The security centre takes the place of the screen, and its chart with it.
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
    if (value === 'finding') await expect(sheet(app)).toContainText(team['send.checking.title'])
    if (value === 'unknown') await expect(sheet(app)).toContainText(team['send.unknown.title'])
    if (value === 'done')
      await expect(sheet(app)).toContainText(
        app.say(team['send.done.one'], { amount: `₱${amount}.00`, name: 'boyet_22' }),
      )
  },
  notHere: {},
  expects: { status: [400, 409], lines: [/net::ERR_/] },
})
