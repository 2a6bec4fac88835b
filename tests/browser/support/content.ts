import { expect, type Page } from '@playwright/test'
import * as paths from '../../../machines/shared/paths'

/** A screen's essential content, where a heading and some text could appear without it. */
const ownContent: Readonly<Record<string, string>> = {
  [paths.login]: 'form input[name="username"]',
  [paths.register]: 'form input[name="username"]',
  [paths.forgotPassword]: 'form input',
  [paths.changePassword]: 'form input:not([hidden])',
  [paths.withdraw]: 'input[name="amount"], form input, fieldset input',
  [paths.deposit]: 'input[name="amount"]',
  [paths.gameList]: '[role="tabpanel"] li button',
  [paths.help]: 'details, li',
  [paths.team]: 'input',
  [paths.openAccount]: 'input',
}

/** Texts of a screen besides its headings. */
const fewest = 12

/**
 * The screen shows its own content, and no failure. Inspecting a loading or failed screen proves nothing
 * about it.
 */
export async function expectContent(page: Page, path: string): Promise<void> {
  const main = page.locator('#main')
  const own = ownContent[path]
  if (own) await expect(main.locator(own).first(), `${path} has its content`).toBeVisible()
  await expect
    .poll(
      () =>
        main.evaluate((element) => {
          const copy = element.cloneNode(true) as HTMLElement
          for (const head of copy.querySelectorAll('h1, h2, [aria-hidden="true"]')) head.remove()
          return (copy.textContent ?? '').trim().length + 20 * copy.querySelectorAll('input, img').length
        }),
      { message: `${path} has content beside its heading` },
    )
    .toBeGreaterThan(fewest)
}
