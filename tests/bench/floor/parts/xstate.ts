import { assign, createActor, enqueueActions, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'
import { keep } from './keep'

const machine = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'GO' } },
  actors: { load: fromPromise(async () => 1), watch: fromCallback(() => undefined) },
  delays: { limit: 1000 },
}).createMachine({
  context: { count: 0 },
  initial: 'a',
  states: {
    a: { on: { GO: 'b' } },
    b: {
      invoke: { id: 'load', src: 'load', onDone: { target: 'a', actions: assign({ count: 1 }) } },
      after: { limit: 'a' },
    },
  },
})
keep(createActor(machine).start(), enqueueActions, raise, sendTo)
