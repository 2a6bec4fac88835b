import { defineCases } from '../shared/cases'
import { lotteryDrawsMachine } from './lottery-draws.machine'

/** Fixed times; nothing here reads a clock. */
const draws = (until: number) => ({ list: [{ code: 'ELOTT-0001' }], until })
const first = { done: [draws(1_800_000_060_000), { list: [], until: 0 }], error: [{ code: 'offline' }] }
const next = { done: [draws(1_800_000_120_000), { list: [], until: 0 }], error: [{ code: 'upgrading' }] }

export const lotteryDrawsCases = defineCases<typeof lotteryDrawsMachine>({
  id: 'lottery-draws',
  summary: 'The next draws with their countdowns',
  machine: lotteryDrawsMachine,
  inputs: {
    hall: { query: { mode: 'Elott', code: '' }, draws: null },
    'one lottery': { query: { mode: 'Elott', code: 'ELOTT-0001' }, draws: null },
  },
  events: {
    DEADLINE: [{}],
    RETRY: [{}],
    LANGUAGE_CHANGED: [{}],
  },
  signals: ['DEADLINE', 'LANGUAGE_CHANGED'],
  outcomes: { load: first, renew: next, wait: { error: [new Error('no timer')] } },
  project: ({ context: c }) => [c.query.mode, c.query.code, c.draws?.list.length ?? null],
  invariants: {
    'a countdown belongs to a draw': (s) => !s.hasTag('counting') || (s.context.draws?.list.length ?? 0) > 0,
    'an empty state has nothing in it': (s) => !s.hasTag('empty') || s.context.draws?.list.length === 0,
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
  },
})
