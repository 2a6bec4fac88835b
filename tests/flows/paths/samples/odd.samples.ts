import { createMachine, fromPromise, setup } from 'xstate'
import { casesOf } from './cases'

const call = fromPromise(() => Promise.resolve(1))

/** Names that other formats cannot represent, and pairs that must not collide there. */
export const oddNames = casesOf(
  setup({
    actors: { 'load it #1': call },
    delays: { 'in a while': 1500, ages: 1e21 },
    guards: { 'is---so': () => true },
  }).createMachine({
    id: 'guards',
    initial: 'one',
    states: {
      one: {
        initial: 'two',
        states: { two: { on: { 'a b': '#guards.one_two' } } },
      },
      one_two: { on: { 'año..1': { guard: 'is---so', target: 'ñ' } } },
      ñ: {
        invoke: { id: 'load', src: 'load it #1', onDone: 'ü', onError: 'one' },
        after: { 'in a while': 'one', ages: 'ü' },
      },
      ü: { invoke: { id: 'load', src: 'load it #1', onDone: 'ñ', onError: 'last' } },
      last: { initial: 'over', states: { over: { type: 'final' } }, onDone: 'one' },
    },
  }),
  {
    events: { 'a b': [{}], 'año..1': [{}] },
    outcomes: { load: { done: [1], error: [{ code: 'unknown' }] } },
  },
)

/** Unusual initial states: a history with nothing to restore yet, and a final state. */
export const oddBeginnings = casesOf(
  createMachine({
    id: 'oddBeginnings',
    initial: 'away',
    states: {
      away: { on: { BACK: 'kept.back', NEXT: 'ended' } },
      kept: {
        initial: 'first',
        states: { back: { type: 'history', target: 'second' }, first: {}, second: { on: { GO: 'first' } } },
        on: { LEAVE: 'away' },
      },
      ended: {
        initial: 'over',
        states: { again: {}, over: { type: 'final' } },
        on: { BACK: '.again', LEAVE: 'away' },
      },
    },
  }),
  { events: { GO: [{}], LEAVE: [{}], BACK: [{}], NEXT: [{}] } },
)

/** Constructs SCXML cannot express; each would be invalid if written literally. */
export const oddStates = casesOf(
  createMachine({
    id: 'oddStates',
    initial: 'both',
    states: {
      both: {
        type: 'parallel',
        states: {
          back: { type: 'history' },
          left: { type: 'final' },
          right: { initial: 'on', states: { on: { on: { GO: 'off' } }, off: {} } },
        },
        on: { LEAVE: 'away' },
      },
      away: { always: {}, on: { BACK: 'both.back', NEXT: 'done' } },
      done: {
        initial: 'over',
        states: { back: { type: 'history' }, over: { type: 'final' }, again: {} },
        on: { GO: '.again', LEAVE: 'kept' },
      },
      kept: {
        initial: 'back',
        states: { back: { type: 'history', target: 'first' }, first: {} },
      },
    },
  }),
  { events: { GO: [{}], LEAVE: [{}], BACK: [{}], NEXT: [{}] } },
)
