import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { mustBetFirst } from '../../../../machines/upline-transfer/desk'
import { uplineTransferCases } from '../../../../machines/upline-transfer/upline-transfer.cases'
import type { uplineTransferMachine } from '../../../../machines/upline-transfer/upline-transfer.machine'
import { hasWithdrawalPassword } from '../../../../src/platform/calls/security'
import { walletTransfer, walletTransferTerms } from '../../../../src/platform/calls/transfer'
import type { App } from '../../support/app'
import { cashField, memberId, pin, setTill, type Till } from '../support/cash-world'
import { defineDriver } from '../support/driver'

type Snapshot = SnapshotFrom<typeof uplineTransferMachine>

const sender = 'jun_agent'
const sheet = (app: App) => app.page.getByRole('dialog')
const till = (of: Till = {}) => ({
  make: ({ world }: App) => setTill(world, { cards: [], ...of }, sender),
})
const asksForKey = (url: URL) => url.searchParams.has('requestId')

/** The transfer's events made by thumb, and its answers given by the sandbox. */
export const uplineTransferDriver = defineDriver<typeof uplineTransferMachine>({
  cases: uplineTransferCases,
  ids: '[ROUTE-59] [WALLET-09] [WALLET-10] [WIRE-85]',
  events: {
    RETRY: { make: (app) => app.button(app.words.shell.reload).click() },
    PIN_SET: {
      make: async (app) => {
        await cashField(app, 'newPin').fill(pin)
        await cashField(app, 'pinAgain').fill(pin)
        await app.submit.click()
      },
    },
    TYPE: {
      possible: ({ context }, { value }) => context.amount !== value,
      make: (app, { value }) => cashField(app, 'amount').fill(value),
    },
    NEXT: {
      possible: ({ context }) => !mustBetFirst(context.desk),
      make: (app) => app.submit.click(),
    },
    CANCEL: { make: (app) => app.button(app.words.shell.close, sheet(app)).click() },
    TYPE_PIN: {
      possible: ({ context }, { value }) => context.pin !== value,
      make: (app, { value }) => cashField(app, 'pin').fill(value),
    },
    CONFIRM: { make: (app) => sheet(app).locator('button[type="submit"]').click() },
    LOOK_AGAIN: { make: (app) => app.button(app.words.withdraw.lookAgain).click() },
    AGAIN: { make: (app) => app.button(app.words.transfer.again).click() },
  },
  actors: {
    load: {
      calls: [walletTransferTerms, hasWithdrawalPassword],
      asks: (url) => !asksForKey(url),
      done: [till(), till({ pin: null }), till({ toBet: 30_000 })],
      error: [
        { make: ({ world }) => world.fault({ kind: 'status', status: 403, call: 'walletTransferTerms' }) },
      ],
    },
    send: {
      calls: [walletTransfer],
      done: [till(), till({ pin: '135791' }), till({ money: 0 })],
      error: [
        {
          make: async (app) => {
            await till().make(app)
            app.world.fault({ kind: 'commit-then-drop', call: 'walletTransfer' })
          },
        },
      ],
    },
    find: {
      calls: [walletTransferTerms],
      asks: asksForKey,
      done: [
        { make: () => {} },
        {
          make: async ({ world }) => {
            const owner = await memberId(world, sender)
            await world.db.deleteFrom('upTransfer').where('memberId', '=', owner).execute()
          },
        },
      ],
      error: [
        { make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'walletTransferTerms' }) },
      ],
    },
  },
  stopsTime: true,
  open: async (app) => {
    await till().make(app)
    await app.arriveAs(sender, '/m/upLine/transfer')
  },
  same: ({ problem, pinMissing, notDone }) => ({ problem, pinMissing, notDone }),
  shows: async (app, { expected }) => {
    const { withdraw: say, transfer } = app.words
    const { context, value } = expected as unknown as { context: Snapshot['context']; value: string }
    const heading = (name: string) => expect(app.page.getByRole('heading', { name })).toBeVisible()
    await expect(sheet(app)).toHaveCount(value === 'confirming' || value === 'sending' ? 1 : 0)
    if (value === 'choosingPin') await heading(say['first.pin.title'])
    if (value === 'finding') await heading(say['finding.title'])
    if (value === 'unknown') await heading(say['unknown.title'])
    if (value === 'done') await heading(transfer['done.title'])
    if (value === 'filling' && mustBetFirst(context.desk)) await expect(app.submit).toBeDisabled()
    if (value === 'filling' && context.notDone) {
      await expect(app.page.locator('main [role="alert"]').first()).toContainText(say.nothingMoved)
    }
    if (value === 'filling' && context.problem) {
      await expect(cashField(app, 'amount')).toHaveAttribute('aria-invalid', 'true')
    }
  },
  notHere: {},
  expects: { status: [400, 403, 409], lines: [/net::ERR_/] },
})
