import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { sessionMember } from '../accounts'
import { formatMinor, parseMinor } from '../db/money'
import type { Tables } from '../db/tables'
import { Refusal } from '../handler'
import type { ListedGame } from '../handlers/game-item'
import { listedGames } from '../handlers/game-item'
import { answerFailure, json } from '../http/envelope'
import { demandNoBreak } from '../play/exclusion'
import { maxDraws, maxLines } from './bets'
import { lotteryEntry, onSale } from './catalogue'
import { favouritesOf, keepFavourite } from './favourites'
import { orderPage } from './orders'
import { settleDue } from './settle'
import { askAboutSlip, earlierOrders, markShown, placeSlip, spendable, writeSlip } from './slips'

interface BettingContext {
  readonly db: Kysely<Tables>
  /** Milliseconds UTC. */
  readonly now: () => number
}

/** Stakes to choose from, per draw. */
const stakes = ['10.00', '20.00', '50.00', '100.00', '500.00']

const key = v.pipe(v.string(), v.minLength(16), v.maxLength(64))
const line = v.pipe(v.array(v.number()), v.maxLength(10))
const slipRequest = v.object({
  code: v.string(),
  lines: v.pipe(v.array(line), v.maxLength(maxLines)),
  stake: v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{2}$/)),
  draws: v.pipe(v.number(), v.integer()),
  numero: v.string(),
  requestKey: key,
})
const betRequest = v.object({ requestKey: key })
const favouriteRequest = v.object({ code: v.string(), numbers: line, keep: v.boolean() })

/** The caller is a page of opaque origin: its origin is `null`, and no other is allowed. */
const open = { 'Access-Control-Allow-Origin': 'null' }

/** The player of a launch; nobody once it is over. Knowing the launch id is enough to play. */
function findRound({ db, now }: BettingContext, launchId: string) {
  return db
    .selectFrom('round')
    .select(['launchId', 'memberId', 'nodeId', 'vendor', 'sessionHash'])
    .where('launchId', '=', launchId)
    .where('kind', '=', 'lottery')
    .where('mode', '=', 'play')
    .where('expiresAt', '>', now())
    .executeTakeFirst()
}

type Round = NonNullable<Awaited<ReturnType<typeof findRound>>>

/** Lotteries a launch may bet on: the launched one, or all of the launched vendor. */
function lotteriesIn({ db }: BettingContext, { nodeId, vendor }: Round): Promise<ListedGame[]> {
  let query = listedGames(db)
    .where('game.vendor', '=', vendor)
    .where('game.gameType', 'in', ['ELOTT', 'LOTT'])
  if (nodeId) query = query.where('game.nodeId', '=', nodeId)
  return query.orderBy('game.position').execute()
}

interface Look {
  readonly code?: string | undefined
  /** Looks up a bet. */
  readonly key?: string | undefined
  /** Keys whose outcome the page has shown to its player. */
  readonly heard?: readonly string[]
}

/** Everything the betting page shows, as of now. */
async function betOptions(options: BettingContext, round: Round, { code, key: asked, heard = [] }: Look) {
  const { db, now } = options
  const { memberId, launchId } = round
  const at = now()
  await settleDue(db, memberId, at)
  const games = await lotteriesIn(options, round)
  const game = games.find(({ gameId }) => gameId === code) ?? games[0]
  if (!game) throw new Refusal(404, 'game.closed')
  const placed = asked ? await askAboutSlip(db, memberId, asked, at) : null
  await markShown(db, memberId, heard)
  const { list } = await orderPage(db, memberId, { code: game.gameId, pageNo: 1, pageSize: 4 })
  return {
    serverTime: at,
    balance: formatMinor(await spendable(db, memberId)),
    stakes,
    maxDraws,
    maxLines,
    lotteries: games.map(({ gameId, name }) => ({ code: gameId, name })),
    lottery: lotteryEntry(game),
    next: onSale(game, at),
    tickets: list,
    placed,
    earlier: await earlierOrders(db, memberId, launchId, at),
    favourites: await favouritesOf(db, memberId, game.gameId),
  }
}

async function read<S extends v.GenericSchema>(schema: S, request: Request): Promise<v.InferOutput<S>> {
  const said = v.safeParse(schema, await request.json().catch(() => null))
  if (!said.success) throw new Refusal(400, 'request.invalid')
  return said.output
}

/** Checks a bet and records it while the page asks its player for confirmation. */
async function slip(options: BettingContext, { memberId, launchId, ...round }: Round, request: Request) {
  const { stake, requestKey, ...bet } = await read(slipRequest, request)
  const games = await lotteriesIn(options, { memberId, launchId, ...round })
  if (!games.some(({ gameId }) => gameId === bet.code)) throw new Refusal(404, 'game.closed')
  await demandNoBreak(options.db, memberId, options.now())
  const written = { launchId, requestKey, bet: { ...bet, stakeMinor: parseMinor(stake) } }
  return { cost: await writeSlip(options.db, memberId, written, options.now()) }
}

async function place(options: BettingContext, round: Round, request: Request) {
  const { requestKey } = await read(betRequest, request)
  const { memberId, sessionHash } = round
  const { code } = await placeSlip(options.db, memberId, { requestKey, sessionHash }, options.now())
  return betOptions(options, round, { code, key: requestKey })
}

async function favour(options: BettingContext, round: Round, request: Request) {
  const { code, numbers, keep } = await read(favouriteRequest, request)
  const game = (await lotteriesIn(options, round)).find(({ gameId }) => gameId === code)
  if (!game) throw new Refusal(404, 'game.closed')
  const { name } = game
  await keepFavourite(options.db, round.memberId, { code, name, numbers, keep }, options.now())
  return betOptions(options, round, { code })
}

const posts = { slips: slip, bets: place, favourites: favour } as const

/**
 * `/demo/lottery/<launchId>/options` lists what is on sale; a POST to `/slips` records a bet, one to `/bets`
 * places it, and one to `/favourites` saves a line.
 */
export async function lotteryCounter(request: Request, options: BettingContext): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const [, , launchId = '', act = ''] = pathname.split('/').filter(Boolean)
  try {
    const round = await findRound(options, launchId)
    if (!round) throw new Refusal(404, 'round.over')
    // A launch does not outlive the session it was opened in.
    const player = await sessionMember(options.db, round.sessionHash, options.now())
    if (player?.id !== round.memberId) throw new Refusal(401, 'session.ended')
    if (act === 'options' && request.method === 'GET') {
      const given = (name: string) => searchParams.get(name) ?? undefined
      const look = { code: given('code'), key: given('key'), heard: searchParams.getAll('heard') }
      return json(200, { success: true, value: await betOptions(options, round, look) }, open)
    }
    if (act in posts && request.method === 'POST') {
      const value = await posts[act as keyof typeof posts](options, round, request)
      return json(200, { success: true, value }, open)
    }
    throw new Refusal(404, 'path.unknown')
  } catch (error) {
    if (error instanceof Refusal)
      return answerFailure(error.status, error.code, { value: error.value, headers: open })
    throw error
  }
}
