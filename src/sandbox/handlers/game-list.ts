import { sql } from 'kysely'
import type { InputOf } from '../../platform/call'
import type { gameList as gameListCall } from '../../platform/calls/games'
import type { HandlerContext } from '../handler'
import { isRoomType } from '../world/live-rooms'
import { gameItem, listedGames, pageBounds, pagesOf } from './game-item'

type Filters = InputOf<typeof gameListCall>

/** A text as a LIKE pattern that finds it anywhere, its own wildcards taken literally. */
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
  query =
    input.gameType === 'HOT'
      ? query.where('game.hotPlace', 'is not', null)
      : query.where('game.gameType', '=', input.gameType)

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

/** One page of games, popular first (WIRE-55, WIRE-56). */
export async function gameList(input: Filters, context: HandlerContext) {
  const query = filtered(input, context)
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { limit, offset } = pageBounds(input.pageNo, input.pageSize)
  const rows = await query
    .orderBy(input.gameType === 'HOT' ? 'game.hotPlace' : 'game.position')
    .limit(limit)
    .offset(offset)
    .execute()
  return { games: rows.map(gameItem), pageNum: Math.max(1, input.pageNo), totalPages: pagesOf(total, limit) }
}
