import { defineCases } from '../shared/cases'
import { datesProblem, ranges } from './choice'
import { accountRecord, gameRecord, profitLoss, teamAccountRecord } from './pages'
import { recordMachine } from './record.machine'

export const recordCases = defineCases<typeof recordMachine>({
  id: 'record',
  summary: 'What a record shows: days and kind',
  machine: recordMachine,
  inputs: {
    'bets, from the menu': { page: gameRecord, query: {} },
    'movements of the account': { page: accountRecord, query: {} },
    'the agent’s side of the account': { page: teamAccountRecord, query: { types: 'A' } },
    'profit and loss': { page: profitLoss, query: {} },
  },
  events: {
    CHOOSE_DAYS: [{ days: 7 }, { days: 30 }],
    OWN_DATES: [{ dates: { from: '2026-01-09', to: '2026-01-15' } }],
    TYPE_DATES: [
      { dates: { from: '2026-01-01', to: '2026-01-10' } },
      { dates: { from: '2026-01-10', to: '2026-01-01' } },
    ],
    SHOW_DATES: [{}],
    NEWS: [{}],
    CHOOSE_KIND: [{ kind: null }, { kind: 'RNG' }, { kind: 'rebate' }],
    ADDRESS: [{ query: { days: '1', gameType: 'LIVE', kind: 'bonus' } }],
  },
  signals: ['ADDRESS', 'NEWS'],
  outcomes: { money: { error: [new Error('no watcher')] } },
  project: ({ context: { page, choice, draft, problem } }) => [
    page.to,
    page.query ?? null,
    choice.days,
    choice.kind,
    draft,
    problem,
  ],
  invariants: {
    'it covers a year at most': ({ context: { choice } }) =>
      typeof choice.days === 'number' ? ranges.includes(choice.days) : datesProblem(choice.days) === null,
    'its kind is a known one': (s) =>
      s.context.choice.kind === null || s.context.page.kinds.includes(s.context.choice.kind),
  },
})
