import { defineCases } from '../shared/cases'
import * as paths from '../shared/paths'
import { entryMachine, type EntryInput } from './entry.machine'

const money: EntryInput = {
  kind: 'money',
  to: paths.deposit,
  role: 'member',
  referral: true,
  built: true,
}
const members: EntryInput = { ...money, kind: 'members', to: paths.members }
const invite: EntryInput = { ...money, kind: 'invite', to: paths.invite }
const share: EntryInput = { ...money, kind: 'share', to: paths.home }

export const entryCases = defineCases<typeof entryMachine>({
  id: 'entry',
  summary: 'Where a tap on the tab bar or a menu leads',
  machine: entryMachine,
  inputs: {
    'guest at members': { ...members, role: 'guest' },
    'guest at invite': { ...invite, role: 'guest' },
    'guest at deposit': { ...money, role: 'guest' },
    'trial at members': { ...members, role: 'trial' },
    'trial at invite': { ...invite, role: 'trial' },
    'trial at deposit': { ...money, role: 'trial' },
    'referral off': { ...invite, referral: false },
    'guest at share': { ...share, role: 'guest' },
    'trial at share': { ...share, role: 'trial' },
    'share, referral off': { ...share, referral: false },
    share,
    'not built': { ...money, built: false },
    member: money,
    'agent at members': { ...members, role: 'agent' },
    'guest at promotions': { ...money, kind: 'open', to: paths.promotions, role: 'guest' },
  },
  events: {} as never,
  signals: [],
  outcomes: {},
  project: ({ context: c }) => [c.kind, c.role, c.referral, c.built],
  invariants: {
    'a guest never reaches a member screen': (s) =>
      s.context.role !== 'guest' || s.context.kind === 'open' || !s.matches('screen'),
  },
})
