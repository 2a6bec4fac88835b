import { popupsCases } from '../../../../machines/popups/popups.cases'
import type { popupsMachine } from '../../../../machines/popups/popups.machine'
import { announcements } from '../../../../src/platform/calls/content'
import { expect } from '../../support/test'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'

const panel = (app: App) => app.page.getByRole('dialog')

/** Home has not loaded its announcements yet, on the pages where they are held. */
const heldBack = new WeakMap<App, () => void>()

/** What the player has hidden for today. */
const hidden = (ids: readonly string[]) => ({
  make: async ({ page }: App) => {
    await page.evaluate((list) => {
      const at = new Date()
      const two = (n: number) => String(n).padStart(2, '0')
      const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
      localStorage.setItem('perya.popups', JSON.stringify({ day, ids: list }))
    }, ids)
  },
})

/** Announcements that pop up on home. */
export const popupsDriver = defineDriver<typeof popupsMachine>({
  cases: popupsCases,
  ids: '[HOME-02] [HOME-03]',
  events: {
    OFFER: {
      make: async (app) => heldBack.get(app)?.(),
    },
    TICK: {
      possible: ({ context }, { on }) => context.notToday !== on,
      make: (app) => panel(app).getByText(app.words.home['popup.notToday']).click(),
    },
    CLOSE: { make: (app) => app.button(app.words.home['popup.ok'], panel(app)).click() },
  },
  actors: {
    hidden: {
      calls: [],
      atOnce: true,
      done: [hidden([]), hidden(['PU-1']), hidden(['PU-1', 'PU-2'])],
      error: ['web storage that is blocked reads as empty'],
    },
    clear: {
      calls: [],
      atOnce: true,
      done: [{ make: () => {} }],
      error: ['only a page without a body has no dialogs to wait for'],
    },
  },
  stopsTime: true,
  // Its code comes once home is known.
  late: true,
  open: async (app) => {
    const { page, world } = app
    const rows = ['PU-1', 'PU-2'].map((id, at) => ({
      id,
      kind: 'PU' as const,
      titleEn: `Note ${at + 1}`,
      titleTy: `Abiso ${at + 1}`,
      contentEn: '<p>Doors open at six.</p>',
      contentTy: '<p>Bukas mula alas-sais.</p>',
      publishedAt: 2 - at,
    }))
    await world.db.insertInto('announcement').values(rows).execute()
    const brought = new Promise<void>((resolve) => heldBack.set(app, resolve))
    await page.route(
      ({ pathname }) => pathname === announcements.path,
      async (route) => {
        await brought
        await route.continue().catch(() => {})
      },
    )
    await app.arriveAs('mika_07')
    await expect(app.account).toBeVisible()
  },
  shows: async (app, { expected }) => {
    if (expected.value === 'showing') await expect(panel(app)).toBeVisible()
    else await expect(panel(app)).toHaveCount(0)
  },
  notHere: {
    'popups.looking | error hidden | 0': 'web storage that is blocked reads as empty',
    'popups.clearing | error clear | 0': 'only a page without a body has no dialogs to wait for',
  },
})
