import { defineCases } from '../shared/cases'
import { appUpdateMachine } from './app-update.machine'

export const appUpdateCases = defineCases<typeof appUpdateMachine>({
  id: 'app-update',
  summary: 'When a newer version of the site is taken',
  machine: appUpdateMachine,
  inputs: {
    home: { place: 'home' },
    'a money screen': { place: 'money' },
    elsewhere: { place: 'elsewhere' },
  },
  events: {
    WAITING: [{}],
    REPLACED: [{}],
    PLACE: [{ place: 'home' }, { place: 'money' }, { place: 'elsewhere' }],
    UPDATE: [{}],
    LATER: [{}],
  },
  signals: ['WAITING', 'REPLACED', 'PLACE'],
  outcomes: {
    worker: { error: [{ code: 'unknown' }] },
    look: { done: [null], error: [{ code: 'offline' }] },
    turn: { done: [null], error: [{ code: 'unknown' }] },
    activate: { done: [null], error: [{ code: 'unknown' }] },
  },
  project: ({ context }) => [context.place, context.replaced, context.agreed].join(' '),
  invariants: {
    'the page loads anew only with the newer version in charge': (s) =>
      !s.matches('taken') || s.context.replaced,
    'nothing is asked while money is in hand': (s) => !s.hasTag('asking') || s.context.place !== 'money',
    'nothing is asked on home': (s) => !s.hasTag('asking') || s.context.place !== 'home',
  },
})
