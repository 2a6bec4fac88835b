import { leaveSiteCases } from '../../../../machines/leave-site/leave-site.cases'
import type { leaveSiteMachine } from '../../../../machines/leave-site/leave-site.machine'
import { putSetting } from '../../../../src/sandbox/settings'
import type { App } from '../../support/app'
import { expect } from '../../support/test'
import { defineDriver } from '../support/driver'

const outside = 'https://t.me/perya'
const dialog = (app: App) => app.page.getByRole('alertdialog')

/** Leaving the site: the player's taps, on the link to customer service. */
export const leaveSiteDriver = defineDriver<typeof leaveSiteMachine>({
  cases: leaveSiteCases,
  ids: '[LOGIN-23]',
  events: {
    ASK: {
      before: (app) => expect(dialog(app)).toHaveCount(0),
      make: (app) => app.button(app.words.login.service).click(),
    },
    STAY: { make: (app) => app.button(app.words.arrival['leave.stay'], dialog(app)).click() },
    GO: {
      make: async (app) => {
        const opened = app.page.context().waitForEvent('page')
        await app.button(app.words.arrival['leave.go'], dialog(app)).click()
        const beside = await opened
        await expect(beside).toHaveURL(outside)
        await beside.close()
      },
    },
  },
  late: true,
  actors: {},
  open: async (app) => {
    // The outside world is not requested: an empty page replaces it.
    await app.page.context().route(`${outside}**`, (route) => route.fulfill({ body: '' }))
    await putSetting(app.world.db, 'serviceLinks', [{ type: 1, name: 'CHAT', path: outside }])
    await app.open('/m/login')
    await app.settled()
  },
  same: ({ host, url }) => ({ host, url }),
  shows: async (app, { expected }) => {
    if (expected.value === 'open') await expect(dialog(app)).toContainText('t.me')
    else await expect(dialog(app)).toHaveCount(0)
  },
  notHere: {},
  expects: { lines: [/^asked https:\/\/t\.me/] },
})
