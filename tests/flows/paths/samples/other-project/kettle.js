import { assign, fromPromise, log, setup } from 'xstate'

/** A kettle switched on by phone. */
const kettle = setup({
  actors: { reach: fromPromise(async () => ({ litres: 1 })) },
  actions: { ring: () => {} },
  guards: { isFull: (_, { litres }) => litres > 0 },
}).createMachine({
  id: 'kettle',
  description: 'Boils water, if there is any.',
  context: { litres: 0 },
  initial: 'off',
  states: {
    off: { description: 'The kettle is cold.', on: { SWITCH_ON: 'asking' } },
    asking: {
      description: 'The phone asks the kettle how much water it holds.',
      invoke: {
        id: 'reach',
        src: 'reach',
        onDone: [
          {
            guard: { type: 'isFull', params: ({ event }) => event.output },
            target: 'boiling',
            actions: assign({ litres: ({ event }) => event.output.litres }),
          },
          { target: 'off', description: 'It is empty.' },
        ],
        onError: { target: 'off', description: 'It does not answer.' },
      },
    },
    boiling: {
      description: 'The water gets hot.',
      entry: log('hot'),
      on: { SWITCH_OFF: 'off' },
      after: { 180000: { target: 'off', actions: 'ring' } },
    },
  },
})

export const kettleCases = {
  id: 'kettle',
  summary: 'Tea for two',
  machine: kettle,
  inputs: { kitchen: undefined },
  events: { SWITCH_ON: [{}], SWITCH_OFF: [{}] },
  signals: [],
  outcomes: { reach: { done: [{ litres: 1 }, { litres: 0 }], error: [new Error('offline')] } },
  project: () => null,
  invariants: { 'never boils dry': (s) => !s.matches('boiling') || s.context.litres > 0 },
}
