import { hotMatchesCases } from '../../../../machines/hot-matches/hot-matches.cases'
import type { hotMatchesMachine } from '../../../../machines/hot-matches/hot-matches.machine'
import { expect } from '../../support/test'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { stepTo } from '../support/elsewhere'

const block = (app: App) => app.page.getByRole('region', { name: app.words.home.matches })
const sheet = (app: App) => app.page.getByRole('dialog', { name: app.words.home.hotMatches })

/** The end of home, with the ticker. */
async function findTicker(app: App): Promise<void> {
  await expect(app.page.locator('main')).toBeAttached()
  await app.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await block(app).scrollIntoViewIfNeeded()
}

/** The hot-match popup and the bet buttons of ticker and popup. */
export const hotMatchesDriver = defineDriver<typeof hotMatchesMachine>({
  cases: hotMatchesCases,
  ids: '[HOT-01] [HOT-06] [HOT-08] [HOT-09] [HOT-10] [HOT-11]',
  events: {
    OPEN: { make: (app) => app.button(app.words.home['match.all'], block(app)).first().click() },
    CLOSE: { make: (app) => app.button(app.words.shell.close, sheet(app)).click() },
    BET: {
      // A guest is led to the login: the path continues where it left off.
      make: async (app) => {
        const place = (await sheet(app).isVisible()) ? sheet(app) : block(app)
        await place.getByRole('button', { name: app.words.home['match.bet'] }).first().click()
        await expect(app.page).toHaveURL(/\/m\/login/)
        await app.page.goBack()
        await findTicker(app)
      },
    },
    LEFT: {
      make: async (app) => {
        await stepTo(app, '/m/notice')
        const { notice } = app.words.titles
        await expect(app.page.getByRole('heading', { level: 1, name: notice })).toBeVisible()
        await expect(sheet(app)).toHaveCount(0)
        await app.page.goBack()
        await findTicker(app)
      },
    },
  },
  actors: {},
  open: async (app) => {
    await app.open('/m/home')
    await findTicker(app)
    await expect(app.button(app.words.home['match.all'], block(app)).first()).toBeEnabled()
  },
  shows: async (app, { expected }) => {
    if (expected.value === 'shown') await expect(sheet(app).getByRole('listitem').first()).toBeVisible()
    else await expect(sheet(app)).toHaveCount(0)
  },
  notHere: {},
})
