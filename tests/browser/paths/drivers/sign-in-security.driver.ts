import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { signInSecurityCases } from '../../../../machines/sign-in-security/sign-in-security.cases'
import type { Change } from '../../../../machines/sign-in-security/safety'
import type { signInSecurityMachine } from '../../../../machines/sign-in-security/sign-in-security.machine'
import { signInSafety } from '../../../../src/platform/calls/second-step'
import type { App } from '../../support/app'
import { changeNeverFails, closes, proves } from '../support/change'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { holdPhone, phoneSays, setSafe } from '../support/phone-key'
import { everyKind } from '../support/people'

type Snapshot = SnapshotFrom<typeof signInSecurityMachine>

const notWaited = 'the panel’s own chart is walked so: paths of confirmed-change'
const ofItsOwn = 'the panel has a chart of its own: paths of authenticator end so'
const dialog = (app: App) => app.page.getByRole('dialog')
const main = (app: App) => app.page.locator('#main')
const adds = ({ context }: Snapshot) => context.change?.kind === 'add'

function buttonOf(app: App, change: Change) {
  const { safety: say } = app.words
  if (change.kind === 'add') return app.button(say['passkeys.add'], main(app))
  if (change.kind === 'app-off') return app.button(say['app.turnOff'], main(app))
  if (change.kind === 'remove')
    return app.button(app.say(say['passkeys.removeOne'], { name: say['passkeys.unknown'] }), main(app))
  return app.button(`${say.withdrawals}: ${say['withdrawals.on']}`, main(app))
}

/** What signs a player in besides the password: their taps, their phone, and what the platform answers. */
export const signInSecurityDriver = defineDriver<typeof signInSecurityMachine>({
  cases: signInSecurityCases,
  ids: '[ROUTE-60]',
  events: {
    RETRY: { make: (app) => app.button(app.words.shell.reload).click() },
    RETURNED: {
      make: ({ page }) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    },
    CHANGE: {
      possible: ({ context }: Snapshot, { change }) =>
        context.safety !== null &&
        (change.kind === 'add' ||
          (change.kind === 'remove' && context.safety.passkeys.length > 0) ||
          (change.kind === 'app-off' && context.safety.authenticator)),
      make: (app, { change }) => buttonOf(app, change).click(),
    },
    OPEN_APP: {
      make: async (app) => {
        const { 'app.turnOn': on, 'app.newCodes': codes } = app.words.safety
        await main(app)
          .getByRole('button', { name: new RegExp(`^(${on}|${codes})$`) })
          .click()
      },
    },
    CANCEL: { make: (app) => app.button(app.words.shell.close, dialog(app)).click() },
  },
  actors: {
    load: {
      calls: [signInSafety],
      done: [
        { make: ({ world, player }) => setSafe(world, player, {}) },
        {
          make: ({ world, player }) =>
            setSafe(world, player, { app: true, codes: true, passkey: true, atWithdrawals: true }),
        },
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'signInSafety' }) }],
    },
    app: ofItsOwn,
    change: {
      calls: [],
      done: [
        proves({
          possible: adds,
          make: async (app) => {
            phoneSays('own').make(app)
            await setSafe(app.world, app.player, {})
          },
        }),
        closes,
        notWaited,
      ],
      error: [changeNeverFails],
    },
  },
  stopsTime: true,
  timer: () => false,
  players: everyKind,
  open: async (app) => {
    await holdPhone(app)
    await app.arriveAs(app.player, '/m/securityCenter?view=signIn')
  },
  same: ({ safety, failure }) => {
    const known = safety as Snapshot['context']['safety']
    return {
      keys: known?.passkeys.length ?? null,
      app: known?.authenticator ?? null,
      failure: failureKind(failure) !== null,
    }
  },
  shows: async (app, { expected }) => {
    const { value, context } = expected as unknown as { value: string; context: Snapshot['context'] }
    await expect(dialog(app)).toHaveCount(['changing', 'settingUp'].includes(value) ? 1 : 0)
    if (value !== 'showing') return
    const list = app.page.getByRole('list', { name: app.words.safety.passkeys })
    await expect(list.getByRole('listitem')).toHaveCount(context.safety?.passkeys.length ?? 0)
  },
  notHere: {
    'sign-in-security.changing | done change | 1 [notWaitedFor]': notWaited,
    'sign-in-security.changing | error change | 0': changeNeverFails,
    'sign-in-security.settingUp | done app | 0': ofItsOwn,
    'sign-in-security.settingUp | error app | 0': changeNeverFails,
  },
  expects: { status: [400] },
})
