import { expect } from '@playwright/test'
import { idleCases } from '../../../../machines/idle/idle.cases'
import type { idleMachine } from '../../../../machines/idle/idle.machine'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { everyKind } from '../support/people'

const dialog = (app: App) => app.page.getByRole('alertdialog')
const ownCode = 'storage that is blocked is kept in memory: the watch does not fail'

/** What the last use is said to be, as another tab would write it down. */
const lastUsed = (minutesAgo: number) => ({
  make: ({ page }: App) =>
    page.evaluate((minutes) => {
      const newValue = JSON.stringify({ at: Date.now() - minutes * 60_000 })
      localStorage.setItem('perya.active', newValue)
      dispatchEvent(new StorageEvent('storage', { key: 'perya.active', newValue }))
    }, minutesAgo),
})

/** A session that nobody uses: what the other tabs write, and the player’s answer. */
export const idleDriver = defineDriver<typeof idleMachine>({
  cases: idleCases,
  ids: '[SESSION-14]',
  events: {
    QUIET: lastUsed(29),
    BUSY: lastUsed(0),
    OVER: lastUsed(31),
    STAY: { make: (app) => app.button(app.words.panels['idle.stay'], dialog(app)).click() },
    LEAVE: { make: (app) => app.button(app.words.panels['idle.go'], dialog(app)).click() },
  },
  actors: { watch: ownCode },
  players: everyKind,
  open: (app) => app.arriveAs(app.player, '/m/securityCenter'),
  same: ({ until }) => until !== null,
  shows: async (app, { expected }) => {
    if (expected.value === 'warning')
      await expect(dialog(app)).toContainText(app.words.panels['idle.text'].split('{{')[0] ?? '')
    else await expect(dialog(app)).toHaveCount(0)
    // The same screen waits behind the login.
    if (expected.value === 'ended') await expect(app.page).toHaveURL(/\/m\/login\?next=%2Fm%2FsecurityCenter/)
  },
  notHere: { 'idle | error watch | 0': ownCode },
})
