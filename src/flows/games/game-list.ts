import { fromPromise, type ActorRefFrom } from 'xstate'
import { isPrivate, keyOf, type Choice } from '../../../machines/game-list/choice'
import { gameListMachine, type Count } from '../../../machines/game-list/game-list.machine'
import { searchGames, type MenuEntry, type VendorEntry } from '../../../machines/home/categories'
import type { InputOf } from '../../platform/call'
import { gameList, hotGames, type GameItem, type GameOrder } from '../../platform/calls/games'
import { favouriteList, recentGames } from '../../platform/calls/own-games'
import { spokenLanguage } from '../../i18n/language'
import { call, merchantCode } from '../core/client'
import { boundEffects } from '../core/effects'
import { perPlayer } from '../core/lifetime'
import { tellSearch } from './search-late'
import { sharedPagedList, type Item, type Page, type Query } from '../core/paged-list'

export { typedMoney } from '../../../machines/shared/amount'
export {
  choiceOf,
  filtersOn,
  keyOf,
  minBets,
  tabs,
  type Choice,
  type Filter,
  type GameTab,
} from '../../../machines/game-list/choice'

/** Games per page of the list, and of the recent games (CONST-09, CONST-10). */
export const pageSizes = { games: 27, recent: 25 } as const

export interface ListedGame extends Item {
  readonly game: GameItem
  /** Sort orders the platform offers for the list the game is in. */
  readonly orders: readonly GameOrder[]
}

interface GamesQuery extends Query {
  readonly choice: Choice
}

export const queryFor = (choice: Choice): GamesQuery => ({ key: keyOf(choice), choice })

/** The screen's list call (WIRE-56); `NEW` is a flag of its own, other types are classes. */
export function listInput(choice: Choice, pageNo: number): InputOf<typeof gameList> {
  const { gameType, gameName, gameClassify, vassalage, minBet, order } = choice
  return {
    merchant: merchantCode(),
    platform: 'html5',
    gameType,
    pageNo,
    pageSize: pageSizes.games,
    language: spokenLanguage(),
    ...(gameName ? { gameName } : {}),
    ...(gameClassify === 'NEW' ? { isNew: '1' as const } : gameClassify ? { gameClassify } : {}),
    ...(vassalage ? { vassalage } : {}),
    ...(minBet ? { minBet } : {}),
    ...(order ? { order } : {}),
  }
}

type Games = {
  games: readonly GameItem[]
  pageNum: number
  totalPages: number
  orders?: readonly GameOrder[] | undefined
}

async function gamesOf(choice: Choice, pageNo: number, signal: AbortSignal): Promise<Games> {
  const { tab, gameType, gameName } = choice
  if (tab === 'ALL') return call(gameList, listInput(choice, pageNo), { signal })
  const language = spokenLanguage()
  // Hot games are a category in the menu, not one that games belong to.
  const kind = gameType === 'HOT' || gameType === 'ALL' ? {} : { gameType }
  if (tab === 'HOT') {
    const asked = { isPlatform: '2', language, platform: 'html5', ...kind } as const
    const { games } = await call(hotGames, asked, { signal })
    return { games: searchGames(games, gameName), pageNum: 1, totalPages: 1 }
  }
  if (tab === 'RECENT') {
    const asked = { page: pageNo, pageSize: pageSizes.recent, language, clientType: '2', ...kind } as const
    const { list, ...page } = await call(recentGames, asked, { signal })
    return { ...page, games: searchGames(list, gameName) }
  }
  const asked = { pageNo, pageSize: pageSizes.games, language, ...kind }
  const { content, ...page } = await call(favouriteList, asked, { signal })
  return { ...page, games: searchGames(content, gameName) }
}

const listActor = sharedPagedList(
  perPlayer,
  async ({ choice }: GamesQuery, pageNo, signal): Promise<Page & { items: readonly ListedGame[] }> => {
    const { games, pageNum, totalPages, orders = [] } = await gamesOf(choice, pageNo, signal)
    return { items: games.map((game) => ({ key: game.nodeId, game, orders })), pageNum, totalPages }
  },
)

/** The screen's games; started with the first choice. */
export function gamesActor(choice: Choice) {
  return listActor(queryFor(choice))
}

/** Shows a choice; recent games and favourites are reloaded on every visit. */
function showList(choice: Choice): void {
  const actor = gamesActor(choice)
  actor.send({ type: 'ASK', query: queryFor(choice) })
  if (isPrivate(choice.tab)) actor.send({ type: 'RELOAD' })
}

const countGames = fromPromise<Count, { choice: Choice }>(async ({ input: { choice }, signal }) => {
  const { games, totalPages } = await call(gameList, listInput(choice, 1), { signal })
  return totalPages > 1
    ? { games: (totalPages - 1) * pageSizes.games, more: true }
    : { games: games.length, more: false }
})

/** The game-list chart, bound to the platform. */
export const gameListFlow = gameListMachine.provide({
  actors: { countGames },
  actions: {
    ...boundEffects,
    showList: (_, { choice }) => showList(choice),
    searchAll: (_, { text, category }) => tellSearch('list', { type: 'TYPE', text, category }),
    openSearch: () => tellSearch('list', { type: 'FOCUS' }),
  },
})

export type GameListActor = ActorRefFrom<typeof gameListMachine>

/** The vendors a kind of game can be filtered by; hot games come from all of them. */
export function vendorsFor(menu: readonly MenuEntry[], gameType: Choice['gameType']): readonly VendorEntry[] {
  if (gameType !== 'HOT' && gameType !== 'ALL')
    return menu.find(({ category }) => category === gameType)?.vendors ?? []
  const all = menu.flatMap(({ vendors }) => vendors)
  return all.filter(({ vassalage }, n) => all.findIndex((one) => one.vassalage === vassalage) === n)
}

/** How many games match a choice, if known without a request; otherwise null. */
export function knownCount(vendors: readonly VendorEntry[], choice: Choice): number | null {
  const { tab, gameType, gameName, gameClassify, minBet, vassalage } = choice
  if (tab !== 'ALL' || gameType === 'HOT' || gameType === 'ALL' || gameName || gameClassify || minBet)
    return null
  const counted = vassalage ? vendors.filter((one) => one.vassalage === vassalage) : vendors
  return counted.length === 0 ? null : counted.reduce((sum, { gameCount }) => sum + gameCount, 0)
}
