import { assign, setup } from 'xstate'
import { options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { limits } from '../shared/limits'
import { addressOf, keyOf, searchText, type Level, type Person, type TeamChoice } from './choice'

export interface TeamMembersContext {
  /** What the list shows and the address says. */
  readonly choice: TeamChoice
  /** Text in the search field; it becomes part of the choice once typing pauses. */
  readonly text: string
  /** Whose panel is open. */
  readonly person: Person | null
  /** Who has been marked to send money to. */
  readonly picked: readonly string[]
}

export type TeamMembersEvent =
  | { type: 'ADDRESS'; choice: TeamChoice }
  | { type: 'CHOOSE_LEVEL'; level: Level }
  | { type: 'TYPE'; text: string }
  | { type: 'SEARCH' }
  | { type: 'WALK'; under: string | null }
  | { type: 'LOOK'; person: Person }
  | { type: 'PICK' }
  | { type: 'TOGGLE'; userName: string }
  | { type: 'CLOSE' }

/** The members of a team: whose people, how far down, which names; one of them opened, or several marked. */
export const teamMembersMachine = setup({
  types: {
    context: {} as TeamMembersContext,
    events: {} as TeamMembersEvent,
    input: {} as { choice: TeamChoice },
    meta: {} as ChartMeta,
    tags: {} as 'list' | 'person' | 'picking',
  },
  actions: {
    ...effects,
    /** Tells the paged list what to show, and to ask for it again. */
    showList: (_: unknown, _params: { choice: TeamChoice }) => {},
    adopt: assign((_, { choice }: { choice: TeamChoice }) => ({
      choice,
      text: choice.search,
      person: null,
      picked: [],
    })),
    chooseLevel: assign(({ context }, { level }: { level: Level }) => ({
      choice: { ...context.choice, level },
    })),
    walk: assign((_, { under }: { under: string | null }) => ({
      choice: { under, level: 1 as const, search: '' },
      text: '',
      person: null,
    })),
    type: assign((_, { text }: { text: string }) => ({ text: searchText(text) })),
    search: assign(({ context }) => ({ choice: { ...context.choice, search: context.text.trim() } })),
    look: assign((_, { person }: { person: Person }) => ({ person })),
    lookAway: assign({ person: null }),
    toggle: assign(({ context: { picked } }, { userName }: { userName: string }) => ({
      picked: picked.includes(userName)
        ? picked.filter((one) => one !== userName)
        : [...picked, userName].slice(0, 50),
    })),
    forgetPicked: assign({ picked: [] }),
  },
  guards: {
    another: ({ context }, { choice }: { choice: TeamChoice }) => keyOf(choice) !== keyOf(context.choice),
    otherLevel: ({ context }, { level }: { level: Level }) => level !== context.choice.level,
    otherText: ({ context }) => context.text.trim() !== context.choice.search,
    elsewhere: ({ context }, { under }: { under: string | null }) => under !== context.choice.under,
    ownPeople: ({ context }) => context.choice.under === null,
    isAgent: ({ context }) => context.person?.agent === true,
  },
  delays: { searchPause: limits.searchPause },
}).createMachine({
  id: 'team-members',
  description:
    'The members of a team: whose people, how far down, which names; one opened, or several marked.',
  options,
  context: ({ input }) => ({ choice: input.choice, text: input.choice.search, person: null, picked: [] }),
  initial: 'showing',
  on: {
    ADDRESS: {
      guard: { type: 'another', params: ({ event }) => ({ choice: event.choice }) },
      target: '.showing',
      description: 'The address has changed by itself: Back, or a link.',
      actions: { type: 'adopt', params: ({ event }) => ({ choice: event.choice }) },
    },
  },
  states: {
    showing: {
      description: 'The list is told what to show, and asks for it anew.',
      meta: { rows: ['ROUTE-23', 'AGENT-21', 'WIRE-120'], screen: '/m/member/team' },
      entry: { type: 'showList', params: ({ context }) => ({ choice: context.choice }) },
      always: { target: 'resting', description: 'It shows.' },
    },
    resting: {
      description: 'The members of the choice, page by page.',
      tags: 'list',
      meta: { rows: ['ROUTE-23', 'AGENT-21', 'WIRE-120'], screen: '/m/member/team' },
      on: {
        CHOOSE_LEVEL: {
          guard: { type: 'otherLevel', params: ({ event }) => ({ level: event.level }) },
          target: 'choosing',
          description: 'Another level of the team, or all of them.',
          actions: { type: 'chooseLevel', params: ({ event }) => ({ level: event.level }) },
        },
        TYPE: {
          target: 'typing',
          description: 'Part of a name.',
          actions: { type: 'type', params: ({ event }) => ({ text: event.text }) },
        },
        WALK: {
          guard: { type: 'elsewhere', params: ({ event }) => ({ under: event.under }) },
          target: 'walking',
          description: 'Back up the way that leads here.',
          actions: { type: 'walk', params: ({ event }) => ({ under: event.under }) },
        },
        LOOK: {
          target: 'looking',
          description: 'One member is opened.',
          actions: { type: 'look', params: ({ event }) => ({ person: event.person }) },
        },
        PICK: {
          guard: 'ownPeople',
          target: 'picking',
          description: 'Money is to go to several of one’s own people.',
        },
      },
    },
    typing: {
      description: 'Somebody types a name; the search waits for a pause.',
      tags: 'list',
      meta: { rows: ['AGENT-21'], screen: '/m/member/team' },
      on: {
        TYPE: {
          target: 'typing',
          reenter: true,
          description: 'Typing goes on.',
          actions: { type: 'type', params: ({ event }) => ({ text: event.text }) },
        },
        SEARCH: { target: 'searching', description: 'The search key of the keyboard.' },
      },
      after: { searchPause: { target: 'searching', description: 'Typing has paused.' } },
    },
    searching: {
      description: 'Looks whether anything else is searched for than before.',
      meta: { rows: ['AGENT-21'], screen: '/m/member/team' },
      always: [
        { guard: 'otherText', target: 'choosing', description: 'Another name.', actions: 'search' },
        { target: 'resting', description: 'The same as before.' },
      ],
    },
    choosing: {
      description: 'The choice goes into the address, so that it survives a reload and can be shared.',
      meta: { rows: ['AGENT-21'], screen: '/m/member/team' },
      entry: { type: 'goTo', params: ({ context }) => addressOf(context.choice, false) },
      always: { target: 'showing', description: 'And its members show.' },
    },
    walking: {
      description: 'Whose team it is goes into the address as a step of its own: Back takes it again.',
      meta: { rows: ['AGENT-21'], screen: '/m/member/team' },
      entry: { type: 'goTo', params: ({ context }) => addressOf(context.choice, true) },
      always: { target: 'showing', description: 'And his people show.' },
    },
    looking: {
      description: 'A panel with one member: what he is, has and gets, and what may be done.',
      tags: 'person',
      meta: { rows: ['AGENT-21', 'WIRE-119'], screen: '/m/member/team' },
      exit: 'lookAway',
      on: {
        CLOSE: { target: 'resting', description: 'Back to the list.' },
        WALK: {
          guard: 'isAgent',
          target: 'walking',
          description: 'Down into the team of this agent.',
          actions: { type: 'walk', params: ({ event }) => ({ under: event.under }) },
        },
      },
    },
    picking: {
      description: 'Members can be marked to send money to several at once.',
      tags: 'picking',
      meta: { rows: ['AGENT-21', 'WIRE-118'], screen: '/m/member/team' },
      exit: 'forgetPicked',
      on: {
        TOGGLE: {
          description: 'One more, or one less.',
          actions: { type: 'toggle', params: ({ event }) => ({ userName: event.userName }) },
        },
        CLOSE: { target: 'resting', description: 'No more of it, or the money is on its way.' },
      },
    },
  },
})
