import { setup } from 'xstate'
import type { Session } from '../session/session'
import { refusalIn, sessionIn } from '../shared/answers'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf } from '../shared/failure'
import { limits } from '../shared/limits'

export type TrialLoginEvent = { type: 'START' }

/** Trying the site for free with one tap, from wherever the offer stands. */
export const trialLoginMachine = setup({
  types: { events: {} as TrialLoginEvent, meta: {} as ChartMeta, tags: {} as 'pending' },
  actors: { signInFree: callActor<Answer<Session>>('signInFree') },
  actions: {
    ...effects,
    /** Hands the session to the session chart. */
    startSession: (_: unknown, _params: { session: Session }) => {},
  },
  guards: { signedIn: (_, { answer }: { answer: Answer<Session> }) => answer.ok },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'trial-login',
  description: 'A free-trial account, without any form.',
  options,
  initial: 'idle',
  states: {
    idle: {
      description: 'The offer stands.',
      meta: { rows: ['LOGIN-32'], screen: '/m/home' },
      on: { START: 'asking' },
    },
    asking: {
      description: 'The platform makes an account for this visit.',
      tags: 'pending',
      meta: { rows: ['LOGIN-32', 'WIRE-02', 'CONST-15'], screen: '/m/home' },
      entry: {
        type: 'notify',
        params: { kind: 'loading', text: 'please-wait', milliseconds: limits.longestWait },
      },
      exit: 'stopWaiting',
      invoke: {
        id: 'signInFree',
        src: 'signInFree',
        onDone: [
          {
            guard: { type: 'signedIn', params: ({ event }) => ({ answer: event.output }) },
            target: 'idle',
            description: 'Signed in; the screen stays and shows the player’s side.',
            actions: { type: 'startSession', params: ({ event }) => sessionIn(event.output) },
          },
          {
            target: 'idle',
            description: 'Refused; the player is told why.',
            actions: {
              type: 'notify',
              params: ({ event }) => ({ kind: 'fail', text: refusalIn(event.output).failure.code }),
            },
          },
        ],
        onError: {
          target: 'idle',
          actions: {
            type: 'notify',
            params: ({ event }) => ({ kind: 'fail', text: failureOf(event.error).code }),
          },
        },
      },
      after: {
        longestWait: {
          target: 'idle',
          description: 'No answer in time.',
          actions: { type: 'notify', params: { kind: 'fail', text: 'timeout' } },
        },
      },
    },
  },
})
