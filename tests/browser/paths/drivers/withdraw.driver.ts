import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { mustBetFirst } from '../../../../machines/withdraw/options'
import { withdrawCases } from '../../../../machines/withdraw/withdraw.cases'
import type { withdrawMachine } from '../../../../machines/withdraw/withdraw.machine'
import { requestOf } from '../../../../machines/withdraw/withdraw.setup'
import { hasWithdrawalPassword } from '../../../../src/platform/calls/security'
import { bankCards, withdraw, withdrawReport } from '../../../../src/platform/calls/withdraw'
import type { App } from '../../support/app'
import { cashField, pin, setTill, teller, tillOf, twoCards } from '../support/cash-world'
import { defineDriver } from '../support/driver'
import { onceNeverFails, playOnce } from '../support/once'
import { freshCode } from '../support/phone-key'
import { formShows, payoutGestures, sheet } from '../support/payout'

type Snapshot = SnapshotFrom<typeof withdrawMachine>

const isBlocked = ({ context }: Snapshot) => mustBetFirst(context.options)
const refusedRead = {
  make: ({ world }: App) => world.fault({ kind: 'status', status: 400, call: 'bankCards' }),
}
const comesBack = 'a player who comes back to the screen: kept.spec.ts'
/** Every new account has another number: the platform accepts each only once. */
let accounts = 880_000_000

/** The withdrawal: the player's taps, and the sandbox's answers. */
export const withdrawDriver = defineDriver<typeof withdrawMachine>({
  cases: withdrawCases,
  ids: '[ROUTE-49] [WALLET-06] [WALLET-08] [WIRE-88] [WIRE-89] [WIRE-90]',
  events: {
    ...payoutGestures<Snapshot>(isBlocked),
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
    ALL: { make: (app) => app.button(app.words.withdraw.all).click() },
    ADD_CARD: { make: (app) => app.button(app.words.withdraw.addCard).click() },
    STEP_TAKEN: {
      make: async (app) => {
        await app.page.locator('input[name="stepCode"]').fill(await freshCode(app))
        await app.button(app.words.safety['step.go'], sheet(app)).click()
      },
    },
    AGAIN: { make: (app) => app.button(app.words.withdraw.again).click() },
  },
  actors: {
    renew: comesBack,
    load: {
      calls: [bankCards, hasWithdrawalPassword],
      done: [
        tillOf({ step: 'none' }),
        tillOf({ step: 'none', pin: null, cards: [] }),
        tillOf({ step: 'none', cards: [] }),
        tillOf({ step: 'none', toBet: 30_000 }),
        tillOf({ step: 'none', cards: twoCards.slice(0, 1), rests: true }),
        tillOf({ step: 'wanted' }),
        tillOf({ step: 'missing' }),
      ],
      error: [refusedRead],
    },
    sendOnce: playOnce<Snapshot>({
      send: withdraw,
      look: withdrawReport,
      sends: ({ context }) => requestOf(context) !== null,
      done: tillOf(),
      refused: [tillOf({ money: 0 }), tillOf({ pin: '135791' })],
    }),
  },
  stopsTime: true,
  open: async (app) => {
    await setTill(app.world)
    await app.arriveAs(teller, '/m/withdraw')
  },
  same: ({ cardId, problem, pinMissing, notDone }) => ({ cardId, problem, pinMissing, notDone }),
  shows: async (app, { expected }) => {
    const { withdraw: say } = app.words
    const { context, value } = expected as unknown as { context: Snapshot['context']; value: string | object }
    const heading = (name: string) => expect(app.page.getByRole('heading', { name })).toBeVisible()
    await expect(sheet(app)).toHaveCount(
      ['addingCard', 'confirming', 'proving', 'settling'].includes(String(value)) ? 1 : 0,
    )
    if (value === 'choosingPin') await heading(say['first.pin.title'])
    if (value === 'firstCard') await heading(say['first.card.title'])
    if (value === 'done') await heading(say['done.waiting.title'])
    if (typeof value === 'object') await formShows(app, { context }, mustBetFirst(context.options))
  },
  withoutInputs: { 'back again': comesBack },
  notHere: {
    'withdraw.settling | error sendOnce | 0': onceNeverFails,
    'withdraw.filling.looking | always | 1': comesBack,
    'withdraw.filling.outdated | NEXT | 0': comesBack,
    'withdraw.filling.renewing | done renew | 0': comesBack,
    'withdraw.filling.renewing | error renew | 0': comesBack,
    'withdraw.settling | done sendOnce | 3 [isKnown]': comesBack,
  },
  expects: { status: [400, 409, 502], lines: [/net::ERR_/] },
})
