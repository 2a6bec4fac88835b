import { expect } from '@playwright/test'
import { phoneSettingsCases } from '../../../../machines/phone-settings/phone-settings.cases'
import type { phoneSettingsMachine } from '../../../../machines/phone-settings/phone-settings.machine'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { everyKind } from '../support/people'

const box = ({ page, words }: App, name: 'calm' | 'news.offers') =>
  page.getByRole('checkbox', { name: words.password[name] })

/** Motion and messages, in Settings. */
export const phoneSettingsDriver = defineDriver<typeof phoneSettingsMachine>({
  cases: phoneSettingsCases,
  ids: '[MEMBER-31]',
  events: {
    MOTION: {
      possible: ({ context }, { calm }) => context.calm !== calm,
      make: (app) => box(app, 'calm').click({ force: true }),
    },
    NEWS: {
      possible: ({ context }, { kind, muted }) => context.muted.includes(kind) !== muted,
      make: (app) => box(app, 'news.offers').click({ force: true }),
    },
  },
  actors: {},
  players: everyKind,
  open: (app) => app.arriveAs(app.player, '/m/set'),
  shows: async (app, { expected }) => {
    const { calm, muted } = (expected as unknown as { context: { calm: boolean; muted: string[] } }).context
    await expect(box(app, 'calm')).toBeChecked({ checked: calm })
    await expect(box(app, 'news.offers')).toBeChecked({ checked: !muted.includes('offers') })
    await expect(app.page.locator('html')).toHaveAttribute('data-motion', calm ? 'calm' : /^$/)
  },
  notHere: {},
})
