import { assign, setup } from 'xstate'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'

/** Ways to reach the customer service (HELP-07). */
export const deskTypes = ['LIVECHAT', 'TELEGRAM', 'FACEBOOK'] as const
export type DeskType = (typeof deskTypes)[number]

/** Somebody to talk to (HELP-11). */
export interface Agent {
  readonly csPosition: number
  readonly title: string
  readonly type: DeskType
}

export interface ServiceDeskContext {
  /** Stands in a panel that opens and closes; otherwise it is a screen. */
  readonly widget: boolean
  readonly agents: readonly Agent[]
  /** Whose agents are listed. */
  readonly open: DeskType | null
  /** Whom the player wants to talk to. */
  readonly wanted: Agent | null
  readonly failure: Failure | null
}

export type ServiceDeskEvent =
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  | { type: 'RETRY' }
  | { type: 'CHOOSE_WAY'; way: DeskType }
  | { type: 'PICK'; csPosition: number }
  | { type: 'LANGUAGE_CHANGED' }

const of = (agents: readonly Agent[], way: DeskType) => agents.filter(({ type }) => type === way)

/** The desk of the customer service, as a screen and as a panel that floats over others. */
export const serviceDeskMachine = setup({
  types: {
    context: {} as ServiceDeskContext,
    events: {} as ServiceDeskEvent,
    input: {} as { widget: boolean },
    meta: {} as ChartMeta,
    tags: {} as 'open' | 'pending' | 'ready' | 'launching' | 'empty' | 'error',
  },
  actors: {
    loadAgents: callActor<readonly Agent[]>('loadAgents'),
    /** Where this agent is reached; checked before it gets here. */
    launchChat: callActor<Answer<{ url: string }>, { agent: Agent | null }>('launchChat'),
  },
  actions: {
    ...effects,
    /** Opens an address outside the site, after its host has been named. */
    openExternal: (_: unknown, _params: { url: string }) => {},
    keepAgents: assign((_, { agents }: { agents: readonly Agent[] }) => ({ agents, failure: null })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    listWay: assign((_, { way }: { way: DeskType }) => ({ open: way })),
    fold: assign({ open: null }),
    wantOnly: assign(({ context }, { way }: { way: DeskType }) => ({
      open: null,
      wanted: of(context.agents, way)[0] ?? null,
    })),
    want: assign(({ context }, { csPosition }: { csPosition: number }) => ({
      wanted: context.agents.find((agent) => agent.csPosition === csPosition) ?? null,
    })),
  },
  guards: {
    isWidget: ({ context }) => context.widget,
    someone: (_, { agents }: { agents: readonly Agent[] }) => agents.length > 0,
    isListed: ({ context }, { way }: { way: DeskType }) => context.open === way,
    exactlyOne: ({ context }, { way }: { way: DeskType }) => of(context.agents, way).length === 1,
    several: ({ context }, { way }: { way: DeskType }) => of(context.agents, way).length > 1,
    isKnown: ({ context }, { csPosition }: { csPosition: number }) =>
      context.agents.some((agent) => agent.csPosition === csPosition && agent.type === context.open),
    found: (_, { answer }: { answer: Answer<{ url: string }> }) => answer.ok && answer.value.url !== '',
  },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'service-desk',
  description: 'The desk of the customer service, as a screen and as a panel that floats over others.',
  options,
  context: ({ input }) => ({
    widget: input.widget,
    agents: [],
    open: null,
    wanted: null,
    failure: null,
  }),
  initial: 'arriving',
  on: {
    CLOSE: {
      guard: 'isWidget',
      target: '.closed',
      description: 'The panel is closed; a way that was being opened is forgotten.',
      actions: 'fold',
    },
  },
  states: {
    arriving: {
      description: 'Looks whether it is a panel or a screen.',
      meta: { rows: ['HELP-13'] },
      always: [
        { guard: 'isWidget', target: 'closed', description: 'A panel waits to be opened.' },
        { target: 'loading', description: 'A screen shows at once.' },
      ],
    },
    closed: {
      description: 'Only the floating button shows.',
      meta: { rows: ['HELP-07', 'HELP-13'] },
      on: { OPEN: { target: 'loading', description: 'The floating button is tapped.' } },
    },
    loading: {
      description: 'Asks who is at the desk.',
      tags: ['open', 'pending'],
      meta: { rows: ['HELP-11', 'HELP-14'], screen: '/m/service' },
      invoke: {
        id: 'agents',
        src: 'loadAgents',
        onDone: [
          {
            guard: { type: 'someone', params: ({ event }) => ({ agents: event.output }) },
            target: 'ready',
            description: 'The ways to reach somebody show.',
            actions: { type: 'keepAgents', params: ({ event }) => ({ agents: event.output }) },
          },
          { target: 'nobody', description: 'Nobody is.' },
        ],
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
    ready: {
      description: 'The ways to reach somebody; of one way at most the agents are listed.',
      tags: ['open', 'ready'],
      meta: {
        rows: ['ROUTE-65', 'HELP-07', 'HELP-08', 'HELP-10', 'HELP-12', 'HELP-15'],
        screen: '/m/service',
      },
      on: {
        CHOOSE_WAY: [
          {
            guard: { type: 'isListed', params: ({ event }) => ({ way: event.way }) },
            description: 'Tapped again: its list folds.',
            actions: 'fold',
          },
          {
            guard: { type: 'exactlyOne', params: ({ event }) => ({ way: event.way }) },
            target: 'launching',
            description: 'Exactly one agent: no list in between.',
            actions: { type: 'wantOnly', params: ({ event }) => ({ way: event.way }) },
          },
          {
            guard: { type: 'several', params: ({ event }) => ({ way: event.way }) },
            description: 'Several: they are listed, and another way’s list folds.',
            actions: { type: 'listWay', params: ({ event }) => ({ way: event.way }) },
          },
        ],
        PICK: {
          guard: { type: 'isKnown', params: ({ event }) => ({ csPosition: event.csPosition }) },
          target: 'launching',
          description: 'One of the list.',
          actions: { type: 'want', params: ({ event }) => ({ csPosition: event.csPosition }) },
        },
        LANGUAGE_CHANGED: { target: 'loading', description: 'Names come in the player’s language.' },
      },
    },
    launching: {
      description: 'Asks where this agent is reached. Tapping again does nothing.',
      tags: ['open', 'ready', 'launching', 'pending'],
      meta: { rows: ['WIRE-83', 'HELP-09', 'HELP-14'], screen: '/m/service' },
      invoke: {
        id: 'launch',
        src: 'launchChat',
        input: ({ context }) => ({ agent: context.wanted }),
        onDone: [
          {
            guard: { type: 'found', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready',
            description: 'It opens beside the site, after its host has been named.',
            actions: {
              type: 'openExternal',
              params: ({ event }) => ({ url: event.output.ok ? event.output.value.url : '' }),
            },
          },
          {
            target: 'ready',
            description: 'It leads where the site does not go, or the agent has gone.',
            actions: { type: 'notify', params: { kind: 'fail', text: 'link-missing' } },
          },
        ],
        onError: {
          target: 'ready',
          description: 'The request did not get through; the ways still show.',
          actions: { type: 'notify', params: { kind: 'fail', text: 'link-missing' } },
        },
      },
      after: {
        longestWait: {
          target: 'ready',
          description: 'No answer in time; the ways still show.',
          actions: { type: 'notify', params: { kind: 'fail', text: 'link-missing' } },
        },
      },
    },
    nobody: {
      description: 'Nobody is at the desk; it says so, and can be asked again.',
      tags: ['open', 'empty'],
      meta: { rows: ['HELP-14'], screen: '/m/service' },
      on: { RETRY: { target: 'loading', description: 'The player asks again.' } },
    },
    failed: {
      description: 'It could not be loaded; another try is offered.',
      tags: ['open', 'error'],
      meta: { rows: ['ERROR-32'], screen: '/m/service' },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
  },
})
