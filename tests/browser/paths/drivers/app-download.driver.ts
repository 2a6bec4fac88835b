import { expect } from '@playwright/test'
import { appDownloadCases } from '../../../../machines/app-download/app-download.cases'
import type {
  AppDownloadInput,
  appDownloadMachine,
  AppLinks,
} from '../../../../machines/app-download/app-download.machine'
import { settings } from '../../../../src/platform/calls/settings'
import { patchSetting } from '../../../../src/sandbox/settings'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'

const panel = (app: App) => app.page.getByRole('dialog')
const offer = (app: App) => app.button(app.words.home.appOffer)
const back = (app: App) => app.button(app.words.panels['app.back'], panel(app))

/** The links in the settings. */
async function offerLinks({ world: { db } }: App, { android, ios, profile }: AppLinks): Promise<void> {
  const all = [
    { resourceType: 'Android', url: android ?? '' },
    { resourceType: 'IOS', url: ios ?? '' },
    { resourceType: 'MOBILECONFIG', url: profile ?? '' },
  ] as const
  await patchSetting(db, 'consolidated', { resources: all.filter(({ url }) => url !== '') })
}

/** A phone of this kind, with the site running in this place. */
async function be({ page }: App, { place, ios, closed }: AppDownloadInput): Promise<void> {
  const system = ios ? `iPhone; CPU iPhone OS ${ios.join('_')} like Mac OS X` : 'Linux; Android 14'
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: `Mozilla/5.0 (${system}) ${place === 'app' ? 'PeryaApp/1.0' : 'Version/17.2 Mobile Safari/604.1'}`,
  })
  // As Safari reports a web clip, and as the display mode of an installed web app.
  const standalone = place === 'webclip' || place === 'pwa'
  await page.addInitScript((is) => Object.defineProperty(navigator, 'standalone', { value: is }), standalone)
  if (closed) await page.addInitScript(() => localStorage.setItem('perya.appBar', '"1"'))
}

/** Offers of the operator's app on home. */
export const appDownloadDriver = defineDriver<typeof appDownloadMachine>({
  cases: appDownloadCases,
  ids: '[HOME-27] [APP-01] [APP-02] [APP-04] [APP-05] [APP-06] [APP-14] [APP-15]',
  events: {
    LINKS: {
      possible: ({ context }) => context.links === null,
      make: async (app, { links }, gates) => {
        await offerLinks(app, links)
        await gates.release('settings')
      },
    },
    INSTALLED: { make: ({ page }) => page.evaluate(() => void dispatchEvent(new Event('appinstalled'))) },
    CLOSE_BAR: {
      // The panel covers it.
      possible: (snapshot) => !snapshot.hasTag('panel'),
      make: (app) => app.button(app.words.shell.close, app.page.locator('main')).click(),
    },
    OPEN: {
      make: async (app) => {
        if ((await back(app).count()) > 0) return back(app).click()
        if ((await offer(app).count()) > 0) return offer(app).click()
        await app.menuButton.click()
        await app.button(app.words.shell['menu.app'], app.menu).click()
      },
    },
    DOWNLOAD: {
      // The guide has only the profile.
      possible: (snapshot, { kind }) => kind === 'profile' || !snapshot.hasTag('guide'),
      make: async (app, { kind }) => {
        await panel(app)
          .getByRole('button', { name: app.words.panels[`app.${kind}`] })
          .click()
        const leaving = app.page.getByRole('alertdialog')
        await app.button(app.words.arrival['leave.stay'], leaving).click()
        await expect(leaving).toHaveCount(0)
      },
    },
    GUIDE: {
      possible: ({ context }) => context.ios !== null,
      make: (app) => app.button(app.words.panels['app.guide'], panel(app)).click(),
    },
    CLOSE: { make: (app) => app.button(app.words.shell.close, panel(app)).click() },
  },
  actors: { settings: { calls: [settings] } },
  checksStart: true,
  open: async (app, { input, start }, gates) => {
    const phone = appDownloadCases.inputs[input] as AppDownloadInput
    await be(app, phone)
    if (phone.links) {
      await offerLinks(app, phone.links)
      await gates.release('settings')
      // The chart comes with home's code, which has to load after the settings here.
      await app.open('/m/licences')
      await app.settled()
      await app.go('/m/home')
    } else {
      await app.open('/m/home')
    }
    await expect(app.category('SPORTS')).toBeVisible()
    const { bar } = start.value as unknown as { bar: string }
    await expect(offer(app)).toHaveCount(bar === 'shown' ? 1 : 0)
  },
  shows: async (app, { expected }) => {
    const { bar, panel: shown } = expected.value as { bar: string; panel: string }
    const { panels } = app.words
    await expect(offer(app)).toHaveCount(bar === 'shown' ? 1 : 0)
    await expect(panel(app)).toHaveCount(shown === 'closed' ? 0 : 1)
    const title = shown === 'guide' ? panels['app.guide'] : panels['app.title']
    if (shown !== 'closed') await expect(app.page.getByRole('dialog', { name: title })).toBeVisible()
  },
  notHere: {},
})
