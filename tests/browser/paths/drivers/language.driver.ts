import type { SnapshotFrom } from 'xstate'
import { languageCases } from '../../../../machines/language/language.cases'
import type { languageMachine } from '../../../../machines/language/language.machine'
import type { App } from '../../support/app'
import { expect } from '../../support/test'
import { defineDriver } from '../support/driver'

type Snapshot = SnapshotFrom<typeof languageMachine>

const names = { EN: 'English', TY: 'Filipino', VI: 'Tiếng Việt' } as const

async function openPicker({ page }: App): Promise<void> {
  const picker = page.locator('header button[aria-haspopup="listbox"]')
  if ((await picker.getAttribute('aria-expanded')) !== 'true') await picker.click()
  await expect(page.getByRole('option').first()).toBeVisible()
}

/** The language: the player's taps; the words are files of the site itself. */
export const languageDriver = defineDriver<typeof languageMachine>({
  cases: languageCases,
  ids: '[I18N-02]',
  events: {
    CHOOSE: {
      // Filipino first; English again only while those words are loading.
      possible: ({ context }, { language }) => context.wanted !== language && context.language === 'EN',
      before: openPicker,
      make: ({ page }, { language }) => page.getByRole('option', { name: names[language] }).click(),
    },
  },
  actors: {
    words: {
      // English has already loaded.
      atOnce: ({ context }: Snapshot) => context.wanted === 'EN',
      unsent: true,
      calls: [{ path: /^\/assets\/.+\.js$/, method: 'GET' }],
      done: [{ make: () => {} }],
      error: [
        {
          possible: ({ context }: Snapshot) => context.wanted !== 'EN',
          make: ({ page }) => page.context().setOffline(true),
          after: async ({ page }) => {
            await expect(page.locator('[popover]')).toBeVisible()
            // The page looks whether the site answers, and would load itself anew if it did: after this one, it knows.
            await page.evaluate(() => fetch(location.href, { method: 'HEAD' }).catch(() => null))
            await page.context().setOffline(false)
          },
        },
      ],
    },
  },
  open: async (app, _, gates) => {
    await gates.release('words')
    await app.open('/m/login')
    await app.settled()
    // The list of languages loads when it first opens.
    await openPicker(app)
    await app.page.keyboard.press('Escape')
    await app.canSayOffline()
    await app.page.waitForLoadState('networkidle')
    gates.shut('words')
  },
  begins: 'EN',
  same: ({ language, wanted }) => ({ language, wanted }),
  shows: async (app, { expected }) => {
    // The picker closes with the choice, whether or not the words load.
    await expect(app.page.getByRole('option')).toHaveCount(0)
    if (expected.value !== 'steady') return
    const { language } = (expected as unknown as { context: Snapshot['context'] }).context
    await expect(app.page.locator('html')).toHaveAttribute('lang', language === 'EN' ? 'en' : 'fil')
  },
  notHere: {},
  expects: { lines: [/net::ERR_/, /Failed to load/] },
})
