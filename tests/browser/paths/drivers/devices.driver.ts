import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { devicesCases } from '../../../../machines/devices/devices.cases'
import type { devicesMachine } from '../../../../machines/devices/devices.machine'
import { devices, endDevice, endOtherDevices } from '../../../../src/platform/calls/devices'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'

type Snapshot = SnapshotFrom<typeof devicesMachine>

const username = 'mika_07'
const dialog = (app: App) => app.page.getByRole('alertdialog')
const main = (app: App) => app.page.locator('#main')

/** Another session, or none: the page's own is the latest. */
const elsewhere = (is: boolean) => ({
  make: async ({ world: { db } }: App) => {
    const members = db.selectFrom('member').select('id').where('username', '=', username)
    const { id: memberId } = await members.executeTakeFirstOrThrow()
    await db.deleteFrom('session').where('memberId', '=', memberId).where('tokenHash', '=', 'other').execute()
    if (!is) return
    const own = db.selectFrom('session').selectAll().where('memberId', '=', memberId)
    const row = await own.executeTakeFirstOrThrow()
    const other = { tokenHash: 'other', id: 'other', device: null, place: null }
    await db
      .insertInto('session')
      .values({ ...row, ...other })
      .execute()
  },
})
const refuse = (status: number) => ({
  make: async ({ world }: App) => {
    for (const call of ['endDevice', 'endOtherDevices'] as const)
      await world.fault({ kind: 'status', status, call, times: 1 })
  },
})

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
    CANCEL: { make: (app) => app.button(app.words.security['devices.no'], dialog(app)).click() },
    CONFIRM: { make: (app) => app.button(app.words.security['devices.yes'], dialog(app)).click() },
  },
  actors: {
    load: {
      calls: [devices],
      done: [elsewhere(true), elsewhere(false)],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'devices' }) }],
    },
    end: {
      calls: [endDevice, endOtherDevices],
      done: [elsewhere(false), refuse(403)],
      error: [refuse(500)],
    },
  },
  stopsTime: true,
  open: (app) => app.arriveAs(username, '/m/securityCenter?view=devices'),
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
    await expect(dialog(app)).toHaveCount(value === 'asking' ? 1 : 0)
    if (value !== 'showing') return
    const list = app.page.getByRole('list', { name: app.words.security.devices })
    await expect(list.getByRole('listitem')).toHaveCount(context.devices?.list.length ?? 0)
    await expect(list.getByText(app.words.security['devices.here'], { exact: true })).toHaveCount(1)
  },
  notHere: {},
  expects: { status: [400, 403, 500] },
})
