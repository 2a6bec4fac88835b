import { defineCases } from '../shared/cases'
import { hotMatchesMachine } from './hot-matches.machine'

export const hotMatchesCases = defineCases<typeof hotMatchesMachine>({
  id: 'hot-matches',
  summary: 'The hot-match popup and its bets',
  machine: hotMatchesMachine,
  inputs: { start: undefined },
  events: {
    OPEN: [{}],
    CLOSE: [{}],
    LEFT: [{}],
    BET: [{ target: { category: 'SPORTS', vendor: 'SALPOK', roomId: 'r1', nodeId: 'n1', supportPlay: 1 } }],
  },
  signals: ['LEFT'],
  outcomes: {},
  project: () => null,
  invariants: { 'it is either shown or hidden': (s) => s.matches('shown') === s.hasTag('open') },
})
