import { defineCases } from '../shared/cases'
import { sideMenuMachine } from './side-menu.machine'

export const sideMenuCases = defineCases<typeof sideMenuMachine>({
  id: 'side-menu',
  summary: 'The menu that slides in from the left',
  machine: sideMenuMachine,
  inputs: { start: undefined },
  events: { OPEN: [{}], CLOSE: [{}], ROUTE_CHANGED: [{}], LANGUAGE_CHANGED: [{}] },
  signals: ['ROUTE_CHANGED', 'LANGUAGE_CHANGED'],
  outcomes: {},
  project: () => null,
  invariants: { 'open shows as open': (s) => s.matches('open') === s.hasTag('open') },
})
