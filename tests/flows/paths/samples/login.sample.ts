import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { casesOf } from './cases'

type Event =
  | { type: 'TYPE'; text: string }
  | { type: 'SUBMIT' }
  | { type: 'CANCEL' }
  | { type: 'HELP' }
  | { type: 'BACK' }
  | { type: 'ONLINE' }
  | { type: 'OFFLINE' }

interface Context {
  readonly text: string
  readonly tries: number
  readonly maxTries: number
}

/** A login-like chart with one of everything: calls, timers, regions, history, automatic moves, a watcher. */
export const loginSample = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { maxTries: number } },
  actors: {
    login: fromPromise<{ name: string }, { text: string }>(() => Promise.reject(new Error('not provided'))),
    network: fromCallback(() => {}),
  },
  actions: {
    goTo: (_args, _params: { to: string }) => {},
    notify: () => {},
  },
  guards: {
    isEmpty: ({ context }) => context.text.trim() === '',
    tooManyTries: ({ context }) => context.tries >= context.maxTries,
  },
  delays: { patience: 15_000, blockTime: ({ context }) => context.tries * 30_000 },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({ text: '', tries: 0, maxTries: input.maxTries }),
  type: 'parallel',
  states: {
    screen: {
      initial: 'form',
      onDone: { actions: { type: 'goTo', params: { to: '/home' } } },
      states: {
        form: {
          initial: 'editing',
          on: { HELP: 'help' },
          states: {
            last: { type: 'history' },
            editing: {
              on: {
                TYPE: { actions: assign({ text: ({ event }) => event.text }) },
                SUBMIT: [{ guard: 'isEmpty', target: 'invalid' }, { target: 'sending' }],
              },
            },
            invalid: {
              on: { TYPE: { target: 'editing', actions: assign({ text: ({ event }) => event.text }) } },
            },
            sending: {
              invoke: {
                id: 'call',
                src: 'login',
                input: ({ context }) => ({ text: context.text }),
                onDone: { target: '#login.screen.in', actions: 'notify' },
                onError: {
                  target: 'judging',
                  actions: assign({ tries: ({ context }) => context.tries + 1 }),
                },
              },
              after: { patience: 'editing' },
              on: { CANCEL: 'editing' },
            },
            judging: { always: [{ guard: 'tooManyTries', target: 'blocked' }, { target: 'editing' }] },
            blocked: {
              entry: { type: 'notify' },
              after: { blockTime: { target: 'editing', actions: assign({ tries: 0 }) } },
            },
          },
        },
        help: { on: { BACK: 'form.last' } },
        in: { type: 'final' },
      },
    },
    link: {
      initial: 'up',
      invoke: { id: 'network', src: 'network' },
      states: {
        up: { on: { OFFLINE: 'down' } },
        down: { on: { ONLINE: 'up' } },
      },
    },
  },
})

export const loginCases = casesOf(loginSample, {
  inputs: { strict: { maxTries: 1 }, patient: { maxTries: 2 } },
  events: {
    TYPE: [{ text: 'maria' }, { text: ' ' }],
    SUBMIT: [{}],
    CANCEL: [{}],
    HELP: [{}],
    BACK: [{}],
    ONLINE: [{}],
    OFFLINE: [{}],
  },
  signals: ['ONLINE', 'OFFLINE'],
  outcomes: { call: { done: [{ name: 'maria' }], error: [{ code: 'wrong-credentials' }] } },
  project: ({ context }) => [context.text.trim() === '', context.tries, context.maxTries],
  invariants: { 'tries stay within reason': ({ context }) => context.tries <= context.maxTries },
})
