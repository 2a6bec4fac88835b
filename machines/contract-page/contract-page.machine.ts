import { assign, setup } from 'xstate'
import type { ContractKind } from '../contract-prompt/contracts'
import { refusalIn } from '../shared/answers'
import { answerIn, callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'

/** A contract as offered by the upline. */
export interface ContractOffer {
  readonly id: string
  readonly offeredBy: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
}

interface ContractPageContext {
  readonly kind: ContractKind
  readonly offer: ContractOffer | null
  /** The player's pending answer. */
  readonly accept: boolean
  /** The language has changed since the terms arrived: they are still in the previous one. */
  readonly stale: boolean
  /** The terms are not from an earlier visit. */
  readonly fresh: boolean
  readonly failure: Failure | null
}

type ContractPageEvent =
  | { type: 'RETRY' }
  | { type: 'ACCEPT' }
  | { type: 'DECLINE' }
  | { type: 'CANCEL' }
  | { type: 'CONFIRM' }
  | { type: 'LEAVE' }
  | { type: 'LANGUAGE_CHANGED' }

/** A contract that is waiting for an answer: read it, then accept or decline it, exactly once. */
export const contractPageMachine = setup({
  types: {
    context: {} as ContractPageContext,
    events: {} as ContractPageEvent,
    /** With the terms known from an earlier visit to the screen. */
    input: {} as { kind: ContractKind; offer: ContractOffer | null },
    meta: {} as ChartMeta,
    tags: {} as
      | 'pending'
      | 'offer'
      | 'asking'
      | 'deciding'
      | 'settled'
      | 'empty'
      | 'error'
      | 'loading'
      | 'accepted',
  },
  actors: {
    loadContract: callActor<ContractOffer | null, { kind: ContractKind }>('loadContract'),
    answerContract: callActor<Answer<null>, { kind: ContractKind; id: string; accept: boolean }>(
      'answerContract',
    ),
  },
  actions: {
    ...effects,
    /** Back to the previous screen; to the given screen if there is none. */
    goBack: (_: unknown, _params: { otherwise: string }) => {},
    keepOffer: assign((_, { offer }: { offer: ContractOffer | null }) => ({
      offer,
      stale: false,
      fresh: true,
    })),
    noteLanguage: assign({ stale: true }),
    intend: assign((_, { accept }: { accept: boolean }) => ({ accept })),
    keepFailure: assign(failureKept),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isKnown: ({ context }) => context.offer !== null,
    isOld: ({ context }) => !context.fresh,
    offered: (_, { offer }: { offer: ContractOffer | null }) => offer !== null,
    sameOffer: ({ context }, { offer }: { offer: ContractOffer | null }) => offer?.id === context.offer?.id,
    accepted: (_, { answer }: { answer: Answer<null> }) => answer.ok,
    inOtherLanguage: ({ context }) => context.stale,
    meansYes: ({ context }) => context.accept,
  },
  delays: { debounce: limits.languageDebounce },
}).createMachine({
  id: 'contract-page',
  description: 'A contract that is waiting for an answer: read it, then accept or decline it, exactly once.',
  options,
  context: ({ input }) => ({ ...input, accept: false, stale: false, fresh: false, failure: null }),
  initial: 'arriving',
  on: {
    LEAVE: {
      target: '.left',
      description: 'The player goes back, which always works; an answer already sent stays sent.',
    },
  },
  states: {
    arriving: {
      description: 'Checks whether an earlier visit has loaded the contract.',
      meta: { rows: ['CONTRACT-07'] },
      always: [
        { guard: 'isKnown', target: 'renewing', description: 'Its terms show at once.' },
        { target: 'loading' },
      ],
    },
    loading: {
      description: 'The contract is fetched.',
      tags: ['pending', 'loading'],
      meta: { rows: ['CONTRACT-07', 'WIRE-107'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'load',
        src: 'loadContract',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: [
          {
            guard: { type: 'offered', params: ({ event }) => ({ offer: event.output }) },
            target: 'offered',
            description: 'There is a contract.',
            actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) },
          },
          { target: 'nothing', description: 'There is no contract, or it was already answered.' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
      on: {
        LANGUAGE_CHANGED: {
          target: 'loading',
          reenter: true,
          description: 'The language has changed, so the terms are loaded again.',
        },
      },
    },
    offered: {
      description: 'The contract with its terms and the buttons to accept or decline.',
      tags: 'offer',
      meta: { rows: ['ROUTE-30', 'ROUTE-31', 'ROUTE-32', 'CONTRACT-07'] },
      on: {
        ACCEPT: {
          target: 'confirming',
          description: 'The player wants to accept.',
          actions: { type: 'intend', params: { accept: true } },
        },
        DECLINE: {
          target: 'confirming',
          description: 'The player wants to decline.',
          actions: { type: 'intend', params: { accept: false } },
        },
        LANGUAGE_CHANGED: {
          target: 'renewing',
          description: 'The language has changed, so the terms are loaded again.',
          actions: 'noteLanguage',
        },
      },
    },
    renewing: {
      description:
        'The terms are fetched again: they are in another language, or from an earlier visit. Until they arrive, they show and can be answered.',
      tags: 'offer',
      meta: { rows: ['CONTRACT-07', 'WIRE-124'] },
      on: {
        ACCEPT: {
          target: 'confirming',
          description: 'The player wants to accept.',
          actions: { type: 'intend', params: { accept: true } },
        },
        DECLINE: {
          target: 'confirming',
          description: 'The player wants to decline.',
          actions: { type: 'intend', params: { accept: false } },
        },
        LANGUAGE_CHANGED: {
          target: 'renewing',
          reenter: true,
          description: 'The language has changed, so the terms are loaded again.',
        },
      },
      initial: 'looking',
      states: {
        looking: {
          description: 'Checks why the terms are fetched again.',
          meta: { rows: ['CONTRACT-07'] },
          always: [
            {
              guard: 'inOtherLanguage',
              target: 'debouncing',
              description: 'The language has changed, so the terms are loaded again.',
            },
            { target: 'fetching', description: 'They are from an earlier visit.' },
          ],
        },
        debouncing: {
          description: 'Waits a moment in case the language changes again.',
          meta: { rows: ['CONST-22'] },
          after: { debounce: { target: 'fetching', description: 'The language has not changed again.' } },
        },
        fetching: {
          description: 'The terms are being fetched.',
          meta: { rows: ['WIRE-107', 'WIRE-124'] },
          invoke: {
            id: 'renew',
            src: 'loadContract',
            input: ({ context }) => ({ kind: context.kind }),
            onDone: [
              {
                guard: { type: 'offered', params: ({ event }) => ({ offer: event.output }) },
                target: '#contract-page.offered',
                description: 'The contract is still waiting for an answer.',
                actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) },
              },
              {
                target: '#contract-page.nothing',
                description: 'The contract is no longer waiting for an answer.',
              },
            ],
            onError: [
              {
                guard: 'inOtherLanguage',
                target: '#contract-page.failed',
                description: 'The terms in the other language are missing; the old ones do not stay.',
                actions: { type: 'keepFailure', params: thrown },
              },
              {
                target: '#contract-page.offered',
                description: 'The terms of the earlier visit stay on screen.',
              },
            ],
          },
        },
      },
    },
    confirming: {
      description: 'A dialog asks the player to confirm: an answer cannot be taken back.',
      tags: ['offer', 'asking'],
      meta: { rows: ['CONTRACT-07'] },
      on: {
        CANCEL: [
          {
            guard: 'inOtherLanguage',
            target: 'renewing',
            description: 'The player cancels; the terms are still in the previous language.',
          },
          {
            guard: 'isOld',
            target: 'renewing',
            description: 'The player cancels; the terms are from an earlier visit.',
          },
          { target: 'offered', description: 'The player cancels or closes the dialog.' },
        ],
        CONFIRM: { target: 'deciding', description: 'The player confirms.' },
        LANGUAGE_CHANGED: {
          description: 'The terms do not change behind the dialog; they reload once it is closed.',
          actions: 'noteLanguage',
        },
      },
    },
    deciding: {
      description: 'The answer is being sent. Tapping again does nothing.',
      tags: ['offer', 'pending', 'deciding'],
      meta: { rows: ['CONTRACT-07', 'WIRE-109', 'WIRE-110', 'WIRE-111'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'answer',
        src: 'answerContract',
        input: ({ context }) => ({
          kind: context.kind,
          id: context.offer?.id ?? '',
          accept: context.accept,
        }),
        onDone: [
          {
            guard: { type: 'accepted', params: answerIn },
            target: 'settling',
            description: 'The platform has received the answer.',
          },
          {
            target: 'looking',
            description:
              'Refused: the contract was already answered or withdrawn, or belongs to another account.',
            actions: { type: 'keepFailure', params: refusalIn },
          },
        ],
        onError: {
          target: 'looking',
          description:
            'It is unclear whether the platform received the answer: this is checked before anything is sent again.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    looking: {
      description: 'Checks whether the contract is still waiting. Nothing is sent again automatically.',
      tags: ['offer', 'pending', 'deciding'],
      meta: { rows: ['CONTRACT-07', 'WIRE-107'] },
      invoke: {
        id: 'look',
        src: 'loadContract',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: [
          {
            guard: { type: 'sameOffer', params: ({ event }) => ({ offer: event.output }) },
            target: 'offered',
            description:
              'The contract is still waiting: the answer did not get through, and the reason shows.',
            actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) },
          },
          {
            guard: { type: 'offered', params: ({ event }) => ({ offer: event.output }) },
            target: 'offered',
            description: 'A different contract has replaced this one.',
            actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) },
          },
          { target: 'nothing', description: 'The contract is no longer waiting for an answer.' },
        ],
        onError: {
          target: 'failed',
          description: 'The outcome is still unknown; the next attempt checks it first.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
      on: {
        LANGUAGE_CHANGED: {
          target: 'looking',
          reenter: true,
          description: 'The language has changed, so the terms are loaded again.',
        },
      },
    },
    settling: {
      description: 'Checks which answer was given, to show the right result.',
      meta: { rows: ['CONTRACT-07'] },
      always: [{ guard: 'meansYes', target: 'accepted' }, { target: 'declined' }],
    },
    accepted: {
      description: 'The contract is accepted.',
      tags: ['settled', 'accepted'],
      meta: { rows: ['CONTRACT-07'] },
    },
    declined: {
      description: 'The contract is declined.',
      tags: 'settled',
      meta: { rows: ['CONTRACT-07'] },
    },
    nothing: {
      description: 'There is no contract of this kind to answer.',
      tags: 'empty',
      meta: { rows: ['CONTRACT-07'] },
    },
    failed: {
      description: 'The contract could not be loaded; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'] },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
    left: {
      type: 'final',
      description: 'The player returns to the screen they came from.',
      meta: { rows: ['CONTRACT-07'] },
      entry: { type: 'goBack', params: { otherwise: paths.home } },
    },
  },
})
