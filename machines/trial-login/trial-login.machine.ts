import { setup } from 'xstate'
import { startSession, type Session } from '../session/session'
import { refusalIn, sessionIn } from '../shared/answers'
import { answerIn, callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf } from '../shared/failure'
import * as paths from '../shared/paths'

type TrialLoginEvent = { type: 'START' }

/** Free trial with one tap, wherever it is offered. */
export const trialLoginMachine = setup({
  types: { events: {} as TrialLoginEvent, meta: {} as ChartMeta, tags: {} as 'pending' },
  actors: { signInFree: callActor<Answer<Session>>('signInFree') },
  actions: {
    ...effects,
    startSession,
  },
  guards: { signedIn: (_, { answer }: { answer: Answer<Session> }) => answer.ok },
}).createMachine({
  id: 'trial-login',
  description: 'Signs a guest in with a free trial account, without a form.',
  options,
  initial: 'idle',
  states: {
    idle: {
      description: 'The free trial is on offer.',
      meta: { rows: ['LOGIN-32'], screen: paths.home },
      on: { START: 'asking' },
    },
    asking: {
      description: 'The platform creates an account for this visit.',
      tags: 'pending',
      meta: { rows: ['LOGIN-32', 'WIRE-02', 'CONST-15'], screen: paths.home },
      entry: { type: 'notify', params: { kind: 'loading', text: 'please-wait' } },
      exit: 'stopWaiting',
      invoke: {
        id: 'signInFree',
        src: 'signInFree',
        onDone: [
          {
            guard: { type: 'signedIn', params: answerIn },
            target: 'idle',
            description: 'The player is signed in; the screen stays and switches to the signed-in view.',
            actions: { type: 'startSession', params: sessionIn },
          },
          {
            target: 'idle',
            description: 'Refused: a message says why.',
            actions: {
              type: 'notify',
              params: (done) => ({ kind: 'fail', text: refusalIn(done).failure.code }),
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
    },
  },
})
