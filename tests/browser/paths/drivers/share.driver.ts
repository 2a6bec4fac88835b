import { expect } from '@playwright/test'
import { shareCases } from '../../../../machines/share/share.cases'
import type { shareMachine } from '../../../../machines/share/share.machine'
import { availablePromotions, referral } from '../../../../src/platform/calls/content'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { giveSheet, openClipboard, sheet, shutClipboard, takeSheet } from '../support/share-sheet'

const username = 'mika_07'
type Told = 'copy-failed' | 'share-failed'

const panel = (app: App) => app.page.getByRole('dialog', { name: app.words.panels['share.title'] })
const copies = (app: App) => {
  const { panels } = app.words
  return app.button(panels['share.copy'], panel(app)).or(app.button(panels['share.copied'], panel(app)))
}

/** The offers tell the menu whether friends can be invited; they load for signed-in players. */
async function offersCome({ page }: App, arrive: () => Promise<void>): Promise<void> {
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === availablePromotions.path)
  await arrive()
  await (await asked).finished()
}

async function openPanel(app: App): Promise<void> {
  await app.menuButton.click()
  await app.button(app.words.shell['menu.share'], app.menu).click()
  await expect(panel(app)).toBeVisible()
}

async function closePanel(app: App): Promise<void> {
  await app.button(app.words.shell.close, panel(app)).click()
  await expect(panel(app)).toHaveCount(0)
}

/** The referral panel of the side menu. */
export const shareDriver = defineDriver<typeof shareMachine>({
  cases: shareCases,
  ids: '[MENU-06] [PROMO-10]',
  events: {
    OPEN: { make: openPanel },
    COPY: {
      make: async (app) => {
        // Earlier messages have disappeared: a new one would have to wait for them.
        await app.page.clock.fastForward(30_000)
        await copies(app).click()
      },
    },
    SHARE: {
      possible: ({ context }) => context.canShare,
      make: (app) => app.button(app.words.panels['share.share'], panel(app)).click(),
    },
    RETRY: { make: (app) => app.button(app.words.shell.retry, panel(app)).click() },
    ONLINE: { make: ({ page }) => page.evaluate(() => void dispatchEvent(new Event('online'))) },
    CLOSE: { make: closePanel },
  },
  actors: {
    referral: {
      calls: [referral],
      done: [{ make: () => {} }],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'referral' }) }],
    },
    copy: {
      calls: [],
      atOnce: true,
      done: [{ make: openClipboard }],
      error: [{ make: ({ page }) => page.evaluate(shutClipboard) }],
    },
    sharing: { calls: [], done: [sheet('sheet-closes')], error: [sheet('sheet-fails')] },
  },
  stopsTime: true,
  // The chart comes with the first tap; the panel is closed again before its link has loaded.
  open: async (app, { input }) => {
    const { page } = app
    await page.addInitScript(input === 'with a share sheet' ? giveSheet : takeSheet)
    await offersCome(app, () => app.arriveAs(username))
    await expect(app.account).toBeVisible()
    await openPanel(app)
    await closePanel(app)
  },
  shows: async (app, { expected }) => {
    const { panels, shell } = app.words
    const open = (expected.value as { open?: string }).open
    await expect(panel(app)).toHaveCount(open ? 1 : 0)
    if (open === 'failed') await expect(panel(app).locator('p[role="alert"]')).not.toHaveText('')
    if (open === 'ready' || open === 'copied') {
      await expect(panel(app).getByText(/\/m\/register\?code=\w+&domain=[\w.]+$/)).toBeVisible()
      const word = open === 'copied' ? panels['share.copied'] : panels['share.copy']
      await expect(app.button(word, panel(app))).toBeEnabled()
    }
    const told = expected.actions.find(({ type }) => type === 'notify')?.params as { text: Told } | undefined
    if (told) await expect(app.toast(shell[`notice.${told.text}`])).toBeVisible()
  },
  notHere: {},
  expects: { lines: [/net::ERR_/] },
})
