import { changeOutcomes, leftOutcome } from '../confirmed-change/confirmed-change.cases'
import { defineCases } from '../shared/cases'
import { hasOthers, type Device, type Devices } from './device'
import { devicesMachine } from './devices.machine'

const at = 1_768_449_600_000
const facts = { name: 'Chrome, Android', place: 'Philippines', startedAt: at, lastUsedAt: at }
const device = (id: string, more: Partial<Device> = {}): Device => ({
  id,
  current: id === 'here',
  ...facts,
  ...more,
})
const here = device('here')
const other = device('other', { name: null, place: null })
const before = { at: at - 86_400_000, name: 'Safari, iPhone', place: 'Philippines' }
const both: Devices = { list: [here, other], before }
const alone: Devices = { list: [here], before: null }

export const devicesCases = defineCases<typeof devicesMachine>({
  id: 'devices',
  summary: 'Where an account is signed in, and ending what is unknown',
  machine: devicesMachine,
  risk: 'high',
  inputs: { start: undefined },
  events: {
    RETRY: [{}],
    RETURNED: [{}],
    END: [{ id: 'other' }, { id: 'here' }],
    END_OTHERS: [{}],
  },
  signals: ['RETURNED'],
  outcomes: {
    load: { done: [both, alone], error: [{ code: 'offline' }] },
    change: {
      done: [...changeOutcomes(alone, 'no-permission'), leftOutcome],
      error: [{ code: 'unknown' }],
    },
  },
  project: ({ context: c }) => [
    hasOthers(c.devices),
    c.ending === null ? null : c.ending === 'others' ? 'others' : 'one',
    c.failure !== null,
  ],
  invariants: {
    'only what was chosen is ended': (s) => !s.matches('ending') || s.context.ending !== null,
    'the device in hand is not ended from here': (s) =>
      s.context.ending === null ||
      s.context.ending === 'others' ||
      s.context.ending.id !== s.context.devices?.list.find(({ current }) => current)?.id,
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
  },
})
