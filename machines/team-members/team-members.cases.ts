import { defineCases } from '../shared/cases'
import { levels } from './choice'
import { teamMembersMachine } from './team-members.machine'

const agent = { userName: 'rosa_agent', agent: true, direct: true }
const member = { userName: 'aga_cebu', agent: false, direct: false }
const whole = { under: null, level: 0 as const, search: '' }

export const teamMembersCases = defineCases<typeof teamMembersMachine>({
  id: 'team-members',
  summary: 'The members of a team: look, search, walk down, select several',
  machine: teamMembersMachine,
  inputs: { 'from the menu': { choice: { under: null, level: 1, search: '' } } },
  events: {
    ADDRESS: [{ choice: whole }],
    CHOOSE_LEVEL: [{ level: 1 }, { level: 0 }],
    TYPE: [{ text: 'rosa' }, { text: '' }],
    SEARCH: [{}],
    WALK: [{ under: 'rosa_agent' }, { under: null }],
    LOOK_AT: [{ person: agent }, { person: member }],
    PICK: [{}],
    TOGGLE: [{ userName: 'rosa_agent' }],
    CLOSE: [{}],
    SEND_MONEY: [{}],
    CHANGE_RATES: [{}],
    SENT: [{}],
  },
  signals: ['ADDRESS', 'SENT'],
  outcomes: {
    transfer: { error: [new Error('stopped')] },
    rebate: { error: [new Error('stopped')] },
  },
  project: ({ context: { choice, text, person, picked } }) => [
    choice.under,
    choice.level,
    choice.search,
    text,
    person?.userName,
    picked.length,
  ],
  invariants: {
    'its level is a known one': (s) => levels.includes(s.context.choice.level),
    'a panel is about someone': (s) => s.hasTag('person') === (s.context.person !== null),
    'nobody stays selected once selecting is over': (s) =>
      s.hasTag('picking') || s.context.picked.length === 0,
    'only the agent’s direct members are selected': (s) =>
      !s.hasTag('picking') || s.context.choice.under === null,
  },
})
