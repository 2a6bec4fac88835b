import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { affiliateLinksCases } from '../../../../machines/affiliate-links/affiliate-links.cases'
import type { affiliateLinksMachine } from '../../../../machines/affiliate-links/affiliate-links.machine'
import { rateField } from '../../../../machines/open-account/rates'
import {
  affiliateUrlCreate,
  affiliateUrlDelete,
  affiliateUrlView,
} from '../../../../src/platform/calls/agency'
import { requestOutcome } from '../../../../src/platform/calls/member'
import type { App } from '../../support/app'
import { links } from '../support/agency-world'
import { defineDriver } from '../support/driver'
import { onceNeverFails, playOnce } from '../support/once'
import { giveSheet, openClipboard, sheet, shutClipboard } from '../support/share-sheet'

const note = 'Facebook group'
type Snapshot = SnapshotFrom<typeof affiliateLinksMachine>
type Told = 'copy-failed' | 'share-failed'

const card = (app: App) => app.page.getByRole('article').filter({ hasText: note })
const form = (app: App) => app.page.getByRole('dialog', { name: app.words.agency['link.new'] })
const question = (app: App) => app.page.getByRole('alertdialog')
const copies = (app: App) => {
  const { agency } = app.words
  return app.button(agency['link.copy'], card(app)).or(app.button(agency['link.copied'], card(app)))
}
const isThere = (snapshot: { context: { links: readonly { id: string }[] } }) =>
  snapshot.context.links.some(({ id }) => id === 'l1')
const broken = {
  make: ({ world }: App) => world.fault({ kind: 'status', status: 500, call: 'affiliateUrlView' }),
}
const calls = [affiliateUrlView]
const changes = ['affiliateUrlCreate', 'affiliateUrlDelete'] as const

/** An agent's invitation links, with the sandbox's answers. */
export const affiliateLinksDriver = defineDriver<typeof affiliateLinksMachine>({
  cases: affiliateLinksCases,
  ids: '[AGENT-21] [WIRE-113] [WIRE-114] [WIRE-115] [WIRE-117]',
  events: {
    RETRY: { make: (app) => app.button(app.words.shell.retry).click() },
    NEW: { make: (app) => app.button(app.words.agency['link.new']).click() },
    CLOSE: { make: (app) => app.button(app.words.shell.close, form(app)).click() },
    TYPE_NOTE: {
      possible: ({ context }, { value }) => context.draft.note !== value,
      make: (app, { value }) => form(app).locator('input[name="note"]').fill(value),
    },
    TYPE_RATE: {
      possible: ({ context }, { category, value }) => context.draft.rates[category] !== value,
      make: (app, { category, value }) =>
        form(app)
          .locator(`input[name="${rateField(category)}"]`)
          .fill(value),
    },
    CHOOSE_KIND: {
      possible: ({ context }, { kind }) => context.draft.kind !== kind,
      make: (app, { kind }) =>
        form(app)
          .locator('label', { has: app.page.locator(`input[name="linkKind"][value="${kind}"]`) })
          .click(),
    },
    CREATE: { make: (app) => app.button(app.words.agency['link.create'], form(app)).click() },
    COPY: {
      possible: isThere,
      make: async (app) => {
        // Earlier messages have disappeared: a new one would have to wait for them.
        await app.page.clock.fastForward(30_000)
        await copies(app).click()
      },
    },
    SHARE: {
      possible: isThere,
      make: (app) => app.button(app.words.agency['link.share'], card(app)).click(),
    },
    DELETE: {
      possible: isThere,
      make: (app) =>
        app.button(app.say(app.words.agency['link.deleteOne'], { name: note }), card(app)).click(),
    },
    CANCEL: { make: (app) => app.button(app.words.agency['link.keep'], question(app)).click() },
    CONFIRM: { make: (app) => app.button(app.words.agency['link.delete'], question(app)).click() },
  },
  actors: {
    links: { calls, done: [links('none')], error: [broken] },
    sendOnce: playOnce<Snapshot>({
      send: [affiliateUrlCreate, affiliateUrlDelete],
      second: ({ context }) => context.change?.what === 'deleted',
      look: requestOutcome,
      sends: ({ context }) => context.change !== null,
      refused: [
        {
          make: ({ world }) => {
            for (const call of changes) world.fault({ kind: 'status', status: 403, call })
          },
        },
      ],
      last: 'found',
    }),
    copy: {
      calls: [],
      atOnce: true,
      done: [{ make: openClipboard }],
      error: [{ make: ({ page }) => page.evaluate(shutClipboard) }],
    },
    share: { calls: [], done: [sheet('sheet-closes')], error: [sheet('sheet-fails')] },
  },
  stopsTime: true,
  open: async (app) => {
    await links('none').make(app)
    await app.page.addInitScript(giveSheet)
    await app.arriveAs('tita_baby', '/m/agentRegister?way=links')
  },
  same: ({ draft, badRates, links: list, failure }) => ({
    draft,
    badRates,
    some: (list as readonly unknown[]).length > 0,
    failure: failure !== null,
  }),
  shows: async (app, { expected }) => {
    const { agency, shell } = app.words
    const { value, context } = expected as unknown as Snapshot
    const at = typeof value === 'string' ? value : 'list'
    await expect(form(app)).toHaveCount(at === 'drafting' || context.change?.what === 'made' ? 1 : 0)
    await expect(question(app)).toHaveCount(at === 'confirming' ? 1 : 0)
    if (at === 'failed') await expect(app.button(shell.retry)).toBeVisible()
    if (at === 'list') await expect(app.button(agency['link.new'])).toBeVisible()
    const told = expected.actions.find(({ type }) => type === 'notify')?.params as { text: Told } | undefined
    if (told) await expect(app.toast(shell[`notice.${told.text}`])).toBeVisible()
  },
  withoutInputs: {
    'without a share sheet': 'the same screen without the button that shares',
  },
  notHere: { 'affiliate-links.settling | error sendOnce | 0': onceNeverFails },
  expects: { status: [403, 500, 502], lines: [/net::ERR_/] },
})
