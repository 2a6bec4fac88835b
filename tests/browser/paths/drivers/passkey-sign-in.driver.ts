import { expect } from '@playwright/test'
import { passkeySignInCases } from '../../../../machines/passkey-sign-in/passkey-sign-in.cases'
import type { passkeySignInMachine } from '../../../../machines/passkey-sign-in/passkey-sign-in.machine'
import { beginPasskeyLogin } from '../../../../src/platform/calls/passkeys'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { holdPhone, keepOwnKey, phoneSays } from '../support/phone-key'

const broken = {
  make: ({ world }: App) => world.fault({ kind: 'status', status: 503, call: 'beginPasskeyLogin', times: 1 }),
}

/** Signing in with a passkey: the player's taps, their phone, and what the platform answers. */
export const passkeySignInDriver = defineDriver<typeof passkeySignInMachine>({
  cases: passkeySignInCases,
  ids: '[LOGIN-28]',
  events: {
    USE: { make: (app) => app.button(app.words.login.passkey).click() },
    CANCEL: { make: (app) => app.button(app.words.safety['change.giveUp']).click() },
  },
  actors: {
    signIn: {
      calls: [beginPasskeyLogin],
      done: [phoneSays('own'), phoneSays('stranger'), phoneSays('closed')],
      error: [broken],
    },
  },
  stopsTime: true,
  timer: () => false,
  open: async (app) => {
    await holdPhone(app)
    await keepOwnKey(app, 'mika_07')
    await app.open('/m/login?view=passkey&next=/m/notice')
  },
  same: ({ failure }) => ({ failure: failureKind(failure) !== null }),
  shows: async (app, { expected }) => {
    if (expected.status === 'done') return
    const { value, context } = expected as unknown as { value: string; context: { failure: object | null } }
    if (value !== 'ready') return
    await expect(app.link(app.words.safety['passkey.password'])).toBeVisible()
    await expect(app.page.locator('main [role="alert"]').first()).toHaveText(context.failure ? /./ : '')
  },
  notHere: { 'passkey-sign-in.working | after phone | 0': 'a path waits for no two minutes' },
  expects: { status: [400, 503] },
})
