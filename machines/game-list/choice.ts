import type { Category } from '../home/categories'
import type { Destination } from '../shared/effects'

/** What the game list shows: the choice that stands in the address (GAMES-08, GAMES-09, GAMES-22). */

export const tabs = ['ALL', 'RECENT', 'FAV', 'HOT'] as const
export type GameTab = (typeof tabs)[number]

/** What the filter panel sets; empty text is "all". */
export interface Filter {
  readonly vassalage: string
  /** A game type of the category, or `NEW`. */
  readonly gameClassify: string
  /** Decimal text as the platform lists it, pesos. */
  readonly minBet: string
}

export interface Choice extends Filter {
  readonly gameType: Category
  readonly tab: GameTab
  readonly gameName: string
}

export const noFilter: Filter = { vassalage: '', gameClassify: '', minBet: '' }

/** Minimum bets of slots (CONST-34). */
export const minBets = ['', '0.01', '0.05', '0.1', '0.5', '0.75'] as const

/** Kinds of game that have their own list; anything else in an address means the hot games. */
const categories: readonly Category[] = [
  'HOT',
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'FISH',
  'RNG',
  'PVP',
  'INHOUSE',
  'COCKFIGHT',
  'ELOTT',
  'LOTT',
]

/** Recent games and favourites belong to a player (GAMES-10). */
export function isPrivate(tab: GameTab): boolean {
  return tab === 'RECENT' || tab === 'FAV'
}

/** Reads an address's query; never throws, whatever somebody has typed there. */
export function choiceOf(query: Readonly<Record<string, string | undefined>>): Choice {
  const gameType = categories.find((name) => name === query.gameType) ?? 'HOT'
  const text = (name: string) => (query[name] ?? '').slice(0, 40)
  const slots = gameType === 'RNG'
  const minBet = minBets.find((bet) => bet === query.minBet) ?? ''
  const classify = text('gameClassify')
  return {
    gameType,
    tab: tabs.find((name) => name === query.tab?.toUpperCase()) ?? 'ALL',
    vassalage: text('vassalage'),
    gameClassify: classify === 'NEW' && !slots ? '' : classify,
    minBet: slots ? minBet : '',
    gameName: text('gameName'),
  }
}

/** The choice as a query; what is not chosen stays out. */
export function queryOf(choice: Choice): Record<string, string> {
  const { gameType, tab, ...rest } = choice
  const chosen = Object.entries(rest).filter(([, value]) => value !== '')
  return { gameType, ...(tab === 'ALL' ? {} : { tab: tab.toLowerCase() }), ...Object.fromEntries(chosen) }
}

/** The list's own address with a choice in it. */
export function gameListPage(choice: Choice): Destination {
  return { to: '/m/gameList', query: queryOf(choice), replace: true }
}

/** To the login, and from there back to the list with that choice (FAV-05). */
export function loginFor(choice: Choice, replace = false): Destination {
  const next = `/m/gameList?${new URLSearchParams(queryOf(choice)).toString()}`
  return { to: '/m/login', query: { next }, ...(replace ? { replace } : {}) }
}

/** Tells one choice from another. */
export function keyOf(choice: Choice): string {
  return JSON.stringify(queryOf(choice))
}

/** A choice with another filter; filters belong to the tab of all games. */
export function filtered(choice: Choice, filter: Partial<Filter>): Choice {
  return { ...choice, ...filter, tab: 'ALL' }
}

/** How many filters of the panel are on. */
export function filtersOn({ vassalage, gameClassify, minBet }: Filter): number {
  return [vassalage, gameClassify, minBet].filter((value) => value !== '').length
}

export function filterOf({ vassalage, gameClassify, minBet }: Choice): Filter {
  return { vassalage, gameClassify, minBet }
}
