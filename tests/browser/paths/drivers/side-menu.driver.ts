import { sideMenuCases } from '../../../../machines/side-menu/side-menu.cases'
import type { sideMenuMachine } from '../../../../machines/side-menu/side-menu.machine'
import type { App } from '../../support/app'
import { expect } from '../../support/test'
import { defineDriver } from '../support/driver'
import { stepTo, switchLanguage } from '../support/elsewhere'

/**
 * Waits until the history holds this many entries of overlays above the screen's own (src/ui/overlays.ts). A
 * step back over one takes its time: a next step that overtakes it ends up on another screen.
 */
const overlayEntries = (app: App, count: number) =>
  expect
    .poll(() => app.page.evaluate(() => (history.state as { overlays?: number } | null)?.overlays ?? 0))
    .toBe(count)

/** The menu from the left edge. */
export const sideMenuDriver = defineDriver<typeof sideMenuMachine>({
  cases: sideMenuCases,
  ids: '[LAYOUT-15] [MENU-01] [MENU-12] [MENU-13] [CONST-23]',
  events: {
    OPEN: {
      make: async (app) => {
        await app.menuButton.click()
        await overlayEntries(app, 1)
      },
    },
    CLOSE: {
      make: async (app) => {
        await app.button(app.words.shell.close, app.menu).click()
        await overlayEntries(app, 0)
      },
    },
    ROUTE_CHANGED: {
      possible: (snapshot) => snapshot.matches('open'),
      make: async (app) => {
        await stepTo(app, '/m/licences')
        const { licences } = app.words.titles
        await expect(app.page.getByRole('heading', { level: 1, name: licences })).toBeVisible()
        await overlayEntries(app, 0)
        await app.page.goBack()
        await expect(app.menuButton).toBeVisible()
        await overlayEntries(app, 0)
      },
    },
    LANGUAGE_CHANGED: {
      make: async (app) => {
        await switchLanguage(app)
        await overlayEntries(app, 0)
      },
    },
  },
  actors: {},
  stopsTime: true,
  open: async (app) => {
    await app.open('/m/home')
    await expect(app.category('RNG')).toBeAttached()
  },
  shows: async (app, { expected }) => {
    if (expected.value !== 'open') return void (await expect(app.menu).toHaveCount(0))
    await expect(app.menu).toBeVisible()
    await expect(app.button(app.words.shell['category.RNG'], app.menu)).toBeVisible()
  },
  notHere: {},
})
