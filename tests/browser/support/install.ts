import type { Page } from '@playwright/test'

/** The browser's install prompt, which headless browsers lack: simulated with Chrome's events. */

export const userAgents = {
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1',
  facebook:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/443.0]',
} as const

type Answer = 'accepted' | 'dismissed' | 'broken'

/** Before the page loads; `ready` if the browser offers its prompt at startup. */
export async function preparePrompt(page: Page, ready: boolean): Promise<void> {
  await page.addInitScript((atOnce) => {
    const made = () =>
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () =>
          new Promise((resolve, reject) => {
            addEventListener(
              'test-prompt',
              (event) => {
                const { detail } = event as CustomEvent<string>
                if (detail === 'broken') reject(new Error('broken'))
                else resolve({ outcome: detail })
              },
              { once: true },
            )
          }),
      })
    addEventListener('test-offer', () => dispatchEvent(made()))
    if (atOnce) addEventListener('DOMContentLoaded', () => dispatchEvent(made()))
  }, ready)
}

/** Fires the browser's prompt event; returns whether the page prevented it. */
export const offerPrompt = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new Event('test-offer')))

/** The player's answer to the browser's own prompt. */
export const answerPrompt = (page: Page, answer: Answer): Promise<void> =>
  page.evaluate((detail) => void dispatchEvent(new CustomEvent('test-prompt', { detail })), answer)
