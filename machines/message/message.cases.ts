import { defineCases } from '../shared/cases'
import { messageMachine, type Message } from './message.machine'

const id = '7'
const message: Message = {
  id,
  title: 'Rebate paid',
  content: '<p>For last week.</p>',
  sentAt: 1_768_449_600_000,
  read: true,
}

export const messageCases = defineCases<typeof messageMachine>({
  id: 'message',
  summary: 'An inbox message: read it, delete it',
  machine: messageMachine,
  inputs: { start: { id } },
  events: { RETRY: [{}], DELETE: [{}], CANCEL: [{}], CONFIRM: [{}], LEAVE: [{}], LANGUAGE_CHANGED: [{}] },
  signals: ['LANGUAGE_CHANGED'],
  outcomes: {
    load: { done: [{ ...message, read: false }, message, null], error: [{ code: 'offline' }] },
    mark: { done: [null], error: [{ code: 'offline' }] },
    delete: { done: [null], error: [{ code: 'timeout' }] },
  },
  project: ({ context: c }) => [c.message?.read, c.failure !== null],
  invariants: {
    'a message on screen has loaded': (s) => !s.hasTag('message') || s.context.message !== null,
    'an error says what failed': (s) => !s.hasTag('error') || s.context.failure !== null,
  },
})
