import { defineCases, refusal } from '../shared/cases'
import { memberProfileMachine } from './member-profile.machine'

const facts = (clubOn: boolean) => ({ clubOn, icon: '1' })

export const memberProfileCases = defineCases<typeof memberProfileMachine>({
  id: 'member-profile',
  summary: 'Member home or the VIP room, and the choice of a picture',
  machine: memberProfileMachine,
  inputs: {
    'VIP room': { at: 'benefits', facts: null },
    'member home': { at: 'home', facts: null },
    'VIP room again': { at: 'benefits', facts: facts(true) },
  },
  events: { RETRY: [{}], CHOOSE: [{}], CLOSE: [{}], PICK: [{ icon: '1' }, { icon: '3' }] },
  signals: [],
  outcomes: {
    load: { done: [facts(true), facts(false)], error: [{ code: 'offline' }] },
    save: {
      done: [{ ok: true, value: null }, refusal('no-permission')],
      error: [{ code: 'timeout' }],
    },
    look: { done: ['3', '1'], error: [{ code: 'offline' }] },
  },
  project: ({ context: c }) => [c.at, c.facts?.icon, c.pick, c.failure?.code],
  invariants: {
    'what shows is known and belongs to this address': (s) =>
      !s.hasTag('content') || s.context.facts?.clubOn === (s.context.at === 'benefits'),
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'only a chosen picture is saved': (s) => !s.hasTag('saving') || s.context.pick !== null,
  },
})
