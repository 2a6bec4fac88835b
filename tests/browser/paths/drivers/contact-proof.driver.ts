import { expect } from '@playwright/test'
import { contactProofCases } from '../../../../machines/contact-proof/contact-proof.cases'
import type { contactProofMachine } from '../../../../machines/contact-proof/contact-proof.machine'
import type { ContactKind } from '../../../../machines/contact-proof/form'
import { proveContact } from '../../../../src/platform/calls/security'
import type { App } from '../../support/app'
import { cashField, teller } from '../support/cash-world'
import { hasStep, leavesStep, showsStep, takesStep } from '../support/change'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'

const sheet = (app: App) => app.page.getByRole('dialog')

/** The code of the case is the one that was sent, or not; the account has a second step, or none. */
const codeIs = (code: string, step = false) => ({
  make: async (app: App) => {
    const { world } = app
    await hasStep(teller, step)(app)
    const sent = { code, sentAt: Date.now(), expiresAt: Date.now() + 60_000, wrongTries: 0 }
    for (const mobile of ['9178880042', 'ako@example.com']) {
      await world.db
        .insertInto('smsCode')
        .values({ mobile, purpose: 'contact', ...sent })
        .onConflict((c) => c.columns(['mobile', 'purpose']).doUpdateSet(sent))
        .execute()
    }
  },
})

/** A number or an address, added in the security centre. */
export const contactProofDriver = defineDriver<typeof contactProofMachine>({
  cases: contactProofCases,
  ids: '[ROUTE-60] [MEMBER-36]',
  events: {
    TYPE: {
      // A number's field takes no letters.
      possible: ({ context }, { field, value }) =>
        context.values[field] !== value &&
        (field !== 'contact' || (context.kind === 'email') === value.includes('@')),
      make: (app, { field, value }) => cashField(app, field).fill(value),
    },
    GET_CODE: {
      possible: ({ context }) => context.values.contact === '',
      make: (app) => app.button(app.words.form.getCode, sheet(app)).click(),
    },
    SUBMIT: { make: (app) => sheet(app).locator('button[type="submit"]').click() },
    STEP_TAKEN: { make: takesStep },
    CANCEL: { make: leavesStep },
  },
  actors: {
    prove: {
      calls: [proveContact],
      done: [codeIs('123456'), codeIs('123456', true), codeIs('654321')],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'proveContact' }) }],
    },
    smsCode: 'the inner SMS chart does not break; only a fault in its own code could break it',
  },
  stopsTime: true,
  open: async (app, { input }) => {
    const kind: ContactKind = input === 'email' ? 'email' : 'mobile'
    await app.world.db
      .updateTable('member')
      .set({ [kind]: null })
      .where('username', '=', teller)
      .execute()
    await app.arriveAs(teller, '/m/securityCenter')
    await app.page.getByRole('button', { name: app.words.security[`centre.${kind}`] }).click()
  },
  same: ({ values, problems, failure }) => ({ values, problems, failure: failureKind(failure) !== null }),
  shows: async (app, { expected }) => {
    if (expected.status === 'done') return
    const { context, value } = expected as unknown as {
      context: { problems: object }
      value: { form: string }
    }
    if (value.form === 'stepping') await showsStep(app)
    for (const [field, problem] of Object.entries(context.problems)) {
      if (problem) await expect(cashField(app, field)).toHaveAttribute('aria-invalid', 'true')
    }
  },
  notHere: {
    'contact-proof.form.editing | GET_CODE | 1 [sendsCodes]':
      'while the button counts it is not there, which this chart cannot tell; sms.spec.ts asks for such a code',
    'contact-proof.form | error smsCode | 0':
      'the inner SMS chart does not break; only a fault in its own code could break it',
  },
  expects: { status: [400, 403, 409], lines: [/net::ERR_/] },
})
