import { expect } from '@playwright/test'
import { saveSheetCases } from '../../../../machines/save-sheet/save-sheet.cases'
import type { saveSheetMachine } from '../../../../machines/save-sheet/save-sheet.machine'
import { accountTransactions } from '../../../../src/platform/calls/records'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { regulars } from '../support/people'

const button = (app: App) => app.button(app.words.records.save)

/** The button under the totals of the account record. */
export const saveSheetDriver = defineDriver<typeof saveSheetMachine>({
  cases: saveSheetCases,
  ids: '[RECORD-05]',
  events: { SAVE: { make: (app) => button(app).click() } },
  actors: {
    save: {
      calls: [accountTransactions],
      // The list on screen asks for smaller pages.
      asks: (url) => url.searchParams.get('pageSize') === '100',
      done: [{ make: () => {} }],
      error: [
        { make: ({ world }) => world.fault({ kind: 'status', status: 500, call: 'accountTransactions' }) },
      ],
    },
  },
  same: () => null,
  players: regulars,
  open: async (app) => {
    await app.arriveAs(app.player, '/m/transaction/record')
    await expect(button(app)).toBeVisible()
  },
  shows: async (app, { expected }) => {
    const { records } = app.words
    await expect(app.page.getByText(records.notSaved)).toHaveCount(expected.value === 'failed' ? 1 : 0)
  },
  notHere: {},
  expects: { status: [500] },
})
