import { assign, sendTo, setup } from 'xstate'
import { downlineRebateMachine } from '../downline-rebate/downline-rebate.machine'
import { downlineTransferMachine } from '../downline-transfer/downline-transfer.machine'
import { options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'
import { addressOf, keyOf, searchText, type Level, type Person, type TeamChoice } from './choice'

export interface TeamMembersContext {
  /** What the list shows and the address says. */
  readonly choice: TeamChoice
  /** Text in the search field; becomes part of the choice once typing pauses. */
  readonly text: string
  /** Whose panel is open. */
  readonly person: Person | null
  /** Who is selected to send money to. */
  readonly picked: readonly string[]
}

type TeamMembersEvent =
  | { type: 'ADDRESS'; choice: TeamChoice }
  | { type: 'CHOOSE_LEVEL'; level: Level }
  | { type: 'TYPE'; text: string }
  | { type: 'SEARCH' }
  | { type: 'WALK'; under: string | null }
  | { type: 'LOOK_AT'; person: Person }
  | { type: 'PICK' }
  | { type: 'TOGGLE'; userName: string }
  | { type: 'SEND_MONEY' }
  | { type: 'CHANGE_RATES' }
  | { type: 'SENT' }
  | { type: 'CLOSE' }

/** The members of a team, by level and name; one can be opened, or several selected. */
export const teamMembersMachine = setup({
  types: {
    context: {} as TeamMembersContext,
    events: {} as TeamMembersEvent,
    input: {} as { choice: TeamChoice },
    meta: {} as ChartMeta,
    tags: {} as 'list' | 'person' | 'picking',
    children: {} as { transfer: 'transfer'; rebate: 'rebate' },
  },
  actors: { transfer: downlineTransferMachine, rebate: downlineRebateMachine },
  actions: {
    ...effects,
    /** Tells the paged list what to show and to reload it. */
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
    isDirect: ({ context }) => context.person?.direct === true,
    somebodyPicked: ({ context }) => context.picked.length > 0,
  },
  delays: { searchDebounce: limits.searchDebounce },
}).createMachine({
  id: 'team-members',
  description: 'The members of a team, by level and name; one can be opened, or several selected.',
  options,
  context: ({ input }) => ({ choice: input.choice, text: input.choice.search, person: null, picked: [] }),
  initial: 'showing',
  invoke: [
    {
      id: 'transfer',
      src: 'transfer',
      onError: {
        target: '#team-members',
        reenter: true,
        description: 'The panel has failed: the list and its panels restart.',
        actions: { type: 'logFault', params: { what: 'downline transfer', code: 'unknown' } },
      },
    },
    {
      id: 'rebate',
      src: 'rebate',
      onError: {
        target: '#team-members',
        reenter: true,
        description: 'The panel has failed: the list and its panels restart.',
        actions: { type: 'logFault', params: { what: 'downline rebate', code: 'unknown' } },
      },
    },
  ],
  on: {
    ADDRESS: {
      guard: { type: 'another', params: ({ event }) => ({ choice: event.choice }) },
      target: '.showing',
      description: 'The address has changed because of Back or a link.',
      actions: { type: 'adopt', params: ({ event }) => ({ choice: event.choice }) },
    },
  },
  states: {
    showing: {
      description: 'The list loads what the player has chosen.',
      meta: { rows: ['ROUTE-23', 'AGENT-21', 'WIRE-120'], screen: paths.team },
      entry: { type: 'showList', params: ({ context }) => ({ choice: context.choice }) },
      always: { target: 'resting', description: 'The list shows.' },
    },
    resting: {
      description: 'The matching members show, page by page.',
      tags: 'list',
      meta: { rows: ['ROUTE-23', 'AGENT-21', 'WIRE-120'], screen: paths.team },
      entry: 'lookAway',
      on: {
        CHOOSE_LEVEL: {
          guard: { type: 'otherLevel', params: ({ event }) => ({ level: event.level }) },
          target: 'choosing',
          description: 'The player chooses another level of the team, or all of them.',
          actions: { type: 'chooseLevel', params: ({ event }) => ({ level: event.level }) },
        },
        TYPE: {
          target: 'typing',
          description: 'The player types part of a name.',
          actions: { type: 'type', params: ({ event }) => ({ text: event.text }) },
        },
        WALK: {
          guard: { type: 'elsewhere', params: ({ event }) => ({ under: event.under }) },
          target: 'walking',
          description: 'The player goes back up to a team above.',
          actions: { type: 'walk', params: ({ event }) => ({ under: event.under }) },
        },
        LOOK_AT: {
          target: 'looking',
          description: 'The player opens a member.',
          actions: { type: 'look', params: ({ event }) => ({ person: event.person }) },
        },
        PICK: {
          guard: 'ownPeople',
          target: 'picking',
          description: 'The agent wants to send money to several of their direct members.',
        },
      },
    },
    typing: {
      description: 'The player types a name; the search waits until typing stops.',
      tags: 'list',
      meta: { rows: ['AGENT-21'], screen: paths.team },
      on: {
        TYPE: {
          target: 'typing',
          reenter: true,
          description: 'The player continues typing.',
          actions: { type: 'type', params: ({ event }) => ({ text: event.text }) },
        },
        SEARCH: { target: 'searching', description: 'The player taps the keyboard’s search key.' },
      },
      after: { searchDebounce: { target: 'searching', description: 'The player stopped typing.' } },
    },
    searching: {
      description: 'Checks whether the search has changed.',
      meta: { rows: ['AGENT-21'], screen: paths.team },
      always: [
        {
          guard: 'otherText',
          target: 'choosing',
          description: 'The name has changed: a new search starts.',
          actions: 'search',
        },
        { target: 'resting', description: 'The name has not changed.' },
      ],
    },
    choosing: {
      description: 'The choice is stored in the address, so that it survives a reload and can be shared.',
      meta: { rows: ['AGENT-21'], screen: paths.team },
      entry: { type: 'goTo', params: ({ context }) => addressOf(context.choice, false) },
      always: { target: 'showing', description: 'The matching members show.' },
    },
    walking: {
      description:
        'The team is added to the address as a separate step, so that Back returns to the previous one.',
      meta: { rows: ['AGENT-21'], screen: paths.team },
      entry: { type: 'goTo', params: ({ context }) => addressOf(context.choice, true) },
      always: { target: 'showing', description: 'The members of that team show.' },
    },
    looking: {
      description: 'A panel about one member: details, balance, rates and available actions.',
      tags: 'person',
      meta: { rows: ['AGENT-21', 'WIRE-119'], screen: paths.team },
      on: {
        CLOSE: { target: 'resting', description: 'The player closes the panel and is back at the list.' },
        SEND_MONEY: {
          guard: 'isDirect',
          target: 'resting',
          description: 'The transfer panel replaces this one.',
          actions: sendTo('transfer', ({ context: { person } }) => ({
            type: 'OPEN',
            to: person ? [person.userName] : [],
          })),
        },
        CHANGE_RATES: {
          guard: 'isDirect',
          target: 'resting',
          description: 'The rates panel replaces this one.',
          actions: sendTo('rebate', ({ context: { person } }) => ({
            type: 'OPEN',
            userName: person?.userName ?? '',
          })),
        },
        WALK: {
          guard: 'isAgent',
          target: 'walking',
          description: 'The player opens this agent’s own team.',
          actions: { type: 'walk', params: ({ event }) => ({ under: event.under }) },
        },
      },
    },
    picking: {
      description: 'Members can be selected to send money to several at once.',
      tags: 'picking',
      meta: { rows: ['AGENT-21', 'WIRE-118'], screen: paths.team },
      exit: 'forgetPicked',
      on: {
        TOGGLE: {
          description: 'A member is selected or deselected.',
          actions: { type: 'toggle', params: ({ event }) => ({ userName: event.userName }) },
        },
        SEND_MONEY: {
          guard: 'somebodyPicked',
          description: 'The transfer panel opens; the selection stays until the money has been sent.',
          actions: sendTo('transfer', ({ context }) => ({ type: 'OPEN', to: context.picked })),
        },
        SENT: { target: 'resting', description: 'The money has arrived.' },
        CLOSE: { target: 'resting', description: 'The player stops selecting.' },
      },
    },
  },
})
