import { assign, setup } from 'xstate'
import { startSession, type Session } from '../session/session'
import { refusalIn, sessionIn } from '../shared/answers'
import { answerIn, callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import { destination, safeNext, stepAfter } from '../shared/next'
import type { Provider } from './providers'

interface SocialSignInInput {
  /** Available buttons; others do nothing. */
  readonly offered: readonly Provider[]
  readonly side: 'member' | 'agent'
  /** Requested return path from the address; checked here. */
  readonly next: string | null
}

/** The outcome of a provider's window: its token for the player, or that they closed it. */
export type ProviderAnswer =
  | { readonly kind: 'signed-in'; readonly provider: Provider; readonly idToken: string }
  | { readonly kind: 'cancelled' }

interface SocialSignInContext extends SocialSignInInput {
  readonly provider: Provider | null
  /** The provider's token, kept only until the platform has answered. */
  readonly idToken: string
  readonly failure: Failure | null
}

type SocialSignInEvent = { type: 'CHOOSE'; provider: Provider } | { type: 'CANCEL' }

/** Signing in with the account of a social network or a search engine. */
export const socialSignInMachine = setup({
  types: {
    context: {} as SocialSignInContext,
    events: {} as SocialSignInEvent,
    input: {} as SocialSignInInput,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'waiting' | 'ready',
  },
  actors: {
    resumeProvider: callActor<ProviderAnswer | null>('resumeProvider'),
    askProvider: callActor<ProviderAnswer, { provider: Provider }>('askProvider'),
    signInSocial: callActor<
      Answer<Session>,
      { provider: Provider; idToken: string; side: 'member' | 'agent' }
    >('signInSocial'),
  },
  actions: {
    ...effects,
    startSession,
    choose: assign((_, { provider }: { provider: Provider }) => ({ provider, failure: null })),
    keepWord: assign((_, { answer }: { answer: ProviderAnswer | null }) =>
      answer?.kind === 'signed-in' ? { provider: answer.provider, idToken: answer.idToken } : {},
    ),
    forgetWord: assign({ idToken: '' }),
    keepFailure: assign(failureKept),
  },
  guards: {
    anyOffered: ({ context }) => context.offered.length > 0,
    isOffered: ({ context }, { provider }: { provider: Provider }) => context.offered.includes(provider),
    gaveWord: ({ context }, { answer }: { answer: ProviderAnswer | null }) =>
      answer?.kind === 'signed-in' && answer.idToken !== '' && context.offered.includes(answer.provider),
    stepWanted: (_, { failure }: { failure: Failure }) => failure.code === 'step-wanted',
    signedIn: (_, { answer }: { answer: Answer<Session> }) => answer.ok,
  },
  delays: { provider: limits.provider },
}).createMachine({
  id: 'social-sign-in',
  description: 'Signing in with the account of a social network or a search engine.',
  options,
  context: ({ input }) => ({ ...input, provider: null, idToken: '', failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Checks whether any provider is on offer.',
      meta: { rows: ['LOGIN-17', 'REG-05', 'SITE-20', 'SITE-21'] },
      always: [
        { guard: 'anyOffered', target: 'resuming' },
        { target: 'off', description: 'No provider is on offer: no button shows.' },
      ],
    },
    off: { type: 'final', description: 'No button shows.', meta: { rows: ['LOGIN-17', 'REG-05'] } },
    resuming: {
      description: 'Checks whether the player is just returning from a provider’s page.',
      tags: 'pending',
      meta: { rows: ['LOGIN-18'] },
      invoke: {
        id: 'resume',
        src: 'resumeProvider',
        onDone: [
          {
            guard: { type: 'gaveWord', params: answerIn },
            target: 'signingIn',
            description: 'The player is returning, and the provider confirms who they are.',
            actions: { type: 'keepWord', params: answerIn },
          },
          { target: 'ready', description: 'The player is not returning, or returned without signing in.' },
        ],
        onError: { target: 'ready', description: 'The check failed: the buttons can be tapped.' },
      },
    },
    ready: {
      description: 'The buttons of the available providers show.',
      tags: 'ready',
      meta: { rows: ['LOGIN-17', 'LOGIN-18', 'REG-05'] },
      on: {
        CHOOSE: {
          guard: { type: 'isOffered', params: ({ event }) => ({ provider: event.provider }) },
          target: 'waiting',
          description: 'The player taps a provider’s button.',
          actions: { type: 'choose', params: ({ event }) => ({ provider: event.provider }) },
        },
      },
    },
    waiting: {
      description: 'The provider’s window or page is open. The player can cancel at any time.',
      tags: ['pending', 'waiting'],
      meta: { rows: ['LOGIN-18'] },
      invoke: {
        id: 'provider',
        src: 'askProvider',
        input: ({ context }) => ({ provider: context.provider ?? 'google' }),
        onDone: [
          {
            guard: { type: 'gaveWord', params: answerIn },
            target: 'signingIn',
            description: 'The provider confirms who the player is.',
            actions: { type: 'keepWord', params: answerIn },
          },
          { target: 'ready', description: 'The player closed the window: no message shows.' },
        ],
        onError: {
          target: 'ready',
          description: 'The window was blocked, or the provider is not available.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
      on: { CANCEL: { target: 'ready', description: 'The player cancels.' } },
      after: {
        provider: {
          target: 'ready',
          description: 'The provider has not responded within two minutes.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    signingIn: {
      description: 'The platform signs the player in with the provider’s confirmation.',
      tags: 'pending',
      meta: { rows: ['LOGIN-18', 'LOGIN-24', 'LOGIN-28', 'WIRE-01'] },
      invoke: {
        id: 'signIn',
        src: 'signInSocial',
        input: ({ context: c }) => ({ provider: c.provider ?? 'google', idToken: c.idToken, side: c.side }),
        onDone: [
          {
            guard: { type: 'signedIn', params: answerIn },
            target: 'signedIn',
            description: 'The platform accepts the login.',
            actions: { type: 'startSession', params: sessionIn },
          },
          {
            guard: { type: 'stepWanted', params: refusalIn },
            target: 'stepWanted',
            description: 'The account requires a second step.',
          },
          {
            target: 'ready',
            description:
              'There is no matching account, or none on this side (member or agent): the reason shows.',
            actions: { type: 'keepFailure', params: refusalIn },
          },
        ],
        onError: {
          target: 'ready',
          description: 'The request did not get through.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
      exit: 'forgetWord',
    },
    stepWanted: {
      type: 'final',
      description: 'The screen for the second step opens (chart second-step).',
      meta: { rows: ['LOGIN-24'] },
      entry: { type: 'goTo', params: ({ context }) => stepAfter(context) },
    },
    signedIn: {
      type: 'final',
      description: 'The session starts, and the player goes where they wanted to go, or home.',
      meta: { rows: ['LOGIN-28', 'LOGIN-29'] },
      entry: {
        type: 'goTo',
        params: ({ context }) => ({ ...destination(safeNext(context.next)), replace: true }),
      },
    },
  },
})
