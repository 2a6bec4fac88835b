import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import type { SiteFlags, SiteSettings, SiteStatus } from './site'

export interface SiteContext {
  readonly settings: SiteSettings | null
  readonly flags: SiteFlags | null
  readonly status: SiteStatus | null
  readonly failure: Failure | null
  /** Service errors in a row, for the growing pause; stops counting where the pause stops growing. */
  readonly misses: number
}

export type SiteEvent = { type: 'RETRY' } | { type: 'CLOSED_BY_ANSWER' }

export type SiteNews = 'SITE.OPEN' | 'SITE.MAINTENANCE' | 'SITE.REGION' | 'SITE.FAULT'

/** After this many misses the pause no longer grows. */
export const countedMisses = 5

/** Pause before asking again after a service error, milliseconds: 2, 4, 8, 16, then 32 seconds. */
export function backoff(misses: number): number {
  return Math.min(limits.longestBackoff, limits.backoff * 2 ** Math.max(0, misses - 1))
}

/** Whether the site is open for this player: normal, maintenance, region restriction or service error. */
export const siteStatusMachine = setup({
  types: {
    context: {} as SiteContext,
    events: {} as SiteEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'closed' | 'open' | 'error',
  },
  actors: {
    loadSettings: callActor<SiteSettings>('loadSettings'),
    loadFlags: callActor<SiteFlags>('loadFlags'),
    loadStatus: callActor<SiteStatus>('loadStatus'),
  },
  actions: {
    ...effects,
    /** Tells the app chart how the site stands. */
    tellApp: (_: unknown, _params: { news: SiteNews }) => {},
    keepSettings: assign((_, { settings }: { settings: SiteSettings }) => ({ settings })),
    keepFlags: assign((_, { flags }: { flags: SiteFlags }) => ({ flags })),
    keepStatus: assign((_, { status }: { status: SiteStatus }) => ({ status })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetAnswers: assign({ status: null, failure: null }),
    countMiss: assign(({ context }) => ({ misses: Math.min(countedMisses, context.misses + 1) })),
    startCountingAnew: assign({ misses: 0, failure: null }),
  },
  guards: {
    underMaintenance: ({ context }) =>
      context.status?.maintenance === true || context.failure?.code === 'maintenance',
    regionRestricted: ({ context }) =>
      context.status?.regionRestriction === true || context.failure?.code === 'region-blocked',
    somethingMissing: ({ context }) => context.settings === null || context.status === null,
  },
  delays: {
    longestWait: limits.longestWait,
    poll: limits.maintenancePoll,
    backoff: ({ context }) => backoff(context.misses),
  },
}).createMachine({
  id: 'site-status',
  description:
    'Loads what the site needs, decides whether it is open, and comes back by itself when it was closed.',
  options,
  context: { settings: null, flags: null, status: null, failure: null, misses: 0 },
  initial: 'loading',
  states: {
    loading: {
      description: 'Settings, feature flags and site status are asked for at the same time.',
      tags: 'pending',
      meta: { rows: ['SITE-05', 'SITE-11', 'WIRE-22', 'WIRE-23', 'WIRE-24'] },
      type: 'parallel',
      entry: 'forgetAnswers',
      onDone: 'deciding',
      states: {
        settings: {
          description: 'The consolidated settings.',
          initial: 'asking',
          states: {
            asking: {
              description: 'Waits for the settings.',
              invoke: {
                id: 'settings',
                src: 'loadSettings',
                onDone: {
                  target: 'answered',
                  actions: { type: 'keepSettings', params: ({ event }) => ({ settings: event.output }) },
                },
                onError: {
                  target: 'answered',
                  description: 'Settings of an earlier visit to this page stay good.',
                  actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
              after: {
                longestWait: {
                  target: 'answered',
                  description: 'No answer in time.',
                  actions: { type: 'keepFailure', params: { error: { code: 'timeout' } } },
                },
              },
            },
            answered: { type: 'final', description: 'The settings have come, or will not come.' },
          },
        },
        flags: {
          description: 'The whitelabel flags.',
          initial: 'asking',
          states: {
            asking: {
              description: 'Waits for the flags.',
              invoke: {
                id: 'flags',
                src: 'loadFlags',
                onDone: {
                  target: 'answered',
                  actions: { type: 'keepFlags', params: ({ event }) => ({ flags: event.output }) },
                },
                onError: {
                  target: 'answered',
                  description: 'The flags inside the settings serve instead.',
                  actions: { type: 'logFault', params: { what: 'whitelabel', code: 'unknown' } },
                },
              },
              after: {
                longestWait: {
                  target: 'answered',
                  description: 'No answer in time.',
                  actions: { type: 'logFault', params: { what: 'whitelabel', code: 'timeout' } },
                },
              },
            },
            answered: { type: 'final', description: 'The flags have come, or will not come.' },
          },
        },
        status: {
          description: 'Maintenance and region restriction.',
          initial: 'asking',
          states: {
            asking: {
              description: 'Waits for the status.',
              invoke: {
                id: 'status',
                src: 'loadStatus',
                onDone: {
                  target: 'answered',
                  actions: { type: 'keepStatus', params: ({ event }) => ({ status: event.output }) },
                },
                onError: {
                  target: 'answered',
                  actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
              after: {
                longestWait: {
                  target: 'answered',
                  description: 'No answer in time.',
                  actions: { type: 'keepFailure', params: { error: { code: 'timeout' } } },
                },
              },
            },
            answered: { type: 'final', description: 'The status has come, or will not come.' },
          },
        },
      },
    },
    deciding: {
      description:
        'Maintenance wins over region restriction; without settings or status it is a service error.',
      meta: { rows: ['SITE-01', 'SITE-02', 'SITE-03', 'SITE-04'] },
      always: [
        { guard: 'underMaintenance', target: 'maintenance', description: 'Works are going on.' },
        {
          guard: 'regionRestricted',
          target: 'restricted',
          description: 'The site may not be used from here.',
        },
        { guard: 'somethingMissing', target: 'serviceError', description: 'Something vital did not come.' },
        { target: 'open', description: 'Nothing is in the way.' },
      ],
    },
    open: {
      description: 'The site is open.',
      tags: 'open',
      meta: { rows: ['SITE-04'] },
      entry: ['startCountingAnew', { type: 'tellApp', params: { news: 'SITE.OPEN' } }],
      on: {
        CLOSED_BY_ANSWER: {
          target: 'loading',
          description:
            'Some call was answered with maintenance or region restriction: ask again how the site stands.',
        },
      },
    },
    maintenance: {
      description: 'The maintenance screen shows. It asks again every 15 seconds and opens by itself.',
      tags: 'closed',
      meta: { rows: ['SITE-01', 'SITE-03', 'ERROR-30'], screen: '/m/maintenance' },
      entry: ['startCountingAnew', { type: 'tellApp', params: { news: 'SITE.MAINTENANCE' } }],
      after: { poll: { target: 'loading', description: 'Time to ask again.' } },
      on: { RETRY: { target: 'loading', description: 'The player asks now.' } },
    },
    restricted: {
      description: 'The access-denied page shows.',
      tags: 'closed',
      meta: { rows: ['SITE-02', 'SITE-39', 'ERROR-31', 'ROUTE-71'] },
      entry: ['startCountingAnew', { type: 'tellApp', params: { news: 'SITE.REGION' } }],
      on: {
        RETRY: {
          target: 'loading',
          description: 'The player moved, or switched something off, and asks again.',
        },
      },
    },
    serviceError: {
      description: 'The service-error page shows. It asks again after a pause that grows with every miss.',
      tags: ['closed', 'error'],
      meta: { rows: ['SITE-40', 'ERROR-29', 'ROUTE-71'] },
      entry: ['countMiss', { type: 'tellApp', params: { news: 'SITE.FAULT' } }],
      after: { backoff: { target: 'loading', description: 'The pause is over.' } },
      on: { RETRY: { target: 'loading', description: 'The player asks now.' } },
    },
  },
})
