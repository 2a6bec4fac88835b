import { expect } from '@playwright/test'
import {
  addressOf as choose,
  choiceOf,
  type RecordChoice,
  type RecordPage,
} from '../../../../machines/record/choice'
import { accountRecord, gameRecord, profitLoss, teamAccountRecord } from '../../../../machines/record/pages'
import { recordCases } from '../../../../machines/record/record.cases'
import type { recordMachine } from '../../../../machines/record/record.machine'
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
  app.page.getByRole('tab', { name: app.words.records[`days.${days}`], exact: true })
const chip = (app: App, kind: string | null) => {
  const { group, word } = lookAt(app)
  return app.button(word(app, kind) ?? '', app.page.getByRole('group', { name: group(app) }))
}

/** A record's choice; its entries belong to a paged list. */
export const recordDriver = defineDriver<typeof recordMachine>({
  cases: recordCases,
  ids: '[ROUTE-54] [ROUTE-55] [ROUTE-58] [RECORD-02]',
  events: {
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
  actors: {},
  open: async (app, { input }) => {
    const { page, person } = looks[input] as Look
    await app.arriveAs(person, addressOf(page))
    await expect(range(app, 7)).toBeVisible()
    await expect(app.page.locator('#main [aria-hidden="true"][class*="wait"]')).toHaveCount(0)
  },
  shows: async (app, { expected, event }) => {
    const { choice, page } = expected.context as unknown as { choice: RecordChoice; page: RecordPage }
    await expect(range(app, choice.days)).toHaveAttribute('aria-selected', 'true')
    if (page.kinds.length > 0) await expect(chip(app, choice.kind)).toHaveAttribute('aria-pressed', 'true')
    if (event.type !== 'xstate.init') await expect(app.page).toHaveURL(pathOf(page, choice))
  },
  notHere: {},
})
