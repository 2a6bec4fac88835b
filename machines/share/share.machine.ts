import { assign, setup } from 'xstate'
import { callActor, options, watchActor, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'

/** A player's referral link (PROMO-11). */
export interface Referral {
  readonly code: string
  /** The full address of the registration with this code. */
  readonly link: string
  /** Friends who joined with it. */
  readonly joined: number
}

interface ShareContext {
  readonly referral: Referral | null
  readonly failure: Failure | null
  /** The phone has a native share sheet. */
  readonly canShare: boolean
}

type ShareEvent =
  | { type: 'OPEN' }
  | { type: 'COPY' }
  | { type: 'SHARE' }
  | { type: 'RETRY' }
  | { type: 'ONLINE' }
  | { type: 'CLOSE' }

/** The referral panel: the player's own link, to copy or to share with the phone's share sheet. */
export const shareMachine = setup({
  types: {
    context: {} as ShareContext,
    events: {} as ShareEvent,
    input: {} as { readonly canShare: boolean },
    meta: {} as ChartMeta,
    tags: {} as 'open' | 'pending' | 'ready' | 'copied' | 'error',
  },
  actors: {
    loadReferral: callActor<Referral>('loadReferral'),
    copyLink: callActor<null, { link: string }>('copyLink'),
    /** Settles when the phone's share sheet has closed, whatever the player did there. */
    shareLink: callActor<null, { link: string }>('shareLink'),
    watchOnline: watchActor<{ type: 'ONLINE' }>('watchOnline'),
  },
  actions: {
    ...effects,
    keepReferral: assign((_, { referral }: { referral: Referral }) => ({ referral, failure: null })),
    keepFailure: assign(failureKept),
  },
  guards: { canShare: ({ context }) => context.canShare },
  delays: { longestWait: limits.longestWait, copied: limits.copied, shareSheet: limits.shareSheet },
}).createMachine({
  id: 'share',
  description: 'The referral panel that Share in the side menu opens.',
  options,
  context: ({ input }) => ({ referral: null, failure: null, canShare: input.canShare }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The panel is closed.',
      meta: { rows: ['MENU-06'] },
      on: { OPEN: { target: 'open', description: 'The player taps Share.' } },
    },
    open: {
      description: 'The panel shows.',
      tags: 'open',
      meta: { rows: ['MENU-06', 'PROMO-10', 'PROMO-11'] },
      initial: 'loading',
      on: { CLOSE: { target: 'closed', description: 'The player closes the panel.' } },
      states: {
        loading: {
          description: 'The link is loading.',
          tags: ['open', 'pending'],
          meta: { rows: ['PROMO-11'] },
          invoke: {
            id: 'referral',
            src: 'loadReferral',
            onDone: {
              target: 'ready',
              actions: { type: 'keepReferral', params: ({ event }) => ({ referral: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepFailure', params: thrown },
            },
          },
        },
        failed: {
          description: 'The link could not be loaded; the panel says why and offers to try again.',
          tags: ['open', 'error'],
          meta: { rows: ['ERROR-32'] },
          invoke: {
            id: 'watchOnline',
            src: 'watchOnline',
            onError: {
              description: 'Connection changes are not reported; the player can try again with a tap.',
            },
          },
          on: {
            RETRY: { target: 'loading', description: 'The player taps the button again.' },
            ONLINE: { target: 'loading', description: 'The phone is back online.' },
          },
        },
        ready: {
          description: 'The link and the code show, with the ways to share them.',
          tags: ['open', 'ready'],
          meta: { rows: ['MENU-06', 'PROMO-10'] },
          on: {
            COPY: { target: 'copying', description: 'The link is copied to the clipboard.' },
            SHARE: {
              guard: 'canShare',
              target: 'sharing',
              description: 'The phone’s own share sheet opens.',
            },
          },
        },
        copying: {
          description: 'The link is being copied.',
          tags: ['open', 'ready', 'pending'],
          meta: { rows: ['MENU-06'] },
          invoke: {
            id: 'copy',
            src: 'copyLink',
            input: ({ context }) => ({ link: context.referral?.link ?? '' }),
            onDone: { target: 'copied', description: 'The browser has copied the link.' },
            onError: {
              target: 'ready',
              description:
                'The browser does not allow copying: the link is shown so that it can be copied by hand.',
              actions: { type: 'notify', params: { kind: 'fail', text: 'copy-failed' } },
            },
          },
          after: { longestWait: { target: 'ready', description: 'The browser did not respond in time.' } },
        },
        copied: {
          description: 'Shows for a moment that the link was copied.',
          tags: ['open', 'ready', 'copied'],
          meta: { rows: ['MENU-06'] },
          after: { copied: { target: 'ready', description: 'The confirmation disappears.' } },
          on: {
            COPY: { target: 'copying', description: 'The player taps the button again.' },
            SHARE: {
              guard: 'canShare',
              target: 'sharing',
              description: 'The player opens the share sheet instead.',
            },
          },
        },
        sharing: {
          description: 'The phone’s share sheet is open.',
          tags: ['open', 'ready', 'pending'],
          meta: { rows: ['MENU-06'] },
          invoke: {
            id: 'sharing',
            src: 'shareLink',
            input: ({ context }) => ({ link: context.referral?.link ?? '' }),
            onDone: { target: 'ready', description: 'The share sheet was closed.' },
            onError: {
              target: 'ready',
              description: 'The share sheet did not open; the link can still be copied.',
              actions: { type: 'notify', params: { kind: 'fail', text: 'share-failed' } },
            },
          },
          after: {
            shareSheet: { target: 'ready', description: 'The share sheet did not report back in time.' },
          },
        },
      },
    },
  },
})
