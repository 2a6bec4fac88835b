import { expect } from '@playwright/test'
import { firstLimitsCases } from '../../../../machines/first-limits/first-limits.cases'
import type { firstLimitsMachine } from '../../../../machines/first-limits/first-limits.machine'
import { typedLimit } from '../../../../machines/play-limits/limit'
import { declineLimits, setLimit } from '../../../../src/platform/calls/protection'
import type { App } from '../../support/app'
import { changeNeverFails } from '../support/change'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'

const field = ({ page }: App, period: string) => page.locator(`input[name="limit-${period}"]`)
const fault = (call: string, status: number, code = '') => ({
  make: ({ world }: App) => world.fault({ kind: 'status', status, call, ...(code === '' ? {} : { code }) }),
})

/** Limits asked for before the first deposit, by a player who has deposited nothing yet. */
export const firstLimitsDriver = defineDriver<typeof firstLimitsMachine>({
  cases: firstLimitsCases,
  ids: '[I18N-07] [WALLET-07]',
  events: {
    TYPE: {
      possible: ({ context: { typed, currency } }, { period, value }) =>
        typed[period] !== typedLimit('deposit', value, currency),
      make: (app, { period, value }) => field(app, period).fill(value),
    },
    SAVE: { make: (app) => app.submit.click() },
    SKIP: { make: (app) => app.button(app.words.deposit['first.skip']).click() },
  },
  actors: {
    change: {
      calls: [setLimit],
      done: [{ make: () => {} }, fault('setLimit', 409, 'transaction.terms.changed')],
      error: [changeNeverFails],
    },
    decline: { calls: [declineLimits], done: [{ make: () => {} }], error: [fault('declineLimits', 400)] },
  },
  open: (app) => app.arriveAs('bago_01', '/m/voucherCenter'),
  same: ({ typed, wrong, failure }) => ({ typed, wrong, failure: failureKind(failure) !== null }),
  shows: async (app, { expected }) => {
    const { context, value } = expected as unknown as { context: { wrong: string | null }; value: string }
    if (value === 'done') return expect(app.page.locator('form input[name="amount"]')).toBeVisible()
    await expect(field(app, 'day')).toBeVisible()
    if (context.wrong) await expect(field(app, context.wrong)).toHaveAttribute('aria-invalid', 'true')
  },
  notHere: { 'first-limits.saving | error change | 0': changeNeverFails },
  expects: { status: [400, 409] },
})
