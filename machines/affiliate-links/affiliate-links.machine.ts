import { assign, setup } from 'xstate'
import type { AccountKind } from '../open-account/form'
import { rateField, ratesToSend, troubledRates, typedRate } from '../open-account/rates'
import { failureIn, onceGuards, type Outcome } from '../send-once/outcome'
import { sendOnceActor } from '../send-once/send-once.machine'
import { callActor, endIn, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'
import {
  emptyDraft,
  longestNote,
  type AffiliateLinksContext,
  type AffiliateLinksEvent,
  type LinkChange,
  type LinksSetup,
  type MadeLink,
} from './links'

type Ended = { readonly ended: Outcome<MadeLink> }

/** An agent's invitation links: list them, create, share or delete one. */
export const affiliateLinksMachine = setup({
  types: {
    context: {} as AffiliateLinksContext,
    events: {} as AffiliateLinksEvent,
    input: {} as { readonly canShare: boolean },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'list' | 'drafting' | 'asking' | 'copied' | 'error',
  },
  actors: {
    loadLinks: callActor<LinksSetup>('loadLinks'),
    /** Creates or deletes a link. */
    sendOnce: sendOnceActor<LinkChange, MadeLink>(),
    copyLink: callActor<null, { link: string }>('copyLink'),
    /** Settles when the phone's share sheet has closed, whatever the player did there. */
    shareLink: callActor<null, { link: string }>('shareLink'),
  },
  actions: {
    ...effects,
    keepLinks: assign((_, { formSetup }: { formSetup: LinksSetup }) => ({ ...formSetup })),
    keepFailure: assign((_, { failure }: { failure: Failure | null }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    startDraft: assign({ badRates: [], failure: null }),
    clearDraft: assign({ draft: emptyDraft }),
    typeNote: assign(({ context }, { value }: { value: string }) => ({
      draft: { ...context.draft, note: value.slice(0, longestNote) },
    })),
    typeRate: assign(({ context }, { category, value }: { category: string; value: string }) => ({
      draft: { ...context.draft, rates: { ...context.draft.rates, [category]: typedRate(value) } },
      badRates: context.badRates.filter((one) => one !== category),
    })),
    chooseKind: assign(({ context }, { kind }: { kind: AccountKind }) => ({
      draft: { ...context.draft, kind },
    })),
    showProblems: assign(({ context }) => ({ badRates: troubledRates(context.own, context.draft.rates) })),
    meanDraft: assign(({ context: { draft, own } }) => ({
      failure: null,
      change: {
        what: 'made' as const,
        kind: draft.kind,
        note: draft.note.trim(),
        rates: ratesToSend(own, draft.rates),
      },
    })),
    meanDeletion: assign(({ context }) => ({ change: { what: 'deleted' as const, id: context.chosen } })),
    forgetChange: assign({ change: null }),
    addLink: assign(({ context }, { ended: { value } }: Ended) => ({
      links: value === null || value === true ? context.links : [value, ...context.links],
    })),
    choose: assign((_, { id }: { id: string }) => ({ chosen: id, failure: null })),
    removeChosen: assign(({ context }) => ({
      links: context.links.filter(({ id }) => id !== context.chosen),
    })),
  },
  guards: {
    wrongRates: ({ context }) => troubledRates(context.own, context.draft.rates).length > 0,
    wasMade: ({ context }, { ended }: Ended) =>
      context.change?.what === 'made' && ended.outcome === 'accepted',
    wasDeleted: ({ context }, { ended }: Ended) =>
      context.change?.what === 'deleted' && ended.outcome === 'accepted',
    /** A look-up has confirmed that one was made, by this screen, before a reload or in another tab. */
    foundMade: (_, { ended }: Ended) => ended.outcome === 'found' && ended.facts['what'] === 'made',
    /** Not made, and the form is unchanged. */
    sheetStands: ({ context }, { ended }: Ended) =>
      context.change?.what === 'made' && onceGuards.wasNotDone(null, { ended }),
    canShare: ({ context }) => context.canShare,
  },
  delays: { longestWait: limits.longestWait, copied: limits.copied, shareSheet: limits.shareSheet },
}).createMachine({
  id: 'affiliate-links',
  description: 'An agent’s invitation links: list, create, share and delete them.',
  options,
  context: ({ input }) => ({
    links: [],
    own: [],
    draft: emptyDraft,
    badRates: [],
    change: null,
    chosen: '',
    canShare: input.canShare,
    failure: null,
  }),
  initial: 'settling',
  states: {
    settling: {
      description:
        'The link is created or deleted exactly once. When the screen opens, an earlier change without an answer is looked up first.',
      tags: 'pending',
      meta: { rows: ['WIRE-113', 'WIRE-115', 'WIRE-117'], screen: paths.openAccount },
      invoke: {
        id: 'sendOnce',
        src: 'sendOnce',
        input: ({ context }) => ({ request: context.change }),
        onDone: [
          {
            guard: { type: 'wasMade', params: endIn },
            target: 'list',
            description: 'The link is created and comes first in the list.',
            actions: [{ type: 'addLink', params: endIn }, 'clearDraft'],
          },
          {
            guard: { type: 'wasDeleted', params: endIn },
            target: 'list',
            description: 'The link is deleted. Those who joined with it stay in the team.',
            actions: 'removeChosen',
          },
          {
            guard: { type: 'sheetStands', params: endIn },
            target: 'drafting',
            description: 'The link was not created: the sheet says why and keeps what was typed.',
            actions: { type: 'keepFailure', params: failureIn },
          },
          {
            guard: { type: 'foundMade', params: endIn },
            target: 'loading',
            description: 'The link was created, but the answer was lost; the reloaded list shows it.',
            actions: 'clearDraft',
          },
          {
            target: 'loading',
            description:
              'Any other outcome: the list is reloaded and shows the current state, with any error above it.',
            actions: { type: 'keepFailure', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
      exit: 'forgetChange',
    },
    loading: {
      description: 'The links are fetched.',
      tags: 'pending',
      meta: { rows: ['WIRE-114'], screen: paths.openAccount },
      invoke: {
        id: 'links',
        src: 'loadLinks',
        onDone: {
          target: 'list',
          actions: { type: 'keepLinks', params: ({ event }) => ({ formSetup: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    failed: {
      description: 'The links could not be loaded; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: paths.openAccount },
      on: {
        RETRY: { target: 'loading', description: 'The agent tries again.', actions: 'forgetFailure' },
      },
    },
    list: {
      description:
        'The links, newest first, each with the number of people who joined; or a note on what will appear here.',
      tags: 'list',
      meta: { rows: ['AGENT-21', 'WIRE-114'], screen: paths.openAccount },
      initial: 'resting',
      on: {
        NEW: {
          target: 'drafting',
          description: 'A sheet for the new link opens; what was typed earlier is still there.',
          actions: 'startDraft',
        },
        COPY: {
          target: '.copying',
          description: 'The link is copied to the clipboard.',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        SHARE: {
          guard: 'canShare',
          target: '.sharing',
          description: 'The phone’s own share sheet opens.',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        DELETE: {
          target: 'confirming',
          description: 'The agent wants to delete a link.',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
      states: {
        resting: {
          description: 'No link is being copied or shared.',
          tags: 'list',
          meta: { rows: ['AGENT-21'], screen: paths.openAccount },
        },
        copying: {
          description: 'The link is being copied.',
          tags: ['list', 'pending'],
          meta: { rows: ['AGENT-21'], screen: paths.openAccount },
          invoke: {
            id: 'copy',
            src: 'copyLink',
            input: ({ context }) => ({
              link: context.links.find(({ id }) => id === context.chosen)?.link ?? '',
            }),
            onDone: { target: 'copied', description: 'The browser has copied the link.' },
            onError: {
              target: 'resting',
              description:
                'The browser does not allow copying: the link is shown so that it can be copied by hand.',
              actions: { type: 'notify', params: { kind: 'fail', text: 'copy-failed' } },
            },
          },
          after: { longestWait: { target: 'resting', description: 'The browser did not respond in time.' } },
        },
        copied: {
          description: 'Shows for a moment that the link was copied.',
          tags: ['list', 'copied'],
          meta: { rows: ['AGENT-21'], screen: paths.openAccount },
          after: { copied: { target: 'resting', description: 'The confirmation disappears.' } },
        },
        sharing: {
          description: 'The phone’s share sheet is open.',
          tags: ['list', 'pending'],
          meta: { rows: ['AGENT-21'], screen: paths.openAccount },
          invoke: {
            id: 'share',
            src: 'shareLink',
            input: ({ context }) => ({
              link: context.links.find(({ id }) => id === context.chosen)?.link ?? '',
            }),
            onDone: { target: 'resting', description: 'The share sheet was closed.' },
            onError: {
              target: 'resting',
              description: 'The share sheet did not open; the link can still be copied.',
              actions: { type: 'notify', params: { kind: 'fail', text: 'share-failed' } },
            },
          },
          after: {
            shareSheet: { target: 'resting', description: 'The share sheet did not report back in time.' },
          },
        },
      },
    },
    drafting: {
      description: 'A sheet asks for the link’s account type, rates and a note.',
      tags: ['list', 'drafting'],
      meta: { rows: ['AGENT-21'], screen: paths.openAccount },
      on: {
        TYPE_NOTE: {
          description: 'The agent types a note for their own use.',
          actions: { type: 'typeNote', params: ({ event }) => event },
        },
        TYPE_RATE: {
          description: 'The agent types a rate for one category, up to their own.',
          actions: { type: 'typeRate', params: ({ event }) => event },
        },
        CHOOSE_KIND: {
          description:
            'The agent chooses the account type: members only play, agents can have members of their own.',
          actions: { type: 'chooseKind', params: ({ event }) => event },
        },
        CLOSE: { target: 'list', description: 'The agent closes the sheet.', actions: 'forgetFailure' },
        CREATE: [
          {
            guard: 'wrongRates',
            description:
              'A rate is wrong: the message shows below it, and the first wrong field gets the focus.',
            actions: [
              'showProblems',
              {
                type: 'focusField',
                params: ({ context }) => ({
                  field: rateField(troubledRates(context.own, context.draft.rates)[0] ?? ''),
                }),
              },
            ],
          },
          {
            target: 'settling',
            description: 'The agent creates the link.',
            actions: 'meanDraft',
          },
        ],
      },
    },
    confirming: {
      description: 'A dialog asks whether to delete the link; nobody could register with it afterwards.',
      tags: ['list', 'asking'],
      meta: { rows: ['AGENT-21'], screen: paths.openAccount },
      on: {
        CANCEL: { target: 'list', description: 'The player cancels or closes the dialog.' },
        CONFIRM: { target: 'settling', description: 'The agent confirms.', actions: 'meanDeletion' },
      },
    },
  },
})
