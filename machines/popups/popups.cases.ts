import { defineCases } from '../shared/cases'
import { popupsMachine } from './popups.machine'

export const popupsCases = defineCases<typeof popupsMachine>({
  id: 'popups',
  summary: 'Announcements that pop up by themselves',
  machine: popupsMachine,
  inputs: { start: undefined },
  events: {
    OFFER: [{ ids: ['PU-1', 'PU-2'] }, { ids: [] }],
    TICK: [{ on: true }, { on: false }],
    CLOSE: [{}],
  },
  signals: ['OFFER'],
  outcomes: {
    hidden: { done: [[], ['PU-1'], ['PU-1', 'PU-2']], error: [new Error('storage blocked')] },
    clear: { done: [null], error: [new Error('no page')] },
  },
  project: ({ context }) => [context.queue, context.notToday],
  invariants: { 'an open panel has something in it': (s) => !s.hasTag('open') || s.context.queue.length > 0 },
})
