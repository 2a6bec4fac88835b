import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { authenticatorCases } from '../../../../machines/authenticator/authenticator.cases'
import type { authenticatorMachine } from '../../../../machines/authenticator/authenticator.machine'
import {
  beginAuthenticator,
  confirmAuthenticator,
  renewRecoveryCodes,
} from '../../../../src/platform/calls/second-step'
import type { CallName } from '../../../../src/platform/contract'
import { codeAt } from '../../../wire/support/second-step'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { setSafe } from '../support/phone-key'

type Snapshot = SnapshotFrom<typeof authenticatorMachine>

const username = 'mika_07'
const dialog = (app: App) => app.page.getByRole('dialog')
const field = (app: App) => dialog(app).locator('input').first()
const fault = (status: number, code: string | null, ...calls: readonly CallName[]) => ({
  make: async ({ world }: App) => {
    for (const call of calls)
      await world.fault({ kind: 'status', status, call, times: 1, ...(code ? { code } : {}) })
  },
})
const opens = ['beginAuthenticator', 'renewRecoveryCodes'] as const

/** Turning the app on, and its recovery codes: the player's taps, and what the platform answers. */
export const authenticatorDriver = defineDriver<typeof authenticatorMachine>({
  cases: authenticatorCases,
  ids: '[ROUTE-60]',
  events: {
    TYPE: {
      possible: (s: Snapshot, { value }) => s.hasTag('password') === (value !== '123456'),
      make: async (app, { value }) => {
        const key = dialog(app).locator('code')
        // The app's field takes digits: those that the app shows, so that they may be right.
        const secret = value === '123456' ? (await key.innerText()).replaceAll(' ', '') : null
        await field(app).fill(secret ? codeAt(secret, Date.now()) : value)
      },
    },
    SUBMIT: { make: (app) => dialog(app).locator('button[type="submit"]').click() },
    KEPT: { make: (app) => app.button(app.words.safety['codes.kept']).click() },
  },
  actors: {
    open: {
      calls: [beginAuthenticator, renewRecoveryCodes],
      done: [
        { possible: ({ context }: Snapshot) => context.mode === 'on', make: () => {} },
        { possible: ({ context }: Snapshot) => context.mode === 'codes', make: () => {} },
        fault(400, 'login.wrong.credentials', ...opens),
      ],
      error: [fault(503, null, ...opens)],
    },
    confirm: {
      calls: [confirmAuthenticator],
      done: [{ make: () => {} }, fault(400, 'verification.wrong', 'confirmAuthenticator')],
      error: [fault(503, null, 'confirmAuthenticator')],
    },
  },
  stopsTime: true,
  open: async (app, { input }) => {
    const on = input === 'turning on'
    await setSafe(app.world, username, on ? {} : { app: true, codes: true })
    // The session is older than the app.
    await app.world.flags({ AUTHAPP3: '0' })
    const arrived = app.arriveAs(username, '/m/securityCenter?view=signIn')
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
  notHere: {},
  expects: { status: [400, 503] },
})
