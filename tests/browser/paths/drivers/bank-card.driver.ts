import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { bankCardCases } from '../../../../machines/bank-card/bank-card.cases'
import type { bankCardMachine } from '../../../../machines/bank-card/bank-card.machine'
import { addBankCard } from '../../../../src/platform/calls/security'
import { bankCards } from '../../../../src/platform/calls/withdraw'
import type { App } from '../../support/app'
import { cashField, setTill, teller, tillOf } from '../support/cash-world'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'

type Snapshot = SnapshotFrom<typeof bankCardMachine>

const added = [{ id: 'C1', bankName: 'Bangko ng Perya', accountNum: '001234567890' }]
const none = { cards: [] }

/** A bank account added on the way to a first withdrawal. */
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
    add: {
      calls: [addBankCard],
      done: [tillOf(none), tillOf({ ...none, pin: '135791' })],
      error: [
        {
          make: async ({ world }: App) => {
            await setTill(world, none)
            world.fault({ kind: 'commit-then-drop', call: 'addBankCard' })
          },
        },
      ],
    },
    look: {
      calls: [bankCards],
      done: [tillOf({ cards: added }), tillOf(none)],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'bankCards' }) }],
    },
  },
  stopsTime: true,
  open: async (app, _, gates) => {
    await setTill(app.world, none)
    // The screen around it asks for the cards, too: that one answers at once.
    await gates.release('look')
    await app.arriveAs(teller, '/m/withdraw')
    await expect(cashField(app, 'bankName')).toBeVisible()
    gates.shut('look')
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
  notHere: {},
  expects: { status: [400], lines: [/net::ERR_/] },
})
