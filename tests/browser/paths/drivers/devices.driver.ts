import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { devicesCases } from '../../../../machines/devices/devices.cases'
import type { devicesMachine } from '../../../../machines/devices/devices.machine'
import { devices } from '../../../../src/platform/calls/devices'
import type { App } from '../../support/app'
import { changeNeverFails, refuses, says } from '../support/change'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { everyKind } from '../support/people'

type Snapshot = SnapshotFrom<typeof devicesMachine>

/** Another session of the player, or none: the page's own is the latest. */
const signedInElsewhere = (elsewhere: boolean) => ({
  make: ({ world, player }: App) => world.control('player', { userName: player, elsewhere }) as Promise<void>,
})
const dialog = (app: App) => app.page.getByRole('alertdialog')
const main = (app: App) => app.page.locator('#main')

/** Where an account is signed in: the player's taps, and what the platform answers. */
export const devicesDriver = defineDriver<typeof devicesMachine>({
  cases: devicesCases,
  ids: '[ROUTE-60]',
  events: {
    RETRY: { make: (app) => app.button(app.words.shell.reload).click() },
    RETURNED: {
      make: ({ page }) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    },
    END: {
      possible: (_, { id }) => id === 'other',
      make: (app) => {
        const { 'devices.endOne': end, 'devices.unknown': name } = app.words.security
        return app.button(app.say(end, { name }), main(app)).click()
      },
    },
    END_OTHERS: { make: (app) => app.button(app.words.security['devices.endOthers'], main(app)).click() },
  },
  actors: {
    load: {
      calls: [devices],
      done: [signedInElsewhere(true), signedInElsewhere(false)],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'devices' }) }],
    },
    change: {
      calls: [],
      done: [
        says(true, signedInElsewhere(false)),
        says(true, refuses(403, null, 'endDevice', 'endOtherDevices')),
        says(false),
      ],
      error: [changeNeverFails],
    },
  },
  stopsTime: true,
  players: everyKind,
  open: (app) => app.arriveAs(app.player, '/m/securityCenter?view=devices'),
  same: ({ devices: known, ending, failure }) => {
    const list = (known as Snapshot['context']['devices'])?.list
    const chosen = ending as Snapshot['context']['ending']
    return {
      count: list?.length ?? null,
      ending: chosen === null || chosen === 'others' ? chosen : 'one',
      failure: failureKind(failure) !== null,
    }
  },
  shows: async (app, { expected }) => {
    const { value, context } = expected as unknown as { value: string; context: Snapshot['context'] }
    await expect(dialog(app)).toHaveCount(value === 'ending' ? 1 : 0)
    if (value !== 'showing') return
    const list = app.page.getByRole('list', { name: app.words.security.devices })
    await expect(list.getByRole('listitem')).toHaveCount(context.devices?.list.length ?? 0)
    await expect(list.getByText(app.words.security['devices.here'], { exact: true })).toHaveCount(1)
  },
  notHere: { 'devices.ending | error change | 0': changeNeverFails },
  expects: { status: [400, 403] },
})
