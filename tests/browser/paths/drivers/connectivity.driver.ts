import { connectivityCases } from '../../../../machines/connectivity/connectivity.cases'
import type { connectivityMachine } from '../../../../machines/connectivity/connectivity.machine'
import { expect } from '../../support/test'
import { defineDriver } from '../support/driver'

const noNetwork = 'a page cannot be opened offline: the site stores none of its files on the phone'
const ownCode = 'the browser’s own events do not break; only a fault in the site’s code could break them'

/** An open page goes offline and back online. */
export const connectivityDriver = defineDriver<typeof connectivityMachine>({
  cases: connectivityCases,
  ids: '[ERROR-33]',
  events: {
    ONLINE: { make: ({ page }) => page.context().setOffline(false) },
    OFFLINE: { make: ({ page }) => page.context().setOffline(true) },
  },
  actors: { network: ownCode },
  open: async (app) => {
    await app.open('/m/login')
    await app.settled()
    await app.canSayOffline()
  },
  shows: async (app, { expected }) => {
    if (expected.value !== 'offline') return
    await expect(app.toast(app.words.shell['failure.offline'])).toBeVisible()
  },
  withoutInputs: { 'opened offline': noNetwork },
  notHere: {
    'connectivity | error network | 0': ownCode,
    'connectivity.looking | always | 0 [startsOffline]': noNetwork,
  },
  expects: { lines: [/net::ERR_/] },
})
