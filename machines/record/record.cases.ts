import { defineCases } from '../shared/cases'
import { ranges } from './choice'
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
    CHOOSE_KIND: [{ kind: null }, { kind: 'RNG' }, { kind: 'rebate' }],
    ADDRESS: [{ query: { days: '1', gameType: 'LIVE', kind: 'bonus' } }],
  },
  signals: ['ADDRESS'],
  outcomes: {},
  project: ({ context: { page, choice } }) => [page.to, page.query ?? null, choice.days, choice.kind],
  invariants: {
    'it covers a year at most': (s) => ranges.includes(s.context.choice.days),
    'its kind is a known one': (s) =>
      s.context.choice.kind === null || s.context.page.kinds.includes(s.context.choice.kind),
  },
})
