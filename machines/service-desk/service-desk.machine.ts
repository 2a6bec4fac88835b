import { assign, setup } from 'xstate'
import { answerIn, callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import * as paths from '../shared/paths'

/** Contact options of customer service (HELP-07). */
export const channelTypes = ['LIVECHAT', 'TELEGRAM', 'FACEBOOK'] as const
export type ChannelType = (typeof channelTypes)[number]

/** An agent to talk to (HELP-11). */
export interface Agent {
  readonly csPosition: number
  readonly title: string
  readonly type: ChannelType
}

interface ServiceDeskContext {
  /** Shown in a panel that opens and closes; otherwise it is a screen. */
  readonly widget: boolean
  readonly agents: readonly Agent[]
  /** The agents are up to date. */
  readonly fresh: boolean
  /** The contact option whose agents are listed. */
  readonly open: ChannelType | null
  /** The agent the player wants to talk to. */
  readonly wanted: Agent | null
  readonly failure: Failure | null
}

type ServiceDeskEvent =
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  | { type: 'RETRY' }
  | { type: 'CHOOSE_WAY'; way: ChannelType }
  | { type: 'PICK'; csPosition: number }
  | { type: 'LANGUAGE_CHANGED' }

const of = (agents: readonly Agent[], way: ChannelType) => agents.filter(({ type }) => type === way)

/** Customer service, as a screen and as a panel that floats above other screens. */
export const serviceDeskMachine = setup({
  types: {
    context: {} as ServiceDeskContext,
    events: {} as ServiceDeskEvent,
    /** With the agents known from before. */
    input: {} as { widget: boolean; agents: readonly Agent[] },
    meta: {} as ChartMeta,
    tags: {} as 'open' | 'pending' | 'ready' | 'launching' | 'empty' | 'error' | 'loading',
  },
  actors: {
    loadAgents: callActor<readonly Agent[]>('loadAgents'),
    /** How to reach this agent; checked before it gets here. */
    launchChat: callActor<Answer<{ url: string }>, { agent: Agent | null }>('launchChat'),
  },
  actions: {
    ...effects,
    /** Opens an address outside the site, after naming its host. */
    openExternal: (_: unknown, _params: { url: string }) => {},
    /** An open list closes if its agents have become fewer than two. */
    keepAgents: assign(({ context: { open } }, { agents }: { agents: readonly Agent[] }) => ({
      agents,
      open: open && of(agents, open).length > 1 ? open : null,
      fresh: true,
      failure: null,
    })),
    doubtAgents: assign({ fresh: false }),
    keepFailure: assign(failureKept),
    listWay: assign((_, { way }: { way: ChannelType }) => ({ open: way })),
    fold: assign({ open: null }),
    wantOnly: assign(({ context }, { way }: { way: ChannelType }) => ({
      open: null,
      wanted: of(context.agents, way)[0] ?? null,
    })),
    want: assign(({ context }, { csPosition }: { csPosition: number }) => ({
      wanted: context.agents.find((agent) => agent.csPosition === csPosition) ?? null,
    })),
  },
  guards: {
    isFresh: ({ context }) => context.fresh,
    hasAgents: ({ context }) => context.agents.length > 0,
    isWidget: ({ context }) => context.widget,
    someone: (_, { agents }: { agents: readonly Agent[] }) => agents.length > 0,
    isListed: ({ context }, { way }: { way: ChannelType }) => context.open === way,
    exactlyOne: ({ context }, { way }: { way: ChannelType }) => of(context.agents, way).length === 1,
    several: ({ context }, { way }: { way: ChannelType }) => of(context.agents, way).length > 1,
    isKnown: ({ context }, { csPosition }: { csPosition: number }) =>
      context.agents.some((agent) => agent.csPosition === csPosition && agent.type === context.open),
    found: (_, { answer }: { answer: Answer<{ url: string }> }) => answer.ok && answer.value.url !== '',
  },
}).createMachine({
  id: 'service-desk',
  description: 'Customer service, as a screen and as a panel that floats above other screens.',
  options,
  context: ({ input }) => ({
    widget: input.widget,
    agents: input.agents,
    fresh: false,
    open: null,
    wanted: null,
    failure: null,
  }),
  initial: 'arriving',
  on: {
    CLOSE: {
      guard: 'isWidget',
      target: '.closed',
      description: 'The player closes the panel; a contact that was being opened is dropped.',
      actions: ['fold', 'doubtAgents'],
    },
  },
  states: {
    arriving: {
      description: 'Checks whether customer service opens as a panel or as a screen.',
      meta: { rows: ['HELP-13'] },
      always: [
        { guard: 'isWidget', target: 'closed', description: 'The panel waits to be opened.' },
        { guard: 'hasAgents', target: 'ready', description: 'The agents known from before show at once.' },
        { target: 'loading', description: 'The screen shows at once.' },
      ],
    },
    closed: {
      description: 'Only the floating button shows.',
      meta: { rows: ['HELP-07', 'HELP-13'] },
      on: {
        OPEN: [
          { guard: 'hasAgents', target: 'ready', description: 'The agents known from before show at once.' },
          { target: 'loading', description: 'The player taps the floating button.' },
        ],
      },
    },
    loading: {
      description: 'The available agents are fetched.',
      tags: ['open', 'pending', 'loading'],
      meta: { rows: ['HELP-11', 'HELP-14'], screen: paths.service },
      invoke: {
        id: 'agents',
        src: 'loadAgents',
        onDone: [
          {
            guard: { type: 'someone', params: ({ event }) => ({ agents: event.output }) },
            target: 'ready',
            description: 'The contact options show.',
            actions: { type: 'keepAgents', params: ({ event }) => ({ agents: event.output }) },
          },
          {
            target: 'nobody',
            description: 'Nobody is available.',
            actions: { type: 'keepAgents', params: ({ event }) => ({ agents: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    ready: {
      description: 'The contact options show; at most one of them lists its agents.',
      tags: ['open', 'ready'],
      meta: {
        rows: ['ROUTE-65', 'HELP-07', 'HELP-08', 'HELP-10', 'HELP-12', 'HELP-15'],
        screen: paths.service,
      },
      on: {
        CHOOSE_WAY: [
          {
            guard: { type: 'isListed', params: ({ event }) => ({ way: event.way }) },
            description: 'The player taps the same contact option again: its list closes.',
            actions: 'fold',
          },
          {
            guard: { type: 'exactlyOne', params: ({ event }) => ({ way: event.way }) },
            target: 'launching',
            description: 'This option has exactly one agent: no list is needed.',
            actions: { type: 'wantOnly', params: ({ event }) => ({ way: event.way }) },
          },
          {
            guard: { type: 'several', params: ({ event }) => ({ way: event.way }) },
            description: 'This option has several agents: they are listed, and any other list closes.',
            actions: { type: 'listWay', params: ({ event }) => ({ way: event.way }) },
          },
        ],
        PICK: {
          guard: { type: 'isKnown', params: ({ event }) => ({ csPosition: event.csPosition }) },
          target: 'launching',
          description: 'The player chooses an agent from the list.',
          actions: { type: 'want', params: ({ event }) => ({ csPosition: event.csPosition }) },
        },
        LANGUAGE_CHANGED: {
          target: 'loading',
          description: 'The language has changed, so the platform’s names are loaded again.',
        },
      },
      initial: 'looking',
      states: {
        looking: {
          description: 'Checks whether what shows was fetched on this visit.',
          meta: { rows: ['HELP-11'], screen: paths.service },
          always: [
            { guard: 'isFresh', target: 'current' },
            { target: 'renewing', description: 'It is from an earlier visit, and is fetched again.' },
          ],
        },
        renewing: {
          description: 'The agents known from before show while they are fetched again.',
          tags: 'pending',
          meta: { rows: ['HELP-11', 'HELP-14'], screen: paths.service },
          invoke: {
            id: 'renew',
            src: 'loadAgents',
            onDone: [
              {
                guard: { type: 'someone', params: ({ event }) => ({ agents: event.output }) },
                target: 'current',
                description: 'The agents are up to date.',
                actions: { type: 'keepAgents', params: ({ event }) => ({ agents: event.output }) },
              },
              {
                target: '#service-desk.nobody',
                description: 'Nobody is available any more.',
                actions: { type: 'keepAgents', params: ({ event }) => ({ agents: event.output }) },
              },
            ],
            onError: { target: 'current', description: 'What is known stays on screen.' },
          },
        },
        current: {
          description: 'The contact options wait for the player.',
          meta: { rows: ['HELP-07'], screen: paths.service },
        },
      },
    },
    launching: {
      description: 'The link to this agent is fetched. Tapping again does nothing.',
      tags: ['open', 'ready', 'launching', 'pending'],
      meta: { rows: ['WIRE-83', 'HELP-09', 'HELP-14'], screen: paths.service },
      invoke: {
        id: 'launch',
        src: 'launchChat',
        input: ({ context }) => ({ agent: context.wanted }),
        onDone: [
          {
            guard: { type: 'found', params: answerIn },
            target: 'ready',
            description: 'A dialog names the host, then the contact opens in a new window.',
            actions: {
              type: 'openExternal',
              params: ({ event }) => ({ url: event.output.ok ? event.output.value.url : '' }),
            },
          },
          {
            target: 'ready',
            description: 'The link leads to a site that is not allowed, or the agent is no longer available.',
            actions: { type: 'notify', params: { kind: 'fail', text: 'link-missing' } },
          },
        ],
        onError: {
          target: 'ready',
          description: 'The request did not get through; the contact options still show.',
          actions: { type: 'notify', params: { kind: 'fail', text: 'link-missing' } },
        },
      },
    },
    nobody: {
      description: 'Nobody is available; the screen says so and offers to check again.',
      tags: ['open', 'empty'],
      meta: { rows: ['HELP-14'], screen: paths.service },
      on: { RETRY: { target: 'loading', description: 'The player checks again.' } },
    },
    failed: {
      description: 'Loading failed; the panel offers to try again.',
      tags: ['open', 'error'],
      meta: { rows: ['ERROR-32'], screen: paths.service },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
  },
})
