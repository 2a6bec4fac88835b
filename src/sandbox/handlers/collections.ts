import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Tables } from '../db/tables'
import { type Caller, type HandlerContext, Refusal } from '../handler'
import type { GameCategory } from '../world/categories'
import { countOf, paging } from '../paging'
import { gameItem, listedGames } from './game-item'

/** A member's collections: favourites and recent games. */

/** The caller of a members-only call; refuses a guest. */
export function memberOf({ caller }: HandlerContext): Caller {
  if (!caller) throw new Refusal(401, 'session.ended')
  return caller
}

async function knownGame(db: Kysely<Tables>, nodeId: string, vendor: string): Promise<void> {
  const game = await listedGames(db)
    .where('game.nodeId', '=', nodeId)
    .where('game.vendor', '=', vendor)
    .executeTakeFirst()
  if (!game) throw new Refusal(404, 'game.closed')
}

interface Choice {
  readonly nodeId: string
  readonly vendor: string
}

/** Idempotent. */
export async function addFavourite({ nodeId, vendor }: Choice, context: HandlerContext) {
  const { memberId } = memberOf(context)
  await knownGame(context.db, nodeId, vendor)
  await context.db
    .insertInto('favourite')
    .values({ memberId, nodeId, addedAt: context.now() })
    .onConflict((row) => row.doNothing())
    .execute()
  return null
}

/** Idempotent. */
export async function removeFavourite({ nodeId }: Choice, context: HandlerContext) {
  await context.db
    .deleteFrom('favourite')
    .where('memberId', '=', memberOf(context).memberId)
    .where('nodeId', '=', nodeId)
    .execute()
  return null
}

export async function favouriteIds(_: unknown, context: HandlerContext) {
  const rows = await context.db
    .selectFrom('favourite')
    .select('nodeId')
    .where('memberId', '=', memberOf(context).memberId)
    .orderBy('addedAt', 'desc')
    .orderBy('nodeId')
    .execute()
  return rows.map((row) => row.nodeId)
}

export async function addRecent({ nodeId, vendor }: Choice, context: HandlerContext) {
  const { memberId } = memberOf(context)
  await knownGame(context.db, nodeId, vendor)
  const playedAt = context.now()
  await context.db
    .insertInto('recent')
    .values({ memberId, nodeId, playedAt })
    .onConflict((row) => row.columns(['memberId', 'nodeId']).doUpdateSet({ playedAt }))
    .execute()
  return null
}

interface Asked {
  readonly pageNo: number
  readonly pageSize: number
  readonly gameType: GameCategory | undefined
}

/** One page of the caller's favourites, newest first. */
export const favouritePage = (page: Asked, context: HandlerContext) =>
  gamesPage(page, context, context.db.selectFrom('favourite').select(['memberId', 'nodeId', 'addedAt as at']))

/** One page of the caller's recent games, newest first. */
export const recentPage = (page: Asked, context: HandlerContext) =>
  gamesPage(page, context, context.db.selectFrom('recent').select(['memberId', 'nodeId', 'playedAt as at']))

type Kept = SelectQueryBuilder<Tables, never, { memberId: string; nodeId: string; at: number }>

async function gamesPage(asked: Asked, context: HandlerContext, kept: Kept) {
  let query = listedGames(context.db)
    .innerJoin(kept.as('kept'), 'kept.nodeId', 'game.nodeId')
    .where('kept.memberId', '=', memberOf(context).memberId)
  if (asked.gameType === 'HOT') query = query.where('game.hotPlace', 'is not', null)
  else if (asked.gameType) query = query.where('game.gameType', '=', asked.gameType)
  const page = paging(asked)
  const rows = await query.orderBy('kept.at', 'desc').orderBy('game.nodeId').$call(page.rows).execute()
  return { rows: rows.map(gameItem), ...page.of(await countOf(query)) }
}
