import { compare } from '../shared/arithmetic'
import { defineCases, php } from '../shared/cases'
import { wholeMoney } from '../shared/whole-money'
import { jackpotMachine } from './jackpot.machine'

const pool = (text: string) => ({ done: [null, php(text)], error: [new Error('no answer')] })

export const jackpotCases = defineCases<typeof jackpotMachine>({
  id: 'jackpot',
  summary: 'The jackpot of a visit: the platform’s pool, or a counter for show',
  machine: jackpotMachine,
  inputs: { start: { currency: 'PHP' } },
  events: { ONLINE: [{}], OFFLINE: [{}] },
  signals: ['ONLINE', 'OFFLINE'],
  outcomes: {
    pool: pool('80000123.45'),
    refresh: pool('80000999.00'),
    start: {
      done: [wholeMoney(70_000_000, 'PHP'), wholeMoney(130_000_000, 'PHP')],
      error: [new Error('no luck')],
    },
    step: {
      done: [
        { amount: php('100.00'), milliseconds: 3_000 },
        { amount: php('500.00'), milliseconds: 5_000 },
      ],
      error: [new Error('no luck')],
    },
    network: { error: [new Error('no listener')] },
  },
  project: ({ context }) => [context.value === null, context.step.milliseconds],
  invariants: {
    'it counts only what it has': (s) => !s.hasTag('counting') || s.context.value !== null,
    'the pool and the show are never mixed up': (s) => !(s.hasTag('pool') && s.hasTag('counting')),
    'it starts at 70 million or more': (s) =>
      !s.context.value || compare(s.context.value, wholeMoney(70_000_000, 'PHP')) >= 0,
  },
})
