import { expect } from '@playwright/test'
import { logoutCases } from '../../../../machines/logout/logout.cases'
import type { logoutMachine } from '../../../../machines/logout/logout.machine'
import { logout } from '../../../../src/platform/calls/session'
import { defineDriver } from '../support/driver'
import { askToSignOut } from '../support/other-tab'
import type { App } from '../../support/app'
import { regulars } from '../support/people'

const answer = (app: App, name: 'logout.go' | 'logout.stay') =>
  app.button(app.words.shell[name], app.page.getByRole('alertdialog')).click()

/** Signing out: the player's taps, and the sandbox's answers. */
export const logoutDriver = defineDriver<typeof logoutMachine>({
  cases: logoutCases,
  ids: '[LOGOUT-01] [LOGOUT-04] [LOGOUT-09] [LOGOUT-10] [ERROR-04] [MENU-09]',
  events: {
    CONFIRM: { make: (app) => answer(app, 'logout.go') },
    CANCEL: { make: (app) => answer(app, 'logout.stay') },
  },
  actors: {
    signOut: {
      calls: [logout],
      done: [{ make: () => {} }],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'logout' }) }],
    },
  },
  stopsTime: true,
  players: regulars,
  open: async (app, { input }) => {
    if (input === 'settings') {
      await app.arriveAs(app.player, '/m/set')
      await app.button(app.words.password.signOut).click()
    } else {
      await app.arriveAs(app.player)
      await askToSignOut(app)
    }
    await expect(app.page.getByRole('alertdialog')).toContainText(app.words.shell['logout.text'])
  },
  // Elsewhere the client gives up before the chart's own limit; on the settings screen the chart is first.
  timer: ({ context }) => context.place === 'settings',
  shows: async (app, { expected }) => {
    if (expected.status === 'active') return
    if (expected.value === 'kept') {
      await expect(app.page.getByRole('alertdialog')).toHaveCount(0)
      // The bar of the settings has no name in it.
      const { place } = expected.context as unknown as { place: string }
      if (place === 'settings') await expect(app.button(app.words.password.signOut)).toBeVisible()
      else await expect(app.account).toContainText(app.player)
      expect(app.world.calls('logout')).toBe(0)
      return
    }
    // With or without an answer: home reloads, and nothing of the player remains on the phone.
    await expect(app.link(app.words.shell.logIn, app.page.locator('header'))).toBeVisible()
    await expect(app.page).toHaveURL(/\/m\/home$/)
    // Home may still be loading: what is asked for meanwhile goes with the page before.
    await expect(async () => {
      expect(await app.page.evaluate(() => ({ ...sessionStorage }))).toEqual({ autoLogin: '"0"' })
    }).toPass({ timeout: 15_000 })
  },
  leaves: ({ expected }) => expected.value === 'signedOut',
  inFrame: true,
  notHere: {},
  expects: { lines: [/net::ERR_/] },
})
