import { sql, type RawBuilder } from 'kysely'
import type { InputOf } from '../../platform/call'
import {
  gameOrder,
  type GameOrder,
  type gameCatalogue as catalogueCall,
  type gameList as gameListCall,
} from '../../platform/calls/games'
import { currency, formatMinor } from '../db/money'
import type { HandlerContext } from '../handler'
import { isRoomType } from '../world/live-rooms'
import { countOf, paging } from '../paging'
import { gameItem, listedGames } from './game-item'

/** Maximum number of games per catalogue page. */
const cataloguePage = 1_000

type Filters = InputOf<typeof gameListCall>

/** A text as a LIKE pattern matching it anywhere, with its wildcards escaped. */
export function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

/** Decimal text in pesos as whole centavos; NaN for anything else. */
export function centavos(text: string): number {
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text)
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : Number.NaN
}

function filtered(input: Filters, { db, caller }: HandlerContext) {
  let query = listedGames(db)
  if (input.gameType === 'HOT') query = query.where('game.hotPlace', 'is not', null)
  else if (input.gameType !== 'ALL') query = query.where('game.gameType', '=', input.gameType)

  const name = input.gameName?.trim()
  if (name) query = query.where(sql<boolean>`game.name like ${anywhere(name)} escape '\\'`)
  if (input.isNew) query = query.where('game.isNew', '=', 1)
  if (input.vassalage) query = query.where('game.vendor', '=', input.vassalage)
  if (input.minBet) {
    const bet = centavos(input.minBet)
    query = query.where('game.minBetCentavos', '=', Number.isNaN(bet) ? -1 : bet)
  }
  if (input.typeId && input.gameType === 'LIVE') query = query.where(isRoomType(input.typeId))
  if (input.minLine) query = query.where('game.lines', '>=', Number(input.minLine) || 0)

  // ALL, NEW, HOT, FAV are views; anything else is a game type or a vendor class (GAMES-08).
  const classify = input.gameClassify
  if (classify === 'NEW') query = query.where('game.isNew', '=', 1)
  else if (classify === 'HOT') query = query.where('game.hotPlace', 'is not', null)
  else if (classify === 'FAV')
    query = query.where('game.nodeId', 'in', (of) =>
      of
        .selectFrom('favourite')
        .select('favourite.nodeId')
        .where('favourite.memberId', '=', caller?.memberId ?? ''),
    )
  else if (classify && classify !== 'ALL')
    query = query.where((is) => is.or([is('game.classify', '=', classify), is('game.vendor', '=', classify)]))
  return query
}

/** How each order sorts; ties keep the platform's own order. */
const orders: Readonly<Record<GameOrder, RawBuilder<unknown>>> = {
  new: sql`game.ageDays`,
  name: sql`game.name collate nocase`,
  played: sql`game.plays desc`,
  return: sql`game.rtp desc`,
  stake: sql`game.minBetCentavos`,
}

/** One page of games, most popular first or in the order asked for (WIRE-55, WIRE-56). */
export async function gameList(input: Filters, context: HandlerContext) {
  const query = filtered(input, context)
  const { total, returns } = await query
    .clearSelect()
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.count<number>('game.rtp').as('returns')])
    .executeTakeFirstOrThrow()
  const page = paging(input)
  const rows = await (input.order ? query.orderBy(orders[input.order]) : query)
    .orderBy(input.gameType === 'HOT' ? 'game.hotPlace' : 'game.position')
    .$call(page.rows)
    .execute()
  return {
    games: rows.map((row) => ({
      ...gameItem(row),
      ...(row.rtp === null ? {} : { rtp: row.rtp / 100 }),
      minBet: formatMinor(row.minBetCentavos),
    })),
    ...page.of(total),
    // A list cannot be sorted by return if none of its games has one.
    orders: total === 0 ? [] : gameOrder.options.filter((order) => order !== 'return' || returns > 0),
    currency,
  }
}

/** The pages of a catalogue, most popular first; the same for everybody. */
export async function gameCatalogue(input: InputOf<typeof catalogueCall>, { db }: HandlerContext) {
  const query = listedGames(db)
  const total = await countOf(query)
  const page = paging(input, cataloguePage)
  const rows = await query
    .orderBy(sql`game.hotPlace is null`)
    .orderBy('game.hotPlace')
    .orderBy('game.plays', 'desc')
    .orderBy('game.position')
    .$call(page.rows)
    .execute()
  return { games: rows.map(gameItem), total, ...page.of(total) }
}
