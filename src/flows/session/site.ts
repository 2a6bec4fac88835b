import { fromPromise } from 'xstate'
import { limits } from '../../../machines/shared/limits'
import type { SiteFlags, SiteSettings, SiteStatus } from '../../../machines/site-status/site'
import { backoff, siteStatusMachine } from '../../../machines/site-status/site-status.machine'
import { settings, siteStatus, whitelabel } from '../../platform/calls/settings'
import { spread } from '../../platform/random'
import { untilVisible } from '../adapters/visibility'
import { call, merchantCode } from '../core/client'
import { boundEffects } from '../core/effects'
import { tellApp } from '../core/root'

const status = ({ signal }: { signal: AbortSignal }): Promise<SiteStatus> =>
  call(siteStatus, { merchantCode: merchantCode() }, { signal })

/** Site status, bound to the platform: three calls at once, and changes reported to the app chart. */
export const siteFlow = siteStatusMachine.provide({
  actors: {
    loadSettings: fromPromise<SiteSettings>(({ signal }) =>
      call(settings, { merchantCode: merchantCode() }, { signal }),
    ),
    loadFlags: fromPromise<SiteFlags>(({ signal }) =>
      call(whitelabel, { merchantCode: merchantCode() }, { signal }),
    ),
    loadStatus: fromPromise(status),
    checkStatus: fromPromise((run) => untilVisible(run.signal).then(() => status(run))),
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
