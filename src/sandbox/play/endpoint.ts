import * as v from 'valibot'
import type { Bet, PlayWorld, RefusalCode, Round } from './bets'
import { askAboutBet, checkSession, finishBet, openBet, placeBet, PlayRefusal, restOf } from './bets'
import { purseOf } from './purse'

/**
 * The game server of the demo games, `/demo/play/<launchId>`. Its pages have no origin, no cookies and no session:
 * the launch id is all they know, and it is worth nothing without the session that opened it. Amounts are whole
 * minor units.
 */

const key = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))
const order = v.variant('act', [
  v.strictObject({ act: v.literal('bet'), key, intent: v.unknown() }),
  v.strictObject({ act: v.literal('finish'), key }),
  v.strictObject({ act: v.literal('ask'), key }),
])

/** Largest body that is read, characters. */
const limit = 4 * 1024

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // What a page of opaque origin calls itself. Whoever knows a launch id may ask, and nobody else learns anything.
  'Access-Control-Allow-Origin': 'null',
  Vary: 'Origin',
}

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status, headers })

/** A bet as its page sees it: what comes out is shown when it is over. */
function shown({ key, id, stake, payout, state, intent, outcome }: Bet) {
  return {
    key,
    number: betNumber(id),
    stake,
    payout,
    state,
    intent: JSON.parse(intent) as unknown,
    outcome: state === 'settled' ? (JSON.parse(outcome) as unknown) : null,
  }
}

/** A bet's number as players and operators name it. */
export const betNumber = (id: number): string => `B${String(id).padStart(8, '0')}`

async function purse({ db, now }: PlayWorld, round: Round) {
  return { balance: await purseOf(db, round.memberId), rest: await restOf(db, round, now()) }
}

async function stateOf(world: PlayWorld, round: Round) {
  const { db, now } = world
  await checkSession(db, round, now())
  const open = await openBet(db, round.memberId, round)
  const last = await db
    .selectFrom('bet')
    .selectAll()
    .where('memberId', '=', round.memberId)
    .where('roundId', '=', round.id)
    .where('state', '!=', 'open')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return { ...(await purse(world, round)), open: open ? shown(open) : null, last: last ? shown(last) : null }
}

async function carryOut(world: PlayWorld, round: Round, given: v.InferOutput<typeof order>) {
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

/** Answers a game page: GET says how things stand, POST places, uncovers or asks about a bet. */
export async function playAnswer(request: Request, launchId: string, world: PlayWorld): Promise<Response> {
  const refuse = async (code: RefusalCode, round?: Round) =>
    answer(200, {
      ok: false,
      code,
      ...(round && code !== 'session' ? await purse(world, round) : {}),
    })
  const round = await world.db
    .selectFrom('round')
    .selectAll()
    .where('launchId', '=', launchId)
    .where('mode', '=', 'play')
    .where('expiresAt', '>', world.now())
    .executeTakeFirst()
  if (!round) return refuse('session')
  try {
    if (request.method === 'GET') return answer(200, { ok: true, ...(await stateOf(world, round)) })
    const given = await readOrder(request)
    if (!given) return answer(400, { ok: false, code: 'request' })
    const bet = await carryOut(world, round, given)
    return answer(200, { ok: true, ...(await purse(world, round)), bet: bet ? shown(bet) : null })
  } catch (error) {
    if (error instanceof PlayRefusal) return refuse(error.code, round)
    throw error
  }
}
