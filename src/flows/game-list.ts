import { fromPromise, type ActorRefFrom } from 'xstate'
import { isPrivate, keyOf, type Choice } from '../../machines/game-list/choice'
import { gameListMachine, type Count } from '../../machines/game-list/game-list.machine'
import { searchGames, type MenuEntry, type VendorEntry } from '../../machines/home/categories'
import type { InputOf } from '../platform/call'
import { favouriteList, gameList, hotGames, recentGames, type GameItem } from '../platform/calls/games'
import { spokenLanguage } from '../i18n/language'
import { ask, merchantCode } from './client'
import { boundEffects } from './effects'
import { sharedPagedList, type Item, type Page, type Query } from './paged-list'
import { currentSession } from './root'

export {
  choiceOf,
  filterOf,
  filtersOn,
  keyOf,
  minBets,
  tabs,
  type Choice,
  type Filter,
  type GameTab,
} from '../../machines/game-list/choice'

/** Games on a page of the list, and of the recent games (CONST-09, CONST-10). */
export const pageSizes = { games: 27, recent: 25 } as const

export interface ListedGame extends Item {
  readonly game: GameItem
}

export interface GamesQuery extends Query {
  readonly choice: Choice
}

/** What belongs to a player is kept apart from what another one has seen. */
export function queryFor(choice: Choice): GamesQuery {
  const whose = isPrivate(choice.tab) ? (currentSession()?.userName ?? '') : ''
  return { key: `${whose} ${keyOf(choice)}`, choice }
}

/** The list call of the screen (WIRE-56); `NEW` is a flag of its own, other types are classes. */
export function listInput(choice: Choice, pageNo: number): InputOf<typeof gameList> {
  const { gameType, gameName, gameClassify, vassalage, minBet } = choice
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
  }
}

type Games = { games: readonly GameItem[]; pageNum: number; totalPages: number }

async function gamesOf(choice: Choice, pageNo: number, signal: AbortSignal): Promise<Games> {
  const { tab, gameType, gameName } = choice
  if (tab === 'ALL') return ask(gameList, listInput(choice, pageNo), { signal })
  const language = spokenLanguage()
  // The hot games are a category of the menu, not one that games belong to.
  const kind = gameType === 'HOT' ? {} : { gameType }
  if (tab === 'HOT') {
    const asked = { isPlatform: '2', language, platform: 'html5', ...kind } as const
    const { games } = await ask(hotGames, asked, { signal })
    return { games: searchGames(games, gameName), pageNum: 1, totalPages: 1 }
  }
  if (tab === 'RECENT') {
    const asked = { page: pageNo, pageSize: pageSizes.recent, language, clientType: '2', ...kind } as const
    const { list, ...page } = await ask(recentGames, asked, { signal })
    return { ...page, games: searchGames(list, gameName) }
  }
  const asked = { pageNo, pageSize: pageSizes.games, language, ...kind }
  const { content, ...page } = await ask(favouriteList, asked, { signal })
  return { ...page, games: searchGames(content, gameName) }
}

const listActor = sharedPagedList(
  async ({ choice }: GamesQuery, pageNo, signal): Promise<Page & { items: readonly ListedGame[] }> => {
    const { games, pageNum, totalPages } = await gamesOf(choice, pageNo, signal)
    return { items: games.map((game) => ({ key: game.nodeId, game })), pageNum, totalPages }
  },
)

/** The games of the screen; started with the choice of the first look at it. */
export function gamesActor(choice: Choice) {
  return listActor(queryFor(choice))
}

/** Shows a choice; what a player plays and keeps elsewhere is asked for again on every look. */
function showList(choice: Choice): void {
  const actor = gamesActor(choice)
  actor.send({ type: 'ASK', query: queryFor(choice) })
  if (isPrivate(choice.tab)) actor.send({ type: 'RELOAD' })
}

const countGames = fromPromise<Count, { choice: Choice }>(async ({ input: { choice }, signal }) => {
  const { games, totalPages } = await ask(gameList, listInput(choice, 1), { signal })
  return totalPages > 1
    ? { games: (totalPages - 1) * pageSizes.games, more: true }
    : { games: games.length, more: false }
})

/** The game-list chart bound to the platform. */
export const gameListFlow = gameListMachine.provide({
  actors: { countGames },
  actions: { ...boundEffects, showList: (_, { choice }) => showList(choice) },
})

export type GameListActor = ActorRefFrom<typeof gameListMachine>

/** The vendors that a kind of game is filtered by; hot games come from all of them. */
export function vendorsFor(menu: readonly MenuEntry[], gameType: Choice['gameType']): readonly VendorEntry[] {
  if (gameType !== 'HOT') return menu.find(({ category }) => category === gameType)?.vendors ?? []
  const all = menu.flatMap(({ vendors }) => vendors)
  return all.filter(({ vassalage }, n) => all.findIndex((one) => one.vassalage === vassalage) === n)
}

/** How many games a choice holds, where that is known without asking; null where it is not. */
export function knownCount(vendors: readonly VendorEntry[], choice: Choice): number | null {
  const { tab, gameType, gameName, gameClassify, minBet, vassalage } = choice
  if (tab !== 'ALL' || gameType === 'HOT' || gameName || gameClassify || minBet) return null
  const counted = vassalage ? vendors.filter((one) => one.vassalage === vassalage) : vendors
  return counted.length === 0 ? null : counted.reduce((sum, { gameCount }) => sum + gameCount, 0)
}
