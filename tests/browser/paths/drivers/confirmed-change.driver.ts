import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { confirmedChangeCases } from '../../../../machines/confirmed-change/confirmed-change.cases'
import type { confirmedChangeMachine } from '../../../../machines/confirmed-change/confirmed-change.machine'
import { endOtherDevices } from '../../../../src/platform/calls/devices'
import { comeBack } from '../../../../src/platform/calls/protection'
import { addPasskey, beginPasskey } from '../../../../src/platform/calls/second-step'
import type { App } from '../../support/app'
import { closes, refuses, says, takesStep } from '../support/change'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { breakStands, past, signedInElsewhere } from '../support/own-account'
import { holdPhone, phoneSays, setSafe } from '../support/phone-key'

type Snapshot = SnapshotFrom<typeof confirmedChangeMachine>

const username = 'mika_07'
const panel = (app: App) => app.page.getByRole('dialog')
const byPassword = ({ context }: Snapshot) => context.asks === 'password'
const calls = ['comeBack', 'endOtherDevices', 'beginPasskey'] as const

/** A change: coming back from a break, ending other sessions, and a new passkey. */
export const confirmedChangeDriver = defineDriver<typeof confirmedChangeMachine>({
  cases: confirmedChangeCases,
  ids: '[ROUTE-60]',
  events: {
    CONFIRM: { make: async (app) => says(true).make(app) },
    TYPE: {
      possible: ({ context }, { value }) => context.password !== value,
      make: (app, { value }) => panel(app).locator('input').fill(value),
    },
    SUBMIT: { make: (app) => panel(app).locator('button[type="submit"]').click() },
    STEP_TAKEN: { make: takesStep },
    CANCEL: {
      possible: (s) => s.hasTag('asking') || byPassword(s),
      make: async (app) => {
        if (await panel(app).isVisible()) await closes.make(app)
        else await says(false).make(app)
      },
    },
  },
  actors: {
    send: {
      calls: [comeBack, endOtherDevices, beginPasskey, addPasskey],
      done: [
        {
          make: async (app) => {
            phoneSays('own').make(app)
            await setSafe(app.world, username, {})
          },
        },
        {
          possible: byPassword,
          make: async (app) => {
            await setSafe(app.world, username, { app: true })
            await refuses(403, 'second.step.wanted', 'beginPasskey').make(app)
          },
        },
        refuses(403, 'permission.denied', ...calls),
        {
          possible: byPassword,
          make: async (app) => {
            phoneSays('closed').make(app)
            await setSafe(app.world, username, {})
          },
        },
      ],
      error: [refuses(503, null, ...calls)],
    },
  },
  stopsTime: true,
  timer: () => false,
  open: async (app, { input }) => {
    const { protection, safety, security } = app.words
    await holdPhone(app)
    if (input === 'a tap is enough') {
      await breakStands(username, 'time-out', past).make(app)
      await app.arriveAs(username, '/m/responsible?view=break')
      return app.button(protection['rest.back']).click()
    }
    const yes = input === 'a yes is asked for'
    await app.arriveAs(username, yes ? '/m/securityCenter' : '/m/securityCenter?view=signIn')
    if (!yes) return app.button(safety['passkeys.add']).click()
    await signedInElsewhere(username, true).make(app)
    await app.page.goto('/m/securityCenter?view=devices')
    await app.button(security['devices.endOthers']).click()
  },
  same: ({ asks, missing, failure }) => ({ asks, missing, failure: failureKind(failure) !== null }),
  shows: async (app, { expected }) => {
    const { value } = expected as unknown as { value: string }
    if (value === 'proving') await expect(panel(app).locator('input[name="loginPassword"]')).toBeVisible()
    if (value === 'stepping') await expect(panel(app).locator('input[name="stepCode"]')).toBeVisible()
    if (value === 'ended') await expect(panel(app)).toHaveCount(0)
  },
  notHere: {
    'confirmed-change.sending | after phone | 0 [asksPassword]': 'a path waits for no two minutes',
    'confirmed-change.sending | after phone | 1': 'a path waits for no two minutes',
  },
  expects: { status: [403, 503] },
})
