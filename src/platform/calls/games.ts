import * as v from 'valibot'
import { defineCall } from '../call'
import { money, priced } from '../money'
import { operator } from '../operator'
import type { Money } from '../../../machines/shared/money'
import { gameCategory, instant, label, nothing, paging, text, whole } from '../shapes'

/** Live room types: free, VIP, pay per view (GAMES-29). */
export const roomType = v.picklist(['free', 'vip', 'pay'])
export type RoomType = v.InferOutput<typeof roomType>

/** The `typeId` of each in the game list (WIRE-57, WIRE-58). */
export const roomTypeIds: Readonly<Record<RoomType, '1' | '2' | '3'>> = { free: '1', vip: '2', pay: '3' }

/** A game in any list (GAMES-26). `supportPlay` 0 means free play is supported (LAUNCH-09). */
export const gameItem = v.object({
  nodeId: text,
  gameName: text,
  nodeName: label,
  vassalage: text,
  vendorName: label,
  gameType: gameCategory,
  gameId: text,
  roomId: text,
  supportPlay: v.optional(v.number(), 1),
  iconUrl: label,
  showIcon: label,
  mobileLargeIcon: label,
  gameClassifyNew: label,
  flag: v.optional(v.nullable(v.picklist(['live', 'hot', 'new'])), null),
  /** Live tables only. */
  roomType: v.optional(roomType),
})

/** Orders of a game list: newest, by name, most played, highest return, lowest stake. */
export const gameOrder = v.picklist(['new', 'name', 'played', 'return', 'stake'])
export type GameOrder = v.InferOutput<typeof gameOrder>

/** A game of a list, with what lists are sorted by, where the platform knows it. */
export const listedGame = v.object({
  ...gameItem.entries,
  /** Return to player, percent. */
  rtp: v.optional(v.number()),
  minBet: v.optional(money),
})

/** A vendor entry (GAMES-25). `freeplay` 1 means free play is supported (LAUNCH-10). */
export const vendor = v.object({
  vassalage: text,
  name: text,
  mobileSmallIcon: label,
  freeplay: v.optional(v.number(), 0),
  gameCount: v.optional(v.number(), 0),
})

/** A minimum bet is money by the time an answer leaves the client. */
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
    /** Orders that this list can be had in, beside the platform's own. */
    orders: v.optional(v.array(gameOrder)),
    // Stakes belong to no account.
    currency: v.optional(text, () => operator().currency.code),
  }),
)

/** Game list; home requests 26 at a time, the list screen 27 (WIRE-55, WIRE-56). */
export const gameList = defineCall({
  name: 'gameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  auth: 'optional',
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
 * What a search on the phone needs of every game, most popular first, page by page. Told with an `ETag`, so that
 * coming back asks only whether something has changed.
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

/** Which categories each vendor has games in. */
export const vassalGameTypes = defineCall({
  name: 'vassalGameTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  module: 'COMM3',
  request: v.object({ typeId: v.literal('1'), merchantCode: text }),
  response: v.object({ list: v.array(v.object({ vassalage: text, gameTypes: v.array(text) })) }),
  row: 'WIRE-61',
})

/** All vendors, in the operator's order. */
export const vassalages = defineCall({
  name: 'vassalages',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassalage',
  request: v.object({ merchantCode: text }),
  response: v.object({ list: v.array(vendor) }),
  row: 'WIRE-62',
})

const favourite = v.object({ nodeId: text, vendor: text })

/** Keeps a game as a favourite. Idempotent. */
export const addFavourite = defineCall({
  name: 'addFavourite',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  auth: 'member',
  request: favourite,
  response: nothing,
  row: 'WIRE-63',
})

/** Removes a favourite. Idempotent: one that is not there is no error. */
export const removeFavourite = defineCall({
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  auth: 'member',
  placement: 'query',
  request: favourite,
  response: nothing,
  row: 'WIRE-64',
})

/** The `nodeId` of every favourite. */
export const favouriteIds = defineCall({
  name: 'favouriteIds',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  auth: 'member',
  request: nothing,
  response: v.array(text),
  row: 'WIRE-65',
})

/** The favourites, last added first. */
export const favouriteList = defineCall({
  name: 'favouriteList',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  auth: 'member',
  request: v.object({ pageNo: whole, pageSize: whole, gameType: v.optional(gameCategory), language: text }),
  response: v.object({ content: v.array(gameItem), ...paging }),
  row: 'WIRE-66',
})

/** Notes that a game was opened. A GET that changes something: never repeated by itself. */
export const addRecent = defineCall({
  name: 'addRecent',
  method: 'GET',
  path: '/wps/relay/MCS2_addRecentGame',
  auth: 'member',
  retry: false,
  request: favourite,
  response: nothing,
  row: 'WIRE-67',
})

/** Games opened of late, the last one first. */
export const recentGames = defineCall({
  name: 'recentGames',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  auth: 'member',
  request: v.object({
    page: whole,
    pageSize: whole,
    gameType: v.optional(gameCategory),
    language: text,
    clientType: v.literal('2'),
  }),
  response: v.object({ list: v.array(gameItem), ...paging }),
  row: 'WIRE-68',
})

/** Launch (WIRE-69, WIRE-70): the query says what to open, the answer is the URL to frame. */
export const launchGame = defineCall({
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  auth: 'member',
  retry: false,
  timeLimit: 15_000,
  request: v.object({
    gameCategory: v.optional(gameCategory),
    vendor: text,
    gameId: v.optional(text),
    nodeId: v.optional(text),
    roomId: v.optional(text),
    freePlay: v.optional(v.picklist(['0', '1'])),
    playType: v.optional(v.picklist(['trad', 'ent'])),
    prize_mode: v.optional(text),
    code: v.optional(text),
    /** One match of a sports game (HOT-07). */
    event: v.optional(text),
    /** Where a game that has left the site leads back to: a whole address of the site. */
    backUrl: v.optional(text),
    language: text,
    platform: v.literal('html5'),
  }),
  response: priced(
    v.object({
      url: text,
      gameName: text,
      /** For the operator's own records: the app reads neither. */
      gameType: label,
      round: label,
      /** `play` takes real bets, `free` uses demo points. */
      mode: v.picklist(['play', 'free']),
      /** An unfinished round of this game: no new bets until it is finished (trust 40). */
      unfinished: v.nullable(v.object({ stake: money, placedAt: instant })),
      currency: text,
    }),
  ),
  row: 'WIRE-69',
})

/** Matches for the ticker and its popup (HOT-12). */
export const hotMatches = defineCall({
  name: 'hotMatches',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotMatches',
  configured: true,
  request: v.object({ merchantCode: text, language: text }),
  response: v.object({
    list: v.array(
      v.object({
        matchTime: instant,
        league: text,
        homeTeam: text,
        awayTeam: text,
        homeTeamImageUrl: label,
        awayTeamImageUrl: label,
        vendor: text,
        roomId: text,
        nodeId: text,
        supportPlay: v.number(),
        /** Names the match at its launch. */
        event: v.optional(text),
      }),
    ),
  }),
  row: 'HOT-12',
})

const winnerEntry = v.object({
  vo: v.object({ iconUrl: text, customerName: text, gameName: text, winAmount: money }),
})

/** The winners' board, the highest win first; `limitNum` 1 to 100 rows. */
export const winners = defineCall({
  name: 'winners',
  method: 'GET',
  path: '/wps/relay/GCSGAME_winnerBoard',
  configured: true,
  request: v.object({ gameCategory: v.literal('ALL'), language: text, limitNum: whole }),
  response: priced(v.object({ list: v.array(winnerEntry), currency: text })),
  row: 'WIRE-72',
})

/** The day's ranking, first place first. */
export const rankList = defineCall({
  name: 'rankList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  request: nothing,
  response: priced(
    v.object({
      list: v.array(v.object({ rank: v.number(), customerName: text, winAmount: money })),
      currency: text,
    }),
  ),
  row: 'WIRE-71',
})

/** The platform's jackpot; null, or no such call, where it has none: the site then shows a counter (WIN-06). */
export const jackpotPool = defineCall({
  name: 'jackpotPool',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getJackpot',
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
  addFavourite,
  removeFavourite,
  favouriteIds,
  favouriteList,
  addRecent,
  recentGames,
  launchGame,
  hotMatches,
  winners,
  rankList,
  jackpotPool,
}
