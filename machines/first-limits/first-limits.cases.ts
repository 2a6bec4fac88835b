import { changeOutcomes } from '../confirmed-change/confirmed-change.cases'
import { defineCases } from '../shared/cases'
import { firstLimitsMachine } from './first-limits.machine'
import { wantedLimits, wrongPeriod } from './form'

export const firstLimitsCases = defineCases<typeof firstLimitsMachine>({
  id: 'first-limits',
  summary: 'How much to put in at the most, asked before the first deposit',
  machine: firstLimitsMachine,
  risk: 'high',
  inputs: { start: { currency: 'PHP' } },
  events: {
    TYPE: [
      { period: 'day', value: '500' },
      { period: 'month', value: '0' },
    ],
    SAVE: [{}],
    SKIP: [{}],
  },
  signals: [],
  outcomes: {
    change: { done: changeOutcomes(null, 'terms-changed'), error: [{ code: 'unknown' }] },
    decline: { done: [null], error: [{ code: 'timeout' }] },
  },
  project: ({ context: c }) => [
    wrongPeriod(c.typed, c.currency),
    c.wrong,
    c.typed.day === '',
    c.failure !== null,
  ],
  invariants: {
    'what is sent can be sent': (s) =>
      !s.hasTag('saving') || wrongPeriod(s.context.typed, s.context.currency) === null,
    'only what was typed is sent': (s) =>
      wantedLimits(s.context.typed, s.context.currency).every(({ period }) => s.context.typed[period] !== ''),
    'a reason shows beside the form only': (s) => s.context.failure === null || s.matches('asking'),
  },
})
