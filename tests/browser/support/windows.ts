import type { Locator } from '@playwright/test'

/** Taps what closes its own window: the window may be gone before the browser has said that the tap was made. */
export async function tapAndClose(button: Locator): Promise<void> {
  const closed = button.page().waitForEvent('close')
  await button.click().catch(() => {})
  await closed
}
