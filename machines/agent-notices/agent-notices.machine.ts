import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'

/** An announcement of the operator to agents. */
export interface AgentNotice {
  readonly id: string
  readonly title: string
  /** HTML. */
  readonly content: string
  /** Milliseconds UTC. */
  readonly publishedAt: number
  /** Address of its picture; null where it has none. */
  readonly picture: string | null
  readonly read: boolean
}

export interface AgentNoticesContext {
  readonly list: readonly AgentNotice[]
  /** The one that is open, or was last. */
  readonly chosen: string
  readonly failure: Failure | null
}

export type AgentNoticesEvent =
  | { type: 'RETRY' }
  | { type: 'OPEN'; id: string }
  | { type: 'CLOSE' }
  | { type: 'LANGUAGE_CHANGED' }

/** Announcements to agents: the list, and one of them, which then counts as read. */
export const agentNoticesMachine = setup({
  types: {
    context: {} as AgentNoticesContext,
    events: {} as AgentNoticesEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'list' | 'reading' | 'error',
  },
  actors: {
    loadNotices: callActor<readonly AgentNotice[]>('loadNotices'),
    markRead: callActor<null, { id: string }>('markRead'),
  },
  actions: {
    ...effects,
    keepList: assign((_, { list }: { list: readonly AgentNotice[] }) => ({ list, failure: null })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    choose: assign((_, { id }: { id: string }) => ({ chosen: id })),
    markChosen: assign(({ context }) => ({
      list: context.list.map((one) => (one.id === context.chosen ? { ...one, read: true } : one)),
    })),
  },
  guards: {
    known: ({ context }, { id }: { id: string }) => context.list.some((one) => one.id === id),
    unread: ({ context }) => context.list.some((one) => one.id === context.chosen && !one.read),
  },
  delays: { longestWait: limits.longestWait, debounce: limits.languageDebounce },
}).createMachine({
  id: 'agent-notices',
  description: 'Announcements to agents: the list, and one of them, which then counts as read.',
  options,
  context: { list: [], chosen: '', failure: null },
  initial: 'loading',
  on: {
    LANGUAGE_CHANGED: {
      target: '.settling',
      description: 'Texts come from the platform in the player’s language.',
    },
  },
  states: {
    loading: {
      description: 'The announcements are fetched.',
      tags: 'pending',
      meta: { rows: ['AGENT-15', 'WIRE-122'], screen: '/m/member/notice' },
      invoke: {
        id: 'notices',
        src: 'loadNotices',
        onDone: {
          target: 'list',
          actions: { type: 'keepList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'failed',
          description: 'No answer in time.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    failed: {
      description: 'The announcements could not be loaded; the screen offers another try.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: '/m/member/notice' },
      on: { RETRY: { target: 'loading', description: 'The agent tries again.' } },
    },
    settling: {
      description: 'Waits a moment, in case the language is switched again.',
      tags: 'pending',
      meta: { rows: ['CONST-22'], screen: '/m/member/notice' },
      after: { debounce: { target: 'loading', description: 'The choice stands.' } },
      on: { LANGUAGE_CHANGED: { target: 'settling', reenter: true, description: 'Switched again.' } },
    },
    list: {
      description: 'The announcements, newest first; those that nobody has opened yet carry a dot.',
      tags: 'list',
      meta: { rows: ['ROUTE-29', 'AGENT-15'], screen: '/m/member/notice' },
      on: {
        OPEN: {
          guard: { type: 'known', params: ({ event }) => event },
          target: 'opening',
          description: 'One of them is opened.',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    opening: {
      description: 'Looks whether it has been read before.',
      meta: { rows: ['AGENT-15'], screen: '/m/member/notice' },
      always: [
        { guard: 'unread', target: 'telling', description: 'It is new to this agent.' },
        { target: 'reading' },
      ],
    },
    telling: {
      description: 'It shows, and the platform is told that it has been opened.',
      tags: ['list', 'reading', 'pending'],
      meta: { rows: ['AGENT-15', 'WIRE-122'], screen: '/m/member/notice' },
      invoke: {
        id: 'read',
        src: 'markRead',
        input: ({ context }) => ({ id: context.chosen }),
        onDone: { target: 'reading', description: 'It no longer counts.', actions: 'markChosen' },
        onError: {
          target: 'reading',
          description: 'It still counts as unread; the next opening tells again.',
          actions: {
            type: 'logFault',
            params: ({ event }) => ({ what: 'read announcement', code: failureOf(event.error).code }),
          },
        },
      },
      after: {
        longestWait: {
          target: 'reading',
          description: 'It still counts as unread; the next opening tells again.',
        },
      },
      on: { CLOSE: { target: 'list', description: 'Closed before the platform has answered.' } },
    },
    reading: {
      description: 'The announcement shows over the list.',
      tags: ['list', 'reading'],
      meta: { rows: ['AGENT-15'], screen: '/m/member/notice' },
      on: { CLOSE: { target: 'list', description: 'The agent closes it.' } },
    },
  },
})
