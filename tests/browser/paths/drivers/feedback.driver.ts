import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { feedbackCases } from '../../../../machines/feedback/feedback.cases'
import type { feedbackMachine } from '../../../../machines/feedback/feedback.machine'
import { feedback, feedbackByKey } from '../../../../src/platform/calls/feedback'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { onceNeverFails, playOnce } from '../support/once'
import { regulars } from '../support/people'
import { leaveOnPhone } from '../support/phone'

type Snapshot = SnapshotFrom<typeof feedbackMachine>

const draftKey = 'perya.feedback'
const area = ({ page }: App) => page.locator('form textarea[name="content"]')

/** Writing to the operator: the form, sending once, and the outcome after a lost answer. */
export const feedbackDriver = defineDriver<typeof feedbackMachine>({
  cases: feedbackCases,
  ids: '[ROUTE-63] [HELP-05] [HELP-06] [WIRE-49]',
  events: {
    CHOOSE: { make: (app) => app.button(app.words.feedback['kind.idea']).click() },
    TYPE: {
      possible: ({ context }, { text }) => context.text !== text,
      make: (app, { text }) => area(app).fill(text),
    },
    SUBMIT: { make: (app) => app.submit.click() },
    ANOTHER: { make: (app) => app.button(app.words.feedback['sent.another']).click() },
  },
  actors: {
    sendOnce: playOnce<Snapshot>({
      send: feedback,
      look: feedbackByKey,
      sends: ({ context }) => context.confirmed,
      refused: [{ make: ({ world }) => world.fault({ kind: 'status', status: 403, call: 'feedback' }) }],
    }),
  },
  stopsTime: true,
  players: regulars,
  open: async (app, { input }) => {
    const { draft } = feedbackCases.inputs[input] as { draft: object | null }
    if (draft) await leaveOnPhone(app, 'session', { [draftKey]: { ...draft, who: app.player } })
    await app.arriveAs(app.player, '/m/feedback')
  },
  same: ({ kind, text, problem, failure, receipt }) => ({
    kind,
    text,
    problem,
    failure: failure !== null,
    receipt: receipt !== null,
  }),
  // Why it did not arrive makes no difference to the player.
  alike: (projection) => JSON.parse(JSON.stringify(projection).replaceAll('"upgrading"', '"not-arrived"')),
  shows: async (app, { expected }) => {
    const { context, value } = expected as unknown as { context: Snapshot['context']; value: string }
    if (value === 'editing') {
      await expect(area(app)).toHaveValue(context.text)
      if (context.failure) await expect(app.refusal).not.toHaveText('')
      if (context.problem) await expect(area(app)).toHaveAttribute('aria-invalid', 'true')
    }
    if (value === 'sent') await expect(app.page.getByText(/F\d{8}/)).toBeVisible()
  },
  notHere: { 'feedback.settling | error sendOnce | 0': onceNeverFails },
  expects: { status: [403, 502], lines: [/net::ERR_/] },
})
