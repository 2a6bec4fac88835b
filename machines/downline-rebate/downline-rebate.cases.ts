import { defineCases } from '../shared/cases'
import { downlineRebateMachine } from './downline-rebate.machine'
import { changedRates, wrongRates, type RateBound } from './rates'

const bounds: readonly RateBound[] = [{ category: 'RNG', rate: '0.90', least: '0.65', most: '1.20' }]

export const downlineRebateCases = defineCases<typeof downlineRebateMachine>({
  id: 'downline-rebate',
  summary: 'Give a downline other rates of rebate, once',
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
    SAVE: [{ requestId: 'key-of-one-intent' }],
    LOOK_AGAIN: [{}],
  },
  signals: [],
  outcomes: {
    load: { done: [bounds], error: [{ code: 'offline' }] },
    give: {
      done: [
        { ok: true, value: null },
        { ok: false, failure: { code: 'terms-changed' } },
      ],
      error: [{ code: 'timeout' }],
    },
    find: { done: [true, false], error: [{ code: 'offline' }] },
  },
  project: ({ context: { bounds: known, typed } }) => [
    wrongRates(known, typed).length,
    changedRates(known, typed).length,
  ],
  invariants: {
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'whatever is open is about somebody': (s) => !s.hasTag('open') || s.context.userName !== '',
    'what is sent has a key, is right and is new': (s) =>
      !s.hasTag('sending') ||
      (s.context.requestId !== '' &&
        wrongRates(s.context.bounds, s.context.typed).length === 0 &&
        changedRates(s.context.bounds, s.context.typed).length > 0),
    'nothing is said to be undone while that is not known': (s) =>
      !s.context.notDone || !(s.hasTag('checking') || s.hasTag('done')),
  },
})
