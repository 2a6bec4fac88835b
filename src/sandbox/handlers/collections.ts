import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { type Caller, type HandlerContext, Refusal } from '../handler'
import type { GameCategory } from '../world/categories'
import { gameItem, listedGames, pageBounds, pagesOf } from './game-item'

/** What a member keeps: favourites and recent games. */

/** The caller of a call that makes sense for members only; refuses a guest. */
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

/** Adding what is there already changes nothing. */
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

/** Removing what is not there changes nothing either: the answer is about the end, not the way. */
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

interface Page {
  readonly pageNo: number
  readonly pageSize: number
  readonly gameType: GameCategory | undefined
}

/** One page of the caller's favourites, last added first. */
export async function favouritePage(page: Page, context: HandlerContext) {
  let query = listedGames(context.db)
    .innerJoin('favourite', 'favourite.nodeId', 'game.nodeId')
    .where('favourite.memberId', '=', memberOf(context).memberId)
  if (page.gameType === 'HOT') query = query.where('game.hotPlace', 'is not', null)
  else if (page.gameType) query = query.where('game.gameType', '=', page.gameType)
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { limit, offset } = pageBounds(page.pageNo, page.pageSize)
  const rows = await query
    .orderBy('favourite.addedAt', 'desc')
    .orderBy('game.nodeId')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows: rows.map(gameItem), pageNum: page.pageNo, totalPages: pagesOf(total, limit) }
}

/** One page of the caller's recent games, last played first. */
export async function recentPage(page: Page, context: HandlerContext) {
  let query = listedGames(context.db)
    .innerJoin('recent', 'recent.nodeId', 'game.nodeId')
    .where('recent.memberId', '=', memberOf(context).memberId)
  if (page.gameType === 'HOT') query = query.where('game.hotPlace', 'is not', null)
  else if (page.gameType) query = query.where('game.gameType', '=', page.gameType)
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { limit, offset } = pageBounds(page.pageNo, page.pageSize)
  const rows = await query
    .orderBy('recent.playedAt', 'desc')
    .orderBy('game.nodeId')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows: rows.map(gameItem), pageNum: page.pageNo, totalPages: pagesOf(total, limit) }
}
