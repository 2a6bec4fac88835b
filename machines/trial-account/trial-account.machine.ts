import { assign, setup } from 'xstate'
import { startSession, type Role, type Session } from '../session/session'
import { refusalIn, sessionIn } from '../shared/answers'
import { answerIn, callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import * as paths from '../shared/paths'

export interface TrialAccountInput {
  readonly role: Role
  /** User name of the signed-in player; empty for a guest. */
  readonly name: string
}

interface TrialAccountContext extends TrialAccountInput {
  readonly failure: Failure | null
}

type TrialAccountEvent = { type: 'START' } | { type: 'GO' }

/** A named trial account: offered to guests, created once, and shown to its owner. */
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
    startSession,
    takeName: assign((_, { session }: { session: Session }) => ({ name: session.userName })),
    keepFailure: assign(failureKept),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isGuest: ({ context }) => context.role === 'guest',
    isTrial: ({ context }) => context.role === 'trial',
    accepted: (_, { answer }: { answer: Answer<Session> }) => answer.ok,
  },
}).createMachine({
  id: 'trial-account',
  description: 'A named trial account: offered to guests, created once, and shown to its owner.',
  options,
  context: ({ input }) => ({ role: input.role, name: input.name, failure: null }),
  initial: 'looking',
  states: {
    looking: {
      description: 'Checks whether a guest, a trial player or a member opened the screen.',
      meta: { rows: ['ROUTE-67', 'LOGIN-31'], screen: paths.trial },
      always: [
        { guard: 'isGuest', target: 'offered', description: 'Nobody is signed in.' },
        { guard: 'isTrial', target: 'made', description: 'A trial account is already in use.' },
        { target: 'member', description: 'A player with a real account is signed in.' },
      ],
    },
    offered: {
      description: 'The screen says what a trial account can and cannot do, with a button to create one.',
      tags: 'offer',
      meta: { rows: ['ROUTE-67', 'LOGIN-31', 'LOGIN-32'], screen: paths.trial },
      on: { START: { target: 'making', description: 'The guest asks for a trial account.' } },
    },
    making: {
      description: 'The platform creates a named account. Tapping again does nothing.',
      tags: ['offer', 'pending'],
      meta: { rows: ['WIRE-03', 'LOGIN-30', 'CONST-15'], screen: paths.trial },
      entry: 'forgetFailure',
      invoke: {
        id: 'make',
        src: 'makeAccount',
        onDone: [
          {
            guard: { type: 'accepted', params: answerIn },
            target: 'made',
            description: 'The guest is now signed in with the trial account.',
            actions: [
              { type: 'takeName', params: sessionIn },
              { type: 'startSession', params: sessionIn },
            ],
          },
          {
            target: 'offered',
            description: 'Refused: the screen says why.',
            actions: { type: 'keepFailure', params: refusalIn },
          },
        ],
        onError: {
          target: 'offered',
          description: 'The request failed; if an account was created all the same, it does no harm.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    made: {
      description: 'The account’s name shows, with a button to the games.',
      tags: 'made',
      meta: { rows: ['ROUTE-67', 'SESSION-03', 'SESSION-09'], screen: paths.trial },
      on: { GO: { target: 'left', description: 'The player goes on to the games.' } },
    },
    member: {
      description: 'Players with an account need no trial; games with a demo say so themselves.',
      tags: 'member',
      meta: { rows: ['ROUTE-67'], screen: paths.trial },
      on: { GO: { target: 'left', description: 'The player goes on to the games.' } },
    },
    left: {
      type: 'final',
      description: 'Home opens.',
      meta: { rows: ['LOGIN-29'], screen: paths.home },
      entry: { type: 'goTo', params: { to: paths.home } },
    },
  },
})
