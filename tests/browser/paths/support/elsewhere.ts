import type { App } from '../../support/app'

/** What reaches a page from outside its screen: other tabs, another address, another language. */

/** The channel between tabs (src/platform/tabs.ts). */
const channel = 'perya'

/** Posts a message as another tab would. */
async function sayToTabs({ page }: App, message: unknown): Promise<void> {
  await page.evaluate(
    ([name, said]) => {
      const tab = new BroadcastChannel(name)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is same-origin and has no target
      tab.postMessage(said)
      tab.close()
    },
    [channel, message] as const,
  )
}

/** Someone signs in in another tab. */
export async function signInElsewhere(app: App, username: string): Promise<void> {
  await sayToTabs(app, { type: 'signed-in', session: await app.world.session(username) })
}

/** Another address of the app, as the browser's history would open it. */
export async function stepTo({ page }: App, address: string): Promise<void> {
  await page.evaluate((to) => {
    // An entry as the router makes them: each has a key of its own.
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: history.length }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
}

/**
 * Chooses the other language. Not by tap: it also happens while something covers the picker, when the words
 * arrive a moment after the tap.
 */
export async function switchLanguage(app: App): Promise<void> {
  const wanted = app.language === 'EN' ? 'TY' : 'EN'
  const picker = app.page.locator('header button[aria-haspopup="listbox"]')
  const name = wanted === 'EN' ? 'English' : 'Filipino'
  await picker.evaluate((button) => (button as HTMLElement).click())
  await app.page
    .locator('[role="option"]', { hasText: name })
    .evaluate((option) => (option as HTMLElement).click())
  app.language = wanted
}
