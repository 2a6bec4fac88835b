import { defineCases } from '../shared/cases'
import { jackpotMachine } from './jackpot.machine'

const pool = (minor: number) => ({ done: [null, minor], error: [new Error('no answer')] })

export const jackpotCases = defineCases<typeof jackpotMachine>({
  id: 'jackpot',
  summary: 'The jackpot of a visit: the platform’s pool, or a counter for show',
  machine: jackpotMachine,
  inputs: { start: { unit: 100 } },
  events: { ONLINE: [{}], OFFLINE: [{}] },
  signals: ['ONLINE', 'OFFLINE'],
  outcomes: {
    pool: pool(8_000_012_345),
    refresh: pool(8_000_099_900),
    start: { done: [7_000_000_000, 13_000_000_000], error: [new Error('no luck')] },
    step: {
      done: [
        { minor: 10_000, milliseconds: 3_000 },
        { minor: 50_000, milliseconds: 5_000 },
      ],
      error: [new Error('no luck')],
    },
    network: { error: [new Error('no listener')] },
  },
  project: ({ context }) => [context.minor === null, context.step.milliseconds],
  invariants: {
    'it counts only what it has': (s) => !s.hasTag('counting') || s.context.minor !== null,
    'the pool and the show are never mixed up': (s) => !(s.hasTag('pool') && s.hasTag('counting')),
    'it starts at 70 million or more': (s) => (s.context.minor ?? 7e9) >= 7_000_000_000,
  },
})
