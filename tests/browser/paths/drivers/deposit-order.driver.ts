import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { depositOrderCases } from '../../../../machines/deposit-order/deposit-order.cases'
import type { depositOrderMachine } from '../../../../machines/deposit-order/deposit-order.machine'
import { depositTransactioNReport } from '../../../../src/platform/calls/deposit'
import type { App } from '../../support/app'
import { ended, leaveOrder, stayOnPage, unknown, username, waits } from '../support/deposit-world'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'

type Snapshot = SnapshotFrom<typeof depositOrderMachine>

const endings = ['paid', 'cancelled', 'expired', 'refused', 'gone'] as const

/** Starts a deposit in the form, with this payment method. */
async function begin(app: App, method: string): Promise<void> {
  await app.arriveAs(username, '/m/voucherCenter')
  await app.page.getByRole('radio', { name: method }).check({ force: true })
  await app.page.locator('form [name="amount"]').fill('1000')
  await app.submit.click()
  await expect(app.button(app.words.deposit.again)).toBeVisible()
}

/** A deposit in progress: how it is checked, and how it ends. */
export const depositOrderDriver = defineDriver<typeof depositOrderMachine>({
  cases: depositOrderCases,
  ids: '[WALLET-07] [WIRE-93] [WIRE-99]',
  events: {
    LOOK: { make: (app) => app.button(app.words.deposit.look).click() },
    PAY: { make: (app) => app.button(app.words.deposit.go).click() },
  },
  actors: {
    look: {
      calls: [depositTransactioNReport],
      done: [
        { ...waits('page'), possible: ({ context }: Snapshot) => !context.order?.transfer },
        { ...waits('transfer'), possible: ({ context }: Snapshot) => !context.order?.payUrl },
        ended('paid'),
        ended('cancelled'),
        ended('expired'),
        ended('refused'),
        unknown,
      ],
      error: [
        {
          make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'depositTransactioNReport' }),
        },
      ],
    },
  },
  stopsTime: true,
  open: async (app, { input }) => {
    await stayOnPage(app)
    if (input === 'started at a provider') return begin(app, 'QR Ph')
    if (input === 'a transfer was started') return begin(app, 'Suki')
    await leaveOrder(app)
    await app.arriveAs(username, '/m/voucherCenter')
  },
  same: ({ order, failure }) => {
    const { state, payUrl, transfer } = (order ?? {}) as Partial<NonNullable<Snapshot['context']['order']>>
    return {
      state,
      page: Boolean(payUrl),
      transfer: Boolean(transfer),
      failure: failureKind(failure) !== null,
    }
  },
  shows: async (app, { expected }) => {
    const { deposit } = app.words
    const { context, value } = expected as unknown as { context: Snapshot['context']; value: string }
    const ending = endings.find((one) => one === value)
    if (ending)
      await expect(app.page.getByRole('heading', { name: deposit[`${ending}.title`] })).toBeVisible()
    if (value === 'unresolved') {
      await expect(app.page.getByText(deposit['unresolved.title'])).toBeVisible()
    }
    if (value !== 'waiting') return
    await expect(app.page.getByText(deposit['waiting.title'])).toBeVisible()
    await expect(app.button(deposit.go)).toHaveCount(context.order?.payUrl ? 1 : 0)
    await expect(app.button(deposit['copy.reference'])).toHaveCount(context.order?.transfer ? 1 : 0)
    if (context.failure) await expect(app.page.getByText(deposit['waiting.failed'])).toBeVisible()
  },
  notHere: {},
  expects: { status: [400], lines: [/net::ERR_/] },
})
