import * as v from 'valibot'
import { defineCall } from '../call'
import { money, priced } from '../money'
import { operator } from '../operator'
import type { Money } from '../../../machines/shared/money'
import { gameCategory, label, nothing, paging, text, whole } from '../shapes'

/** Live room types: free, VIP, pay per view (GAMES-29). */
export const roomType = v.picklist(['free', 'vip', 'pay'])
export type RoomType = v.InferOutput<typeof roomType>

/** The `typeId` of each in the game list (WIRE-57, WIRE-58). */
export const roomTypeIds: Readonly<Record<RoomType, '1' | '2' | '3'>> = { free: '1', vip: '2', pay: '3' }

/** A game in any list (GAMES-26). `supportPlay` 0 means free play is supported (LAUNCH-09). */
export const gameItem = v.object({
  /** The game’s id: one row each. */
  nodeId: text,
  gameName: text,
  /** Vendor and game, for the operator; not read. */
  nodeName: label,
  /** The vendor’s code. */
  vassalage: text,
  vendorName: label,
  gameType: gameCategory,
  /** The vendor’s own ids of game and room, sent back with `launchGame`. */
  gameId: text,
  roomId: text,
  /** `0`: can be tried with demo points. */
  supportPlay: v.optional(v.number(), 1),
  /** Square picture; the tall or large one is preferred where present. */
  iconUrl: label,
  showIcon: label,
  mobileLargeIcon: label,
  /** The kind within its category: an `id` of `gameClassify`. */
  gameClassifyNew: label,
  flag: v.optional(v.nullable(v.picklist(['live', 'hot', 'new'])), null),
  /** Live tables only. */
  roomType: v.optional(roomType),
})

/** Orders of a game list: newest, by name, most played, highest return, lowest stake. */
export const gameOrder = v.picklist(['new', 'name', 'played', 'return', 'stake'])
export type GameOrder = v.InferOutput<typeof gameOrder>

/** A game in a list, with the list's sort keys where the platform knows them. */
const listedGame = v.object({
  ...gameItem.entries,
  /** Return to player, percent. */
  rtp: v.optional(v.number()),
  minBet: v.optional(money),
})

/** A vendor entry (GAMES-25). `freeplay` 1 means free play is supported (LAUNCH-10). */
export const vendor = v.object({
  /** The vendor’s code. */
  vassalage: text,
  name: text,
  mobileSmallIcon: label,
  /** `1`: its games can be tried with demo points. */
  freeplay: v.optional(v.number(), 0),
  gameCount: v.optional(v.number(), 0),
})

/** The client converts minimum bets to money before it returns an answer. */
export type GameItem = v.InferOutput<typeof gameItem> & {
  readonly rtp?: number | undefined
  readonly minBet?: Money | undefined
}
export type Vendor = v.InferOutput<typeof vendor>

/** Categories in menu order, with their vendors (GAMES-24). */
export const vendors = defineCall({
  name: 'vendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameVendors',
  configured: true,
  revalidated: true,
  request: v.object({ merchantCode: text, language: text, platform: v.literal('html5') }),
  response: v.object({
    sorting: v.array(gameCategory),
    mapping: v.object({
      vendors: v.record(text, v.array(vendor)),
      gameType: v.record(text, v.object({ gameClassify: v.array(v.object({ id: text, name: text })) })),
    }),
  }),
  row: 'WIRE-54',
})

const page = priced(
  v.object({
    games: v.array(listedGame),
    ...paging,
    /** Sort orders this list offers, besides the platform's own. */
    orders: v.optional(v.array(gameOrder)),
    // Stakes are not tied to an account.
    currency: v.optional(text, () => operator().currency.code),
  }),
)

/** Game list; home requests 26 at a time, the list screen 27 (WIRE-55, WIRE-56). */
export const gameList = defineCall({
  name: 'gameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  auth: 'optional',
  revalidated: true,
  request: v.object({
    merchant: text,
    platform: v.literal('html5'),
    gameName: v.optional(text),
    /** `ALL` is every category. */
    gameType: v.picklist([...gameCategory.options, 'ALL']),
    gameClassify: v.optional(text),
    isNew: v.optional(v.literal('1')),
    pageNo: whole,
    pageSize: whole,
    vassalage: v.optional(text),
    minBet: v.optional(text),
    minLine: v.optional(text),
    /** A live room type; sent by the live lobby only. */
    typeId: v.optional(v.picklist(['1', '2', '3'])),
    order: v.optional(gameOrder),
    language: text,
  }),
  response: page,
  row: 'WIRE-55',
})

/**
 * What searching on the phone needs to know of every game, most popular first, in pages. Carries an `ETag`,
 * so that a returning visitor only revalidates it.
 */
export const gameCatalogue = defineCall({
  name: 'gameCatalogue',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameCatalogue',
  revalidated: true,
  request: v.object({
    merchantCode: text,
    platform: v.literal('html5'),
    language: text,
    pageNo: whole,
    pageSize: whole,
  }),
  response: v.object({
    games: v.array(
      v.pick(gameItem, [
        'nodeId',
        'gameName',
        'vassalage',
        'vendorName',
        'gameType',
        'gameId',
        'roomId',
        'supportPlay',
        'showIcon',
        'gameClassifyNew',
        'flag',
      ]),
    ),
    /** All games, on every page. */
    total: v.number(),
    ...paging,
  }),
  row: 'GAMES-01',
})
export type CatalogueGame = v.InferOutput<typeof gameCatalogue.response>['games'][number]

/** Popular games, the most popular first: all of them, or one category's. */
export const hotGames = defineCall({
  name: 'hotGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  revalidated: true,
  request: v.object({
    isPlatform: v.literal('2'),
    language: text,
    platform: v.literal('html5'),
    gameType: v.optional(gameCategory),
    merchantCode: v.optional(text),
  }),
  response: v.object({ games: v.array(gameItem) }),
  row: 'WIRE-60',
})

/** The categories in which each vendor has games. */
export const vassalGameTypes = defineCall({
  name: 'vassalGameTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  module: 'COMM3',
  revalidated: true,
  request: v.object({ typeId: v.literal('1'), merchantCode: text }),
  response: v.object({ list: v.array(v.object({ vassalage: text, gameTypes: v.array(text) })) }),
  row: 'WIRE-61',
})

/** All vendors, in the operator's order. */
export const vassalages = defineCall({
  name: 'vassalages',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassalage',
  revalidated: true,
  request: v.object({ merchantCode: text }),
  response: v.object({ list: v.array(vendor) }),
  row: 'WIRE-62',
})

/** The platform's jackpot; null, or no such call, if it has none; the site then shows a counter (WIN-06). */
export const jackpotPool = defineCall({
  name: 'jackpotPool',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getJackpot',
  revalidated: true,
  request: nothing,
  response: priced(v.object({ pool: v.nullable(money), currency: text })),
  row: 'WIN-06',
})

export const gameCalls = {
  vendors,
  gameList,
  gameCatalogue,
  hotGames,
  vassalGameTypes,
  vassalages,
  jackpotPool,
}
