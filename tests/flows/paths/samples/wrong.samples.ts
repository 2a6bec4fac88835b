import { assign, createMachine, fromPromise, setup } from 'xstate'
import { casesOf } from './cases'

/** The second GO can never be taken: the first has no guard. */
export const shadowed = casesOf(
  createMachine({
    id: 'shadowed',
    initial: 'a',
    states: {
      a: { on: { GO: [{ target: 'b' }, { target: 'c' }] } },
      b: { on: { GO: 'c' } },
      c: { on: { GO: 'a' } },
    },
  }),
  { events: { GO: [{}] } },
)

/** `small` also holds whenever `tiny` does, so the later branch is never taken, though its guard is true. */
export const shadowedByGuard = casesOf(
  setup({
    types: { events: {} as { type: 'GO'; size: number } },
    guards: { small: ({ event }) => event.size < 10, tiny: ({ event }) => event.size < 5 },
  }).createMachine({
    id: 'shadowedByGuard',
    initial: 'a',
    states: {
      a: {
        on: {
          GO: [
            { guard: 'small', target: 'b' },
            { guard: 'tiny', target: 'b' },
          ],
        },
      },
      b: { on: { GO: 'a' } },
    },
  }),
  { events: { GO: [{ size: 3 }, { size: 30 }] } },
)

/** A child state handles GO before its parent can. */
export const shadowedByChild = casesOf(
  createMachine({
    id: 'shadowedByChild',
    initial: 'a',
    on: { GO: { guard: () => true, target: '.b' } },
    states: { a: { on: { GO: 'b' } }, b: { on: { GO: 'a' } } },
  }),
  { events: { GO: [{}] } },
)

/** Nothing leads to `lost`. */
export const orphan = casesOf(
  createMachine({
    id: 'orphan',
    initial: 'a',
    states: { a: { on: { GO: 'b' } }, b: { on: { GO: 'a' } }, lost: { on: { GO: 'a' } } },
  }),
  { events: { GO: [{}] } },
)

/** The guard needs a payload that no case has. */
export const impossible = casesOf(
  setup({
    types: { context: {} as { count: number }, events: {} as { type: 'ADD' } },
    guards: { isHundred: ({ context }) => context.count === 100 },
  }).createMachine({
    id: 'impossible',
    context: { count: 0 },
    initial: 'a',
    states: {
      a: {
        always: { guard: 'isHundred', target: 'b' },
        on: {
          ADD: [
            { guard: 'isHundred', target: 'b' },
            { actions: assign({ count: ({ context }) => (context.count + 1) % 3 }) },
          ],
        },
      },
      b: { on: { ADD: 'a' } },
    },
  }),
  { events: { ADD: [{}] } },
)

/** The chart handles SAVE without a payload in the cases; DELETE is the other way round. */
export const noPayload = casesOf(
  createMachine({
    id: 'noPayload',
    initial: 'a',
    states: { a: { on: { GO: 'b', SAVE: 'b' } }, b: { on: { GO: 'a' } } },
  }),
  { events: { GO: [{}], SAVE: [], DELETE: [{}] } },
)

/** Counts without limit, and the projection includes the count. */
export const endless = casesOf(
  createMachine({
    id: 'endless',
    context: { count: 0, mood: 'calm' },
    on: {
      ADD: { actions: assign({ count: ({ context }) => Number(context.count) + 1 }) },
      RESET: { actions: assign({ count: 0 }) },
    },
  }),
  { events: { ADD: [{}], RESET: [{}] }, limit: 50 },
)

const call = fromPromise(() => Promise.resolve(1))

/** The call may fail, but no case lets it; and the cases have an actor that the chart does not. */
export const noOutcome = casesOf(
  setup({ actors: { call } }).createMachine({
    id: 'noOutcome',
    initial: 'a',
    states: {
      a: { invoke: { id: 'load', src: 'call', onDone: 'b', onError: 'c' } },
      b: { type: 'final' },
      c: { type: 'final' },
    },
  }),
  { outcomes: { load: { done: [1] }, lode: { done: [2] } } },
)

/** The slow timer never fires first. */
export const slowTimer = casesOf(
  setup({ delays: { quick: 1000, slow: 15_000 } }).createMachine({
    id: 'slowTimer',
    initial: 'a',
    states: { a: { after: { quick: 'b', slow: 'c' } }, b: { after: { 10: 'a' } }, c: {} },
  }),
)

/** Stops in a state that is not final and has no way out. */
export const deadEnd = casesOf(
  createMachine({ id: 'deadEnd', initial: 'a', states: { a: { on: { GO: 'b' } }, b: {} } }),
  { events: { GO: [{}] } },
)

/** An unhandled failure stops the chart; so does a guard that throws. */
export const breaks = casesOf(
  setup({
    actors: { call },
    guards: {
      fails: () => {
        throw new Error('guard fell over')
      },
    },
  }).createMachine({
    id: 'breaks',
    initial: 'a',
    states: {
      a: { on: { GO: 'b', CHECK: { guard: 'fails', target: 'b' } } },
      b: { invoke: { id: 'load', src: 'call', onDone: 'a' } },
    },
  }),
  { events: { GO: [{}], CHECK: [{}] }, outcomes: { load: { done: [1], error: [{ code: 'timeout' }] } } },
)

/** The projection hides the count that the guard reads. */
export const unsound = casesOf(
  setup({
    types: { context: {} as { count: number }, events: {} as { type: 'ADD' } | { type: 'GO' } },
    guards: { some: ({ context }) => context.count > 0 },
  }).createMachine({
    id: 'unsound',
    context: { count: 0 },
    initial: 'a',
    states: {
      a: {
        on: {
          ADD: { target: 'a2', actions: assign({ count: 1 }) },
          GO: [{ guard: 'some', target: 'b' }, { target: 'c' }],
        },
      },
      a2: { on: { GO: 'a' } },
      b: { on: { GO: { target: 'a', actions: assign({ count: 0 }) } } },
      c: { on: { GO: { target: 'd', actions: assign({ count: 5 }) }, ADD: 'd' } },
      d: { on: { GO: [{ guard: 'some', target: 'a' }, { target: 'b' }] } },
    },
  }),
  { events: { ADD: [{}], GO: [{}] }, project: () => null },
)
