import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { authenticatorCases } from '../../../../machines/authenticator/authenticator.cases'
import type { authenticatorMachine } from '../../../../machines/authenticator/authenticator.machine'
import { confirmAuthenticator } from '../../../../src/platform/calls/second-step'
import { codeAt } from '../../../wire/support/second-step'
import type { App } from '../../support/app'
import { changeNeverFails, proves, refuses, takesStep } from '../support/change'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { setSafe } from '../support/phone-key'
import { everyKind } from '../support/people'

type Snapshot = SnapshotFrom<typeof authenticatorMachine>

const closed = 'closing the panel ends the chart with it'
const dialog = (app: App) => app.page.getByRole('dialog')
const field = (app: App) => dialog(app).locator('input').first()
/** Turning the app on, and its recovery codes: the player's taps, and what the platform answers. */
export const authenticatorDriver = defineDriver<typeof authenticatorMachine>({
  cases: authenticatorCases,
  ids: '[ROUTE-60]',
  events: {
    TYPE: {
      // Digits that the app shows, so that they may be right.
      make: async (app) => {
        const secret = await dialog(app).locator('code').innerText()
        await field(app).fill(codeAt(secret.replaceAll(' ', ''), Date.now()))
      },
    },
    SUBMIT: { make: (app) => dialog(app).locator('button[type="submit"]').click() },
    KEPT: { make: (app) => app.button(app.words.safety['codes.kept']).click() },
  },
  actors: {
    change: {
      calls: [],
      done: [
        proves({ possible: ({ context }: Snapshot) => context.mode === 'on', make: () => {} }),
        closed,
        {
          possible: ({ context }: Snapshot) => context.mode === 'codes',
          make: async (app) => {
            await proves({ make: () => {} }).make(app)
            await takesStep(app)
          },
        },
      ],
      error: [changeNeverFails],
    },
    confirm: {
      calls: [confirmAuthenticator],
      done: [{ make: () => {} }, refuses(400, 'verification.wrong', 'confirmAuthenticator')],
      error: [refuses(503, null, 'confirmAuthenticator')],
    },
  },
  stopsTime: true,
  players: everyKind,
  open: async (app, { input }) => {
    const on = input === 'turning on'
    await setSafe(app.world, app.player, on ? {} : { app: true, codes: true })
    // The session is older than the app.
    await app.world.flags({ AUTHAPP3: '0' })
    const arrived = app.arriveAs(app.player, '/m/securityCenter?view=signIn')
    await arrived
    await app.world.flags({ AUTHAPP3: '1' })
    await app.page.reload()
    await app.button(app.words.safety[on ? 'app.turnOn' : 'app.newCodes']).click()
  },
  same: ({ mode, missing, failure }) => ({ mode, missing, failure: failureKind(failure) !== null }),
  shows: async (app, { expected }) => {
    const { value } = expected as unknown as { value: string }
    if (value === 'scanning') await expect(dialog(app).getByRole('img')).toBeVisible()
    if (value === 'codes') await expect(dialog(app).getByRole('listitem')).toHaveCount(10)
  },
  notHere: {
    'authenticator.opening | done change | 2': closed,
    'authenticator.opening | error change | 0': changeNeverFails,
  },
  expects: { status: [400, 403, 503] },
})
