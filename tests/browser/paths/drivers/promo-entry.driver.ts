import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { promoEntryCases } from '../../../../machines/promo-entry/promo-entry.cases'
import type { promoEntryMachine } from '../../../../machines/promo-entry/promo-entry.machine'
import { joinOutcome, joinPromotion, uploadPromotionImage } from '../../../../src/platform/calls/rewards'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { onceNeverFails, playOnce } from '../support/once'

type Snapshot = SnapshotFrom<typeof promoEntryMachine>

const asksMore = ({ context }: Snapshot) => context.needsApplication
const form = (app: App) => app.page.locator('main form')
const refused = (call: 'uploadPromotionImage' | 'joinPromotion', status: number) => ({
  make: ({ world }: App) => world.fault({ kind: 'status', status, call }),
})
const lost = (call: 'uploadPromotionImage') => ({
  make: ({ world }: App) => world.fault({ kind: 'commit-then-drop', call }),
})

/** A picture as on a phone: PNG by its first eight bytes. */
const png = {
  name: 'club.png',
  mimeType: 'image/png',
  buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
}

/** Joining a promotion with one tap, and applying for one. */
export const promoEntryDriver = defineDriver<typeof promoEntryMachine>({
  cases: promoEntryCases,
  ids: '[PROMO-04] [PROMO-05] [PROMO-06]',
  events: {
    TYPE: {
      possible: (snapshot, { comment }) => asksMore(snapshot) && snapshot.context.comment !== comment,
      make: (app, { comment }) => form(app).locator('textarea').fill(comment),
    },
    ADD: {
      possible: asksMore,
      make: (app) => form(app).locator('input[type="file"]').setInputFiles(png),
    },
    REMOVE: {
      possible: (snapshot) => asksMore(snapshot) && snapshot.context.images.length > 0,
      make: (app) => form(app).getByRole('listitem').first().getByRole('button').click(),
    },
    SUBMIT: { make: (app) => form(app).locator('button[type="submit"]').click() },
  },
  actors: {
    add: {
      calls: [uploadPromotionImage],
      done: [{ make: () => {} }, refused('uploadPromotionImage', 403)],
      error: [lost('uploadPromotionImage')],
    },
    sendOnce: playOnce<Snapshot>({
      send: joinPromotion,
      look: joinOutcome,
      sends: ({ context }) => context.confirmed,
      refused: [refused('joinPromotion', 409)],
    }),
  },
  stopsTime: true,
  open: async (app, { input }) => {
    await app.arriveAs(
      'mika_07',
      `/m/activityDetail?id=${input === 'application' ? 'liga-race' : 'referral'}`,
    )
    await expect(form(app)).toBeVisible()
  },
  same: ({ comment, images, imageProblem, commentProblem, failure }) => ({
    comment,
    pictures: (images as readonly unknown[]).length,
    imageProblem,
    commentProblem,
    failure: failure !== null,
  }),
  // Why it did not arrive makes no difference to the player.
  alike: (projection) => JSON.parse(JSON.stringify(projection).replaceAll('"upgrading"', '"not-arrived"')),
  shows: async (app, { expected }) => {
    const { promos } = app.words
    const { value } = expected
    const { images, imageProblem, commentProblem, needsApplication, comment } =
      expected.context as unknown as Snapshot['context']
    if (value === 'done') {
      const stands = promos[needsApplication ? 'stands.applying' : 'stands.joined']
      await expect(app.page.getByText(stands)).toBeVisible()
      return
    }
    if (!needsApplication) return
    await expect(form(app).locator('textarea')).toHaveValue(comment)
    await expect(form(app).getByRole('listitem')).toHaveCount(images.length)
    if (commentProblem) await expect(form(app)).toContainText(promos['apply.missing'])
    if (imageProblem) await expect(form(app)).toContainText(promos[`pictures.${imageProblem}`])
  },
  notHere: { 'promo-entry.settling | error sendOnce | 0': onceNeverFails },
  expects: { status: [403, 409, 502], lines: [/net::ERR_/] },
})
