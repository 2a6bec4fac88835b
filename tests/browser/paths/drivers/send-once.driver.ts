import { expect } from '@playwright/test'
import { sendOnceCases } from '../../../../machines/send-once/send-once.cases'
import type { sendOnceMachine } from '../../../../machines/send-once/send-once.machine'
import { claim, claimOutcome } from '../../../../src/platform/calls/rewards'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { leaveOnPhone } from '../support/phone'

const ownCode = 'the phone’s own records and the browser’s own events do not break'
const dialog = (app: App) => app.page.getByRole('alertdialog')
const dropped = (call: 'claim' | 'claimOutcome') => ({
  make: ({ world }: App) => world.fault({ kind: 'commit-then-drop', call }),
})
const stands = { make: () => {} }
const opened = 'the screen has opened'

/** Sending once, by a claim: its dialog is the one that a player can leave while the outcome is not known. */
export const sendOnceDriver = defineDriver<typeof sendOnceMachine>({
  cases: sendOnceCases,
  ids: '[WALLET-08]',
  events: {
    LOOK: { make: (app) => app.button(app.words.once.look, dialog(app)).click() },
    LEAVE: { make: (app) => app.button(app.words.shell.close, dialog(app)).click() },
    ONLINE: { make: ({ page }) => page.evaluate(() => void dispatchEvent(new Event('online'))) },
  },
  actors: {
    openKey: {
      atOnce: true,
      calls: [],
      done: [
        { ...stands, possible: ({ context }) => context.request !== null },
        { ...stands, possible: ({ context }) => context.request === null },
        { ...stands, possible: ({ context }) => context.request === null },
      ],
      error: [ownCode],
    },
    send: {
      calls: [claim],
      done: [stands, { make: ({ world }) => world.fault({ kind: 'status', status: 409, call: 'claim' }) }],
      error: [dropped('claim')],
    },
    look: {
      calls: [claimOutcome],
      done: [
        // A key known only to this phone was never sent.
        { ...stands, possible: ({ context }) => context.failure !== null },
        { make: async ({ world }) => void (await world.db.deleteFrom('claim').execute()) },
      ],
      error: [dropped('claimOutcome')],
    },
    online: ownCode,
  },
  stopsTime: true,
  async open(app, { input, answers }) {
    const key = { requestId: '0123456789abcdef0123456789abcdef', at: 0, facts: {} }
    if (answers[0]?.caseIndex === 1) await leaveOnPhone(app, 'local', { 'perya.once.mika_07.claim': key })
    await app.arriveAs('mika_07', '/m/rewardCenter')
    if (input === opened) return
    const waiting = app.page.locator('main li button').first()
    await waiting.click()
    await dialog(app).getByRole('button').last().click()
  },
  same: ({ outcome }) => ({ outcome }),
  shows: async (app, { expected }) => {
    const { once } = app.words
    const heading = (name: string) => expect(dialog(app).getByRole('heading', { name })).toBeVisible()
    if (expected.value === 'looking') await heading(once['looking.title'])
    if (expected.value === 'unknown') await heading(once['unknown.title'])
    if (expected.value === 'ended') await expect(dialog(app)).toHaveCount(0)
  },
  notHere: { 'send-once.opening | error openKey | 0': ownCode },
  expects: { status: [409], lines: [/net::ERR_/] },
})
