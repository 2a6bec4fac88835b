import { trialAccountCases } from '../../../../machines/trial-account/trial-account.cases'
import type { trialAccountMachine } from '../../../../machines/trial-account/trial-account.machine'
import { trialAccount } from '../../../../src/platform/calls/session'
import type { App } from '../../support/app'
import { expect } from '../../support/test'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'

const people: Readonly<Record<string, string>> = { trial: 'trial_kuya', member: 'mika_07' }

/** The free-trial screen. */
export const trialAccountDriver = defineDriver<typeof trialAccountMachine>({
  cases: trialAccountCases,
  ids: '[ROUTE-67] [LOGIN-30] [LOGIN-31] [LOGIN-32] [WIRE-03]',
  events: {
    START: { make: (app) => app.button(app.words.trial.start).click() },
    GO: { make: (app) => app.button(app.words.trial.go).click() },
  },
  actors: {
    make: {
      calls: [trialAccount],
      done: [
        { make: () => {} },
        { make: ({ world }) => world.fault({ kind: 'status', status: 429, call: 'trialAccount' }) },
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'trialAccount' }) }],
    },
  },
  stopsTime: true,
  open: (app: App, { input }) => {
    const who = people[input]
    return who === undefined ? app.open('/m/trail') : app.arriveAs(who, '/m/trail')
  },
  same: ({ role, failure }) => ({ role, failure: failureKind(failure) }),
  shows: async (app, { expected }) => {
    const { trial } = app.words
    if (expected.status === 'done') return void (await expect(app.page).toHaveURL(/\/m\/home$/))
    const { value } = expected
    const failed = (expected.context as unknown as { failure: unknown }).failure !== null
    if (value === 'made') await expect(app.page.getByText(trial['made.name'])).toBeVisible()
    if (value === 'member') await expect(app.page.getByText(trial['member.text'])).toBeVisible()
    if (value !== 'offered') return
    await expect(app.button(trial.start)).toBeVisible()
    const imposed = app.page.locator('#main [role="alert"]')
    if (failed) await expect(imposed).not.toHaveText('')
    else await expect(imposed).toHaveText('')
  },
  notHere: {},
  expects: { status: [429], lines: [/net::ERR_/] },
})
