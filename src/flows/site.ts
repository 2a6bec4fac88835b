import { fromPromise } from 'xstate'
import type { SiteFlags, SiteSettings, SiteStatus } from '../../machines/site-status/site'
import { siteStatusMachine } from '../../machines/site-status/site-status.machine'
import { settings, siteStatus, whitelabel } from '../platform/calls/settings'
import { ask, merchantCode } from './client'
import { boundEffects } from './effects'
import { tellApp } from './root'

/** Site status bound to the platform: three calls at once, and news to the app chart. */
export const siteFlow = siteStatusMachine.provide({
  actors: {
    loadSettings: fromPromise<SiteSettings>(({ signal }) =>
      ask(settings, { merchantCode: merchantCode() }, { signal }).then((value) => {
        document.documentElement.dataset.brand = value.brand
        return value
      }),
    ),
    loadFlags: fromPromise<SiteFlags>(({ signal }) =>
      ask(whitelabel, { merchantCode: merchantCode() }, { signal }),
    ),
    loadStatus: fromPromise<SiteStatus>(({ signal }) =>
      ask(siteStatus, { merchantCode: merchantCode() }, { signal }),
    ),
  },
  actions: {
    ...boundEffects,
    tellApp: (_, { news }) => tellApp(news),
  },
})
