import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { downlineRebateCases } from '../../../../machines/downline-rebate/downline-rebate.cases'
import {
  requestOf,
  type DownlineRebateContext,
  type downlineRebateMachine,
} from '../../../../machines/downline-rebate/downline-rebate.machine'
import { downline, updateDownlineRebates } from '../../../../src/platform/calls/team'
import { requestOutcome } from '../../../../src/platform/calls/member'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { onceNeverFails, playOnce } from '../support/once'
import { fromPanel, openTeam, sheet } from '../support/team-world'

const field = (app: App, category: string) => sheet(app).locator(`input[name="rate-${category}"]`)

/** The world's initial rates: undoes what an earlier step of a path has given. */
const asSeeded = async ({ world }: App) => {
  const newest = world.db.selectFrom('rebateRate').select(({ fn }) => fn.min('since').as('since'))
  const { since } = await newest.executeTakeFirstOrThrow()
  await world.db.deleteFrom('rebateRate').where('since', '>', since).execute()
}

/** A downline's rates, from the current ones to the result of the change. */
export const downlineRebateDriver = defineDriver<typeof downlineRebateMachine>({
  cases: downlineRebateCases,
  ids: '[WIRE-121] [WIRE-119] [AGENT-18]',
  events: {
    OPEN: { make: (app, { userName }) => fromPanel(app, userName, app.words.team['open.rates']) },
    CLOSE: { make: (app) => app.button(app.words.shell.close, sheet(app)).click() },
    RETRY: { make: (app) => app.button(app.words.shell.retry, sheet(app)).click() },
    TYPE: { make: (app, { category, value }) => field(app, category).fill(value) },
    SAVE: { make: (app) => app.button(app.words.team['rates.save'], sheet(app)).click() },
  },
  actors: {
    load: {
      calls: [downline],
      done: [{ make: asSeeded }],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'downline' }) }],
    },
    sendOnce: playOnce<SnapshotFrom<typeof downlineRebateMachine>>({
      send: updateDownlineRebates,
      look: requestOutcome,
      sends: ({ context }) => requestOf(context) !== null,
      refused: [
        {
          make: ({ world }) =>
            world.fault({
              kind: 'status',
              status: 409,
              code: 'transaction.terms.changed',
              call: 'updateDownlineRebates',
            }),
        },
      ],
    }),
  },
  stopsTime: true,
  open: openTeam,
  same: ({ userName, typed, wrong, failure, notDone }) => ({
    userName,
    typed,
    wrong,
    notDone,
    failure: failureKind(failure) !== null,
  }),
  shows: async (app, { expected }) => {
    const { value } = expected
    const { wrong, notDone } = expected.context as unknown as DownlineRebateContext
    const { team, shell } = app.words
    await expect(sheet(app)).toHaveCount(value === 'closed' ? 0 : 1)
    if (value === 'filling') {
      const marked = sheet(app).locator('input[aria-invalid="true"]')
      await expect(marked).toHaveCount(wrong.length)
      if (notDone) await expect(sheet(app).locator('form')).toContainText(team['rates.safe'])
    }
    if (value === 'failed') await expect(app.button(shell.retry, sheet(app))).toBeVisible()
    if (value === 'done') await expect(sheet(app)).toContainText(team['rates.done.title'])
  },
  notHere: { 'downline-rebate.settling | error sendOnce | 0': onceNeverFails },
  expects: { status: [400, 409, 502], lines: [/net::ERR_/] },
})
