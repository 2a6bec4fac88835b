import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { bankCardCases } from '../../../../machines/bank-card/bank-card.cases'
import { requestOf, type bankCardMachine } from '../../../../machines/bank-card/bank-card.machine'
import { requestOutcome } from '../../../../src/platform/calls/member'
import { addBankCard } from '../../../../src/platform/calls/security'
import { cashField, setTill, teller, tillOf } from '../support/cash-world'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { onceNeverFails, playOnce } from '../support/once'

type Snapshot = SnapshotFrom<typeof bankCardMachine>

const none = { cards: [] }

/** A bank account, added on the way to a first withdrawal. */
export const bankCardDriver = defineDriver<typeof bankCardMachine>({
  cases: bankCardCases,
  ids: '[WIRE-35] [WALLET-08]',
  events: {
    TYPE: {
      possible: ({ context }, { field, value }) => context.values[field] !== value,
      make: async (app, { field, value }) => {
        if (field === 'bankName') await cashField(app, field).selectOption(value)
        else await cashField(app, field).fill(value)
      },
    },
    SUBMIT: { make: (app) => app.submit.click() },
  },
  actors: {
    sendOnce: playOnce<Snapshot>({
      send: addBankCard,
      look: requestOutcome,
      sends: ({ context }) => requestOf(context) !== null,
      done: tillOf(none),
      refused: [tillOf({ ...none, pin: '135791' })],
    }),
  },
  stopsTime: true,
  open: async (app) => {
    await setTill(app.world, none)
    await app.arriveAs(teller, '/m/withdraw')
    await expect(cashField(app, 'bankName')).toBeVisible()
  },
  same: ({ values, problems, failure }) => ({ values, problems, failure: failureKind(failure) !== null }),
  shows: async (app, { expected }) => {
    if (expected.status === 'done') return
    const { context } = expected as unknown as { context: Snapshot['context'] }
    for (const [field, problem] of Object.entries(context.problems)) {
      if (problem) await expect(cashField(app, field)).toHaveAttribute('aria-invalid', 'true')
    }
    const alert = app.page.locator('form > [role="alert"]')
    if (context.failure) await expect(alert).not.toHaveText('')
  },
  notHere: { 'bank-card.settling | error sendOnce | 0': onceNeverFails },
  expects: { status: [400, 502], lines: [/net::ERR_/] },
})
