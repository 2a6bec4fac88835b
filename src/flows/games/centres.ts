import type { Category } from '../../../machines/home/categories'
import { gameList, hotGames, roomTypeIds, type GameItem, type RoomType } from '../../platform/calls/games'
import { spokenLanguage } from '../../i18n/language'
import { call, merchantCode } from '../core/client'
import { sharedPagedList, type Item, type Page, type Query } from '../core/paged-list'
import { perPage } from '../core/lifetime'
import { defineResource, sharedResource } from '../core/resource'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'

/** What the live lobby, the slots centre and the game centre show (GAMES-30). */

export const roomTypes: readonly RoomType[] = ['free', 'vip', 'pay']
export type { RoomType }

/** Tables per page of the live lobby, and slots per row of the centre. */
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

interface RoomsQuery extends Query {
  readonly room: RoomType
}
export interface ListedTable extends Item {
  readonly game: GameItem
}

export const tablesOf = (room: RoomType): RoomsQuery => ({ key: room, room })

/** Live tables of a room type (GAMES-29). */
export const tablesActor = sharedPagedList(
  perPage,
  async ({ room }: RoomsQuery, pageNo, signal): Promise<Page & { items: readonly ListedTable[] }> => {
    const asked = { ...listed('LIVE', pageNo, pageSizes.tables), typeId: roomTypeIds[room] }
    const { games, ...page } = await call(gameList, asked, { signal })
    return { ...page, items: games.map((game) => ({ key: game.nodeId, game })) }
  },
)

const isEmpty = (games: readonly GameItem[]) => games.length === 0
const slots = (filter: { isNew: '1' } | { gameClassify: string }) =>
  defineResource(
    (_: null, signal) =>
      call(gameList, { ...listed('RNG', 1, pageSizes.row), ...filter }, { signal }).then(
        ({ games }) => games,
      ),
    isEmpty,
  )

const newSlots = slots({ isNew: '1' })
const jackpotSlots = slots({ gameClassify: 'JACKPOT' })
const hotSlots = defineResource(
  (_: null, signal) =>
    call(
      hotGames,
      { isPlatform: '2', platform: 'html5', gameType: 'RNG', language: spokenLanguage() },
      { signal },
    ).then(({ games }) => games),
  isEmpty,
)

/** The rows of the slots centre, each with a link to all of it. */
export const slotRows = [
  {
    key: 'new',
    resource: newSlots,
    actor: sharedResource(newSlots, null, perPage),
    query: { gameClassify: 'NEW' },
  },
  { key: 'hot', resource: hotSlots, actor: sharedResource(hotSlots, null, perPage), query: { tab: 'hot' } },
  {
    key: 'jackpot',
    resource: jackpotSlots,
    actor: sharedResource(jackpotSlots, null, perPage),
    query: { gameClassify: 'JACKPOT' },
  },
] as const

/** The screen or list of a whole category; null if its vendors open directly. */
export function categoryPath(category: Category): string | null {
  switch (category) {
    case 'LIVE':
      return paths.gameLobby
    case 'RNG':
      return paths.slotsCenter
    case 'ELOTT':
      return linkTo(paths.lottery, { prize_mode: 'Elott' })
    case 'LOTT':
      return linkTo(paths.lottery, { prize_mode: 'Lott' })
    case 'SPORTS':
    case 'ESPORTS':
    case 'COCKFIGHT':
      return null
    default:
      return linkTo(paths.gameList, { gameType: category })
  }
}

/** Where a vendor of a category leads: to its part of a list, or null if it opens directly. */
export function vendorPath(category: Category, vassalage: string): string | null {
  if (category === 'ELOTT' || category === 'LOTT')
    return linkTo(paths.moreLottery, { prize_mode: category === 'LOTT' ? 'Lott' : 'Elott' })
  return categoryPath(category) === null ? null : linkTo(paths.gameList, { gameType: category, vassalage })
}
