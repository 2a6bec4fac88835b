import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { memberProfileCases } from '../../../../machines/member-profile/member-profile.cases'
import {
  profileRoutes,
  type memberProfileMachine,
} from '../../../../machines/member-profile/member-profile.machine'
import { headIcon, setHeadIcon } from '../../../../src/platform/calls/member'
import { clubLevels } from '../../../../src/platform/calls/rewards'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'

type Snapshot = SnapshotFrom<typeof memberProfileMachine>

const who = 'mika_07'
const comesBack = 'a player who comes back to the screen: kept.spec.ts'
const moves = 'the other screen opens, with its own chart; tested in vip.spec.ts'
const club = (enabled: boolean) => ({
  possible: ({ context }: Snapshot) => enabled === (context.at === 'benefits'),
  make: ({ world }: App) => world.control('world', { feature: { key: 'club', enabled } }) as Promise<void>,
})
const wears = (icon: string) => ({
  make: ({ world }: App) => world.control('player', { userName: who, icon }) as Promise<void>,
})
const sheet = (app: App) => app.page.getByRole('dialog')
const choice = (app: App, icon: string) => {
  const { vip } = app.words
  const name = (text: string) => app.say(text, { number: icon })
  return app.button(name(vip.pictureOf), sheet(app)).or(app.button(name(vip['pictures.worn']), sheet(app)))
}

/** Member home and VIP room, and choosing a picture. */
export const memberProfileDriver = defineDriver<typeof memberProfileMachine>({
  cases: memberProfileCases,
  ids: '[ROUTE-17] [ROUTE-18] [MEMBER-36] [PROMO-08] [PROMO-09]',
  events: {
    RETRY: { make: (app) => app.button(app.words.shell.retry).click() },
    CHOOSE: {
      make: (app) => app.page.getByRole('button', { name: app.words.vip.picture }).click(),
    },
    CLOSE: { make: (app) => app.button(app.words.shell.close, sheet(app)).click() },
    PICK: { make: (app, { icon }) => choice(app, icon).click() },
  },
  actors: {
    load: {
      // Both screens load more besides these two; what decides is among them.
      calls: [clubLevels, headIcon],
      done: [club(true), club(false)],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'headIcon' }) }],
    },
    save: {
      calls: [setHeadIcon],
      done: [
        wears('3'),
        { make: ({ world }) => world.fault({ kind: 'status', status: 403, call: 'setHeadIcon' }) },
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'setHeadIcon' }) }],
    },
    look: {
      calls: [headIcon],
      done: [wears('3'), wears('1')],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'headIcon' }) }],
    },
  },
  open: (app, { input }) =>
    app.arriveAs(who, input === 'VIP room' ? profileRoutes.benefits : profileRoutes.home),
  same: ({ at, facts, pick, failure }) => ({
    at,
    icon: (facts as Snapshot['context']['facts'])?.icon,
    pick,
    failure: failureKind(failure) !== null,
  }),
  alike: (projection) =>
    JSON.parse(JSON.stringify(projection).replace(/"(offline|timeout|unknown)"/g, '"fault"')),
  shows: async (app, { expected }) => {
    const { value } = expected
    const { at, facts } = expected.context as unknown as Snapshot['context']
    await expect(app.page).toHaveURL(new RegExp(`${profileRoutes[at]}$`))
    const room = ['choosing', 'saving', 'looking'].includes(String(value))
    await expect(sheet(app)).toHaveCount(room ? 1 : 0)
    if (value === 'shown' && facts) {
      const levels = app.page.getByRole('heading', { name: app.words.vip.levels })
      await expect(levels).toHaveCount(facts.clubOn ? 1 : 0)
    }
  },
  withoutInputs: { 'VIP room again': comesBack },
  notHere: {
    'member-profile.loading | CHOOSE | 0 [isKnown]': comesBack,
    'member-profile.loading | done load | 1': moves,
    'member-profile.elsewhere | always | 0 [isBenefits]': moves,
    'member-profile.elsewhere | always | 1': moves,
  },
  expects: { status: [400, 403], lines: [/net::ERR_/] },
})
