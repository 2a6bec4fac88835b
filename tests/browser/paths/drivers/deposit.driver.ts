import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { depositCases } from '../../../../machines/deposit/deposit.cases'
import type { depositMachine } from '../../../../machines/deposit/deposit.machine'
import { requestOf } from '../../../../machines/deposit/offer'
import { typedAmount } from '../../../../machines/shared/amount'
import {
  acceptPromo,
  depositBanksByVendor,
  depositPaymentGateway,
  depositTransactioNReport,
} from '../../../../src/platform/calls/deposit'
import type { App } from '../../support/app'
import { neverAsked, stayOnPage, username, waysOpen } from '../support/deposit-world'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { onceNeverFails, playOnce } from '../support/once'
import { leaveOnPhone } from '../support/phone'

const limitsNeverFail = 'asking for limits always ends, whatever the platform does'
const comesBack = 'a player who comes back to the screen: kept.spec.ts'
const amountField = ({ page }: App) => page.locator('form [name="amount"]')
const names: Readonly<Record<string, string>> = { qrph: 'QR Ph', lakas: 'Lakas Wallet' }
const fault = (call: string, status = 400, code = '') => ({
  make: ({ world }: App) => world.fault({ kind: 'status', status, call, ...(code === '' ? {} : { code }) }),
})

/** The deposit form: amount, payment method, promotion, and requesting the deposit once. */
export const depositDriver = defineDriver<typeof depositMachine>({
  cases: depositCases,
  ids: '[ROUTE-48] [WALLET-07] [WIRE-91] [WIRE-92] [WIRE-96] [WIRE-98]',
  events: {
    RETRY: {
      make: (app) => app.button(app.words.shell.retry).or(app.button(app.words.deposit.look)).click(),
    },
    AMOUNT: {
      // Typing the same text again is no event for a field.
      possible: ({ context }, { amount }) => context.amount !== typedAmount(amount, 'PHP'),
      make: (app, { amount }) => amountField(app).fill(amount),
    },
    METHOD: {
      possible: ({ context }, { id }) => id in names && context.methodId !== id,
      make: (app, { id }) => app.page.getByRole('radio', { name: names[id] ?? id }).click({ force: true }),
    },
    ADD_PROMO: { make: (app) => app.button(app.words.deposit['promo.add']).click() },
    DROP_PROMO: {
      possible: ({ context }) => context.promo === 'on',
      make: (app) => app.button(app.words.deposit['promo.remove']).click(),
    },
    SUBMIT: { make: (app) => app.submit.click() },
    AGAIN: { make: (app) => app.button(app.words.deposit.again).click() },
    NEW_DEPOSIT: { possible: () => false, make: async () => {} },
  },
  actors: {
    renew: comesBack,
    load: {
      calls: [depositBanksByVendor],
      done: [
        waysOpen(true),
        waysOpen(false),
        {
          make: async (app) => {
            await waysOpen(true).make(app)
            await neverAsked.make(app)
          },
        },
      ],
      error: [fault('depositBanksByVendor')],
    },
    firstLimits: {
      calls: [],
      done: [{ make: (app) => app.button(app.words.deposit['first.skip']).click() }],
      error: [limitsNeverFail],
    },
    accept: { calls: [acceptPromo], done: [{ make: () => {} }], error: [fault('acceptPromo')] },
    sendOnce: playOnce<SnapshotFrom<typeof depositMachine>>({
      send: depositPaymentGateway,
      look: depositTransactioNReport,
      sends: ({ context }) => requestOf(context) !== null,
      refused: [
        fault('depositPaymentGateway', 403, 'player.excluded'),
        fault('depositPaymentGateway', 409, 'transaction.terms.changed'),
      ],
      last: 'found',
    }),
  },
  stopsTime: true,
  open: async (app, { input }) => {
    await stayOnPage(app)
    const isBegun = input === 'a deposit was started before'
    const begun = isBegun ? { 'perya.deposit': { number: 'D00000099' } } : {}
    // The number alone would be nobody's: the screen would not find it.
    if (isBegun) await app.world.control('player', { userName: username, deposit: 'page' })
    const draft = { who: username, methodId: 'lakas', amount: '1000', promoId: 'everyday' }
    if (input !== 'fresh') await leaveOnPhone(app, 'session', { ...begun, 'perya.depositDraft': draft })
    await app.arriveAs(username, '/m/voucherCenter')
  },
  same: ({ methodId, amount, problem, promo, number, failure }) => ({
    methodId,
    amount,
    problem,
    promo,
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
    if (value === 'limiting') await expect(app.page.getByText(deposit['first.title'])).toBeVisible()
    if (value === 'begun') await expect(app.button(deposit.again)).toBeVisible()
    if (value === 'begun') await expect(app.page.getByText(deposit['gone.title'])).toHaveCount(0)
    if (typeof value !== 'object') return
    if (context.failure) await expect(app.refusal).toContainText(deposit.safe)
    else await expect(app.refusal).toHaveText('')
    if (context.problem) await expect(amountField(app)).toHaveAttribute('aria-invalid', 'true')
    if (context.promo === 'on') await expect(app.page.getByText(deposit['promo.added'])).toBeVisible()
    if (context.promo === 'failed') await expect(app.page.getByText(deposit['promo.failed'])).toBeVisible()
  },
  withoutInputs: { 'back again': comesBack },
  notHere: {
    'deposit.form.looking | always | 1': comesBack,
    'deposit.form.outdated | SUBMIT | 0': comesBack,
    'deposit.form.renewing | done renew | 0 [asksLimit]': comesBack,
    'deposit.form.renewing | done renew | 1 [hasMethods]': comesBack,
    'deposit.form.renewing | done renew | 2': comesBack,
    'deposit.form.renewing | error renew | 0': comesBack,
    'deposit.settling | done sendOnce | 3 [isKnown]': comesBack,
    'deposit.limiting | error firstLimits | 0': limitsNeverFail,
    'deposit.settling | error sendOnce | 0': onceNeverFails,
    'deposit.begun | NEW_DEPOSIT | 0': 'only a paid deposit offers it; tested in deposit.spec.ts',
  },
  expects: { status: [400, 403, 409, 502], lines: [/net::ERR_/] },
})
