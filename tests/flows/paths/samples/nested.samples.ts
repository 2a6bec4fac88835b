import { assign, createMachine, fromPromise, setup } from 'xstate'
import { casesOf } from './cases'

const call = fromPromise(() => Promise.resolve(1))

/** Both regions start an actor with the same system id, which xstate forbids. */
export const clash = casesOf(
  setup({ actors: { call } }).createMachine({
    id: 'clash',
    type: 'parallel',
    states: {
      left: {
        initial: 'idle',
        states: {
          idle: { on: { LEFT: 'busy' } },
          busy: { invoke: { id: 'one', src: 'call', systemId: 'caller', onDone: 'idle', onError: 'idle' } },
        },
      },
      right: {
        initial: 'idle',
        states: {
          idle: { on: { RIGHT: 'busy' } },
          busy: { invoke: { id: 'two', src: 'call', systemId: 'caller', onDone: 'idle', onError: 'idle' } },
        },
      },
    },
  }),
  {
    events: { LEFT: [{}], RIGHT: [{}] },
    outcomes: { one: { done: [1], error: [{}] }, two: { done: [1], error: [{}] } },
  },
)

/** A history state without an incoming transition. */
export const lostHistory = casesOf(
  createMachine({
    id: 'lostHistory',
    initial: 'a',
    states: {
      a: {
        initial: 'one',
        states: { one: { on: { GO: 'two' } }, two: { on: { GO: 'one' } }, back: { type: 'history' } },
        on: { LEAVE: 'b' },
      },
      b: { on: { LEAVE: 'a' } },
    },
  }),
  { events: { GO: [{}], LEAVE: [{}] } },
)

/** Returns to its last state, shallow and deep; only a deep history restores the nested one. */
export const histories = casesOf(
  createMachine({
    id: 'histories',
    initial: 'work',
    states: {
      work: {
        initial: 'plan',
        on: { BREAK: 'cooldown' },
        states: {
          plan: { on: { NEXT: 'build' } },
          build: { initial: 'cut', states: { cut: { on: { NEXT: 'glue' } }, glue: {} } },
          shallow: { type: 'history' },
          deep: { type: 'history', history: 'deep' },
        },
      },
      cooldown: { on: { BACK: 'work.shallow', RESUME: 'work.deep' } },
    },
  }),
  { events: { BREAK: [{}], BACK: [{}], RESUME: [{}], NEXT: [{}] } },
)

/** One region has no final state, so the whole never finishes. */
export const endlessRegion = casesOf(
  createMachine({
    id: 'endlessRegion',
    initial: 'both',
    states: {
      both: {
        type: 'parallel',
        onDone: 'over',
        states: {
          left: { initial: 'a', states: { a: { on: { GO: 'b' } }, b: { type: 'final' } } },
          right: { initial: 'a', states: { a: { on: { GO: 'b' } }, b: { on: { GO: 'a' } } } },
        },
      },
      over: { type: 'final' },
    },
  }),
  { events: { GO: [{}] } },
)

const grandchild = setup({ types: { input: {} as { deep: number } } }).createMachine({
  id: 'grandchild',
  context: ({ input }) => ({ deep: input.deep }),
})

const child = setup({
  actors: { grandchild },
  types: { context: {} as { n: number }, input: {} as { n: number } },
}).createMachine({
  id: 'child',
  context: ({ input }) => ({ n: input.n }),
  invoke: { id: 'inner', src: 'grandchild', input: ({ context }) => ({ deep: context.n + 1 }) },
})

/** Charts nested three deep: to the outermost one the child is an actor that completes or fails. */
export const parent = casesOf(
  setup({ actors: { child }, types: { context: {} as { got: number } } }).createMachine({
    id: 'parent',
    context: { got: 0 },
    initial: 'idle',
    states: {
      idle: { on: { GO: 'nested' } },
      nested: {
        invoke: {
          id: 'child',
          src: 'child',
          input: ({ context }) => ({ n: context.got }),
          onDone: { target: 'idle', actions: assign({ got: ({ event }) => Number(event.output) }) },
          onError: 'idle',
        },
      },
    },
  }),
  { events: { GO: [{}] }, outcomes: { child: { done: [3], error: [{ code: 'unknown' }] } } },
)

/** The child's input mapper reads a missing property. */
export const brokenChild = casesOf(
  setup({ actors: { child }, types: { context: {} as { user: { n: number } | null } } }).createMachine({
    id: 'brokenChild',
    context: { user: null },
    initial: 'idle',
    states: {
      idle: { on: { GO: 'nested' } },
      nested: {
        invoke: {
          id: 'child',
          src: 'child',
          input: ({ context }) => ({ n: (context.user as { n: number }).n }),
          onDone: 'idle',
          onError: 'idle',
        },
      },
    },
  }),
  { events: { GO: [{}] }, outcomes: { child: { done: [3], error: [{ code: 'unknown' }] } } },
)
