import { expect } from '@playwright/test'
import type { App } from '../../support/app'
import { cashField, pin, teller } from './cash-world'
import { passwordOf } from '../../support/world'
import type { Gesture } from './driver'

/** What drivers of charts by which money leaves have in common: amount, question and withdrawal password. */

interface Payout {
  readonly context: {
    readonly amount: string
    readonly pin: string
    readonly problem: string | null
    readonly notDone: boolean
  }
}

export const sheet = (app: App) => app.page.getByRole('dialog')

/** Gestures on form and question; `blocked` where something has to be bet first. */
export const payoutGestures = <Snapshot extends Payout>(blocked: (snapshot: Snapshot) => boolean) => {
  type Typed = Gesture<Snapshot, { readonly value: string }>
  return {
    RETRY: { make: (app: App) => app.button(app.words.shell.reload).click() },
    PIN_SET: {
      make: async (app: App) => {
        await cashField(app, 'proof').fill(passwordOf(teller))
        await cashField(app, 'newPin').fill(pin)
        await cashField(app, 'pinAgain').fill(pin)
        await app.submit.click()
      },
    },
    TYPE: {
      possible: ({ context }, { value }) => context.amount !== value,
      make: (app, { value }) => cashField(app, 'amount').fill(value),
    } satisfies Typed,
    NEXT: {
      possible: (snapshot: Snapshot) => !blocked(snapshot),
      make: (app: App) => app.submit.click(),
    },
    CANCEL: { make: (app: App) => app.button(app.words.shell.close, sheet(app)).click() },
    TYPE_PIN: {
      possible: ({ context }, { value }) => context.pin !== value,
      make: (app, { value }) => cashField(app, 'pin').fill(value),
    } satisfies Typed,
    CONFIRM: { make: (app: App) => sheet(app).locator('button[type="submit"]').click() },
  }
}

/** What the form says of an amount, of what has to be bet, and of what was not done. */
export async function formShows(app: App, { context }: Payout, blocked: boolean): Promise<void> {
  if (blocked) await expect(app.submit).toBeDisabled()
  if (context.notDone) {
    await expect(app.page.locator('main [role="alert"]').first()).toContainText(
      app.words.withdraw.nothingMoved,
    )
  }
  if (context.problem) await expect(cashField(app, 'amount')).toHaveAttribute('aria-invalid', 'true')
}
