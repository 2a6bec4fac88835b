import type { Category } from '../home/categories'
import type { Destination } from '../shared/effects'
import { linkTo, to } from '../shared/address'
import * as paths from '../shared/paths'

/** What the game list shows: the choice, kept in the address (GAMES-08, GAMES-09, GAMES-22). */

export const tabs = ['ALL', 'RECENT', 'FAV', 'HOT'] as const
export type GameTab = (typeof tabs)[number]

/** The settings of the filter panel; empty text means "all". */
export interface Filter {
  readonly vassalage: string
  /** A game type of the category, or `NEW`. */
  readonly gameClassify: string
  /** Decimal text as the platform lists it, in pesos. */
  readonly minBet: string
}

/** Sort orders besides the platform’s own, which is the empty text. */
const gameOrders = ['', 'new', 'name', 'played', 'return', 'stake'] as const

export interface Choice extends Filter {
  /** `ALL` means every kind. */
  readonly gameType: Category | 'ALL'
  readonly order: (typeof gameOrders)[number]
  readonly tab: GameTab
  readonly gameName: string
}

export const noFilter: Filter = { vassalage: '', gameClassify: '', minBet: '' }

/** Minimum bets of slots (CONST-34). */
export const minBets = ['', '0.01', '0.05', '0.1', '0.5', '0.75'] as const

/** Kinds of game that have their own list; anything else in an address means all games. */
const categories: readonly Choice['gameType'][] = [
  'ALL',
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

/** Recent games and favourites need an account (GAMES-10). */
export function isPrivate(tab: GameTab): boolean {
  return tab === 'RECENT' || tab === 'FAV'
}

/** Reads an address's query; never throws, whatever was typed there. */
export function choiceOf(query: Readonly<Record<string, string | undefined>>): Choice {
  const gameType = categories.find((name) => name === query.gameType) ?? 'ALL'
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
    order: gameOrders.find((order) => order === query.order) ?? '',
  }
}

/** The choice as a query; defaults are left out. */
export function queryOf(choice: Choice): Record<string, string> {
  const { gameType, tab, ...rest } = choice
  const chosen = Object.entries(rest).filter(([, value]) => value !== '')
  return { gameType, ...(tab === 'ALL' ? {} : { tab: tab.toLowerCase() }), ...Object.fromEntries(chosen) }
}

/** The list's own address with a choice in it. */
export function gameListPage(choice: Choice): Destination {
  return { ...to(paths.gameList, queryOf(choice)), replace: true }
}

/** To the login, and from there back to the list with this choice (FAV-05). */
export function loginFor(choice: Choice, replace = false): Destination {
  return {
    ...to(paths.login, { next: linkTo(paths.gameList, queryOf(choice)) }),
    ...(replace ? { replace } : {}),
  }
}

/** Identifies a choice. */
export function keyOf(choice: Choice): string {
  return JSON.stringify(queryOf(choice))
}

/** A choice with another filter; filters belong to the tab of all games. */
export function filtered(choice: Choice, filter: Partial<Filter>): Choice {
  return { ...choice, ...filter, tab: 'ALL' }
}

/** Where all of a list's games are shown: hot games are a choice of all kinds. */
export const widest = (gameType: Choice['gameType']): Choice['gameType'] =>
  gameType === 'HOT' ? 'ALL' : gameType

/** Number of active filters in the panel. */
export function filtersOn({ vassalage, gameClassify, minBet }: Filter): number {
  return [vassalage, gameClassify, minBet].filter((value) => value !== '').length
}

export function filterOf({ vassalage, gameClassify, minBet }: Choice): Filter {
  return { vassalage, gameClassify, minBet }
}
