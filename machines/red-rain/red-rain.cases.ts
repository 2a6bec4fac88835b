import { leftOutcome, onceOutcomes } from '../send-once/send-once.cases'
import { defineCases, php } from '../shared/cases'
import { redRainMachine, type Rain } from './red-rain.machine'

/** Fixed times; nothing here reads a clock. */
const half = 1_800_000
const round = (n: number) => ({ id: `round-${n}`, from: n * half, until: n * half + 600_000 })
const none: Rain = { open: null, next: null, most: 3 }
const receipt = { number: 'C00000001', amount: php('2.00'), envelopes: [php('1.50'), php('0.50')] }

export const redRainCases = defineCases<typeof redRainMachine>({
  id: 'red-rain',
  summary: 'Red envelope rain: wait for a round, catch envelopes, open them once',
  machine: redRainMachine,
  inputs: {
    start: { rain: null },
    'back again': { rain: { ...none, next: round(2) } },
    'back in a round': { rain: { ...none, open: round(1), next: round(2) } },
  },
  events: {
    START: [{}],
    CATCH: [{ envelope: 0 }, { envelope: 1 }, { envelope: 2 }],
    OPEN: [{}],
    DEADLINE: [{}],
    RETRY: [{}],
    CLOSE: [{}],
  },
  signals: ['DEADLINE'],
  outcomes: {
    sendOnce: {
      done: [...onceOutcomes(receipt, 'conflict'), leftOutcome],
      error: [{ code: 'unknown' }],
    },
    load: {
      done: [{ ...none, open: round(1), next: round(2) }, { ...none, next: round(2) }, none],
      error: [{ code: 'offline' }],
    },
    renew: {
      done: [{ ...none, open: round(1), next: round(2) }, { ...none, next: round(2) }, none],
      error: [{ code: 'offline' }],
    },
    begin: { error: [new Error('no timer')] },
    end: { error: [new Error('no timer')] },
  },
  project: ({ context: c }) => [
    c.rain !== null && c.rain.next !== null,
    c.round !== null,
    [...c.caught].sort((a, b) => a - b),
    c.receipt !== null,
    c.failure !== null,
  ],
  invariants: {
    'money is reported only with a receipt': (s) => s.matches('done') === (s.context.receipt !== null),
    'nobody opens more than the platform allows': (s) =>
      s.context.caught.length <= (s.context.rain?.most ?? 0),
    'no envelope is caught twice': (s) => new Set(s.context.caught).size === s.context.caught.length,
    'whatever was not paid says why': (s) => !s.matches('refused') || s.context.failure !== null,
    'a round that runs has an end': (s) => !s.hasTag('open') || s.context.round !== null,
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
  },
})
