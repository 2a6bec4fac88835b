import { expect } from '@playwright/test'
import { betRecordCases } from '../../../../machines/bet-record/bet-record.cases'
import type { betRecordMachine } from '../../../../machines/bet-record/bet-record.machine'
import { recordPage, type RecordChoice } from '../../../../machines/bet-record/choice'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { stepTo } from '../support/elsewhere'

const addressOf = (choice: RecordChoice) => {
  const { to, query } = recordPage(choice)
  return `${to}?${new URLSearchParams(query).toString()}`
}
const range = (app: App, days: RecordChoice['days']) =>
  app.page.getByRole('tab', { name: app.words.records[`days.${days}`], exact: true })
const chip = (app: App, category: RecordChoice['category']) =>
  app.button(
    category ? app.words.shell[`category.${category}`] : app.words.records.all,
    app.page.getByRole('group', { name: app.words.records.categories }),
  )

/** The betting record's choice; the bets themselves are a paged list's. */
export const betRecordDriver = defineDriver<typeof betRecordMachine>({
  cases: betRecordCases,
  ids: '[ROUTE-54]',
  events: {
    CHOOSE_DAYS: { make: (app, { days }) => range(app, days).click() },
    CHOOSE_CATEGORY: { make: (app, { category }) => chip(app, category).click() },
    ADDRESS: { make: (app, { choice }) => stepTo(app, addressOf(choice)) },
  },
  actors: {},
  open: async (app) => {
    await app.arriveAs('mika_07', '/m/gameRecord')
    await expect(app.page.getByText(app.words.records['empty.title'])).toBeVisible()
  },
  shows: async (app, { expected, event }) => {
    const { choice } = expected.context as unknown as { choice: RecordChoice }
    await expect(range(app, choice.days)).toHaveAttribute('aria-selected', 'true')
    await expect(chip(app, choice.category)).toHaveAttribute('aria-pressed', 'true')
    if (event.type !== 'xstate.init') await expect(app.page).toHaveURL(addressOf(choice))
  },
  notHere: {},
})
