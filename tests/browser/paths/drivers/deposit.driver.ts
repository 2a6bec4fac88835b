import { expect } from '@playwright/test'
import { depositCases } from '../../../../machines/deposit/deposit.cases'
import type { depositMachine } from '../../../../machines/deposit/deposit.machine'
import { typedAmount } from '../../../../machines/shared/amount'
import {
  acceptPromo,
  depositBanksByVendor,
  depositPaymentGateway,
  depositTransactioNReport,
} from '../../../../src/platform/calls/deposit'
import type { App } from '../../support/app'
import { nothingBegun, stayOnPage, username, waysOpen } from '../support/deposit-world'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { leaveOnPhone } from '../support/phone'

const amountField = ({ page }: App) => page.locator('form [name="amount"]')
const names: Readonly<Record<string, string>> = { qrph: 'QR Ph', lakas: 'Lakas Wallet' }
const fault = (call: string, status = 400, code = '') => ({
  make: ({ world }: App) => world.fault({ kind: 'status', status, call, ...(code === '' ? {} : { code }) }),
})

/** The deposit form: amount, way to pay, promotion, and asking for it once. */
export const depositDriver = defineDriver<typeof depositMachine>({
  cases: depositCases,
  ids: '[ROUTE-48] [WALLET-07] [WIRE-91] [WIRE-92] [WIRE-96] [WIRE-98]',
  events: {
    RETRY: {
      make: (app) => app.button(app.words.shell.retry).or(app.button(app.words.deposit.look)).click(),
    },
    AMOUNT: {
      // Typing the same again is no news to a field.
      possible: ({ context }, { amount }) => context.amount !== typedAmount(amount),
      make: (app, { amount }) => amountField(app).fill(amount),
    },
    METHOD: {
      possible: ({ context }, { id }) => context.methodId !== id,
      make: (app, { id }) => app.page.getByRole('radio', { name: names[id] ?? id }).click({ force: true }),
    },
    ADD_PROMO: { make: (app) => app.button(app.words.deposit['promo.add']).click() },
    DROP_PROMO: {
      possible: ({ context }) => context.promo === 'on',
      make: (app) => app.button(app.words.deposit['promo.remove']).click(),
    },
    SUBMIT: { make: (app) => app.submit.click() },
    AGAIN: { make: (app) => app.button(app.words.deposit.again).click() },
  },
  actors: {
    load: {
      calls: [depositBanksByVendor],
      done: [waysOpen(true), waysOpen(false)],
      error: [fault('depositBanksByVendor')],
    },
    accept: { calls: [acceptPromo], done: [{ make: () => {} }], error: [fault('acceptPromo')] },
    begin: {
      calls: [depositPaymentGateway],
      done: [
        { make: () => {} },
        fault('depositPaymentGateway', 403, 'player.excluded'),
        fault('depositPaymentGateway', 409, 'transaction.terms.changed'),
      ],
      error: [
        { make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'depositPaymentGateway' }) },
      ],
    },
    find: {
      calls: [depositTransactioNReport],
      asks: (url) => url.searchParams.has('requestId'),
      done: [{ make: () => {} }, nothingBegun],
      error: [fault('depositTransactioNReport')],
    },
  },
  stopsTime: true,
  open: async (app, { input }) => {
    await stayOnPage(app)
    // A number of somebody else's: the screen is about it, and there is a way on.
    if (input !== 'fresh') await leaveOnPhone(app, 'session', { 'perya.deposit': { number: 'D00000012' } })
    await app.arriveAs(username, '/m/voucherCenter')
  },
  same: ({ methodId, amount, problem, promo, wish, number, failure }) => ({
    methodId,
    amount,
    problem,
    promo,
    asked: wish !== null,
    begun: number !== null,
    failure: failureKind(failure) !== null,
  }),
  shows: async (app, { expected }) => {
    const { deposit } = app.words
    const { context, value } = expected as unknown as {
      context: { failure: unknown; problem: string | null; promo: string }
      value: unknown
    }
    if (value === 'closed') await expect(app.page.getByText(deposit['empty.title'])).toBeVisible()
    if (value === 'unresolved') await expect(app.page.getByText(deposit.unresolved)).toBeVisible()
    if (value === 'finding') await expect(app.page.getByText(deposit.finding)).toBeVisible()
    if (value === 'begun') await expect(app.button(deposit.again)).toBeVisible()
    if (typeof value !== 'object') return
    if (context.failure) await expect(app.refusal).toContainText(deposit.safe)
    else await expect(app.refusal).toHaveText('')
    if (context.problem) await expect(amountField(app)).toHaveAttribute('aria-invalid', 'true')
    if (context.promo === 'on') await expect(app.page.getByText(deposit['promo.added'])).toBeVisible()
    if (context.promo === 'failed') await expect(app.page.getByText(deposit['promo.failed'])).toBeVisible()
  },
  notHere: {},
  expects: { status: [400, 403, 409], lines: [/net::ERR_/] },
})
