import { expect } from '@playwright/test'
import { addressOf, choiceOf, type RecordChoice } from '../../../../machines/record/choice'
import { gameRecord } from '../../../../machines/record/pages'
import { recordCases } from '../../../../machines/record/record.cases'
import type { recordMachine } from '../../../../machines/record/record.machine'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { stepTo } from '../support/elsewhere'

const pathOf = (choice: RecordChoice) => {
  const { to, query } = addressOf(gameRecord, choice)
  return `${to}?${new URLSearchParams(query).toString()}`
}
const range = (app: App, days: RecordChoice['days']) =>
  app.page.getByRole('tab', { name: app.words.records[`days.${days}`], exact: true })
const chip = (app: App, kind: string | null) => {
  const category = gameRecord.kinds.find((one) => one === kind)
  return app.button(
    category ? app.words.shell[`category.${category}`] : app.words.bets.all,
    app.page.getByRole('group', { name: app.words.bets.categories }),
  )
}

/** A record's choice; its entries are a paged list's. */
export const recordDriver = defineDriver<typeof recordMachine>({
  cases: recordCases,
  ids: '[ROUTE-54]',
  events: {
    CHOOSE_DAYS: { make: (app, { days }) => range(app, days).click() },
    CHOOSE_KIND: { make: (app, { kind }) => chip(app, kind).click() },
    ADDRESS: { make: (app, { query }) => stepTo(app, pathOf(choiceOf(gameRecord, query))) },
  },
  actors: {},
  open: async (app) => {
    await app.arriveAs('mika_07', '/m/gameRecord')
    await expect(app.page.getByText(app.words.bets['empty.title'])).toBeVisible()
  },
  shows: async (app, { expected, event }) => {
    const { choice } = expected.context as unknown as { choice: RecordChoice }
    await expect(range(app, choice.days)).toHaveAttribute('aria-selected', 'true')
    await expect(chip(app, choice.kind)).toHaveAttribute('aria-pressed', 'true')
    if (event.type !== 'xstate.init') await expect(app.page).toHaveURL(pathOf(choice))
  },
  notHere: {},
})
