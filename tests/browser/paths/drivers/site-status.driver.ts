import { siteStatusCases } from '../../../../machines/site-status/site-status.cases'
import type { siteStatusMachine } from '../../../../machines/site-status/site-status.machine'
import { settings, siteStatus, whitelabel } from '../../../../src/platform/calls/settings'
import type { App } from '../../support/app'
import { expect } from '../../support/test'
import { defineDriver } from '../support/driver'
import type { ActorPlay, Outcome } from '../support/plays'

const stands = (maintenance: boolean, regionRestriction: boolean): Outcome<unknown> => ({
  make: ({ world }) => world.site({ maintenance, regionRestriction }),
})

const closed = [stands(true, false), stands(false, true), stands(true, true)]
const error: ActorPlay<unknown>['error'] = [
  { make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'siteStatus' }) },
  { make: ({ world }) => world.fault({ kind: 'status', status: 451, call: 'siteStatus' }) },
]
const twice =
  'the same request follows the answer at once and cannot be held apart; site.spec.ts sees the site open by itself'

/** The message of a closed site, and its button. */
const faces = {
  maintenance: ['maintenance.title', 'maintenance.now'],
  restricted: ['region.title', 'region.again'],
  serviceError: ['fault.title', 'retry'],
} as const

const button = ({ page }: App) => page.locator('main').getByRole('button').first()

/** The site status, with the sandbox's answers. */
export const siteStatusDriver = defineDriver<typeof siteStatusMachine>({
  cases: siteStatusCases,
  ids: '[SITE-01] [SITE-02] [SITE-04] [SITE-39] [SITE-40] [ERROR-31] [ROUTE-71]',
  events: {
    RETRY: { make: (app) => button(app).click() },
    CLOSED_BY_ANSWER: {
      make: async (app) => {
        await app.world.site({ maintenance: true })
        await app.category('RNG').click()
      },
    },
  },
  actors: {
    settings: {
      calls: [settings],
      done: [{ make: () => {} }],
      error: [
        { make: ({ world }) => world.fault({ kind: 'status', status: 502, call: 'settings' }) },
        {
          make: ({ world }) =>
            world.fault({ kind: 'status', status: 400, code: 'maintenance', call: 'settings' }),
        },
      ],
    },
    flags: {
      calls: [whitelabel],
      done: [{ make: () => {} }],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'whitelabel' }) }],
    },
    status: { calls: [siteStatus], done: [stands(false, false), ...closed], error },
    check: { calls: [siteStatus], done: [twice, ...closed], error },
  },
  stopsTime: true,
  open: (app) => app.open('/m/home'),
  shows: async (app, { expected }) => {
    const face = faces[expected.value as keyof typeof faces]
    if (face) {
      await expect(app.page.getByRole('heading', { name: app.words.shell[face[0]] })).toBeVisible()
      await expect(button(app)).toHaveText(app.words.shell[face[1]])
    } else if (expected.value === 'open') await expect(app.games.getByRole('button').first()).toBeVisible()
  },
  notHere: { 'site-status.checking | done check | 1': twice },
  expects: { status: [400, 451, 502, 503], lines: [/net::ERR_/] },
  longest: 40,
})
