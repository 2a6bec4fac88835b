import { expect } from '@playwright/test'
import {
  addressOf as choose,
  choiceOf,
  mostDays,
  type DatesProblem,
  type RecordChoice,
  type RecordPage,
} from '../../../../machines/record/choice'
import { accountRecord, gameRecord, profitLoss, teamAccountRecord } from '../../../../machines/record/pages'
import { recordCases } from '../../../../machines/record/record.cases'
import type { recordMachine } from '../../../../machines/record/record.machine'
import type { Json } from '../../../../src/paths/model'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { stepTo } from '../support/elsewhere'
import { addressOf } from '../../../../machines/shared/address'

/** A record as its viewer sees it: who opens it, and the labels of its chips. */
interface Look {
  readonly page: RecordPage
  readonly person: string
  readonly group: (app: App) => string
  readonly word: (app: App, kind: string | null) => string | undefined
}

type Table = Readonly<Record<string, string>>
const account = (page: RecordPage, person: string): Look => ({
  page,
  person,
  group: ({ words }) => words.account.kinds,
  word: ({ words }, kind) => (words.account as Table)[kind === null ? 'all' : `kind.${kind}`],
})

/** By the name of the starting situation. */
const looks: Readonly<Record<string, Look>> = {
  'bets, from the menu': {
    page: gameRecord,
    person: 'mika_07',
    group: ({ words }) => words.bets.categories,
    word: ({ words }, kind) => (kind === null ? words.bets.all : (words.shell as Table)[`category.${kind}`]),
  },
  'movements of the account': account(accountRecord, 'mika_07'),
  'the agent’s side of the account': account(teamAccountRecord, 'tita_baby'),
  'profit and loss': { page: profitLoss, person: 'mika_07', group: () => '', word: () => undefined },
}

/** The record named in the address. */
function lookAt(app: App): Look {
  const { pathname, searchParams } = new URL(app.page.url())
  const types = searchParams.get('types') ?? undefined
  const found = Object.values(looks).find(
    ({ page: { to, query } }) => to === pathname && query?.['types'] === types,
  )
  if (!found) throw new Error(`no record at ${app.page.url()}`)
  return found
}

const pathOf = (page: RecordPage, choice: RecordChoice) => addressOf(choose(page, choice))
const range = (app: App, days: RecordChoice['days']) =>
  app.way(app.words.records[typeof days === 'number' ? (`days.${days}` as const) : 'days.own'])
const dateFields = (app: App) => app.page.locator('#main input[type="date"]')
const chip = (app: App, kind: string | null) => {
  const { group, word } = lookAt(app)
  return app.button(word(app, kind) ?? '', app.page.getByRole('group', { name: group(app) }))
}

/** First days that are typed. */
const typed = ['2026-01-01', '2026-01-10']
const ownCode = 'the browser’s own events do not break; only a fault in the site’s code could break them'

/** A record's choice; its entries belong to a paged list. */
export const recordDriver = defineDriver<typeof recordMachine>({
  cases: recordCases,
  ids: '[ROUTE-54] [ROUTE-55] [ROUTE-58] [RECORD-02]',
  events: {
    NEWS: {
      make: ({ page }) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    },
    OWN_DATES: {
      possible: (snapshot) => !snapshot.hasTag('dates'),
      make: (app) => app.way(app.words.records['days.own']).click(),
    },
    TYPE_DATES: {
      // The same day again is no event.
      possible: (snapshot, { dates }) => snapshot.hasTag('dates') && snapshot.context.draft.to !== dates.to,
      before: ({ page }, { dates }) => page.locator('form input[name="from"]').fill(dates.from),
      make: ({ page }, { dates }) => page.locator('form input[name="to"]').fill(dates.to),
    },
    SHOW_DATES: {
      // The fields begin with days by the clock, not with those of the cases.
      possible: ({ context: { draft, choice }, ...state }) =>
        state.hasTag('dates') && (typed.includes(draft.from) || draft === choice.days),
      make: (app) => app.button(app.words.records['dates.show']).click(),
    },
    CHOOSE_DAYS: { make: (app, { days }) => range(app, days).click() },
    CHOOSE_KIND: {
      // A record only has chips of its own kinds.
      possible: ({ context: { page } }, { kind }) =>
        page.kinds.length > 0 && (kind === null || page.kinds.includes(kind)),
      make: (app, { kind }) => chip(app, kind).click(),
    },
    ADDRESS: {
      make: async (app, { query }) => {
        const { page } = lookAt(app)
        await stepTo(app, pathOf(page, choiceOf(page, query)))
      },
    },
  },
  actors: { money: ownCode },
  stopsTime: true,
  // What stands in the fields at first is the clock's.
  alike: (projection) => (projection as readonly Json[]).with(4, null),
  open: async (app, { input }) => {
    const { page, person } = looks[input] as Look
    await app.arriveAs(person, addressOf(page))
    await expect(range(app, 7)).toBeVisible()
    await expect(app.page.locator('#main [aria-hidden="true"][class*="wait"]')).toHaveCount(0)
  },
  shows: async (app, { expected, event }) => {
    const { choice, page } = expected.context as unknown as { choice: RecordChoice; page: RecordPage }
    const { problem } = expected.context as unknown as { problem: DatesProblem | null }
    const dates = JSON.stringify(expected.value).includes('dates')
    await expect(dateFields(app)).toHaveCount(dates ? 2 : 0)
    if (!dates) await expect(range(app, choice.days)).toHaveAttribute('aria-selected', 'true')
    if (problem !== null)
      await expect(
        app.page.getByText(app.say(app.words.records[`dates.${problem}`], { days: mostDays })),
      ).toBeVisible()
    if (page.kinds.length > 0) await expect(chip(app, choice.kind)).toHaveAttribute('aria-pressed', 'true')
    if (event.type !== 'xstate.init') await expect(app.page).toHaveURL(pathOf(page, choice))
  },
  notHere: { 'record.showing | error money | 0': ownCode },
})
