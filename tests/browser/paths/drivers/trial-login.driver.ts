import { trialLoginCases } from '../../../../machines/trial-login/trial-login.cases'
import type { trialLoginMachine } from '../../../../machines/trial-login/trial-login.machine'
import { trialLogin } from '../../../../src/platform/calls/session'
import { expect } from '../../support/test'
import { defineDriver } from '../support/driver'

/** Free trial by one tap, with the sandbox's answers. */
export const trialLoginDriver = defineDriver<typeof trialLoginMachine>({
  cases: trialLoginCases,
  ids: '[LOGIN-32]',
  events: { START: { make: (app) => app.button(app.words.home['hero.free']).click() } },
  late: true,
  actors: {
    signInFree: {
      calls: [trialLogin],
      done: [
        { make: () => {}, after: (app) => expect(app.account).toBeVisible() },
        {
          make: ({ world }) => world.fault({ kind: 'status', status: 429, call: 'trialLogin' }),
          after: (app) => expect(app.toast(app.words.shell['failure.too-many-tries'])).toBeVisible(),
        },
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'trialLogin' }) }],
    },
  },
  open: async (app) => {
    await app.open('/m/home')
    await app.settled()
  },
  inFrame: true,
  notHere: {},
  expects: { status: [429], lines: [/net::ERR_/] },
  // Once signed in, the offer is gone: each answer is a visit of its own.
  longest: 2,
})
