import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { paymentPinCases } from '../../../../machines/payment-pin/payment-pin.cases'
import { requestOf, type paymentPinMachine } from '../../../../machines/payment-pin/payment-pin.machine'
import { requestOutcome } from '../../../../src/platform/calls/member'
import { resetPaymentPassword, setPaymentPassword } from '../../../../src/platform/calls/security'
import type { App } from '../../support/app'
import { cashField, setTill, teller } from '../support/cash-world'
import { hasStep, leavesStep, showsStep, takesStep } from '../support/change'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { onceNeverFails, playOnce } from '../support/once'
import { setPassword } from '../support/people'
import { passwordOf } from '../../support/world'

type Snapshot = SnapshotFrom<typeof paymentPinMachine>

const saving = ['setPaymentPassword', 'resetPaymentPassword'] as const
const stands = (code: string | null) => ({
  make: ({ world }: App) => setTill(world, { pin: code, cards: [] }),
})
/** What the path has to prove: the digits of the old one, or of the login. */
const proof = '246810'
let first = true

/** A withdrawal password, chosen in the security centre. */
export const paymentPinDriver = defineDriver<typeof paymentPinMachine>({
  cases: paymentPinCases,
  ids: '[WIRE-33] [WIRE-34] [ROUTE-60]',
  events: {
    TYPE: {
      possible: ({ context }, { field, value }) => context.values[field] !== value,
      make: (app, { field, value }) => cashField(app, field).fill(value),
    },
    SUBMIT: { make: (app) => app.submit.click() },
    STEP_TAKEN: { make: takesStep },
    CANCEL: { make: leavesStep },
  },
  actors: {
    sendOnce: playOnce<Snapshot>({
      send: [setPaymentPassword, resetPaymentPassword],
      second: ({ context }) => context.mode === 'forgotten',
      look: requestOutcome,
      sends: ({ context }) => requestOf(context) !== null,
      done: {
        make: async (app) => {
          await stands(first ? null : proof).make(app)
          await setPassword(app.world, teller, proof)
          await hasStep(teller, false)(app)
        },
      },
      refused: [
        ...[{ status: 403 }, { status: 409, code: 'pin.exists' }].map((answer) => ({
          make: ({ world }: App) => {
            for (const call of saving) world.fault({ kind: 'status', ...answer, call })
          },
        })),
        {
          make: async (app: App) => {
            await stands(first ? null : proof).make(app)
            await setPassword(app.world, teller, proof)
            await hasStep(teller, true)(app)
          },
        },
      ],
    }),
  },
  stopsTime: true,
  open: async (app, { input }) => {
    first = input === 'first'
    await setTill(app.world, { pin: first ? null : proof, cards: [] })
    await setPassword(app.world, teller, passwordOf(teller))
    await app.arriveAs(teller, '/m/securityCenter')
    const { security } = app.words
    await app.page.getByRole('button', { name: security['centre.pin'] }).click()
    if (input === 'forgotten') await app.button(security['panel.forgot']).click()
    await setPassword(app.world, teller, proof)
    await expect(cashField(app, 'newPin')).toBeVisible()
  },
  // Choosing another kind starts a chart of its own.
  which: ({ context }) => context.mode !== 'change' || document.querySelector('[name="proof"]') !== null,
  same: ({ mode, values, problems, failure }) => ({
    mode,
    values,
    problems,
    failure: failureKind(failure) !== null,
  }),
  shows: async (app, { expected }) => {
    if (expected.status === 'done') return
    const { context, value } = expected as unknown as Pick<Snapshot, 'context' | 'value'>
    if (value === 'stepping') await showsStep(app)
    for (const [field, problem] of Object.entries(context.problems)) {
      if (problem) await expect(cashField(app, field)).toHaveAttribute('aria-invalid', 'true')
    }
    const alert = app.page.locator('form > [role="alert"]')
    if (context.failure) await expect(alert).not.toHaveText('')
  },
  notHere: { 'payment-pin.settling | error sendOnce | 0': onceNeverFails },
  expects: { status: [400, 403, 409, 502], lines: [/net::ERR_/] },
})
