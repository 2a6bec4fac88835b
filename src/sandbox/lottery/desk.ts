import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { sessionMember } from '../accounts'
import { burn } from '../db/burnt-keys'
import { formatMinor, parseMinor, walletsOf } from '../db/money'
import type { Tables } from '../db/tables'
import { Refusal } from '../handler'
import type { ListedGame } from '../handlers/game-item'
import { listedGames } from '../handlers/game-item'
import { answerFailure, json } from '../http/envelope'
import { isExcluded } from '../play/exclusion'
import { mostDraws, placeBet, settleDue } from './bets'
import { lotteryEntry, onSale } from './catalogue'
import { orderPage } from './orders'

export interface DeskOptions {
  readonly db: Kysely<Tables>
  /** Milliseconds UTC. */
  readonly now: () => number
}

/** What one draw may be bet with. */
const stakes = ['10.00', '20.00', '50.00', '100.00', '500.00']

const wish = v.object({
  code: v.string(),
  numbers: v.pipe(v.array(v.number()), v.maxLength(10)),
  stake: v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{2}$/)),
  draws: v.pipe(v.number(), v.integer()),
  numero: v.string(),
  requestKey: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
})

/** A page of opaque origin asks: its origin is `null`, and nobody else's is allowed. */
const open = { 'Access-Control-Allow-Origin': 'null' }

/** Who plays in a launch: nobody, once it is over. Who knows its id is its player. */
function findRound({ db, now }: DeskOptions, launchId: string) {
  return db
    .selectFrom('round')
    .select(['memberId', 'nodeId', 'vendor', 'sessionHash'])
    .where('launchId', '=', launchId)
    .where('kind', '=', 'lottery')
    .where('mode', '=', 'play')
    .where('expiresAt', '>', now())
    .executeTakeFirst()
}

type Round = NonNullable<Awaited<ReturnType<typeof findRound>>>

/** Lotteries that a launch may bet on: the one that was opened, or all of the vendor that was. */
function lotteriesIn({ db }: DeskOptions, { nodeId, vendor }: Round): Promise<ListedGame[]> {
  let query = listedGames(db)
    .where('game.vendor', '=', vendor)
    .where('game.gameType', 'in', ['ELOTT', 'LOTT'])
  if (nodeId) query = query.where('game.nodeId', '=', nodeId)
  return query.orderBy('game.position').execute()
}

/** All that the betting page draws, as of now; `key` asks what became of a bet. */
async function desk(options: DeskOptions, round: Round, code: string | null, key: string | null) {
  const { db, now } = options
  const at = now()
  await settleDue(db, round.memberId, at)
  const games = await lotteriesIn(options, round)
  const game = games.find(({ gameId }) => gameId === code) ?? games[0]
  if (!game) throw new Refusal(404, 'game.closed')
  const wallets = await walletsOf(db, round.memberId)
  const placed = key
    ? await db
        .selectFrom('lotteryOrder')
        .select('id')
        .where('memberId', '=', round.memberId)
        .where('requestKey', '=', key)
        .executeTakeFirst()
    : undefined
  if (key && !placed) await burn(db, round.memberId, key, at)
  const { list } = await orderPage(db, round.memberId, { code: game.gameId, pageNo: 1, pageSize: 4 })
  return {
    serverTime: at,
    balance: formatMinor(wallets.find(({ vendor }) => vendor === 'MAIN')?.minor ?? 0),
    stakes,
    mostDraws,
    lotteries: games.map(({ gameId, name }) => ({ code: gameId, name })),
    lottery: lotteryEntry(game),
    next: onSale(game, at),
    tickets: list,
    placed: placed?.id ?? null,
  }
}

async function place(options: DeskOptions, round: Round, request: Request) {
  const said = v.safeParse(wish, await request.json().catch(() => null))
  if (!said.success) throw new Refusal(400, 'request.invalid')
  const { stake, ...bet } = said.output
  const games = await lotteriesIn(options, round)
  if (!games.some(({ gameId }) => gameId === bet.code)) throw new Refusal(404, 'game.closed')
  if (await isExcluded(options.db, round.memberId, options.now())) throw new Refusal(403, 'player.excluded')
  const order = { ...bet, stakeMinor: parseMinor(stake) }
  await placeBet(options.db, round.memberId, order, options.now())
  return desk(options, round, bet.code, bet.requestKey)
}

/** `/demo/lottery/<launchId>/desk` says what is sold, a POST to `/bets` places a bet. */
export async function lotteryDesk(request: Request, options: DeskOptions): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const [, , launchId = '', act = ''] = pathname.split('/').filter(Boolean)
  try {
    const round = await findRound(options, launchId)
    if (!round) throw new Refusal(404, 'round.over')
    // A launch lives no longer than the session that it was opened in.
    const player = await sessionMember(options.db, round.sessionHash, options.now())
    if (player?.id !== round.memberId) throw new Refusal(401, 'session.ended')
    if (act === 'desk' && request.method === 'GET') {
      const value = await desk(options, round, searchParams.get('code'), searchParams.get('key'))
      return json(200, { success: true, value }, open)
    }
    if (act === 'bets' && request.method === 'POST') {
      return json(200, { success: true, value: await place(options, round, request) }, open)
    }
    throw new Refusal(404, 'path.unknown')
  } catch (error) {
    if (error instanceof Refusal) return answerFailure(error.status, error.code, { headers: open })
    throw error
  }
}
