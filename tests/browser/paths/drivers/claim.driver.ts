import { expect } from '@playwright/test'
import { sql } from 'kysely'
import type { SnapshotFrom } from 'xstate'
import { claimCases } from '../../../../machines/claim/claim.cases'
import type { claimMachine, Receipt } from '../../../../machines/claim/claim.machine'
import { claim, claimOutcome } from '../../../../src/platform/calls/rewards'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { onceNeverFails, playOnce } from '../support/once'

const dialog = (app: App) => app.page.getByRole('alertdialog')
const amount = '₱58.00'
const first = (app: App) => app.page.locator('main li button').first()

/** Makes claimed rewards claimable again at once, so that a path can claim them more than once. */
async function waitAgain({ world: { db } }: App): Promise<void> {
  await sql`create trigger waits after insert on "memberPromotion" begin
    delete from "memberPromotion" where "memberId" = new."memberId" and "promotionId" = new."promotionId";
    update "claim" set source = source || ' ' || id where "memberId" = new."memberId";
  end`.execute(db)
}

/** A claim, from the question to the result. */
export const claimDriver = defineDriver<typeof claimMachine>({
  cases: claimCases,
  ids: '[PROMO-07]',
  events: {
    CLAIM: { make: (app) => first(app).click() },
    CANCEL: { make: (app) => app.button(app.words.rewards['ask.no'], dialog(app)).click() },
    CONFIRM: {
      make: (app) => app.button(app.say(app.words.rewards['ask.yes'], { amount }), dialog(app)).click(),
    },
    CLOSE: { make: (app) => app.button(app.words.rewards.ok, dialog(app)).click() },
  },
  actors: {
    sendOnce: playOnce<SnapshotFrom<typeof claimMachine>>({
      send: claim,
      look: claimOutcome,
      sends: ({ context }) => context.offer !== null,
      refused: [{ make: ({ world }) => world.fault({ kind: 'status', status: 409, call: 'claim' }) }],
      last: 'left',
    }),
  },
  stopsTime: true,
  open: async (app) => {
    await waitAgain(app)
    await app.arriveAs('mika_07', '/m/rewardCenter')
    await expect(first(app)).toBeVisible()
  },
  same: ({ offer, receipt, failure }) => ({
    offer,
    paid: (receipt as Receipt | null)?.amount.minor ?? null,
    failure: failure !== null,
  }),
  // Why it did not arrive makes no difference to the player.
  alike: (projection) => JSON.parse(JSON.stringify(projection).replaceAll('"upgrading"', '"not-arrived"')),
  shows: async (app, { expected }) => {
    const { rewards } = app.words
    const { value } = expected
    if (value === 'idle') return void (await expect(dialog(app)).toHaveCount(0))
    const title = {
      asking: rewards['ask.title'],
      settling: rewards['sending.title'],
      done: rewards['done.title'],
      refused: rewards['refused.title'],
      notDone: rewards['notDone.title'],
    }[value as 'asking']
    await expect(dialog(app).getByRole('heading', { name: app.say(title, { amount }) })).toBeVisible()
    if (value === 'notDone') await expect(dialog(app)).toContainText(rewards['notDone.text'])
    if (value === 'refused') await expect(dialog(app)).toContainText(rewards['refused.changed'])
  },
  notHere: { 'claim.settling | error sendOnce | 0': onceNeverFails },
  expects: { status: [409, 502], lines: [/net::ERR_/] },
})
