import { expect } from '@playwright/test'
import { copyTextCases } from '../../../../machines/copy-text/copy-text.cases'
import type { copyTextMachine } from '../../../../machines/copy-text/copy-text.machine'
import type { App } from '../../support/app'
import { leaveOrder, username, waits } from '../support/deposit-world'
import { defineDriver } from '../support/driver'

const copies = (app: App) => {
  const { deposit } = app.words
  return app.button(deposit['copy.reference']).or(app.button(deposit.copied))
}

async function openClipboard({ page }: App): Promise<void> {
  await page.context().grantPermissions(['clipboard-write'])
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'))
}
/** Denies access to the clipboard; test browsers always grant it. */
function shutClipboard(): void {
  const writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  Object.defineProperty(navigator.clipboard, 'writeText', { value: writeText, configurable: true })
}

/** The copy button beside the reference of a transfer. */
export const copyTextDriver = defineDriver<typeof copyTextMachine>({
  cases: copyTextCases,
  ids: '[WALLET-07]',
  events: {
    COPY: {
      make: async (app) => {
        // Earlier messages have disappeared: a new one would have to wait for them.
        await app.page.clock.fastForward(30_000)
        await copies(app).click()
      },
    },
  },
  actors: {
    copy: {
      calls: [],
      atOnce: true,
      done: [{ make: openClipboard }],
      error: [{ make: ({ page }) => page.evaluate(shutClipboard) }],
    },
  },
  stopsTime: true,
  // The account has a button of its own.
  which: ({ context }) => context.text === 'PY12345678',
  open: async (app) => {
    await leaveOrder(app)
    await waits('transfer').make(app)
    await app.arriveAs(username, '/m/voucherCenter')
    await expect(copies(app)).toBeVisible()
  },
  shows: async (app, { expected }) => {
    const { deposit, shell } = app.words
    await expect(app.button(deposit.copied)).toHaveCount(expected.value === 'copied' ? 1 : 0)
    const told = expected.actions.some(({ type }) => type === 'notify')
    if (told) await expect(app.toast(shell['notice.copy-failed'])).toBeVisible()
  },
  notHere: {},
})
