import { loginPromptCases } from '../../../../machines/login-prompt/login-prompt.cases'
import type { loginPromptMachine } from '../../../../machines/login-prompt/login-prompt.machine'
import type { App } from '../../support/app'
import { expect } from '../../support/test'
import { defineDriver } from '../support/driver'

const dialog = (app: App) => app.page.getByRole('alertdialog')

/** The login popup: a guest taps deposit. */
export const loginPromptDriver = defineDriver<typeof loginPromptMachine>({
  cases: loginPromptCases,
  ids: '[SESSION-12] [ERROR-17]',
  events: {
    ASK: {
      // No entry of the site leads elsewhere; unit tests cover invalid addresses.
      possible: (_, { next }) => next === '/m/voucherCenter',
      before: async (app) => {
        if (new URL(app.page.url()).pathname === '/m/login') await app.page.goBack()
        await expect(dialog(app)).toHaveCount(0)
      },
      make: (app) => app.tabBar.getByText(app.words.shell['tab.deposit']).click(),
    },
    CONFIRM: { make: (app) => dialog(app).getByRole('button').last().click() },
    CANCEL: { make: (app) => dialog(app).getByRole('button').first().click() },
  },
  late: true,
  actors: {},
  open: async (app) => {
    await app.open('/m/home')
    await app.settled()
  },
  same: ({ next }) => next,
  shows: async (app, { event, expected }) => {
    if (expected.value === 'open') await expect(dialog(app)).toContainText(app.words.shell['prompt.text'])
    if (event.type === 'CONFIRM') await expect(app.page).toHaveURL(/\/m\/login\?next=%2Fm%2FvoucherCenter$/)
  },
  notHere: {},
})
