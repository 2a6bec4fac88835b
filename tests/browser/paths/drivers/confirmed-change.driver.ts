import { expect } from '@playwright/test'
import { confirmedChangeCases } from '../../../../machines/confirmed-change/confirmed-change.cases'
import type { confirmedChangeMachine } from '../../../../machines/confirmed-change/confirmed-change.machine'
import { beginPasskey } from '../../../../src/platform/calls/second-step'
import type { App } from '../../support/app'
import { closes, refuses, takesStep } from '../support/change'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { holdPhone, phoneSays, setSafe } from '../support/phone-key'
import { everyKind } from '../support/people'

const ofParents = 'walked with the parents: paths of devices, play-break and sign-in-security'
const panel = (app: App) => app.page.getByRole('dialog')

/** A change that asks for the password: a new passkey. */
export const confirmedChangeDriver = defineDriver<typeof confirmedChangeMachine>({
  cases: confirmedChangeCases,
  ids: '[ROUTE-60]',
  events: {
    CONFIRM: ofParents,
    TYPE: {
      possible: ({ context }, { value }) => context.password !== value,
      make: (app, { value }) => panel(app).locator('input').fill(value),
    },
    SUBMIT: { make: (app) => panel(app).locator('button[type="submit"]').click() },
    STEP_TAKEN: { make: takesStep },
    CANCEL: { possible: (s) => !s.hasTag('password'), make: closes.make },
  },
  actors: {
    send: {
      calls: [beginPasskey],
      done: [
        ofParents,
        {
          make: async (app) => {
            await setSafe(app.world, app.player, { app: true })
            await refuses(403, 'second.step.wanted', 'beginPasskey').make(app)
          },
        },
        refuses(403, 'permission.denied', 'beginPasskey'),
        {
          make: async (app) => {
            phoneSays('closed').make(app)
            await setSafe(app.world, app.player, {})
          },
        },
      ],
      error: [refuses(503, null, 'beginPasskey')],
    },
  },
  stopsTime: true,
  timer: () => false,
  withoutInputs: { 'a tap is enough': ofParents, 'a yes is asked for': ofParents },
  players: everyKind,
  open: async (app) => {
    await holdPhone(app)
    await app.arriveAs(app.player, '/m/securityCenter?view=signIn')
    await app.button(app.words.safety['passkeys.add']).click()
  },
  same: ({ missing, failure }) => ({ missing, failure: failureKind(failure) !== null }),
  shows: async (app, { expected }) => {
    const { value } = expected as unknown as { value: string }
    if (value === 'proving') await expect(panel(app).locator('input[name="loginPassword"]')).toBeVisible()
    if (value === 'stepping') await expect(panel(app).locator('input[name="stepCode"]')).toBeVisible()
    if (value === 'ended') await expect(panel(app)).toHaveCount(0)
  },
  notHere: {
    'confirmed-change.deciding | always | 0 [asksYes]': ofParents,
    'confirmed-change.deciding | always | 2': ofParents,
    'confirmed-change.asking | CONFIRM | 0': ofParents,
    'confirmed-change.asking | CANCEL | 0': ofParents,
    'confirmed-change.proving | CANCEL | 0': ofParents,
    'confirmed-change.sending | done send | 0 [accepted]': ofParents,
    'confirmed-change.sending | done send | 4': ofParents,
    'confirmed-change.sending | error send | 1': ofParents,
    'confirmed-change.sending | after phone | 0 [asksPassword]': 'a path waits for no two minutes',
    'confirmed-change.sending | after phone | 1': 'a path waits for no two minutes',
  },
  expects: { status: [403, 503] },
})
