import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'
import type { SiteFlags, SiteSettings, SiteStatus } from './site'

interface SiteContext {
  readonly settings: SiteSettings | null
  readonly flags: SiteFlags | null
  readonly status: SiteStatus | null
  readonly failure: Failure | null
  /** Service errors in a row, for the growing delay; stops counting once the delay stops growing. */
  readonly misses: number
}

type SiteEvent = { type: 'RETRY' } | { type: 'CLOSED_BY_ANSWER' }

type SiteNews = 'SITE.OPEN' | 'SITE.MAINTENANCE' | 'SITE.REGION' | 'SITE.FAULT'

/** After this many failures the delay no longer grows. */
const countedMisses = 5

/** Delay before checking again after a service error, in milliseconds: 2, 4, 8, 16, then 32 seconds. */
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
    /** The same for a closed site; waits until the page is visible. */
    checkStatus: callActor<SiteStatus>('checkStatus'),
  },
  actions: {
    ...effects,
    /** Tells the app chart the site's status. */
    tellApp: (_: unknown, _params: { news: SiteNews }) => {},
    keepSettings: assign((_, { settings }: { settings: SiteSettings }) => ({ settings })),
    keepFlags: assign((_, { flags }: { flags: SiteFlags }) => ({ flags })),
    keepStatus: assign((_, { status }: { status: SiteStatus }) => ({ status })),
    keepFailure: assign(failureKept),
    forgetAnswers: assign({ status: null, failure: null }),
    countMiss: assign(({ context }) => ({ misses: Math.min(countedMisses, context.misses + 1) })),
    startCountingAnew: assign({ misses: 0, failure: null }),
  },
  guards: {
    stillCloses: (_, { status }: { status: SiteStatus }) => status.maintenance || status.regionRestriction,
    underMaintenance: ({ context }) =>
      context.status?.maintenance === true || context.failure?.code === 'maintenance',
    regionRestricted: ({ context }) =>
      context.status?.regionRestriction === true || context.failure?.code === 'region-blocked',
    somethingMissing: ({ context }) => context.settings === null || context.status === null,
  },
  delays: {
    poll: limits.maintenancePoll,
    backoff: ({ context }) => backoff(context.misses),
  },
}).createMachine({
  id: 'site-status',
  description:
    'Loads what the site needs, decides whether it is open, and reopens it automatically after a closure.',
  options,
  context: { settings: null, flags: null, status: null, failure: null, misses: 0 },
  initial: 'loading',
  states: {
    loading: {
      description: 'Settings, feature flags and site status load at the same time.',
      tags: 'pending',
      meta: { rows: ['SITE-05', 'SITE-11', 'WIRE-22', 'WIRE-23', 'WIRE-24'] },
      type: 'parallel',
      entry: 'forgetAnswers',
      onDone: 'deciding',
      states: {
        settings: {
          description: 'All settings of the site, in one response.',
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
                  description: 'Loading failed: settings loaded earlier on this page stay valid.',
                  actions: { type: 'keepFailure', params: thrown },
                },
              },
            },
            answered: { type: 'final', description: 'The settings have arrived or failed.' },
          },
        },
        flags: {
          description: 'The brand’s feature flags.',
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
                  description: 'The flags inside the settings are used instead.',
                },
              },
            },
            answered: { type: 'final', description: 'The flags have arrived or failed.' },
          },
        },
        status: {
          description: 'Whether the site is under maintenance or restricted in this region.',
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
                  actions: { type: 'keepFailure', params: thrown },
                },
              },
            },
            answered: { type: 'final', description: 'The status has arrived or failed.' },
          },
        },
      },
    },
    checking: {
      description:
        'While the site is closed, only its status is checked; once it is open again, everything is loaded.',
      tags: 'pending',
      meta: { rows: ['SITE-03', 'SITE-40', 'WIRE-24'] },
      entry: 'forgetAnswers',
      invoke: {
        id: 'check',
        src: 'checkStatus',
        onDone: [
          {
            guard: { type: 'stillCloses', params: ({ event }) => ({ status: event.output }) },
            target: 'deciding',
            description: 'The site is still closed.',
            actions: { type: 'keepStatus', params: ({ event }) => ({ status: event.output }) },
          },
          { target: 'loading', description: 'The site is no longer closed: everything is loaded.' },
        ],
        onError: {
          target: 'deciding',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    deciding: {
      description:
        'Maintenance comes before region restriction; without settings or status it is a service error.',
      meta: { rows: ['SITE-01', 'SITE-02', 'SITE-03', 'SITE-04'] },
      always: [
        { guard: 'underMaintenance', target: 'maintenance', description: 'The site is under maintenance.' },
        {
          guard: 'regionRestricted',
          target: 'restricted',
          description: 'The site may not be used from the player’s location.',
        },
        {
          guard: 'somethingMissing',
          target: 'serviceError',
          description: 'The settings or the site status could not be loaded.',
        },
        { target: 'open', description: 'Nothing prevents it: the site is open.' },
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
            'A request was answered with maintenance or a region restriction: the site status is checked again.',
        },
      },
    },
    maintenance: {
      description:
        'The maintenance screen shows. It checks every 15 seconds and reopens the site automatically.',
      tags: 'closed',
      meta: { rows: ['SITE-01', 'SITE-03', 'ERROR-30'], screen: paths.maintenance },
      entry: ['startCountingAnew', { type: 'tellApp', params: { news: 'SITE.MAINTENANCE' } }],
      after: { poll: { target: 'checking', description: 'The next check is due.' } },
      on: { RETRY: { target: 'loading', description: 'The player checks now.' } },
    },
    restricted: {
      description: 'The access-denied page shows.',
      tags: 'closed',
      meta: { rows: ['SITE-02', 'SITE-39', 'ERROR-31', 'ROUTE-71'] },
      entry: ['startCountingAnew', { type: 'tellApp', params: { news: 'SITE.REGION' } }],
      on: {
        RETRY: {
          target: 'loading',
          description:
            'The player has changed location or switched something off (such as a VPN), and checks again.',
        },
      },
    },
    serviceError: {
      description:
        'The service-error page shows. It checks again after a delay that grows with each failure.',
      tags: ['closed', 'error'],
      meta: { rows: ['SITE-40', 'ERROR-29', 'ROUTE-71'] },
      entry: ['countMiss', { type: 'tellApp', params: { news: 'SITE.FAULT' } }],
      after: { backoff: { target: 'checking', description: 'The delay is over.' } },
      on: { RETRY: { target: 'loading', description: 'The player checks now.' } },
    },
  },
})
