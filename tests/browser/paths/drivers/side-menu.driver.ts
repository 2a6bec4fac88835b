import { sideMenuCases } from '../../../../machines/side-menu/side-menu.cases'
import type { sideMenuMachine } from '../../../../machines/side-menu/side-menu.machine'
import { expect } from '../../support/test'
import { defineDriver } from '../support/driver'
import { stepTo, switchLanguage } from '../support/elsewhere'

/** How many entries of overlays the history holds above the screen's own (src/ui/overlays.ts). */
const overlayEntries = () => (history.state as { overlays?: number } | null)?.overlays ?? 0

/** The menu from the left edge. */
export const sideMenuDriver = defineDriver<typeof sideMenuMachine>({
  cases: sideMenuCases,
  ids: '[LAYOUT-15] [MENU-01] [MENU-12] [MENU-13] [CONST-23]',
  events: {
    OPEN: { make: (app) => app.menuButton.click() },
    CLOSE: {
      make: async (app) => {
        await app.button(app.words.shell.close, app.menu).click()
        // The step back over the menu's entry takes its time: a next step must not be overtaken by it.
        await expect.poll(() => app.page.evaluate(overlayEntries)).toBe(0)
      },
    },
    ROUTE_CHANGED: {
      possible: (snapshot) => snapshot.matches('open'),
      make: async (app) => {
        await stepTo(app, '/m/licences')
        await expect(app.page.locator('header button[aria-haspopup="listbox"]')).toHaveCount(0)
        await app.page.goBack()
        await expect(app.menuButton).toBeVisible()
      },
    },
    LANGUAGE_CHANGED: { make: switchLanguage },
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
