import type { Category } from '../../machines/home/categories'
import { gameList, hotGames, roomTypeIds, type GameItem, type RoomType } from '../platform/calls/games'
import { spokenLanguage } from '../i18n/language'
import { ask, merchantCode } from './client'
import { sharedPagedList, type Item, type Page, type Query } from './paged-list'
import { defineResource, sharedResource } from './resource'

/** What the live lobby, the slots centre and the game centre show (GAMES-30). */

export const roomTypes: readonly RoomType[] = ['free', 'vip', 'pay']
export type { RoomType }

/** Tables on a page of the live lobby, and slots in a row of the centre. */
const pageSizes = { tables: 27, row: 9 } as const

const listed = (gameType: 'LIVE' | 'RNG', pageNo: number, pageSize: number) =>
  ({
    merchant: merchantCode(),
    platform: 'html5',
    gameType,
    pageNo,
    pageSize,
    language: spokenLanguage(),
  }) as const

export interface RoomsQuery extends Query {
  readonly room: RoomType
}
export interface ListedTable extends Item {
  readonly game: GameItem
}

export const tablesOf = (room: RoomType): RoomsQuery => ({ key: room, room })

/** Live tables of a room type (GAMES-29). */
export const tablesActor = sharedPagedList(
  async ({ room }: RoomsQuery, pageNo, signal): Promise<Page & { items: readonly ListedTable[] }> => {
    const asked = { ...listed('LIVE', pageNo, pageSizes.tables), typeId: roomTypeIds[room] }
    const { games, ...page } = await ask(gameList, asked, { signal })
    return { ...page, items: games.map((game) => ({ key: game.nodeId, game })) }
  },
)

const isEmpty = (games: readonly GameItem[]) => games.length === 0
const slots = (filter: { isNew: '1' } | { gameClassify: string }) =>
  defineResource(
    (_: null, signal) =>
      ask(gameList, { ...listed('RNG', 1, pageSizes.row), ...filter }, { signal }).then(({ games }) => games),
    isEmpty,
  )

const newSlots = slots({ isNew: '1' })
const jackpotSlots = slots({ gameClassify: 'JACKPOT' })
const hotSlots = defineResource(
  (_: null, signal) =>
    ask(
      hotGames,
      { isPlatform: '2', platform: 'html5', gameType: 'RNG', language: spokenLanguage() },
      { signal },
    ).then(({ games }) => games),
  isEmpty,
)

/** The rows of the slots centre, each with the way to all of it. */
export const slotRows = [
  { key: 'new', resource: newSlots, actor: sharedResource(newSlots, null), query: { gameClassify: 'NEW' } },
  { key: 'hot', resource: hotSlots, actor: sharedResource(hotSlots, null), query: { tab: 'hot' } },
  {
    key: 'jackpot',
    resource: jackpotSlots,
    actor: sharedResource(jackpotSlots, null),
    query: { gameClassify: 'JACKPOT' },
  },
] as const

/** Own address of the list of a category, narrowed down. */
export function listPath(gameType: Category, query: Readonly<Record<string, string>> = {}): string {
  return `/m/gameList?${new URLSearchParams({ gameType, ...query }).toString()}`
}

/** Where all of a category stands: a screen of its own, or its list; null where vendors open by themselves. */
export function categoryPath(category: Category): string | null {
  switch (category) {
    case 'LIVE':
      return '/m/gameLobby'
    case 'RNG':
      return '/m/slotsCenter'
    case 'ELOTT':
      return '/m/lottery?prize_mode=Elott'
    case 'LOTT':
      return '/m/lottery?prize_mode=Lott'
    case 'SPORTS':
    case 'ESPORTS':
    case 'COCKFIGHT':
      return null
    default:
      return listPath(category)
  }
}

/** Where a vendor of a category leads: to its part of a list, or null where it opens by itself. */
export function vendorPath(category: Category, vassalage: string): string | null {
  if (category === 'ELOTT' || category === 'LOTT')
    return `/m/moreLottery?prize_mode=${category === 'LOTT' ? 'Lott' : 'Elott'}`
  return categoryPath(category) === null ? null : listPath(category, { vassalage })
}
