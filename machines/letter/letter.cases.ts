import { defineCases } from '../shared/cases'
import { letterMachine, type Letter } from './letter.machine'

const id = '7'
const letter: Letter = {
  id,
  title: 'Rebate paid',
  content: '<p>For last week.</p>',
  sentAt: 1_768_449_600_000,
  read: true,
}

export const letterCases = defineCases<typeof letterMachine>({
  id: 'letter',
  summary: 'A message of the inbox: read it, delete it',
  machine: letterMachine,
  inputs: { start: { id } },
  events: { RETRY: [{}], DELETE: [{}], CANCEL: [{}], CONFIRM: [{}], LEAVE: [{}], LANGUAGE_CHANGED: [{}] },
  signals: ['LANGUAGE_CHANGED'],
  outcomes: {
    load: { done: [{ ...letter, read: false }, letter, null], error: [{ code: 'offline' }] },
    mark: { done: [null], error: [{ code: 'offline' }] },
    delete: { done: [null], error: [{ code: 'timeout' }] },
  },
  project: ({ context: c }) => [c.letter?.read, c.failure !== null],
  invariants: {
    'what shows is there': (s) => !s.hasTag('letter') || s.context.letter !== null,
    'an error says what failed': (s) => !s.hasTag('error') || s.context.failure !== null,
  },
})
