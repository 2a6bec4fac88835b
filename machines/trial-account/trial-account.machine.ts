import { assign, setup } from 'xstate'
import type { Role, Session } from '../session/session'
import { refusalIn, sessionIn } from '../shared/answers'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import { home } from '../shared/next'

export interface TrialAccountInput {
  readonly role: Role
  /** User name of whoever is signed in; empty for a guest. */
  readonly name: string
}

export interface TrialAccountContext extends TrialAccountInput {
  readonly failure: Failure | null
}

export type TrialAccountEvent = { type: 'START' } | { type: 'GO' }

/** A trial account with a name: offered to guests, made once, and shown to whoever has it. */
export const trialAccountMachine = setup({
  types: {
    context: {} as TrialAccountContext,
    events: {} as TrialAccountEvent,
    input: {} as TrialAccountInput,
    meta: {} as ChartMeta,
    tags: {} as 'offer' | 'pending' | 'made' | 'member',
  },
  actors: { makeAccount: callActor<Answer<Session>>('makeAccount') },
  actions: {
    ...effects,
    /** Hands the session to the session chart. */
    startSession: (_: unknown, _params: { session: Session }) => {},
    takeName: assign((_, { session }: { session: Session }) => ({ name: session.userName })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isGuest: ({ context }) => context.role === 'guest',
    isTrial: ({ context }) => context.role === 'trial',
    saidYes: (_, { answer }: { answer: Answer<Session> }) => answer.ok,
  },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'trial-account',
  description: 'A trial account with a name: offered to guests, made once, and shown to whoever has it.',
  options,
  context: ({ input }) => ({ role: input.role, name: input.name, failure: null }),
  initial: 'looking',
  states: {
    looking: {
      description: 'Looks who opened it.',
      meta: { rows: ['ROUTE-67', 'LOGIN-31'], screen: '/m/trail' },
      always: [
        { guard: 'isGuest', target: 'offered', description: 'Nobody is signed in.' },
        { guard: 'isTrial', target: 'made', description: 'A trial account is in use already.' },
        { target: 'member', description: 'Somebody with an account of his own.' },
      ],
    },
    offered: {
      description: 'What a trial account can do and what it cannot, and the one button.',
      tags: 'offer',
      meta: { rows: ['ROUTE-67', 'LOGIN-31', 'LOGIN-32'], screen: '/m/trail' },
      on: { START: { target: 'making', description: 'The guest wants one.' } },
    },
    making: {
      description: 'The platform makes an account with a name. Tapping again does nothing.',
      tags: ['offer', 'pending'],
      meta: { rows: ['WIRE-03', 'LOGIN-30', 'CONST-15'], screen: '/m/trail' },
      entry: 'forgetFailure',
      invoke: {
        id: 'make',
        src: 'makeAccount',
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'made',
            description: 'Signed in with it.',
            actions: [
              { type: 'takeName', params: ({ event }) => sessionIn(event.output) },
              { type: 'startSession', params: ({ event }) => sessionIn(event.output) },
            ],
          },
          {
            target: 'offered',
            description: 'Refused; the screen says why.',
            actions: { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: {
          target: 'offered',
          description: 'Nothing came back: an account that nobody heard of harms nobody.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'offered',
          description: 'No answer in time.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    made: {
      description: 'The account’s name, and the way to the games.',
      tags: 'made',
      meta: { rows: ['ROUTE-67', 'SESSION-03', 'SESSION-09'], screen: '/m/trail' },
      on: { GO: { target: 'left', description: 'To the games.' } },
    },
    member: {
      description: 'Who has an account needs no trial; games with free play say so themselves.',
      tags: 'member',
      meta: { rows: ['ROUTE-67'], screen: '/m/trail' },
      on: { GO: { target: 'left', description: 'To the games.' } },
    },
    left: {
      type: 'final',
      description: 'Home opens.',
      meta: { rows: ['LOGIN-29'], screen: '/m/home' },
      entry: { type: 'goTo', params: { to: home } },
    },
  },
})
