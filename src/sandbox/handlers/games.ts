import type { Vendor } from '../../platform/calls/games'
import type { areas } from '../../platform/contract'
import { currency, formatMinor } from '../db/money'
import { poolOf } from '../play/pool'
import type { HandlerContext, Handlers } from '../handler'
import { sorting } from '../world/categories'
import { siteBrand } from '../settings'
import { crest, groundOf, tile, vendorMark } from '../world/pictures'
import {
  addFavourite,
  addRecent,
  favouriteIds,
  favouritePage,
  recentPage,
  removeFavourite,
} from './collections'
import { gameItem, listedGames } from './game-item'
import { gameCatalogue, gameList } from './game-list'
import { eventOf } from '../play/matches'
import { launchGame } from './launch'

/** The vendors in order, each with its number of games (GAMES-25, GAMES-27). */
async function vendorEntries({ db }: HandlerContext): Promise<Vendor[]> {
  const ground = groundOf(await siteBrand(db))
  const rows = await db
    .selectFrom('vendor')
    .leftJoin('game', (join) => join.onRef('game.vendor', '=', 'vendor.code').on('game.closed', '=', 0))
    .select(['vendor.code', 'vendor.name', 'vendor.freeplay'])
    .select(({ fn }) => fn.count<number>('game.nodeId').as('gameCount'))
    .groupBy('vendor.code')
    .orderBy('vendor.position')
    .execute()
  return rows.map(({ code, name, freeplay, gameCount }) => ({
    vassalage: code,
    name,
    mobileSmallIcon: vendorMark(code, ground),
    freeplay,
    gameCount,
  }))
}

/** The menu: category order, and each category's vendors and game types (GAMES-24). */
async function vendorMenu(_: unknown, context: HandlerContext) {
  const { db, language } = context
  const byCode = new Map((await vendorEntries(context)).map((entry) => [entry.vassalage, entry]))
  const places = await db.selectFrom('vendorCategory').selectAll().orderBy('position').execute()
  const types = await db.selectFrom('classify').selectAll().orderBy('position').execute()
  const counts = await db
    .selectFrom('game')
    .select(['vendor', 'gameType'])
    .select(({ fn }) => fn.countAll<number>().as('games'))
    .where('closed', '=', 0)
    .groupBy(['vendor', 'gameType'])
    .execute()

  const vendors: Record<string, Vendor[]> = {}
  for (const { category, vendor } of places) {
    const entry = byCode.get(vendor)
    if (!entry) continue
    const here = counts.find((row) => row.vendor === vendor && row.gameType === category)
    const listed = (vendors[category] ??= [])
    // E-sports and cockfight vendors are listed under SPORTS, but their games are of another type: count
    // all of them.
    listed.push({ ...entry, gameCount: here ? here.games : entry.gameCount })
  }

  const gameType: Record<string, { gameClassify: { id: string; name: string }[] }> = {}
  for (const { category, id, nameEn, nameTy } of types)
    (gameType[category] ??= { gameClassify: [] }).gameClassify.push({
      id,
      name: language === 'TY' ? nameTy : nameEn,
    })
  return { sorting: [...sorting], mapping: { vendors, gameType } }
}

/** The biggest wins, highest first (WIN-04). */
function bestWins({ db }: HandlerContext, limit: number) {
  return db
    .selectFrom('winner')
    .innerJoin('game', 'game.nodeId', 'winner.nodeId')
    .select(['winner.customerName', 'winner.winAmount', 'game.name', 'game.gameType', 'game.vendor'])
    .orderBy('winner.winCentavos', 'desc')
    .orderBy('winner.id')
    .limit(Math.min(100, Math.max(1, limit)))
    .execute()
}

export const gameHandlers = {
  vendors: vendorMenu,
  gameList,
  gameCatalogue,

  async jackpotPool(_, { db }) {
    const pool = await poolOf(db)
    return { pool: pool === null ? null : formatMinor(pool), currency }
  },

  async hotGames({ gameType }, { db }) {
    let query = listedGames(db).where('game.hotPlace', 'is not', null)
    if (gameType && gameType !== 'HOT') query = query.where('game.gameType', '=', gameType)
    const rows = await query.orderBy('game.hotPlace').execute()
    return { games: rows.map(gameItem) }
  },

  async vassalGameTypes(_, { db }) {
    const rows = await db.selectFrom('vendorCategory').selectAll().orderBy('position').execute()
    const types = new Map<string, string[]>()
    for (const { vendor, category } of rows) types.set(vendor, [...(types.get(vendor) ?? []), category])
    return { list: [...types].map(([vassalage, gameTypes]) => ({ vassalage, gameTypes })) }
  },

  async vassalages(_, context) {
    return { list: await vendorEntries(context) }
  },

  addFavourite,
  removeFavourite,
  favouriteIds,

  async favouriteList({ pageNo, pageSize, gameType }, context) {
    const { rows, pageNum, totalPages } = await favouritePage({ pageNo, pageSize, gameType }, context)
    return { content: rows, pageNum, totalPages }
  },

  addRecent,

  async recentGames({ page, pageSize, gameType }, context) {
    const { rows, pageNum, totalPages } = await recentPage({ pageNo: page, pageSize, gameType }, context)
    return { list: rows, pageNum, totalPages }
  },

  launchGame,

  /** Upcoming matches, soonest first. */
  async hotMatches(_, { db, now }) {
    const rows = await db
      .selectFrom('hotMatch')
      .selectAll()
      .where('matchTime', '>', now())
      .orderBy('matchTime')
      .orderBy('id')
      .execute()
    return {
      list: rows.map(({ id, sport, ...match }) => ({
        ...match,
        event: eventOf(id),
        homeTeamImageUrl: crest(match.homeTeam, sport),
        awayTeamImageUrl: crest(match.awayTeam, sport),
      })),
    }
  },

  async winners({ limitNum }, context) {
    const rows = await bestWins(context, limitNum)
    return {
      currency,
      list: rows.map(({ customerName, winAmount, name, gameType, vendor }) => ({
        vo: {
          iconUrl: tile({ name, type: gameType, vendor }, 'square'),
          customerName,
          gameName: name,
          winAmount,
        },
      })),
    }
  },

  async rankList(_, context) {
    const rows = await bestWins(context, 50)
    return {
      currency,
      list: rows.map(({ customerName, winAmount }, at) => ({ rank: at + 1, customerName, winAmount })),
    }
  },
} satisfies Pick<Handlers, keyof (typeof areas)['Games']>
