import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { limits } from '../shared/limits'
import {
  filtered,
  filterOf,
  gameListPage,
  isPrivate,
  keyOf,
  loginFor,
  noFilter,
  type Choice,
  type Filter,
  type GameTab,
} from './choice'

/** How many games a filter would show; `more` says that there are still more than that. */
export interface Count {
  readonly games: number
  readonly more: boolean
}

export interface GameListContext {
  readonly guest: boolean
  /** What the list shows and the address says. */
  readonly choice: Choice
  /** Text in the search box; it becomes part of the choice once typing pauses. */
  readonly text: string
  /** What is picked in the filter panel, not yet applied. */
  readonly draft: Filter
  readonly count: Count | null
  /** The address asks for the filter panel at once. */
  readonly filterOpen: boolean
}

export type GameListEvent =
  | { type: 'ADDRESS'; choice: Choice }
  | { type: 'CHOOSE_TAB'; tab: GameTab }
  | { type: 'CHOOSE_VENDOR'; vassalage: string }
  | { type: 'TYPE'; text: string }
  | { type: 'SEARCH' }
  | { type: 'OPEN_FILTER' }
  | { type: 'PICK'; filter: Partial<Filter> }
  | { type: 'RESET' }
  | { type: 'APPLY' }
  | { type: 'SHOW_ALL' }
  | { type: 'CLOSE_FILTER' }
  | { type: 'SIGNED_IN' }
  | { type: 'SIGNED_OUT' }

export interface GameListInput {
  readonly choice: Choice
  readonly guest: boolean
  readonly filterOpen: boolean
}

/** The game list screen: search, tabs, vendors and the filter panel; the games themselves come from the paged list. */
export const gameListMachine = setup({
  types: {
    context: {} as GameListContext,
    events: {} as GameListEvent,
    input: {} as GameListInput,
    meta: {} as ChartMeta,
    tags: {} as 'list' | 'filter' | 'counting',
  },
  actors: { countGames: callActor<Count, { choice: Choice }>('countGames') },
  actions: {
    ...effects,
    /** Tells the paged list what to show. */
    showList: (_: unknown, _params: { choice: Choice }) => {},
    adopt: assign((_, { choice }: { choice: Choice }) => ({
      choice,
      text: choice.gameName,
      draft: filterOf(choice),
    })),
    chooseTab: assign(({ context }, { tab }: { tab: GameTab }) => ({ choice: { ...context.choice, tab } })),
    chooseVendor: assign(({ context }, { vassalage }: { vassalage: string }) => ({
      choice: filtered(context.choice, { vassalage }),
    })),
    type: assign((_, { text }: { text: string }) => ({ text: text.slice(0, 40) })),
    search: assign(({ context }) => ({ choice: { ...context.choice, gameName: context.text.trim() } })),
    startDraft: assign(({ context }) => ({ draft: filterOf(context.choice), count: null })),
    pick: assign(({ context }, { filter }: { filter: Partial<Filter> }) => ({
      draft: { ...context.draft, ...filter },
      count: null,
    })),
    resetDraft: assign({ draft: noFilter, count: null }),
    applyDraft: assign(({ context }) => ({ choice: filtered(context.choice, context.draft) })),
    keepCount: assign((_, { count }: { count: Count }) => ({ count })),
    becomeMember: assign({ guest: false }),
    becomeGuest: assign({ guest: true }),
    chooseEverything: assign(({ context: { choice } }) => ({
      choice: filtered({ ...choice, gameName: '' }, noFilter),
      text: '',
    })),
    backToAll: assign(({ context }) => ({ choice: { ...context.choice, tab: 'ALL' as const } })),
  },
  guards: {
    needsLogin: ({ context }, { tab }: { tab: GameTab }) => context.guest && isPrivate(tab),
    opensPrivate: ({ context }) => context.guest && isPrivate(context.choice.tab),
    isPrivate: ({ context }) => isPrivate(context.choice.tab),
    another: ({ context }, { choice }: { choice: Choice }) => keyOf(choice) !== keyOf(context.choice),
    anotherTab: ({ context }, { tab }: { tab: GameTab }) => tab !== context.choice.tab,
    anotherText: ({ context }) => context.text.trim() !== context.choice.gameName,
    filterWanted: ({ context }) => context.filterOpen,
  },
  delays: { longestWait: limits.longestWait, searchPause: limits.searchPause },
}).createMachine({
  id: 'game-list',
  description: 'The list of one kind of game, with search, tabs, vendors and filters.',
  options,
  type: 'parallel',
  context: ({ input }) => ({
    guest: input.guest,
    choice: input.choice,
    text: input.choice.gameName,
    draft: filterOf(input.choice),
    count: null,
    filterOpen: input.filterOpen,
  }),
  on: {
    SIGNED_IN: { actions: 'becomeMember', description: 'Recent and Favourites are open now.' },
  },
  states: {
    list: {
      description: 'What the list shows.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Looks whether the address asks for something of a player’s own.',
          meta: { rows: ['GAMES-10', 'FAV-05'], screen: '/m/gameList' },
          always: [
            {
              guard: 'opensPrivate',
              target: 'away',
              description: 'Recent or Favourites, and nobody is signed in.',
              actions: { type: 'goTo', params: ({ context }) => loginFor(context.choice, true) },
            },
            {
              target: 'showing',
              actions: { type: 'showList', params: ({ context }) => ({ choice: context.choice }) },
            },
          ],
        },
        away: {
          description: 'The login screen takes over.',
          meta: { rows: ['FAV-05'], screen: '/m/login' },
          on: { SIGNED_IN: { target: 'deciding', actions: 'becomeMember' } },
        },
        showing: {
          description: 'The list follows every choice at once; the address keeps it.',
          tags: 'list',
          meta: { rows: ['GAMES-01', 'GAMES-02', 'GAMES-03', 'GAMES-11'], screen: '/m/gameList' },
          initial: 'settled',
          on: {
            ADDRESS: {
              guard: { type: 'another', params: ({ event }) => ({ choice: event.choice }) },
              target: 'deciding',
              description: 'Another kind of game, or a step back.',
              actions: { type: 'adopt', params: ({ event }) => ({ choice: event.choice }) },
            },
            CHOOSE_TAB: [
              {
                guard: { type: 'needsLogin', params: ({ event }) => ({ tab: event.tab }) },
                description: 'Recent and Favourites belong to a player.',
                actions: {
                  type: 'goTo',
                  params: ({ context, event }) => loginFor({ ...context.choice, tab: event.tab }),
                },
              },
              {
                guard: { type: 'anotherTab', params: ({ event }) => ({ tab: event.tab }) },
                target: '.changed',
                actions: { type: 'chooseTab', params: ({ event }) => ({ tab: event.tab }) },
              },
            ],
            CHOOSE_VENDOR: {
              target: '.changed',
              actions: { type: 'chooseVendor', params: ({ event }) => ({ vassalage: event.vassalage }) },
            },
            TYPE: {
              target: '.typing',
              actions: { type: 'type', params: ({ event }) => ({ text: event.text }) },
            },
            APPLY: {
              target: '.changed',
              actions: 'applyDraft',
              description: 'The filter panel’s main button.',
            },
            SHOW_ALL: {
              target: '.changed',
              actions: 'chooseEverything',
              description: 'The next step out of an empty list.',
            },
            SIGNED_OUT: [
              { guard: 'isPrivate', target: '.changed', actions: ['becomeGuest', 'backToAll'] },
              { actions: 'becomeGuest' },
            ],
          },
          states: {
            settled: {
              description: 'Nothing is being typed.',
              tags: 'list',
              meta: { rows: ['GAMES-08', 'GAMES-09'], screen: '/m/gameList' },
            },
            typing: {
              description: 'Waits for a pause in typing.',
              tags: 'list',
              meta: { rows: ['GAMES-01'], screen: '/m/gameList' },
              on: {
                TYPE: {
                  target: 'typing',
                  reenter: true,
                  actions: { type: 'type', params: ({ event }) => ({ text: event.text }) },
                },
                SEARCH: { target: 'searched', description: 'The keyboard’s search key.' },
              },
              after: { searchPause: { target: 'searched', description: 'A pause.' } },
            },
            searched: {
              description: 'The text counts only when it says something new.',
              tags: 'list',
              meta: { rows: ['GAMES-01', 'GAMES-11'], screen: '/m/gameList' },
              always: [
                { guard: 'anotherText', target: 'changed', actions: 'search' },
                { target: 'settled', description: 'The same as before.' },
              ],
            },
            changed: {
              description: 'A new choice: the list starts at page 1, and the address keeps the choice.',
              tags: 'list',
              meta: { rows: ['GAMES-11'], screen: '/m/gameList' },
              always: {
                target: 'settled',
                actions: [
                  { type: 'showList', params: ({ context }) => ({ choice: context.choice }) },
                  { type: 'goTo', params: ({ context }) => gameListPage(context.choice) },
                ],
              },
            },
          },
        },
      },
    },
    filter: {
      description: 'The filter panel.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'An address may ask for the open panel.',
          meta: { rows: ['GAMES-21'], screen: '/m/gameList' },
          always: [{ guard: 'filterWanted', target: 'open' }, { target: 'closed' }],
        },
        closed: {
          description: 'The square button beside the search opens it.',
          meta: { rows: ['GAMES-21'], screen: '/m/gameList' },
          on: { OPEN_FILTER: 'open' },
        },
        open: {
          description: 'Vendors, and for slots game types and minimum bets, to pick from.',
          tags: 'filter',
          meta: {
            rows: ['GAMES-16', 'GAMES-17', 'GAMES-18', 'GAMES-19', 'GAMES-20'],
            screen: '/m/gameList',
          },
          initial: 'counting',
          entry: 'startDraft',
          on: {
            PICK: {
              target: '.counting',
              actions: { type: 'pick', params: ({ event }) => ({ filter: event.filter }) },
            },
            RESET: { target: '.counting', actions: 'resetDraft', description: 'All of everything.' },
            APPLY: { target: 'closed', description: 'The list follows.' },
            CLOSE_FILTER: { target: 'closed', description: 'Nothing changes.' },
            ADDRESS: {
              guard: { type: 'another', params: ({ event }) => ({ choice: event.choice }) },
              target: 'closed',
              description: 'A link to another kind of game.',
            },
          },
          states: {
            counting: {
              description: 'Asks how many games that would be.',
              tags: ['filter', 'counting'],
              meta: { rows: ['GAMES-19'], screen: '/m/gameList' },
              invoke: {
                id: 'count',
                src: 'countGames',
                input: ({ context }) => ({ choice: filtered(context.choice, context.draft) }),
                onDone: {
                  target: 'counted',
                  actions: { type: 'keepCount', params: ({ event }) => ({ count: event.output }) },
                },
                onError: { target: 'counted', description: 'Then the button bears no number.' },
              },
              after: { longestWait: { target: 'counted', description: 'No answer in time.' } },
            },
            counted: {
              description: 'The button says how many, where that is known.',
              tags: 'filter',
              meta: { rows: ['GAMES-19'], screen: '/m/gameList' },
            },
          },
        },
      },
    },
  },
})
