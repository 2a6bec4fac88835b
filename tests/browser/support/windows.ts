import type { Locator } from '@playwright/test'

/** Taps a control that closes its window: the window may be gone before the tap is acknowledged. */
export async function tapAndClose(button: Locator): Promise<void> {
  const closed = button.page().waitForEvent('close')
  await button.click().catch(() => {})
  await closed
}
