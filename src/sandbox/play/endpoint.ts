import * as v from 'valibot'
import type { Bet, PlayWorld, RefusalCode, Round } from './bets'
import {
  askAboutBet,
  checkSession,
  finishBet,
  openBet,
  placeBet,
  PlayRefusal,
  restOf,
  settleMatches,
  tryRound,
} from './bets'
import { games } from './catalogue'
import { spotsOf } from './game'
import { slipState } from './matches'
import { spendableOf } from './spendable'

/**
 * The game server of the demo games, `/demo/play/<launchId>`. Its pages have no origin, no cookies and no
 * session: the launch id is all they know, and it is worthless without the session that opened it. Amounts
 * are whole minor units. Free play is drawn here, too, by the same rules, and moves nothing.
 */

const key = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))
const order = v.variant('act', [
  v.strictObject({ act: v.literal('bet'), key, intent: v.unknown() }),
  v.strictObject({ act: v.literal('try'), intent: v.unknown() }),
  v.strictObject({ act: v.literal('finish'), key }),
  v.strictObject({ act: v.literal('ask'), key }),
])

/** Largest accepted body, characters. */
const limit = 4 * 1024

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // The origin of a page of opaque origin. Any such page may call, but needs a launch id to learn anything.
  'Access-Control-Allow-Origin': 'null',
  Vary: 'Origin',
}

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status, headers })

/** A bet as its page sees it: the outcome is revealed only when it is over. */
function shown({ key, id, stake, payout, state, intent, outcome }: Bet, { rules }: Round) {
  return {
    key,
    number: betNumber(id),
    stake,
    payout,
    state,
    intent: JSON.parse(intent) as unknown,
    ...(state === 'settled' ? revealed(rules, JSON.parse(outcome)) : { outcome: null }),
  }
}

/** An outcome and the spots it pays: the page has no rules of its own. */
function revealed(rules: string, outcome: unknown) {
  const game = games.get(rules)
  return { outcome, won: game ? spotsOf(game).filter((spot) => game.pays(spot, outcome) > 0) : [] }
}

/** A bet's number as shown to players and operators. */
export const betNumber = (id: number): string => `B${String(id).padStart(8, '0')}`

async function spendableIn({ db, now }: PlayWorld, round: Round) {
  return { balance: await spendableOf(db, round.memberId), rest: await restOf(db, round, now()) }
}

async function stateOf(world: PlayWorld, round: Round) {
  const { db, now } = world
  await checkSession(db, round, now())
  await settleMatches(world, round.memberId)
  const open = await openBet(db, round.memberId, round)
  const last = await db
    .selectFrom('bet')
    .selectAll()
    .where('memberId', '=', round.memberId)
    .where('roundId', '=', round.id)
    .where('state', '!=', 'open')
    .where('kind', '!=', 'slip')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return {
    ...(await spendableIn(world, round)),
    open: open ? shown(open, round) : null,
    last: last ? shown(last, round) : null,
    ...(round.kind === 'slip' ? await slipState(world, round) : {}),
  }
}

/** A free round's page needs only the bets on offer. */
const freeState = (world: PlayWorld, round: Round) => (round.kind === 'slip' ? slipState(world, round) : {})

type Order = Exclude<v.InferOutput<typeof order>, { act: 'try' }>

async function carryOut(world: PlayWorld, round: Round, given: Order) {
  if (given.act === 'bet') return placeBet(world, round, given.key, given.intent)
  if (given.act === 'finish') return finishBet(world, round, given.key)
  return askAboutBet(world, round, given.key)
}

async function readOrder(request: Request) {
  const text = await request.text()
  if (text.length > limit) return null
  try {
    const parsed = v.safeParse(order, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Answers a game page: GET returns the state, POST places, finishes or looks up a bet. */
export async function playAnswer(request: Request, launchId: string, world: PlayWorld): Promise<Response> {
  const refuse = async (code: RefusalCode, round?: Round, limit: PlayRefusal['limit'] = null) =>
    answer(200, {
      ok: false,
      code,
      ...(limit && { left: limit.left, until: limit.until }),
      ...(round && code !== 'session' ? await spendableIn(world, round) : {}),
    })
  const round = await world.db
    .selectFrom('round')
    .selectAll()
    .where('launchId', '=', launchId)
    .where('expiresAt', '>', world.now())
    .executeTakeFirst()
  if (!round) return refuse('session')
  try {
    const free = round.mode === 'free'
    if (request.method === 'GET')
      return answer(200, {
        ok: true,
        ...(free ? await freeState(world, round) : await stateOf(world, round)),
      })
    const given = await readOrder(request)
    if (!given) return answer(400, { ok: false, code: 'request' })
    // Demo points are counted by the page: nothing is stored, and no money is involved.
    if (given.act === 'try') {
      if (!free) return refuse('closed', round)
      const { outcome, payout } = await tryRound(world, round, given.intent)
      return answer(200, { ok: true, bet: { state: 'settled', payout, ...revealed(round.rules, outcome) } })
    }
    if (free) return refuse('session')
    const bet = await carryOut(world, round, given)
    return answer(200, {
      ok: true,
      ...(await spendableIn(world, round)),
      bet: bet ? shown(bet, round) : null,
    })
  } catch (error) {
    if (error instanceof PlayRefusal) return refuse(error.code, round, error.limit)
    throw error
  }
}
