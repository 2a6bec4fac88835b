import { setup } from 'xstate'
import { connectivityMachine } from '../connectivity/connectivity.machine'
import { languageMachine, type Language } from '../language/language.machine'
import { sessionMachine } from '../session/session.machine'
import { options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { siteStatusMachine } from '../site-status/site-status.machine'
import { toastsMachine } from '../toasts/toasts.machine'
import { walletMachine } from '../wallet/wallet.machine'
import * as paths from '../shared/paths'

export type AppEvent =
  | { type: 'SITE.OPEN' }
  | { type: 'SITE.MAINTENANCE' }
  | { type: 'SITE.REGION' }
  | { type: 'SITE.FAULT' }
  | { type: 'PLAYER.GUEST' }
  | { type: 'PLAYER.MEMBER' }

interface AppContext {
  readonly online: boolean
  readonly hideAmounts: boolean
  readonly language: Language
}

/** The whole app: site status, session, and the charts that live as long as the page. */
export const appMachine = setup({
  types: {
    context: {} as AppContext,
    input: {} as AppContext,
    events: {} as AppEvent,
    meta: {} as ChartMeta,
    tags: {} as
      | 'starting'
      | 'open'
      | 'closed'
      | 'site-unknown'
      | 'maintenance'
      | 'restricted'
      | 'player-unknown'
      | 'guest'
      | 'signed-in',
    children: {} as {
      site: 'siteStatus'
      session: 'session'
      connectivity: 'connectivity'
      toasts: 'toasts'
      language: 'language'
      wallet: 'wallet'
    },
  },
  actors: {
    siteStatus: siteStatusMachine,
    session: sessionMachine,
    connectivity: connectivityMachine,
    toasts: toastsMachine,
    language: languageMachine,
    wallet: walletMachine,
  },
  actions: effects,
}).createMachine({
  id: 'app',
  description:
    'The whole app: whether the site is open, who is signed in, and everything that runs as long as the page.',
  options,
  context: ({ input }) => input,
  type: 'parallel',
  invoke: [
    {
      id: 'toasts',
      src: 'toasts',
      systemId: 'toasts',
      onError: { actions: { type: 'logFault', params: { what: 'toasts', code: 'unknown' } } },
    },
    {
      id: 'language',
      src: 'language',
      systemId: 'language',
      input: ({ context }) => ({ language: context.language }),
      onError: { actions: { type: 'logFault', params: { what: 'language', code: 'unknown' } } },
    },
    {
      id: 'connectivity',
      src: 'connectivity',
      systemId: 'connectivity',
      input: ({ context }) => ({ online: context.online }),
      onError: { actions: { type: 'logFault', params: { what: 'connectivity', code: 'unknown' } } },
    },
    {
      id: 'site',
      src: 'siteStatus',
      systemId: 'site',
      onError: { actions: { type: 'logFault', params: { what: 'site status', code: 'unknown' } } },
    },
    {
      id: 'session',
      src: 'session',
      systemId: 'session',
      onError: { actions: { type: 'logFault', params: { what: 'session', code: 'unknown' } } },
    },
  ],
  states: {
    site: {
      description: 'Whether the site is open; updated with every change.',
      initial: 'starting',
      on: {
        'SITE.OPEN': { target: '.open', description: 'The site is open, or open again.' },
        'SITE.MAINTENANCE': { target: '.maintenance', description: 'The site is under maintenance.' },
        'SITE.REGION': { target: '.restricted', description: 'The site is not available in this region.' },
        'SITE.FAULT': { target: '.fault', description: 'The platform does not respond properly.' },
      },
      states: {
        starting: {
          description:
            'The site’s status is not known yet: the page shows its frame with placeholders for the content.',
          tags: ['starting', 'site-unknown'],
          meta: { rows: ['SITE-04'] },
        },
        open: { description: 'All screens can be shown.', tags: 'open', meta: { rows: ['SITE-04'] } },
        maintenance: {
          description: 'The maintenance screen replaces all others.',
          tags: ['closed', 'maintenance'],
          meta: { rows: ['SITE-01', 'SITE-03', 'ROUTE-68'], screen: paths.maintenance },
        },
        restricted: {
          description: 'The access-denied page replaces all others.',
          tags: ['closed', 'restricted'],
          meta: { rows: ['SITE-02', 'SITE-39', 'ROUTE-71'] },
        },
        fault: {
          description: 'The service-error page replaces all others.',
          tags: 'closed',
          meta: { rows: ['SITE-40', 'ROUTE-71'] },
        },
      },
    },
    player: {
      description: 'Who is signed in; updated with every change.',
      initial: 'unknown',
      on: {
        'PLAYER.GUEST': { target: '.guest', description: 'Nobody is signed in.' },
        'PLAYER.MEMBER': { target: '.member', description: 'Someone is signed in.' },
      },
      states: {
        unknown: {
          description:
            'It is not known yet who is signed in: the screen shows neither signed in nor signed out.',
          tags: ['starting', 'player-unknown'],
          meta: { rows: ['SESSION-01'] },
        },
        guest: {
          description: 'The player is browsing as a guest.',
          tags: 'guest',
          meta: { rows: ['HOME-05', 'LAYOUT-22'] },
        },
        member: {
          description: 'A signed-in player, with their wallet.',
          tags: 'signed-in',
          meta: { rows: ['LAYOUT-16', 'LAYOUT-17'] },
          on: {
            // Sent from here rather than from the region: that would restart the site's region as well.
            'PLAYER.MEMBER': {
              target: 'member',
              reenter: true,
              description: 'A different player is signed in.',
            },
          },
          invoke: {
            id: 'wallet',
            src: 'wallet',
            systemId: 'wallet',
            input: ({ context }) => ({ hidden: context.hideAmounts }),
            onError: { actions: { type: 'logFault', params: { what: 'wallet', code: 'unknown' } } },
          },
        },
      },
    },
  },
})
