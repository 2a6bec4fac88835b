import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'
import {
  filtered,
  filterOf,
  gameListPage,
  isPrivate,
  keyOf,
  loginFor,
  noFilter,
  widest,
  type Choice,
  type Filter,
  type GameTab,
} from './choice'

/** How many games match a filter; `more` means there are more than that. */
export interface Count {
  readonly games: number
  readonly more: boolean
}

interface GameListContext {
  readonly guest: boolean
  /** The list's choice, as in the address. */
  readonly choice: Choice
  /** Text in the search box; becomes part of the choice once typing pauses. */
  readonly text: string
  /** Picked in the filter panel, but not applied yet. */
  readonly draft: Filter
  readonly count: Count | null
  /** The address asks for the filter panel to be open. */
  readonly filterOpen: boolean
}

type GameListEvent =
  | { type: 'ADDRESS'; choice: Choice }
  | { type: 'CHOOSE_TAB'; tab: GameTab }
  | { type: 'CHOOSE_VENDOR'; vassalage: string }
  | { type: 'TYPE'; text: string }
  | { type: 'TOUCH_SEARCH' }
  | { type: 'SORT'; order: Choice['order'] }
  | { type: 'SEARCH' }
  | { type: 'OPEN_FILTER' }
  | { type: 'PICK'; filter: Partial<Filter> }
  | { type: 'RESET' }
  | { type: 'APPLY' }
  | { type: 'SHOW_ALL' }
  | { type: 'CLOSE_FILTER' }

export interface GameListInput {
  readonly choice: Choice
  readonly guest: boolean
  readonly filterOpen: boolean
}

/** The game list: search, tabs, vendors and the filter panel; the games themselves come from the paged list. */
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
    /** Searches all other games for the typed text, those of this list’s kind first. */
    searchAll: (_: unknown, _params: { text: string; category: Choice['gameType'] }) => {},
    /** Warms up that search. */
    openSearch: () => {},
    sort: assign(({ context }, { order }: { order: Choice['order'] }) => ({
      choice: { ...context.choice, order },
    })),
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
    chooseEverything: assign(({ context: { choice } }) => ({
      choice: filtered({ ...choice, gameType: widest(choice.gameType), gameName: '' }, noFilter),
      text: '',
    })),
  },
  guards: {
    needsLogin: ({ context }, { tab }: { tab: GameTab }) => context.guest && isPrivate(tab),
    opensPrivate: ({ context }) => context.guest && isPrivate(context.choice.tab),
    another: ({ context }, { choice }: { choice: Choice }) => keyOf(choice) !== keyOf(context.choice),
    anotherTab: ({ context }, { tab }: { tab: GameTab }) => tab !== context.choice.tab,
    hasText: ({ context }) => context.choice.gameName.trim() !== '',
    anotherText: ({ context }) => context.text.trim() !== context.choice.gameName,
    filterWanted: ({ context }) => context.filterOpen,
  },
  delays: { searchDebounce: limits.searchDebounce },
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
  states: {
    list: {
      description: 'What the list shows.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Checks whether the address asks for a player’s own games.',
          meta: { rows: ['GAMES-10', 'FAV-05'], screen: paths.gameList },
          always: [
            {
              guard: 'opensPrivate',
              target: 'away',
              description: 'Recent or Favourites, but nobody is signed in.',
              actions: { type: 'goTo', params: ({ context }) => loginFor(context.choice, true) },
            },
            {
              guard: 'hasText',
              target: 'showing',
              description: 'The address asks for a search.',
              actions: [
                { type: 'showList', params: ({ context }) => ({ choice: context.choice }) },
                {
                  type: 'searchAll',
                  params: ({ context: { choice } }) => ({ text: choice.gameName, category: choice.gameType }),
                },
              ],
            },
            {
              target: 'showing',
              actions: { type: 'showList', params: ({ context }) => ({ choice: context.choice }) },
            },
          ],
        },
        away: {
          description: 'The login screen opens.',
          meta: { rows: ['FAV-05'], screen: paths.login },
        },
        showing: {
          description: 'The list updates with every choice, and the address reflects it.',
          tags: 'list',
          meta: { rows: ['GAMES-01', 'GAMES-02', 'GAMES-03', 'GAMES-11'], screen: paths.gameList },
          initial: 'settled',
          on: {
            ADDRESS: {
              guard: { type: 'another', params: ({ event }) => ({ choice: event.choice }) },
              target: 'deciding',
              description: 'The address has changed: another kind of game, or the player went back.',
              actions: { type: 'adopt', params: ({ event }) => ({ choice: event.choice }) },
            },
            CHOOSE_TAB: [
              {
                guard: { type: 'needsLogin', params: ({ event }) => ({ tab: event.tab }) },
                description: 'Recent and Favourites need an account.',
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
              actions: [
                { type: 'type', params: ({ event }) => ({ text: event.text }) },
                {
                  type: 'searchAll',
                  params: ({ context, event }) => ({ text: event.text, category: context.choice.gameType }),
                },
              ],
            },
            TOUCH_SEARCH: {
              description: 'The player taps the search box.',
              actions: 'openSearch',
            },
            SORT: {
              target: '.changed',
              description: 'The player chooses another sort order: the list starts again from the top.',
              actions: { type: 'sort', params: ({ event }) => ({ order: event.order }) },
            },
            APPLY: {
              target: '.changed',
              actions: 'applyDraft',
              description: 'The player taps the main button of the filter panel.',
            },
            SHOW_ALL: {
              target: '.changed',
              actions: 'chooseEverything',
              description: 'The list is empty, and the player follows its suggestion to show all games.',
            },
          },
          states: {
            settled: {
              description: 'Nothing is being typed.',
              tags: 'list',
              meta: { rows: ['GAMES-08', 'GAMES-09'], screen: paths.gameList },
            },
            typing: {
              description: 'Waits until the player stops typing.',
              tags: 'list',
              meta: { rows: ['GAMES-01'], screen: paths.gameList },
              on: {
                TYPE: {
                  target: 'typing',
                  reenter: true,
                  actions: [
                    { type: 'type', params: ({ event }) => ({ text: event.text }) },
                    {
                      type: 'searchAll',
                      params: ({ context, event }) => ({
                        text: event.text,
                        category: context.choice.gameType,
                      }),
                    },
                  ],
                },
                SEARCH: { target: 'searched', description: 'The player taps the keyboard’s search key.' },
              },
              after: { searchDebounce: { target: 'searched', description: 'The player stopped typing.' } },
            },
            searched: {
              description: 'Searches only if the text has changed.',
              tags: 'list',
              meta: { rows: ['GAMES-01', 'GAMES-11'], screen: paths.gameList },
              always: [
                { guard: 'anotherText', target: 'changed', actions: 'search' },
                { target: 'settled', description: 'The text has not changed.' },
              ],
            },
            changed: {
              description: 'A new choice: the list starts at page 1, and the address reflects it.',
              tags: 'list',
              meta: { rows: ['GAMES-11'], screen: paths.gameList },
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
          description: 'Checks whether the address asks for the panel to be open.',
          meta: { rows: ['GAMES-21'], screen: paths.gameList },
          always: [{ guard: 'filterWanted', target: 'open' }, { target: 'closed' }],
        },
        closed: {
          description: 'The panel is closed; the square button beside the search field opens it.',
          meta: { rows: ['GAMES-21'], screen: paths.gameList },
          on: { OPEN_FILTER: 'open' },
        },
        open: {
          description: 'The panel offers vendors to filter by; for slots also game types and minimum bets.',
          tags: 'filter',
          meta: {
            rows: ['GAMES-16', 'GAMES-17', 'GAMES-18', 'GAMES-19', 'GAMES-20'],
            screen: paths.gameList,
          },
          initial: 'counting',
          entry: 'startDraft',
          on: {
            PICK: {
              target: '.counting',
              actions: { type: 'pick', params: ({ event }) => ({ filter: event.filter }) },
            },
            RESET: {
              target: '.counting',
              actions: 'resetDraft',
              description: 'The player clears all filters.',
            },
            APPLY: { target: 'closed', description: 'The panel closes, and the list is filtered.' },
            CLOSE_FILTER: {
              target: 'closed',
              description: 'The player closes the panel; the list stays as it is.',
            },
            ADDRESS: {
              guard: { type: 'another', params: ({ event }) => ({ choice: event.choice }) },
              target: 'closed',
              description: 'A link opens another kind of game.',
            },
          },
          states: {
            counting: {
              description: 'The number of matching games is fetched.',
              tags: ['filter', 'counting'],
              meta: { rows: ['GAMES-19'], screen: paths.gameList },
              invoke: {
                id: 'count',
                src: 'countGames',
                input: ({ context }) => ({ choice: filtered(context.choice, context.draft) }),
                onDone: {
                  target: 'counted',
                  actions: { type: 'keepCount', params: ({ event }) => ({ count: event.output }) },
                },
                onError: {
                  target: 'counted',
                  description: 'The number could not be fetched: the button shows none.',
                },
              },
            },
            counted: {
              description: 'The button shows the number of games, if known.',
              tags: 'filter',
              meta: { rows: ['GAMES-19'], screen: paths.gameList },
            },
          },
        },
      },
    },
  },
})
