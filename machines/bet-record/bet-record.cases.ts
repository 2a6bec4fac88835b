import { defineCases } from '../shared/cases'
import { betRecordMachine } from './bet-record.machine'
import { categories, ranges } from './choice'

export const betRecordCases = defineCases<typeof betRecordMachine>({
  id: 'bet-record',
  summary: 'What the betting record looks at',
  machine: betRecordMachine,
  inputs: { 'from the menu': { choice: { days: 7, category: null } } },
  events: {
    CHOOSE_DAYS: [{ days: 7 }, { days: 30 }],
    CHOOSE_CATEGORY: [{ category: null }, { category: 'RNG' }],
    ADDRESS: [{ choice: { days: 1, category: 'LIVE' } }],
  },
  signals: ['ADDRESS'],
  outcomes: {},
  project: ({ context: { choice } }) => [choice.days, choice.category],
  invariants: {
    'it looks back a year at most': (s) => ranges.includes(s.context.choice.days),
    'its category is one that it knows': (s) =>
      s.context.choice.category === null || categories.includes(s.context.choice.category),
  },
})
