import { assign, setup } from 'xstate'
import type { AccountKind } from '../open-account/form'
import { rateField, ratesToSend, troubledRates, typedRate } from '../open-account/rates'
import { refusalIn } from '../shared/answers'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import {
  emptyDraft,
  longestNote,
  type AffiliateLinksContext,
  type AffiliateLinksEvent,
  type AffiliateUrl,
  type LinksKit,
  type NewLink,
} from './links'

export type { LinksKit, NewLink } from './links'

/** An agent's invitation links: list, make one, pass one on, delete one. */
export const affiliateLinksMachine = setup({
  types: {
    context: {} as AffiliateLinksContext,
    events: {} as AffiliateLinksEvent,
    input: {} as { readonly canShare: boolean },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'list' | 'drafting' | 'asking' | 'busy' | 'copied' | 'error',
  },
  actors: {
    loadLinks: callActor<LinksKit>('loadLinks'),
    createLink: callActor<Answer<AffiliateUrl>, NewLink>('createLink'),
    deleteLink: callActor<Answer<null>, { id: string }>('deleteLink'),
    copyLink: callActor<null, { link: string }>('copyLink'),
    /** Settles when the phone's share sheet has closed, whatever came of it. */
    shareLink: callActor<null, { link: string }>('shareLink'),
  },
  actions: {
    ...effects,
    keepLinks: assign((_, { kit }: { kit: LinksKit }) => ({ ...kit })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    startDraft: assign({ badRates: [], requestId: '', failure: null }),
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
    keepIntent: assign((_, { requestId }: { requestId: string }) => ({ requestId, failure: null })),
    addLink: assign(({ context }, { answer }: { answer: Answer<AffiliateUrl> }) => ({
      links: answer.ok ? [answer.value, ...context.links] : context.links,
    })),
    choose: assign((_, { id }: { id: string }) => ({ chosen: id, failure: null })),
    removeChosen: assign(({ context }) => ({
      links: context.links.filter(({ id }) => id !== context.chosen),
    })),
  },
  guards: {
    wrongRates: ({ context }) => troubledRates(context.own, context.draft.rates).length > 0,
    saidYes: (_, { answer }: { answer: Answer<unknown> }) => answer.ok,
    wasMade: ({ context }, { kit }: { kit: LinksKit }) =>
      kit.links.some(({ requestId }) => requestId === context.requestId),
    canShare: ({ context }) => context.canShare,
  },
  delays: { longestWait: limits.longestWait, copied: limits.copied, shareSheet: limits.shareSheet },
}).createMachine({
  id: 'affiliate-links',
  description: 'An agent’s invitation links: the list, a new one, passing one on, deleting one.',
  options,
  context: ({ input }) => ({
    links: [],
    own: [],
    draft: emptyDraft,
    badRates: [],
    requestId: '',
    chosen: '',
    canShare: input.canShare,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The links are fetched.',
      tags: 'pending',
      meta: { rows: ['WIRE-114'], screen: '/m/agentRegister' },
      entry: 'forgetFailure',
      invoke: {
        id: 'links',
        src: 'loadLinks',
        onDone: {
          target: 'list',
          actions: { type: 'keepLinks', params: ({ event }) => ({ kit: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'failed',
          description: 'No answer in time.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    failed: {
      description: 'The links could not be fetched; the screen offers another try.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: '/m/agentRegister' },
      on: { RETRY: { target: 'loading', description: 'The agent tries again.' } },
    },
    list: {
      description: 'The links, newest first, each with who has joined; or what would be here.',
      tags: 'list',
      meta: { rows: ['AGENT-21', 'WIRE-114'], screen: '/m/agentRegister' },
      initial: 'resting',
      on: {
        NEW: {
          target: 'drafting',
          description: 'A sheet asks what the link is to give; what was typed before is still there.',
          actions: 'startDraft',
        },
        COPY: {
          target: '.copying',
          description: 'The link goes onto the clipboard.',
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
          description: 'A link is to go.',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
      states: {
        resting: {
          description: 'Nothing is being passed on.',
          tags: 'list',
          meta: { rows: ['AGENT-21'], screen: '/m/agentRegister' },
        },
        copying: {
          description: 'The link is being copied.',
          tags: ['list', 'pending'],
          meta: { rows: ['AGENT-21'], screen: '/m/agentRegister' },
          invoke: {
            id: 'copy',
            src: 'copyLink',
            input: ({ context }) => ({
              link: context.links.find(({ id }) => id === context.chosen)?.link ?? '',
            }),
            onDone: { target: 'copied', description: 'It is there.' },
            onError: {
              target: 'resting',
              description:
                'The browser keeps the clipboard shut: the link stands there to be copied by hand.',
              actions: { type: 'notify', params: { kind: 'fail', text: 'copy-failed' } },
            },
          },
          after: { longestWait: { target: 'resting', description: 'The browser never answered.' } },
        },
        copied: {
          description: 'Says for a moment that the link is on the clipboard.',
          tags: ['list', 'copied'],
          meta: { rows: ['AGENT-21'], screen: '/m/agentRegister' },
          after: { copied: { target: 'resting', description: 'The moment is over.' } },
        },
        sharing: {
          description: 'The phone’s share sheet is open.',
          tags: ['list', 'pending'],
          meta: { rows: ['AGENT-21'], screen: '/m/agentRegister' },
          invoke: {
            id: 'share',
            src: 'shareLink',
            input: ({ context }) => ({
              link: context.links.find(({ id }) => id === context.chosen)?.link ?? '',
            }),
            onDone: { target: 'resting', description: 'The share sheet has closed.' },
            onError: {
              target: 'resting',
              description: 'It did not open: copying still works.',
              actions: { type: 'notify', params: { kind: 'fail', text: 'share-failed' } },
            },
          },
          after: {
            shareSheet: { target: 'resting', description: 'Nobody knows what became of the share sheet.' },
          },
        },
      },
    },
    drafting: {
      description: 'A sheet asks what accounts the link opens, what they get, and for a note.',
      tags: ['list', 'drafting'],
      meta: { rows: ['AGENT-21'], screen: '/m/agentRegister' },
      on: {
        TYPE_NOTE: {
          description: 'The agent’s own words about it.',
          actions: { type: 'typeNote', params: ({ event }) => event },
        },
        TYPE_RATE: {
          description: 'A rate of one category, within what the agent has himself.',
          actions: { type: 'typeRate', params: ({ event }) => event },
        },
        CHOOSE_KIND: {
          description: 'A member plays; an agent has members of his own.',
          actions: { type: 'chooseKind', params: ({ event }) => event },
        },
        CLOSE: { target: 'list', description: 'The agent closes the sheet.', actions: 'forgetFailure' },
        CREATE: [
          {
            guard: 'wrongRates',
            description: 'A rate is wrong: it says so under it, and goes to the first one.',
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
            target: 'creating',
            description: 'The link is to be made.',
            actions: { type: 'keepIntent', params: ({ event }) => event },
          },
        ],
      },
    },
    creating: {
      description: 'The link is being made. Tapping again does nothing.',
      tags: ['list', 'drafting', 'pending', 'busy'],
      meta: { rows: ['WIRE-113'], screen: '/m/agentRegister' },
      invoke: {
        id: 'create',
        src: 'createLink',
        input: ({ context }) => ({
          requestId: context.requestId,
          kind: context.draft.kind,
          note: context.draft.note.trim(),
          rates: ratesToSend(context.own, context.draft.rates),
        }),
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'list',
            description: 'It is there, first of the list.',
            actions: [{ type: 'addLink', params: ({ event }) => ({ answer: event.output }) }, 'clearDraft'],
          },
          {
            target: 'drafting',
            description: 'Refused, with the reason in the sheet. Nothing typed is lost.',
            actions: { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: {
          target: 'looking',
          description: 'Not known whether it was made: looks before anything is sent again.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'looking',
          description: 'No answer in time: looks before anything is sent again.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    looking: {
      description: 'Looks whether the link is in the list. Nothing is sent a second time by itself.',
      tags: ['list', 'drafting', 'pending', 'busy'],
      meta: { rows: ['WIRE-114'], screen: '/m/agentRegister' },
      invoke: {
        id: 'look',
        src: 'loadLinks',
        onDone: [
          {
            guard: { type: 'wasMade', params: ({ event }) => ({ kit: event.output }) },
            target: 'list',
            description: 'It is there: only the answer was lost.',
            actions: [{ type: 'keepLinks', params: ({ event }) => ({ kit: event.output }) }, 'forgetFailure'],
          },
          {
            target: 'drafting',
            description: 'It is not there: the sheet says why. Nothing typed is lost.',
            actions: { type: 'keepLinks', params: ({ event }) => ({ kit: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          description: 'Still not known. Another try fetches the list first.',
        },
      },
      after: {
        longestWait: {
          target: 'failed',
          description: 'Still not known. Another try fetches the list first.',
        },
      },
    },
    confirming: {
      description: 'A dialog asks whether the link is to go: nobody can register with it any more.',
      tags: ['list', 'asking'],
      meta: { rows: ['AGENT-21'], screen: '/m/agentRegister' },
      on: {
        CANCEL: { target: 'list', description: 'No, or the dialog is closed.' },
        CONFIRM: { target: 'deleting', description: 'Yes.' },
      },
    },
    deleting: {
      description: 'The link is being deleted. Doing it twice changes nothing.',
      tags: ['list', 'pending', 'busy'],
      meta: { rows: ['WIRE-115'], screen: '/m/agentRegister' },
      invoke: {
        id: 'delete',
        src: 'deleteLink',
        input: ({ context }) => ({ id: context.chosen }),
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'list',
            description: 'It is gone. Whoever has joined with it stays in the team.',
            actions: 'removeChosen',
          },
          {
            target: 'renewing',
            description: 'Refused, with the reason above the list.',
            actions: { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: {
          target: 'renewing',
          description: 'Not known whether it is gone: the list is fetched anew.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'renewing',
          description: 'Not known whether it is gone: the list is fetched anew.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    renewing: {
      description: 'The list is fetched anew; it alone says what has become of the link.',
      tags: ['list', 'pending', 'busy'],
      meta: { rows: ['WIRE-114'], screen: '/m/agentRegister' },
      invoke: {
        id: 'renew',
        src: 'loadLinks',
        onDone: {
          target: 'list',
          description: 'The list is as the platform has it.',
          actions: { type: 'keepLinks', params: ({ event }) => ({ kit: event.output }) },
        },
        onError: { target: 'failed', description: 'Still not known. Another try fetches the list first.' },
      },
      after: {
        longestWait: {
          target: 'failed',
          description: 'Still not known. Another try fetches the list first.',
        },
      },
    },
  },
})
