import { defineCases } from '../shared/cases'
import { leaveSiteMachine } from './leave-site.machine'

export const leaveSiteCases = defineCases<typeof leaveSiteMachine>({
  id: 'leave-site',
  summary: 'Names the host before a link leaves the site',
  machine: leaveSiteMachine,
  inputs: { start: undefined },
  events: { ASK: [{ outside: { url: 'https://t.me/perya', host: 't.me' } }], GO: [{}], STAY: [{}] },
  signals: ['ASK'],
  outcomes: {},
  project: ({ context }) => context.host,
  invariants: { 'the dialog names a host': (s) => !s.hasTag('open') || s.context.host !== '' },
})
