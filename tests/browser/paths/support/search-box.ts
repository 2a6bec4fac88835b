import type { Locator } from '@playwright/test'

/** Types without the touch that comes first on a phone: in the charts that touch is a gesture of its own. */
export const typeUntouched = (field: Locator, text: string): Promise<void> =>
  field.evaluate((input, value) => {
    // React only notices a value that was set past its own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)

/** The keyboard's search key, likewise. */
export const pressSearchKey = (field: Locator): Promise<void> =>
  field.dispatchEvent('keydown', { key: 'Enter', bubbles: true })
