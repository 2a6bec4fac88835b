import type { Kysely } from 'kysely'
import type { InputOf } from '../../platform/call'
import type { launchGame as launchGameCall } from '../../platform/calls/launch'
import type { PageKind } from '../db/games'
import { kindOf, rulesOf, rulesOfKind } from '../play/catalogue'
import { isKind } from '../play/game'
import type { Tables } from '../db/tables'
import { type HandlerContext, Refusal } from '../handler'
import type { GameType } from '../world/categories'
import { roomTypeOf } from '../world/live-rooms'
import { lotteryVendors } from '../world/vendors'
import { hashToken } from '../accounts'
import { findSetting } from '../settings'
import { currency, formatMinor } from '../db/money'
import { openBet } from '../play/bets'
import { demandNoBreak } from '../play/exclusion'
import { checkLimit, LimitReached, limitRefusal } from '../protection/limits'
import { standingOf } from '../rewards/club'
import { memberOf } from './collections'
import { listedGames } from './game-item'

type Query = InputOf<typeof launchGameCall>

/** How long a launched page can be opened and reloaded, milliseconds. */
export const launchLifetime = 12 * 60 * 60 * 1000

/** Account type of a free-trial account (SESSION-09). */
const trialType = 4

interface Target {
  readonly nodeId: string | null
  readonly gameName: string
  readonly gameType: GameType
  readonly classify: string
  readonly freePlay: boolean
  readonly page: PageKind | null
  /** A room for members with a VIP level (GAMES-29). */
  readonly vip: boolean
}

/** The query's target: a game by node, id or lottery code, or, with none of them, the vendor's lobby. */
async function target(db: Kysely<Tables>, query: Query): Promise<Target> {
  const vendor = await db.selectFrom('vendor').selectAll().where('code', '=', query.vendor).executeTakeFirst()
  if (!vendor) throw new Refusal(404, 'game.closed')
  if (vendor.down === 1) throw new Refusal(424, 'game.vendor.down')

  const gameId = query.gameId ?? query.code
  if (query.nodeId || gameId) {
    let games = listedGames(db).where('game.vendor', '=', vendor.code)
    games = query.nodeId
      ? games.where('game.nodeId', '=', query.nodeId)
      : games.where('game.gameId', '=', gameId ?? '')
    const game = await games.executeTakeFirst()
    if (!game) throw new Refusal(404, 'game.closed')
    return {
      nodeId: game.nodeId,
      gameName: game.name,
      gameType: game.gameType,
      classify: game.classify,
      freePlay: game.supportPlay === 0,
      page: game.page,
      vip: roomTypeOf(game) === 'vip',
    }
  }

  const home = await db
    .selectFrom('vendorCategory')
    .select('category')
    .where('vendor', '=', vendor.code)
    .orderBy('position')
    .executeTakeFirst()
  const asked = query.gameCategory === 'HOT' ? undefined : query.gameCategory
  const lottery = lotteryVendors.includes(vendor.code)
  return {
    nodeId: null,
    gameName: vendor.name,
    gameType: asked ?? home?.category ?? (lottery ? 'ELOTT' : 'SPORTS'),
    classify: '',
    freePlay: vendor.freeplay === 1,
    page: null,
    vip: false,
  }
}

/** A game's page and its rules: a lottery has its own desk, and demo points use the numbers game. */
function pageOf({ page, gameName, gameType, classify }: Target, trial: boolean) {
  const rules = rulesOf({ name: gameName, gameType, classify })
  if (page) return { kind: page, rules: isKind(page) ? rulesOfKind(page) : rules }
  const lottery = gameType === 'ELOTT' || gameType === 'LOTT'
  return { kind: lottery && !trial ? ('lottery' as const) : kindOf(rules), rules }
}

/** Refuses if the player's time limit is used up; an open round may always be finished. */
async function checkTime({ db, now }: HandlerContext, memberId: string): Promise<void> {
  const at = now()
  const waiting = await db
    .selectFrom('bet')
    .select('id')
    .where('memberId', '=', memberId)
    .where('state', '=', 'open')
    .where('kind', '!=', 'slip')
    .executeTakeFirst()
  if (waiting) return
  await db
    .transaction()
    .execute((trx) => checkLimit(trx, { memberId, kind: 'time', need: 1 }, at))
    .catch((error: unknown) => {
      throw error instanceof LimitReached ? limitRefusal(error, at) : error
    })
}

/** Opens a round and returns the URL to frame (WIRE-69). A trial account plays free games only. */
export async function launchGame(query: Query, context: HandlerContext) {
  const { memberId, type, token } = memberOf(context)
  const found = await target(context.db, query)
  const trial = type === trialType
  if (trial && !(found.freePlay && query.freePlay === '1')) throw new Refusal(403, 'session.trial.refused')

  if (found.vip) {
    const { level } = await standingOf(context.db, memberId)
    if (level === 0) throw new Refusal(403, 'permission.denied')
  }
  if (!trial) {
    await demandNoBreak(context.db, memberId, context.now())
    await checkTime(context, memberId)
  }

  // Unguessable: whoever knows it may open the round's page.
  const launchId = context.random.token()
  const { kind, rules } = pageOf(found, trial)
  const startedAt = context.now()
  const round = await context.db
    .insertInto('round')
    .values({
      launchId,
      memberId,
      sessionHash: hashToken(token),
      nodeId: found.nodeId,
      vendor: query.vendor,
      gameName: found.gameName,
      gameType: found.gameType,
      kind,
      rules,
      event: query.event ?? null,
      mode: trial ? 'free' : 'play',
      playType: query.playType ?? null,
      prizeMode: query.prize_mode ?? null,
      startedAt,
      expiresAt: startedAt + launchLifetime,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const open = trial
    ? undefined
    : await openBet(context.db, memberId, { vendor: query.vendor, nodeId: found.nodeId })
  const site = (await findSetting(context.db, 'vendorSites'))?.[query.vendor]
  return {
    url: site
      ? `${site}/play/${launchId}?${new URLSearchParams({ lang: context.language, ...(query.backUrl ? { back: query.backUrl } : {}) })}`
      : `/demo/${kind}/${launchId}?lang=${context.language}`,
    gameName: found.gameName,
    gameType: found.gameType,
    round: `R${String(round.id).padStart(8, '0')}`,
    mode: trial ? ('free' as const) : ('play' as const),
    currency,
    unfinished: open ? { stake: formatMinor(open.stake), placedAt: open.placedAt } : null,
  }
}
