import { expect } from '@playwright/test'
import { sql } from 'kysely'
import { claimCases } from '../../../../machines/claim/claim.cases'
import type { claimMachine } from '../../../../machines/claim/claim.machine'
import { claim, claimOutcome } from '../../../../src/platform/calls/rewards'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'

const dialog = (app: App) => app.page.getByRole('alertdialog')
const amount = '₱58.00'
const first = (app: App) => app.page.locator('main li button').first()

/** What was claimed waits again at once, so that a path may claim it more than once. */
async function waitAgain({ world: { db } }: App): Promise<void> {
  await sql`create trigger waits after insert on "memberPromotion" begin
    delete from "memberPromotion" where "memberId" = new."memberId" and "promotionId" = new."promotionId";
    update "claim" set source = source || ' ' || id where "memberId" = new."memberId";
  end`.execute(db)
}

/** A claim, from the question to how it ended. */
export const claimDriver = defineDriver<typeof claimMachine>({
  cases: claimCases,
  ids: '[PROMO-07] [ROUTE-50]',
  events: {
    CLAIM: { make: (app) => first(app).click() },
    CANCEL: { make: (app) => app.button(app.words.rewards['ask.no'], dialog(app)).click() },
    CONFIRM: {
      make: (app) => app.button(app.say(app.words.rewards['ask.yes'], { amount }), dialog(app)).click(),
    },
    LOOK: { make: (app) => app.button(app.words.rewards['unknown.look'], dialog(app)).click() },
    CLOSE: {
      make: (app) =>
        app
          .button(app.words.rewards.ok, dialog(app))
          .or(app.button(app.words.shell.close, dialog(app)))
          .click(),
    },
  },
  actors: {
    pay: {
      calls: [claim],
      done: [
        { make: () => {} },
        { make: ({ world }) => world.fault({ kind: 'status', status: 409, call: 'claim' }) },
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'claim' }) }],
    },
    look: {
      calls: [claimOutcome],
      done: [
        { make: () => {} },
        { make: async ({ world }) => void (await world.db.deleteFrom('claim').execute()) },
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'claimOutcome' }) }],
    },
  },
  stopsTime: true,
  open: async (app) => {
    await waitAgain(app)
    await app.arriveAs('mika_07', '/m/rewardCenter')
    await expect(first(app)).toBeVisible()
  },
  same: ({ offer, receipt, failure }) => ({
    offer,
    paid: (receipt as { amount: string } | null)?.amount ?? null,
    failure: failureKind(failure),
  }),
  // An answer that got lost is one thing to a player, however it was lost.
  alike: (projection) => JSON.parse(JSON.stringify(projection).replaceAll('"timeout"', '"offline"')),
  shows: async (app, { expected }) => {
    const { rewards } = app.words
    const { value } = expected
    if (value === 'idle') return void (await expect(dialog(app)).toHaveCount(0))
    const title = {
      asking: rewards['ask.title'],
      claiming: rewards['sending.title'],
      looking: rewards['looking.title'],
      unknown: rewards['unknown.title'],
      done: rewards['done.title'],
      refused: rewards['refused.title'],
      notDone: rewards['notDone.title'],
    }[value as 'asking']
    await expect(dialog(app).getByRole('heading', { name: app.say(title, { amount }) })).toBeVisible()
    if (value === 'notDone') await expect(dialog(app)).toContainText(rewards['notDone.text'])
    if (value === 'refused') await expect(dialog(app)).toContainText(rewards['refused.changed'])
  },
  notHere: {},
  expects: { status: [409], lines: [/net::ERR_/] },
})
