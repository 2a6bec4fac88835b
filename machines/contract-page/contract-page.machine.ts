import { assign, setup } from 'xstate'
import type { ContractKind } from '../contract-prompt/contracts'
import { refusalIn } from '../shared/answers'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import { home } from '../shared/next'

/** A contract as the upline offers it. */
export interface ContractOffer {
  readonly id: string
  readonly offeredBy: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
}

export interface ContractPageContext {
  readonly kind: ContractKind
  readonly offer: ContractOffer | null
  /** What the player is about to answer. */
  readonly accept: boolean
  /** The language was switched since the terms came: they are still in the other one. */
  readonly stale: boolean
  readonly failure: Failure | null
}

export type ContractPageEvent =
  | { type: 'RETRY' }
  | { type: 'ACCEPT' }
  | { type: 'DECLINE' }
  | { type: 'CANCEL' }
  | { type: 'CONFIRM' }
  | { type: 'LEAVE' }
  | { type: 'LANGUAGE_CHANGED' }

/** A contract that waits for an answer: read it, then accept or decline it, once. */
export const contractPageMachine = setup({
  types: {
    context: {} as ContractPageContext,
    events: {} as ContractPageEvent,
    input: {} as { kind: ContractKind },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'offer' | 'asking' | 'deciding' | 'settled' | 'empty' | 'error',
  },
  actors: {
    loadContract: callActor<ContractOffer | null, { kind: ContractKind }>('loadContract'),
    answerContract: callActor<Answer<null>, { kind: ContractKind; id: string; accept: boolean }>(
      'answerContract',
    ),
  },
  actions: {
    ...effects,
    /** Back to where the player came from; to the given screen when there is no such place. */
    goBack: (_: unknown, _params: { otherwise: string }) => {},
    keepOffer: assign((_, { offer }: { offer: ContractOffer | null }) => ({ offer, stale: false })),
    noteLanguage: assign({ stale: true }),
    intend: assign((_, { accept }: { accept: boolean }) => ({ accept })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    offered: (_, { offer }: { offer: ContractOffer | null }) => offer !== null,
    sameOffer: ({ context }, { offer }: { offer: ContractOffer | null }) => offer?.id === context.offer?.id,
    saidYes: (_, { answer }: { answer: Answer<null> }) => answer.ok,
    inOtherLanguage: ({ context }) => context.stale,
    meansYes: ({ context }) => context.accept,
  },
  delays: { longestWait: limits.longestWait, debounce: limits.languageDebounce },
}).createMachine({
  id: 'contract-page',
  description: 'A contract that waits for an answer: read it, then accept or decline it, once.',
  options,
  context: ({ input }) => ({ kind: input.kind, offer: null, accept: false, stale: false, failure: null }),
  initial: 'loading',
  on: {
    LEAVE: { target: '.left', description: 'Back, from anywhere; an answer on its way stays on its way.' },
  },
  states: {
    loading: {
      description: 'The contract is fetched.',
      tags: 'pending',
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
            description: 'There is one.',
            actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) },
          },
          { target: 'nothing', description: 'There is none, or it has been answered.' },
        ],
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
      on: {
        LANGUAGE_CHANGED: {
          target: 'loading',
          reenter: true,
          description: 'Terms come in the player’s language.',
        },
      },
    },
    offered: {
      description: 'The contract with its terms, to accept or to decline.',
      tags: 'offer',
      meta: { rows: ['ROUTE-30', 'ROUTE-31', 'ROUTE-32', 'CONTRACT-07'] },
      on: {
        ACCEPT: {
          target: 'confirming',
          description: 'The player wants it.',
          actions: { type: 'intend', params: { accept: true } },
        },
        DECLINE: {
          target: 'confirming',
          description: 'The player does not want it.',
          actions: { type: 'intend', params: { accept: false } },
        },
        LANGUAGE_CHANGED: {
          target: 'renewing',
          description: 'The terms come from the platform in the player’s language.',
          actions: 'noteLanguage',
        },
      },
    },
    renewing: {
      description:
        'The terms are fetched again in the new language. Until they come the old ones show, and can be answered.',
      tags: 'offer',
      meta: { rows: ['CONTRACT-07', 'WIRE-124'] },
      on: {
        ACCEPT: {
          target: 'confirming',
          description: 'The player wants it.',
          actions: { type: 'intend', params: { accept: true } },
        },
        DECLINE: {
          target: 'confirming',
          description: 'The player does not want it.',
          actions: { type: 'intend', params: { accept: false } },
        },
        LANGUAGE_CHANGED: {
          target: 'renewing',
          reenter: true,
          description: 'Terms come in the player’s language.',
        },
      },
      initial: 'debouncing',
      states: {
        debouncing: {
          description: 'Waits a moment, in case the language is switched again.',
          meta: { rows: ['CONST-22'] },
          after: { debounce: { target: 'fetching', description: 'The choice stands.' } },
        },
        fetching: {
          description: 'The platform is asked.',
          meta: { rows: ['WIRE-107', 'WIRE-124'] },
          invoke: {
            id: 'renew',
            src: 'loadContract',
            input: ({ context }) => ({ kind: context.kind }),
            onDone: [
              {
                guard: { type: 'offered', params: ({ event }) => ({ offer: event.output }) },
                target: '#contract-page.offered',
                description: 'It still waits, and can be read.',
                actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) },
              },
              { target: '#contract-page.nothing', description: 'It no longer waits.' },
            ],
            onError: {
              target: '#contract-page.failed',
              actions: {
                type: 'keepFailure',
                params: ({ event }) => ({ failure: failureOf(event.error) }),
              },
            },
          },
          after: {
            longestWait: {
              target: '#contract-page.failed',
              description: 'No answer in time.',
              actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
            },
          },
        },
      },
    },
    confirming: {
      description: 'A dialog asks whether the player means it: an answer cannot be taken back.',
      tags: ['offer', 'asking'],
      meta: { rows: ['CONTRACT-07'] },
      on: {
        CANCEL: [
          {
            guard: 'inOtherLanguage',
            target: 'renewing',
            description: 'No, or the dialog is closed; the terms are still in the other language.',
          },
          { target: 'offered', description: 'No, or the dialog is closed.' },
        ],
        CONFIRM: { target: 'deciding', description: 'Yes.' },
        LANGUAGE_CHANGED: {
          description: 'No terms change behind the question; they come anew once it is closed.',
          actions: 'noteLanguage',
        },
      },
    },
    deciding: {
      description: 'The answer is on its way. Tapping again does nothing.',
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
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'settling',
            description: 'The platform has it.',
          },
          {
            target: 'looking',
            description: 'Refused: it was answered elsewhere or withdrawn, or it is not this account’s.',
            actions: { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: {
          target: 'looking',
          description: 'Not known whether the platform has it: looks before anything is sent again.',
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
      description: 'Looks whether the contract still waits. Nothing is sent a second time by itself.',
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
            description: 'It still waits: the answer did not get through. The reason shows.',
            actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) },
          },
          {
            guard: { type: 'offered', params: ({ event }) => ({ offer: event.output }) },
            target: 'offered',
            description: 'Another one has taken its place.',
            actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) },
          },
          { target: 'nothing', description: 'It no longer waits.' },
        ],
        onError: {
          target: 'failed',
          description: 'Still not known. Another try looks again first.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'failed',
          description: 'Still not known. Another try looks again first.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
      on: {
        LANGUAGE_CHANGED: {
          target: 'looking',
          reenter: true,
          description: 'Terms come in the player’s language.',
        },
      },
    },
    settling: {
      description: 'Which of the two results shows.',
      meta: { rows: ['CONTRACT-07'] },
      always: [{ guard: 'meansYes', target: 'accepted' }, { target: 'declined' }],
    },
    accepted: {
      description: 'The contract is accepted.',
      tags: 'settled',
      meta: { rows: ['CONTRACT-07'] },
    },
    declined: {
      description: 'The contract is declined.',
      tags: 'settled',
      meta: { rows: ['CONTRACT-07'] },
    },
    nothing: {
      description: 'No contract of this kind waits.',
      tags: 'empty',
      meta: { rows: ['CONTRACT-07'] },
    },
    failed: {
      description: 'The contract could not be fetched; the screen offers another try.',
      tags: 'error',
      meta: { rows: ['ERROR-32'] },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
    left: {
      type: 'final',
      description: 'Back to where the player came from.',
      meta: { rows: ['CONTRACT-07'] },
      entry: { type: 'goBack', params: { otherwise: home } },
    },
  },
})
