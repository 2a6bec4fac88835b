import { defineCases, refusal } from '../shared/cases'
import { serviceLinkMachine } from './service-link.machine'

export const serviceLinkCases = defineCases<typeof serviceLinkMachine>({
  id: 'service-link',
  summary: 'Opens customer service',
  machine: serviceLinkMachine,
  inputs: { start: undefined },
  events: { OPEN: [{}] },
  signals: [],
  outcomes: {
    link: {
      done: [
        { ok: true, value: { url: '/demo/service/livechat' } },
        { ok: true, value: { url: '' } },
        refusal('empty-url'),
      ],
      error: [{ code: 'offline' }],
    },
  },
  project: ({ context }) => context.url !== '',
  invariants: { 'nothing opens without an address': (s) => !s.hasTag('opened') || s.context.url !== '' },
})
