import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { mustBetFirst } from '../../../../machines/withdraw/desk'
import { withdrawCases } from '../../../../machines/withdraw/withdraw.cases'
import type { withdrawMachine } from '../../../../machines/withdraw/withdraw.machine'
import { hasWithdrawalPassword } from '../../../../src/platform/calls/security'
import { bankCards, withdraw, withdrawReport } from '../../../../src/platform/calls/withdraw'
import type { App } from '../../support/app'
import { cashField, memberId, pin, setTill, teller, tillOf } from '../support/cash-world'
import { defineDriver } from '../support/driver'

type Snapshot = SnapshotFrom<typeof withdrawMachine>

const sheet = (app: App) => app.page.getByRole('dialog')
const refusedRead = (call: 'bankCards' | 'withdrawReport') => ({
  make: ({ world }: App) => world.fault({ kind: 'status', status: 400, call }),
})
/** Every new account has another number: the platform keeps each once. */
let accounts = 880_000_000

/** The withdrawal's events made by thumb, and its answers given by the sandbox. */
export const withdrawDriver = defineDriver<typeof withdrawMachine>({
  cases: withdrawCases,
  ids: '[ROUTE-49] [WALLET-06] [WALLET-08] [WIRE-88] [WIRE-89] [WIRE-90]',
  events: {
    RETRY: { make: (app) => app.button(app.words.shell.reload).click() },
    PIN_SET: {
      make: async (app) => {
        await cashField(app, 'newPin').fill(pin)
        await cashField(app, 'pinAgain').fill(pin)
        await app.submit.click()
      },
    },
    CARD_ADDED: {
      make: async (app) => {
        await cashField(app, 'bankName').selectOption('Luntian Bank')
        await cashField(app, 'accountNum').fill(String((accounts += 1)))
        await cashField(app, 'cardPin').fill(pin)
        await app.button(app.words.security['card.submit']).click()
      },
    },
    CHOOSE_CARD: {
      possible: ({ context }, { cardId }) => cardId === 'C1' && context.cardId !== cardId,
      make: (app) => app.page.getByRole('radio', { name: /^Banco Bayani/ }).check(),
    },
    TYPE: {
      possible: ({ context }, { value }) => context.amount !== value,
      make: (app, { value }) => cashField(app, 'amount').fill(value),
    },
    ALL: { make: (app) => app.button(app.words.withdraw.all).click() },
    ADD_CARD: { make: (app) => app.button(app.words.withdraw.addCard).click() },
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
    AGAIN: { make: (app) => app.button(app.words.withdraw.again).click() },
  },
  actors: {
    load: {
      calls: [bankCards, hasWithdrawalPassword],
      done: [tillOf(), tillOf({ pin: null, cards: [] }), tillOf({ cards: [] }), tillOf({ toBet: 30_000 })],
      error: [refusedRead('bankCards')],
    },
    send: {
      calls: [withdraw],
      done: [tillOf(), tillOf({ pin: '135791' }), tillOf({ money: 0 })],
      error: [
        {
          make: async ({ world }) => {
            await setTill(world)
            world.fault({ kind: 'commit-then-drop', call: 'withdraw' })
          },
        },
      ],
    },
    find: {
      calls: [withdrawReport],
      done: [
        { make: () => {} },
        {
          make: async ({ world }) => {
            const owner = await memberId(world, teller)
            await world.db.deleteFrom('withdrawal').where('memberId', '=', owner).execute()
          },
        },
      ],
      error: [refusedRead('withdrawReport')],
    },
  },
  stopsTime: true,
  open: async (app) => {
    await setTill(app.world)
    await app.arriveAs(teller, '/m/withdraw')
  },
  same: ({ cardId, problem, pinMissing, notDone }) => ({ cardId, problem, pinMissing, notDone }),
  shows: async (app, { expected }) => {
    const { withdraw: say } = app.words
    const { context, value } = expected as unknown as { context: Snapshot['context']; value: string }
    const heading = (name: string) => expect(app.page.getByRole('heading', { name })).toBeVisible()
    await expect(sheet(app)).toHaveCount(['addingCard', 'confirming', 'sending'].includes(value) ? 1 : 0)
    if (value === 'choosingPin') await heading(say['first.pin.title'])
    if (value === 'firstCard') await heading(say['first.card.title'])
    if (value === 'finding') await heading(say['finding.title'])
    if (value === 'unknown') await heading(say['unknown.title'])
    if (value === 'done') await heading(say['done.waiting.title'])
    if (value === 'filling' && mustBetFirst(context.desk)) await expect(app.submit).toBeDisabled()
    if (value === 'filling' && context.notDone) {
      await expect(app.page.locator('main [role="alert"]').first()).toContainText(say.nothingMoved)
    }
    if (value === 'filling' && context.problem) {
      await expect(cashField(app, 'amount')).toHaveAttribute('aria-invalid', 'true')
    }
  },
  notHere: {},
  expects: { status: [400, 409], lines: [/net::ERR_/] },
})
