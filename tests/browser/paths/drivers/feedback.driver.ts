import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { feedbackCases } from '../../../../machines/feedback/feedback.cases'
import type { feedbackMachine } from '../../../../machines/feedback/feedback.machine'
import { feedback, feedbackByKey } from '../../../../src/platform/calls/feedback'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'

type Snapshot = SnapshotFrom<typeof feedbackMachine>

const username = 'mika_07'
const draftKey = 'perya.feedback'
const area = ({ page }: App) => page.locator('form textarea[name="content"]')

/** The message under the page's own key stands in the platform's book, or it does not. */
async function stands({ page, world }: App, arrived: boolean): Promise<void> {
  const kept = await page.evaluate((key) => sessionStorage.getItem(key) ?? '{}', draftKey)
  const { pending } = JSON.parse(kept) as { pending?: string }
  const { id } = await world.db
    .selectFrom('member')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  await world.db.deleteFrom('feedback').execute()
  if (!arrived || !pending) return
  const message = { memberId: id, requestKey: pending, kind: 'idea' as const, content: 'x', sentAt: 0 }
  await world.db.insertInto('feedback').values(message).execute()
}

const drop = (call: 'feedback' | 'feedbackByKey') => ({
  make: ({ world }: App) => world.fault({ kind: 'commit-then-drop', call }),
})

/** Writing to the operator: the form, the one sending, and what becomes of a lost answer. */
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
    LOOK_AGAIN: { make: (app) => app.button(app.words.feedback['unsure.look']).click() },
    ANOTHER: { make: (app) => app.button(app.words.feedback['sent.another']).click() },
  },
  actors: {
    send: {
      calls: [feedback],
      done: [
        { make: () => {} },
        { make: ({ world }) => world.fault({ kind: 'status', status: 403, call: 'feedback' }) },
      ],
      error: [drop('feedback')],
    },
    find: {
      calls: [feedbackByKey],
      done: [{ make: (app) => stands(app, true) }, { make: (app) => stands(app, false) }],
      error: [drop('feedbackByKey')],
    },
  },
  stopsTime: true,
  open: async (app, { input }) => {
    await app.arriveAs(username)
    await expect(app.account).toBeVisible()
    const { draft } = feedbackCases.inputs[input] as { draft: object | null }
    if (draft) {
      await app.page.evaluate(
        ([key = '', text = '']) => sessionStorage.setItem(key, text),
        [draftKey, JSON.stringify({ ...draft, who: username })],
      )
    }
    await app.open('/m/feedback')
  },
  same: ({ kind, text, problem, failure, lost, pending, receipt }) => ({
    kind,
    text,
    problem,
    failure: failureKind(failure),
    lost,
    pending: pending !== null,
    receipt: receipt !== null,
  }),
  shows: async (app, { expected }) => {
    const { feedback: words } = app.words
    const { context, value } = expected as unknown as { context: Snapshot['context']; value: string }
    if (value === 'editing') {
      await expect(area(app)).toHaveValue(context.text)
      if (context.lost) await expect(app.refusal).toContainText(words.lost)
      else if (context.failure) await expect(app.refusal).not.toHaveText('')
      if (context.problem) await expect(area(app)).toHaveAttribute('aria-invalid', 'true')
    }
    if (value === 'finding') await expect(app.page.getByText(words.checking)).toBeVisible()
    if (value === 'unsure') await expect(app.page.getByText(words['unsure.text'])).toBeVisible()
    if (value === 'sent') await expect(app.page.getByText(/F\d{8}/)).toBeVisible()
  },
  notHere: {},
  expects: { status: [403], lines: [/net::ERR_/] },
})
