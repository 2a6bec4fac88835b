import { fromPromise } from 'xstate'
import { limits } from '../../../machines/shared/limits'
import type { SiteFlags, SiteSettings, SiteStatus } from '../../../machines/site-status/site'
import { backoff, siteStatusMachine } from '../../../machines/site-status/site-status.machine'
import { settings, siteStatus, whitelabel } from '../../platform/calls/settings'
import { spread } from '../../platform/random'
import { call, merchantCode } from '../core/client'
import { boundEffects } from '../core/effects'
import { tellApp } from '../core/root'

/** Site status, bound to the platform: three calls at once, and changes reported to the app chart. */
export const siteFlow = siteStatusMachine.provide({
  actors: {
    loadSettings: fromPromise<SiteSettings>(({ signal }) =>
      call(settings, { merchantCode: merchantCode() }, { signal }),
    ),
    loadFlags: fromPromise<SiteFlags>(({ signal }) =>
      call(whitelabel, { merchantCode: merchantCode() }, { signal }),
    ),
    loadStatus: fromPromise<SiteStatus>(({ signal }) =>
      call(siteStatus, { merchantCode: merchantCode() }, { signal }),
    ),
  },
  actions: {
    ...boundEffects,
    tellApp: (_, { news }) => tellApp(news),
  },
  delays: {
    poll: () => spread(limits.maintenancePoll),
    backoff: ({ context }) => spread(backoff(context.misses)),
  },
})
