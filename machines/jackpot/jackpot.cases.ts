import { defineCases } from '../shared/cases'
import { jackpotMachine } from './jackpot.machine'

export const jackpotCases = defineCases<typeof jackpotMachine>({
  id: 'jackpot',
  summary: 'The jackpot counter of a visit',
  machine: jackpotMachine,
  inputs: { start: undefined },
  events: {} as never,
  signals: [],
  outcomes: {
    start: { done: [7_000_000_000, 13_000_000_000], error: [new Error('no luck')] },
    step: {
      done: [
        { centavos: 10_000, milliseconds: 3_000 },
        { centavos: 50_000, milliseconds: 5_000 },
      ],
      error: [new Error('no luck')],
    },
  },
  project: ({ context }) => [context.centavos === null, context.step.milliseconds],
  invariants: {
    'it counts only what it has': (s) => !s.hasTag('counting') || s.context.centavos !== null,
    'it starts at 70 million or more': (s) => (s.context.centavos ?? 7e9) >= 7_000_000_000,
  },
})
