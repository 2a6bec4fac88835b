import { defineCases } from '../shared/cases'
import { resourceMachine } from './resource.machine'

const outcomes = {
  done: [
    { data: ['one'], empty: false },
    { data: [], empty: true },
  ],
  error: [{ code: 'upgrading' }],
}

export const resourceCases = defineCases<typeof resourceMachine>({
  id: 'resource',
  summary: 'Anything that is only fetched and shown',
  machine: resourceMachine,
  inputs: { start: { query: null } },
  events: { RELOAD: [{}], ASK: [{ query: 'other' }], LANGUAGE_CHANGED: [{}] },
  signals: ['ASK', 'LANGUAGE_CHANGED'],
  outcomes: {
    fetch: outcomes,
    refresh: { ...outcomes, error: [{ code: 'timeout' }, { code: 'no-permission' }] },
  },
  project: ({ context: { failure, shows } }) => ({ failure: failure?.code ?? null, shows }),
  invariants: {
    'an error says what failed': (s) => !s.hasTag('error') || s.context.failure !== null,
    'old content is there': (s) => !s.matches('outdated') || s.context.shows,
  },
})
