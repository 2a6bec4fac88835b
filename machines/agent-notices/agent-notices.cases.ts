import { defineCases } from '../shared/cases'
import { agentNoticesMachine, type AgentNotice } from './agent-notices.machine'

const notice = (id: string, read: boolean): AgentNotice => ({
  id,
  title: `Announcement ${id}`,
  content: '<p>Figures count from tomorrow.</p>',
  publishedAt: 1_750_000_000_000,
  picture: null,
  read,
})

export const agentNoticesCases = defineCases<typeof agentNoticesMachine>({
  id: 'agent-notices',
  summary: 'Announcements for agents: the list, one of them, read or unread',
  machine: agentNoticesMachine,
  inputs: { start: { list: [] }, 'back again': { list: [notice('A-1', false), notice('A-2', true)] } },
  events: { RETRY: [{}], OPEN: [{ id: 'A-1' }, { id: 'A-2' }], CLOSE: [{}], LANGUAGE_CHANGED: [{}] },
  signals: ['LANGUAGE_CHANGED'],
  outcomes: {
    notices: { done: [[notice('A-1', false), notice('A-2', true)], []], error: [{ code: 'upgrading' }] },
    renew: { done: [[notice('A-1', false), notice('A-2', true)], []], error: [{ code: 'upgrading' }] },
    read: { done: [null], error: [{ code: 'upgrading' }] },
  },
  project: ({ context: c }) => [
    c.list.length,
    c.fresh,
    c.list.filter(({ read }) => !read).length,
    c.chosen,
    c.failure !== null,
  ],
  invariants: {
    'what is open is in the list': (s) =>
      !s.hasTag('reading') || s.context.list.some(({ id }) => id === s.context.chosen),
    'an error says what failed': (s) => !s.hasTag('error') || s.context.failure !== null,
  },
})
