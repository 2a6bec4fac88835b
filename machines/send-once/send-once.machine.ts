import { assign, setup, type ActorLogic, type SnapshotFrom } from 'xstate'
import { answerIn, callActor, options, watchActor, type Answer, type ChartMeta } from '../shared/chart'
import { failureKept, thrown } from '../shared/failure'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'
import type { OpenKey, Outcome } from './outcome'

export interface SendOnceInput<Request = unknown> {
  /** What to send; null only settles an earlier open request. */
  readonly request: Request | null
  /** Distinguishes several requests of one kind: a promotion, a contract. */
  readonly about?: string
}

interface SendOnceContext extends Omit<Outcome, 'facts'> {
  readonly about: string
  /** Kept only until it is sent: it may hold a withdrawal password. */
  readonly request: unknown
  /** `noKey` until there is one. */
  readonly key: OpenKey
}

type SendOnceEvent = { type: 'LOOK' } | { type: 'LEAVE' } | { type: 'ONLINE' }

/** The key on the phone; `fresh` if it was just created for this request. */
export interface FoundKey {
  readonly key: OpenKey | null
  readonly fresh: boolean
}

const noKey: OpenKey = { requestId: '', at: 0, facts: {}, slot: '' }

/**
 * Sends a request under a key, exactly once, and determines its outcome. The key is stored on the phone
 * before anything is sent and until the outcome is known, so that neither a reload nor another tab sends it
 * twice.
 */
export const sendOnceMachine = setup({
  types: {
    context: {} as SendOnceContext,
    events: {} as SendOnceEvent,
    input: {} as SendOnceInput,
    output: {} as Outcome,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'sending' | 'looking' | 'unknown',
  },
  actors: {
    /** The open key of this kind of request; if there is none and something to send, a new one, stored on the phone. */
    openKey: callActor<FoundKey, SendOnceInput>('openKey'),
    send: callActor<Answer<unknown>, { key: OpenKey; request: unknown }>('send'),
    /** What was done under a key; null if nothing was, and never will be. */
    look: callActor<unknown, { key: OpenKey }>('look'),
    watchOnline: watchActor<{ type: 'ONLINE' }>('watchOnline'),
  },
  actions: {
    /** The outcome is known: removes the key from the phone. */
    dropKey: (_: unknown, _params: { key: OpenKey }) => {},
    keepKey: assign((_, { key }: FoundKey) => ({ key: key ?? noKey })),
    forgetRequest: assign({ request: null }),
    conclude: assign((_, { answer }: { answer: Answer<unknown> }) =>
      answer.ok
        ? { outcome: 'accepted' as const, value: answer.value }
        : { outcome: 'refused' as const, failure: answer.failure },
    ),
    concludeFound: assign((_, { value }: { value: unknown }) => ({
      outcome: 'found' as const,
      value,
      failure: null,
    })),
    concludeNever: assign(({ context }) => ({
      outcome: 'never' as const,
      failure: context.failure ?? { code: 'not-arrived' as const },
    })),
    concludeLeft: assign({ outcome: 'left', failure: null }),
    keepFailure: assign(failureKept),
  },
  guards: {
    isFresh: (_, { fresh }: FoundKey) => fresh,
    isOpen: (_, { key }: FoundKey) => key !== null,
    wasFound: (_, { value }: { value: unknown }) => value !== null,
  },
  delays: { lookAgain: limits.lookAgain },
}).createMachine({
  id: 'send-once',
  description: 'Sends a request exactly once, and finds out its outcome.',
  options,
  context: ({ input: { about = '', request } }) => ({
    about,
    request,
    key: noKey,
    outcome: 'none',
    value: null,
    failure: null,
  }),
  output: ({ context: { outcome, value, key, failure } }) => ({ outcome, value, facts: key.facts, failure }),
  initial: 'opening',
  states: {
    opening: {
      description:
        'Checks the phone for a request whose outcome is not known; if there is none, prepares a new one.',
      tags: 'pending',
      meta: { rows: ['WALLET-08'], screen: paths.withdraw },
      invoke: {
        id: 'openKey',
        src: 'openKey',
        input: ({ context: { about, request } }) => ({ about, request }),
        onDone: [
          {
            guard: { type: 'isFresh', params: ({ event }) => event.output },
            target: 'sending',
            description: 'This is a new request, with its own key.',
            actions: { type: 'keepKey', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOpen', params: ({ event }) => event.output },
            target: 'looking',
            description:
              'A request is still open, from before a reload or from another tab: nothing is sent.',
            actions: { type: 'keepKey', params: ({ event }) => event.output },
          },
          { target: 'ended', description: 'No request is open, and there is nothing to send.' },
        ],
        onError: {
          target: 'ended',
          description: 'No key could be created, so nothing was sent.',
          actions: [{ type: 'keepFailure', params: thrown }, 'concludeNever'],
        },
      },
    },
    sending: {
      description: 'The request is being sent, exactly once.',
      tags: ['pending', 'sending'],
      meta: { rows: ['WALLET-08'], screen: paths.withdraw },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { key, request } }) => ({ key, request }),
        onDone: {
          target: 'known',
          description: 'The platform has accepted or refused the request.',
          actions: { type: 'conclude', params: answerIn },
        },
        onError: {
          target: 'looking',
          description:
            'It is unclear whether the request arrived: the outcome is looked up, and nothing is sent again.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    looking: {
      description:
        'Asks the platform for the outcome. If the platform does not know the request, it will never accept it later.',
      tags: ['pending', 'looking'],
      meta: { rows: ['WALLET-08', 'WIRE-90'], screen: paths.withdraw },
      entry: 'forgetRequest',
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context: { key } }) => ({ key }),
        onDone: [
          {
            guard: { type: 'wasFound', params: ({ event }) => ({ value: event.output }) },
            target: 'known',
            description: 'The request was carried out.',
            actions: { type: 'concludeFound', params: ({ event }) => ({ value: event.output }) },
          },
          {
            target: 'known',
            description: 'The request never arrived, and never will.',
            actions: 'concludeNever',
          },
        ],
        onError: { target: 'unknown', description: 'The outcome is still unknown.' },
      },
    },
    unknown: {
      description:
        'The outcome is not known yet; it is checked again automatically, and when the phone is back online.',
      tags: 'unknown',
      meta: { rows: ['WALLET-08', 'ERROR-32'], screen: paths.withdraw },
      invoke: {
        id: 'online',
        src: 'watchOnline',
        onError: { description: 'Connection changes are not reported; checks continue at intervals only.' },
      },
      on: {
        LOOK: { target: 'looking', description: 'The player checks again at once.' },
        ONLINE: { target: 'looking', description: 'The phone is back online.' },
        LEAVE: {
          target: 'ended',
          description: 'The player moves on; the outcome is looked up the next time.',
          actions: 'concludeLeft',
        },
      },
      after: { lookAgain: { target: 'looking', description: 'The next automatic check is due.' } },
    },
    known: {
      type: 'final',
      description: 'The outcome is known.',
      meta: { rows: ['WALLET-08'], screen: paths.withdraw },
      entry: ['forgetRequest', { type: 'dropKey', params: ({ context }) => ({ key: context.key }) }],
    },
    ended: {
      type: 'final',
      description: 'No request was sent, or the player stopped waiting for its outcome.',
      meta: { rows: ['WALLET-08'], screen: paths.withdraw },
    },
  },
})

type Snapshot = SnapshotFrom<typeof sendOnceMachine>

/** The chart as its parents see it, typed by request and result. */
export type SendOnce<Request, Value> = ActorLogic<
  Snapshot & { readonly output: Outcome<Value> | undefined },
  SendOnceEvent,
  SendOnceInput<Request>
>

/** The chart for `setup({ actors })` of a parent. */
export const sendOnceActor = <Request, Value>(): SendOnce<Request, Value> =>
  sendOnceMachine as unknown as SendOnce<Request, Value>
