import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'

/** What a player invites with (PROMO-11). */
export interface Referral {
  readonly code: string
  /** The whole address of the registration with this code. */
  readonly link: string
  /** Friends who have joined with it. */
  readonly joined: number
}

export interface ShareContext {
  readonly referral: Referral | null
  readonly failure: Failure | null
  /** The phone has a share sheet of its own. */
  readonly canShare: boolean
}

export type ShareEvent =
  | { type: 'OPEN' }
  | { type: 'COPY' }
  | { type: 'SHARE' }
  | { type: 'RETRY' }
  | { type: 'CLOSE' }
  | { type: 'SIGNED_OUT' }

/** The referral panel: the player's own link, to copy or to pass on with the phone's own share sheet. */
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
    /** Settles when the phone's share sheet has closed, whatever came of it. */
    shareLink: callActor<null, { link: string }>('shareLink'),
  },
  actions: {
    ...effects,
    keepReferral: assign((_, { referral }: { referral: Referral }) => ({ referral, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forget: assign({ referral: null, failure: null }),
  },
  guards: { canShare: ({ context }) => context.canShare },
  delays: { longestWait: limits.longestWait, copied: limits.copied, shareSheet: limits.shareSheet },
}).createMachine({
  id: 'share',
  description: 'The referral panel that Share in the side menu opens.',
  options,
  context: ({ input }) => ({ referral: null, failure: null, canShare: input.canShare }),
  initial: 'closed',
  on: {
    SIGNED_OUT: { target: '.closed', description: 'A link belongs to its player.', actions: 'forget' },
  },
  states: {
    closed: {
      description: 'Out of sight.',
      meta: { rows: ['MENU-06'] },
      on: { OPEN: { target: 'open', description: 'Share is tapped.' } },
    },
    open: {
      description: 'The panel shows.',
      tags: 'open',
      meta: { rows: ['MENU-06', 'PROMO-10', 'PROMO-11'] },
      initial: 'loading',
      on: { CLOSE: { target: 'closed', description: 'The player closes it.' } },
      states: {
        loading: {
          description: 'The link is on its way.',
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
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            longestWait: {
              target: 'failed',
              description: 'No answer in time.',
              actions: { type: 'keepFailure', params: { error: { code: 'timeout' } } },
            },
          },
        },
        failed: {
          description: 'No link came; the panel says why and offers another try.',
          tags: ['open', 'error'],
          meta: { rows: ['ERROR-32'] },
          on: { RETRY: { target: 'loading', description: 'Once more.' } },
        },
        ready: {
          description: 'Link and code show, with the ways to pass them on.',
          tags: ['open', 'ready'],
          meta: { rows: ['MENU-06', 'PROMO-10'] },
          on: {
            COPY: { target: 'copying', description: 'The link goes onto the clipboard.' },
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
            onDone: { target: 'copied', description: 'It is there.' },
            onError: {
              target: 'ready',
              description:
                'The browser keeps the clipboard shut: the link stands there to be copied by hand.',
              actions: { type: 'notify', params: { kind: 'fail', text: 'copy-failed' } },
            },
          },
          after: { longestWait: { target: 'ready', description: 'The browser never answered.' } },
        },
        copied: {
          description: 'Says for a moment that the link is on the clipboard.',
          tags: ['open', 'ready', 'copied'],
          meta: { rows: ['MENU-06'] },
          after: { copied: { target: 'ready', description: 'The moment is over.' } },
          on: {
            COPY: { target: 'copying', description: 'Once more.' },
            SHARE: { guard: 'canShare', target: 'sharing', description: 'The share sheet after all.' },
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
            onDone: { target: 'ready', description: 'The share sheet has closed.' },
            onError: {
              target: 'ready',
              description: 'It did not open: copying still works.',
              actions: { type: 'notify', params: { kind: 'fail', text: 'share-failed' } },
            },
          },
          after: {
            shareSheet: { target: 'ready', description: 'Nobody knows what became of the share sheet.' },
          },
        },
      },
    },
  },
})
