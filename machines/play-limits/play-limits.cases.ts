import { changeOutcomes } from '../confirmed-change/confirmed-change.cases'
import { defineCases, php } from '../shared/cases'
import { limitKinds, limitPeriods, limitProblem, type Limit, type Limits } from './limit'
import { playLimitsMachine } from './play-limits.machine'

const none = (kind: Limit['kind'], period: Limit['period']): Limit => ({
  kind,
  period,
  limit: null,
  used: kind === 'time' ? 0 : php('0.00'),
  left: null,
  until: null,
  next: null,
})
const all = limitKinds.flatMap((kind) => limitPeriods.map((period) => none(kind, period)))
const limitsWith = (own: Limit): Limits => ({
  currency: 'PHP',
  waitHours: 24,
  list: all.map((one) => (one.kind === own.kind && one.period === own.period ? own : one)),
})
const stakeOfDay = { kind: 'stake', period: 'day' } as const
const set: Limit = {
  ...stakeOfDay,
  limit: php('500.00'),
  used: php('0.00'),
  left: php('500.00'),
  until: null,
  next: null,
}
/** Waits ending before this time are over. */
const dueBefore = 1_770_000_000_000
/** A limit whose waiting period is over, or has only begun. */
const due: Limit = { ...set, next: { limit: php('900.00'), from: 1_768_363_200_000 } }
const raised: Limit = { ...set, next: { limit: php('900.00'), from: 4_000_000_000_000 } }

export const playLimitsCases = defineCases<typeof playLimitsMachine>({
  id: 'play-limits',
  summary: 'A player’s own limits: set, lower, raise, remove',
  machine: playLimitsMachine,
  risk: 'high',
  inputs: { start: undefined },
  events: {
    RETRY: [{}],
    CHOOSE: [{ name: stakeOfDay }, { name: { kind: 'time', period: 'week' } }],
    TYPE: [{ value: '500' }, { value: '99999' }],
    SAVE: [{}],
    REMOVE: [{}],
    CLOSE: [{}],
    CONFIRM: [{ name: stakeOfDay }],
    CANCEL: [{ name: stakeOfDay }],
  },
  signals: [],
  outcomes: {
    load: { done: [limitsWith(set), limitsWith(due)], error: [{ code: 'offline' }] },
    change: {
      done: [
        ...changeOutcomes(limitsWith(set), 'terms-changed'),
        ...changeOutcomes(limitsWith(raised), 'terms-changed').slice(0, 1),
      ],
      error: [{ code: 'unknown' }],
    },
  },
  project: ({ context: c }) => [
    c.limits?.list.flatMap(({ next }) => (next ? [next.from < dueBefore] : [])),
    c.chosen?.kind,
    c.chosen && limitProblem(c.chosen.kind, c.typed, c.limits?.currency ?? ''),
    c.failure !== null,
  ],
  invariants: {
    'a form is about one limit': (s) => !s.hasTag('form') || s.context.chosen !== null,
    'what is sent was asked for': (s) => !s.matches('changing') || s.context.change !== null,
    'what is shown has loaded': (s) => !s.hasTag('content') || s.context.limits !== null,
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
  },
})
