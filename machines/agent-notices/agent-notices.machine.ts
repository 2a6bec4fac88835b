import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, failureOf, thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'

/** An operator's announcement for agents. */
export interface AgentNotice {
  readonly id: string
  readonly title: string
  /** HTML. */
  readonly content: string
  /** Milliseconds UTC. */
  readonly publishedAt: number
  /** Address of its picture; null if it has none. */
  readonly picture: string | null
  readonly read: boolean
}

interface AgentNoticesContext {
  readonly list: readonly AgentNotice[]
  /** The list is up to date. */
  readonly fresh: boolean
  /** The open one, or the last one that was open. */
  readonly chosen: string
  readonly failure: Failure | null
}

type AgentNoticesEvent =
  | { type: 'RETRY' }
  | { type: 'OPEN'; id: string }
  | { type: 'CLOSE' }
  | { type: 'LANGUAGE_CHANGED' }

/** Announcements for agents: the list, and opening one, which marks it as read. */
export const agentNoticesMachine = setup({
  types: {
    context: {} as AgentNoticesContext,
    events: {} as AgentNoticesEvent,
    /** With the announcements known from an earlier visit to the screen. */
    input: {} as { list: readonly AgentNotice[] },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'list' | 'reading' | 'error' | 'loading',
  },
  actors: {
    loadNotices: callActor<readonly AgentNotice[]>('loadNotices'),
    markRead: callActor<null, { id: string }>('markRead'),
  },
  actions: {
    ...effects,
    keepList: assign((_, { list }: { list: readonly AgentNotice[] }) => ({
      list,
      fresh: true,
      failure: null,
    })),
    keepFailure: assign(failureKept),
    choose: assign((_, { id }: { id: string }) => ({ chosen: id })),
    markChosen: assign(({ context }) => ({
      list: context.list.map((one) => (one.id === context.chosen ? { ...one, read: true } : one)),
    })),
  },
  guards: {
    isFresh: ({ context }) => context.fresh,
    hasList: ({ context }) => context.list.length > 0,
    known: ({ context }, { id }: { id: string }) => context.list.some((one) => one.id === id),
    unread: ({ context }) => context.list.some((one) => one.id === context.chosen && !one.read),
  },
  delays: { debounce: limits.languageDebounce },
}).createMachine({
  id: 'agent-notices',
  description: 'Announcements for agents: the list, and opening one, which marks it as read.',
  options,
  context: ({ input }) => ({ list: input.list, fresh: false, chosen: '', failure: null }),
  initial: 'arriving',
  on: {
    LANGUAGE_CHANGED: {
      target: '.settling',
      description: 'The language has changed, so the platform’s texts are loaded again.',
    },
  },
  states: {
    arriving: {
      description: 'Checks whether an earlier visit has loaded the announcements.',
      meta: { rows: ['AGENT-15'], screen: paths.agentAnnouncements },
      always: [
        { guard: 'hasList', target: 'list', description: 'They show at once.' },
        { target: 'loading' },
      ],
    },
    loading: {
      description: 'The announcements are fetched.',
      tags: ['pending', 'loading'],
      meta: { rows: ['AGENT-15', 'WIRE-122'], screen: paths.agentAnnouncements },
      invoke: {
        id: 'notices',
        src: 'loadNotices',
        onDone: {
          target: 'list',
          actions: { type: 'keepList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    failed: {
      description: 'The announcements could not be loaded; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: paths.agentAnnouncements },
      on: { RETRY: { target: 'loading', description: 'The agent tries again.' } },
    },
    settling: {
      description: 'Waits a moment in case the language changes again.',
      tags: ['pending', 'loading'],
      meta: { rows: ['CONST-22'], screen: paths.agentAnnouncements },
      after: { debounce: { target: 'loading', description: 'The language has not changed again.' } },
      on: {
        LANGUAGE_CHANGED: {
          target: 'settling',
          reenter: true,
          description: 'The language changes again, which restarts the delay.',
        },
      },
    },
    list: {
      description: 'The announcements, newest first; unread ones have a dot.',
      tags: 'list',
      meta: { rows: ['ROUTE-29', 'AGENT-15'], screen: paths.agentAnnouncements },
      on: {
        OPEN: {
          guard: { type: 'known', params: ({ event }) => event },
          target: 'opening',
          description: 'The agent opens an announcement.',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
      initial: 'looking',
      states: {
        looking: {
          description: 'Checks whether what shows was fetched on this visit.',
          meta: { rows: ['AGENT-15'], screen: paths.agentAnnouncements },
          always: [
            { guard: 'isFresh', target: 'current' },
            { target: 'renewing', description: 'It is from an earlier visit, and is fetched again.' },
          ],
        },
        renewing: {
          description: 'The announcements of an earlier visit show while they are fetched again.',
          tags: 'pending',
          meta: { rows: ['AGENT-15', 'WIRE-122'], screen: paths.agentAnnouncements },
          invoke: {
            id: 'renew',
            src: 'loadNotices',
            onDone: {
              target: 'current',
              description: 'The announcements are up to date.',
              actions: { type: 'keepList', params: ({ event }) => ({ list: event.output }) },
            },
            onError: { target: 'current', description: 'What is known stays on screen.' },
          },
        },
        current: {
          description: 'The announcements wait for the agent.',
          meta: { rows: ['AGENT-15'], screen: paths.agentAnnouncements },
        },
      },
    },
    opening: {
      description: 'Checks whether this announcement has been read before.',
      meta: { rows: ['AGENT-15'], screen: paths.agentAnnouncements },
      always: [
        { guard: 'unread', target: 'telling', description: 'The announcement is unread.' },
        { target: 'reading' },
      ],
    },
    telling: {
      description: 'The announcement shows and is reported to the platform as read.',
      tags: ['list', 'reading', 'pending'],
      meta: { rows: ['AGENT-15', 'WIRE-122'], screen: paths.agentAnnouncements },
      invoke: {
        id: 'read',
        src: 'markRead',
        input: ({ context }) => ({ id: context.chosen }),
        onDone: {
          target: 'reading',
          description: 'The announcement now counts as read.',
          actions: 'markChosen',
        },
        onError: {
          target: 'reading',
          description: 'The report failed: the announcement stays unread until it is opened again.',
          actions: {
            type: 'logFault',
            params: ({ event }) => ({ what: 'read announcement', code: failureOf(event.error).code }),
          },
        },
      },
      on: {
        CLOSE: {
          target: 'list',
          description: 'The agent closes the announcement before the platform responds.',
        },
      },
    },
    reading: {
      description: 'The announcement shows above the list.',
      tags: ['list', 'reading'],
      meta: { rows: ['AGENT-15'], screen: paths.agentAnnouncements },
      on: { CLOSE: { target: 'list', description: 'The agent closes the announcement.' } },
    },
  },
})
