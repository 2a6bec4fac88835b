import { onceOutcomes } from '../send-once/send-once.cases'
import { defineCases } from '../shared/cases'
import { downlineRebateMachine } from './downline-rebate.machine'
import { changedRates, wrongRates, type RateBound } from './rates'

const bounds: readonly RateBound[] = [{ category: 'RNG', rate: '0.90', min: '0.65', max: '1.20' }]

export const downlineRebateCases = defineCases<typeof downlineRebateMachine>({
  id: 'downline-rebate',
  summary: 'Change a downline’s rebate rates, exactly once',
  machine: downlineRebateMachine,
  inputs: { start: undefined },
  events: {
    OPEN: [{ userName: 'jun_agent' }],
    CLOSE: [{}],
    RETRY: [{}],
    TYPE: [
      { category: 'RNG', value: '1.00' },
      { category: 'RNG', value: '1.50' },
    ],
    SAVE: [{}],
  },
  signals: [],
  outcomes: {
    load: { done: [bounds], error: [{ code: 'offline' }] },
    sendOnce: {
      done: onceOutcomes(true, 'terms-changed').map((one) => ({ ...one, facts: { userName: 'jun_agent' } })),
      error: [{ code: 'unknown' }],
    },
  },
  project: ({ context: { bounds: known, typed } }) => [
    wrongRates(known, typed).length,
    changedRates(known, typed).length,
  ],
  invariants: {
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'an open panel is about someone': (s) => !s.hasTag('open') || s.context.userName !== '',
    'what is sent is valid': (s) =>
      !s.matches('settling') || wrongRates(s.context.bounds, s.context.typed).length === 0,
    'nothing is reported as unchanged while that is not known': (s) =>
      !s.context.notDone || !(s.matches('settling') || s.hasTag('done')),
  },
})
