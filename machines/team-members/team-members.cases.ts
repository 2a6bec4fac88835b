import { defineCases } from '../shared/cases'
import { levels } from './choice'
import { teamMembersMachine } from './team-members.machine'

const agent = { userName: 'rosa_agent', agent: true, direct: true }
const member = { userName: 'aga_cebu', agent: false, direct: false }
const whole = { under: null, level: 0 as const, search: '' }

export const teamMembersCases = defineCases<typeof teamMembersMachine>({
  id: 'team-members',
  summary: 'The members of a team: look, search, walk down, mark several',
  machine: teamMembersMachine,
  inputs: { 'from the menu': { choice: { under: null, level: 1, search: '' } } },
  events: {
    ADDRESS: [{ choice: whole }],
    CHOOSE_LEVEL: [{ level: 1 }, { level: 0 }],
    TYPE: [{ text: 'rosa' }, { text: '' }],
    SEARCH: [{}],
    WALK: [{ under: 'rosa_agent' }, { under: null }],
    LOOK: [{ person: agent }, { person: member }],
    PICK: [{}],
    TOGGLE: [{ userName: 'rosa_agent' }],
    CLOSE: [{}],
  },
  signals: ['ADDRESS'],
  outcomes: {},
  project: ({ context: { choice, text, person, picked } }) => [
    choice.under,
    choice.level,
    choice.search,
    text,
    person?.userName,
    picked.length,
  ],
  invariants: {
    'its level is one that it knows': (s) => levels.includes(s.context.choice.level),
    'a panel is about somebody': (s) => s.hasTag('person') === (s.context.person !== null),
    'nobody stays marked once marking is over': (s) => s.hasTag('picking') || s.context.picked.length === 0,
    'only one’s own people are marked': (s) => !s.hasTag('picking') || s.context.choice.under === null,
  },
})
