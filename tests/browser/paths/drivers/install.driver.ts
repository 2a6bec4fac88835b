import { expect } from '@playwright/test'
import { installCases } from '../../../../machines/install/install.cases'
import type { InstallInput, installMachine } from '../../../../machines/install/install.machine'
import type { App } from '../../support/app'
import { answerPrompt, offerPrompt, preparePrompt, userAgents } from '../../support/install'
import { defineDriver } from '../support/driver'

const sheet = (app: App) =>
  app.page.getByRole('dialog', { name: app.say(app.words.panels['install.title'], { brand: 'Perya' }) })

/** The app panel of the side menu has the offer as well. */
async function installFromPanel(app: App): Promise<void> {
  const { panels, shell } = app.words
  await app.menuButton.click()
  // The clock stands still during a step, and the menu comes after a moment.
  await app.page.clock.runFor(1_000)
  await app.button(shell['menu.app'], app.menu).click()
  await app.page.clock.runFor(1_000)
  const panel = app.page.getByRole('dialog', { name: panels['app.title'] })
  await panel.getByRole('button', { name: panels['app.install'] }).click()
  await app.button(shell.close, panel).click()
  await expect(panel).toHaveCount(0)
}

/** The offer of a place on the home screen. */
export const installDriver = defineDriver<typeof installMachine>({
  cases: installCases,
  ids: '[APP-04] [APP-07] [APP-14]',
  events: {
    PROMPT: { possible: (snapshot) => snapshot.matches('quiet'), make: ({ page }) => offerPrompt(page) },
    INSTALLED: { make: ({ page }) => page.evaluate(() => void dispatchEvent(new Event('appinstalled'))) },
    INSTALL: {
      possible: ({ context }) => context.means === 'prompt',
      make: async (app) => {
        if ((await sheet(app).count()) === 0) return installFromPanel(app)
        await app.button(app.words.panels['install.yes'], sheet(app)).click()
      },
    },
    DECLINE: {
      possible: (snapshot) => snapshot.hasTag('offering'),
      make: (app) => app.button(app.words.shell.close, sheet(app)).click(),
    },
  },
  actors: {
    moment: {
      calls: [],
      done: [
        {
          // A day later the player is still there, and on home.
          make: async (app) => {
            await app.page.evaluate(() =>
              localStorage.setItem('perya.install', JSON.stringify({ since: '2020-01-01' })),
            )
            await app.walkTo('/m/licences')
            await app.walkTo('/m/home')
          },
        },
      ],
      error: ['only a page without a body has no dialogs to wait for'],
    },
    prompt: {
      calls: [],
      done: [
        { make: ({ page }) => answerPrompt(page, 'accepted') },
        { make: ({ page }) => answerPrompt(page, 'dismissed') },
      ],
      error: [{ make: ({ page }) => answerPrompt(page, 'broken') }],
    },
  },
  checksStart: true,
  open: async (app, { input }) => {
    const { page } = app
    const { installed, means, asked } = installCases.inputs[input] as InstallInput
    const agent = means === 'steps' ? userAgents.safari : means === 'browser' ? userAgents.facebook : null
    if (agent) {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setUserAgentOverride', { userAgent: agent })
    }
    await preparePrompt(page, means === 'prompt')
    await page.addInitScript((is) => Object.defineProperty(navigator, 'standalone', { value: is }), installed)
    if (asked)
      await page.addInitScript(() =>
        localStorage.setItem('perya.install', JSON.stringify({ since: '2020-01-01', asked: '1' })),
      )
    await app.arriveAs('mika_07')
    await expect(app.account).toBeVisible()
    // The chart comes once the page has nothing else to do.
    await expect
      .poll(async () => {
        await page.clock.fastForward(6_000)
        return app.hasFetched(/\/quiet-[^/]*\.js/)
      })
      .toBe(true)
  },
  shows: async (app, { expected }) => {
    await expect(sheet(app)).toHaveCount(expected.value === 'offering' ? 1 : 0)
  },
  notHere: {
    'install.waiting | error moment | 0': 'only a page without a body has no dialogs to wait for',
  },
})
