import {
  assign,
  createMachine,
  emit,
  fromCallback,
  fromPromise,
  not,
  raise,
  sendParent,
  sendTo,
  setup,
  stopChild,
} from 'xstate'
import { casesOf } from './cases'

/** Both regions try to leave on STOP; xstate lets the first one win. */
export const rivals = casesOf(
  createMachine({
    id: 'rivals',
    initial: 'on',
    states: {
      on: {
        type: 'parallel',
        states: {
          left: { on: { STOP: '#rivals.one' } },
          right: { on: { STOP: '#rivals.two' } },
        },
      },
      one: { on: { GO: 'on' } },
      two: { on: { GO: 'on' } },
    },
  }),
  { events: { STOP: [{}], GO: [{}] } },
)

/** Two timers due at the same moment: either may fire first. */
export const tie = casesOf(
  createMachine({
    id: 'tie',
    type: 'parallel',
    context: { first: '' },
    states: {
      left: {
        initial: 'waiting',
        states: {
          waiting: {
            after: {
              1000: {
                target: 'over',
                actions: assign({ first: ({ context }) => context['first'] || 'left' }),
              },
            },
          },
          over: { type: 'final' },
        },
      },
      right: {
        initial: 'waiting',
        states: {
          waiting: {
            after: {
              1000: {
                target: 'over',
                actions: assign({ first: ({ context }) => context['first'] || 'right' }),
              },
            },
          },
          over: { type: 'final' },
        },
      },
    },
  }),
)

const worker = setup({ types: { input: {} as { id: number } } }).createMachine({
  id: 'worker',
  context: ({ input }) => ({ id: input.id.toFixed() }),
})

/** Sends to children, itself, its parent and an actor of the app; spawns and stops one. */
export const talker = casesOf(
  setup({
    types: {
      context: {} as { heard: number },
      events: {} as
        | { type: 'TELL' }
        | { type: 'HEARD' }
        | { type: 'LATER' }
        | { type: 'LEAVE' }
        | { type: 'HIRE' },
    },
    actors: { worker, watcher: fromCallback(() => {}), call: fromPromise(() => Promise.resolve(1)) },
    actions: { log: (_args, _params: { what: string }) => {} },
  }).createMachine({
    id: 'talker',
    context: { heard: 0 },
    initial: 'idle',
    invoke: { id: 'watcher', src: 'watcher', systemId: 'watcher' },
    states: {
      idle: {
        on: {
          TELL: {
            actions: [
              sendTo('watcher', { type: 'PING' }),
              sendTo(({ system }) => system.get('toasts'), { type: 'SHOW' }),
              sendTo(({ self }) => self, { type: 'HEARD' }),
              sendParent({ type: 'TOLD' }),
              emit({ type: 'told' }),
              { type: 'log', params: { what: 'told' } },
            ],
          },
          HEARD: { target: 'heard', actions: assign({ heard: 1 }) },
          HIRE: 'hiring',
        },
      },
      heard: {
        entry: raise({ type: 'LATER' }, { delay: 500, id: 'later' }),
        on: { LATER: { target: 'idle', actions: assign({ heard: 0 }) }, LEAVE: 'left' },
      },
      hiring: {
        invoke: { id: 'worker', src: 'worker', input: { id: 7 }, systemId: 'worker', onDone: 'idle' },
        on: { HIRE: { target: 'hiring', reenter: true } },
      },
      left: { type: 'final' },
    },
  }),
  {
    events: { TELL: [{}], HEARD: [], LATER: [], LEAVE: [{}], HIRE: [{}] },
    outcomes: { worker: { done: [undefined] } },
  },
)

/** A short timer that keeps restarting under a long one: each round leaves the long one less time. */
export const debounced = casesOf(
  setup({ delays: { patience: 20_000, cooldown: 300 } }).createMachine({
    id: 'debounced',
    type: 'parallel',
    states: {
      list: {
        initial: 'loading',
        states: { loading: { after: { patience: 'failed' } }, failed: { on: { RETRY: 'loading' } } },
      },
      search: {
        initial: 'quiet',
        states: {
          quiet: { on: { TYPE: 'typing' } },
          typing: { after: { cooldown: 'quiet' } },
        },
      },
    },
  }),
  { events: { TYPE: [{}], RETRY: [{}] } },
)

/** Spawns actors, remembers its state, handles wildcard events, and finishes in one transition. */
export const boss = casesOf(
  setup({
    types: {
      context: {} as { helpers: number },
      events: {} as
        | { type: 'ring.short' }
        | { type: 'ring.long' }
        | { type: 'HIRE' }
        | { type: 'FIRE' }
        | { type: 'BREAK' }
        | { type: 'xstate.done.actor.helper' },
    },
    actors: { worker },
    guards: { hasHelper: ({ context }) => context.helpers > 0 },
  }).createMachine({
    id: 'boss',
    context: { helpers: 0 },
    initial: 'office',
    states: {
      office: {
        initial: 'desk',
        on: { 'ring.*': '.phone', BREAK: 'cooldown' },
        states: {
          desk: {
            on: {
              HIRE: {
                guard: not('hasHelper'),
                actions: assign({
                  helpers: ({ spawn }) => (spawn('worker', { id: 'helper', input: { id: 1 } }), 1),
                }),
              },
              FIRE: { guard: 'hasHelper', actions: [stopChild('helper'), assign({ helpers: 0 })] },
            },
          },
          phone: { initial: 'talking', states: { talking: { on: { 'ring.long': 'arguing' } }, arguing: {} } },
          back: { type: 'history', history: 'deep' },
        },
      },
      cooldown: {
        after: { 0: { guard: 'hasHelper', target: 'leaving' } },
        on: { BREAK: 'office.back' },
      },
      leaving: { always: 'gone' },
      gone: { type: 'final' },
    },
    on: { 'xstate.done.actor.helper': { actions: assign({ helpers: 0 }) } },
  }),
  {
    events: { 'ring.short': [{}], 'ring.long': [{}], HIRE: [{}], FIRE: [{}], BREAK: [{}] },
    outcomes: { helper: { done: [undefined] } },
  },
)
