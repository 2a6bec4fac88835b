import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import {
  lotteryDrawsMachine,
  type Draws,
  type DrawsQuery,
  type OnSale,
} from '../../../machines/lottery-draws/lottery-draws.machine'
import type { AnswerOf } from '../../platform/call'
import { lotteryDraws, openedNumeros } from '../../platform/calls/lottery'
import { spokenLanguage } from '../../i18n/language'
import { limits } from '../../../machines/shared/limits'
import { now } from '../../platform/clock'
import { randomWhole, spread } from '../../platform/random'
import { untilVisible } from '../adapters/visibility'
import { call, merchantCode } from '../core/client'
import { clockAhead } from '../core/clock-ahead'
import { watchDeadlineInSight } from '../core/deadline'
import { perPage } from '../core/lifetime'
import { createListeners } from '../core/listeners'
import { askedWith, findLottery, lotteriesOf, type Lottery } from './lottery'
import { renew, sharedPagedList, type Item, type Query } from '../core/paged-list'

export type LotteryDrawsActor = ActorRefFrom<typeof lotteryDrawsMachine>

export type PastDraw = NonNullable<AnswerOf<typeof lotteryDraws>['list'][number]['last']>

/** A lottery on sale. */
export interface NextDraw extends OnSale {
  readonly lottery: Lottery
  readonly numero: string
  /** When it closes, in milliseconds by this phone's clock. */
  readonly until: number
  readonly last: PastDraw | null
}

/** Minimum time between two requests for a draw: two clocks never agree to the millisecond. */
const minWait = 500

/**
 * Longest time after a draw until a phone asks for the next one, in milliseconds: otherwise all phones would
 * ask at the same moment.
 */
const drawSpread = 4_000

/** The last known draws by query and language: they show at once when the player comes back. */
const known = perPage(() => new Map<string, readonly NextDraw[]>())

const keyOf = ({ mode, code }: DrawsQuery) => `${merchantCode()} ${mode} ${code} ${spokenLanguage()}`

async function lotteriesFor({ mode, code }: DrawsQuery) {
  if (code === '') return { mode, lotteries: await lotteriesOf(mode) }
  const found = await findLottery(code)
  return { mode: found?.mode ?? mode, lotteries: found ? [found.lottery] : [] }
}

const loadDraws = fromPromise<Draws, { query: DrawsQuery }>(async ({ input: { query }, signal }) => {
  await untilVisible(signal)
  const key = keyOf(query)
  const { mode, lotteries } = await lotteriesFor(query)
  if (lotteries.length === 0) return { list: [], until: 0 }
  const sent = now()
  const one = query.code === '' ? {} : { code: query.code }
  const { serverTime, list } = await call(lotteryDraws, { ...askedWith(mode), ...one }, { signal })
  const ahead = clockAhead(serverTime, sent, now())
  const next = list.flatMap(({ closeAt, ...draw }): NextDraw[] => {
    const lottery = lotteries.find((candidate) => candidate.code === draw.code)
    return lottery ? [{ ...draw, lottery, until: Math.round(closeAt - ahead) }] : []
  })
  next.sort((a, b) => a.until - b.until)
  known().set(key, next)
  const closes = next[0]?.until ?? 0
  return { list: next, until: Math.max(now() + minWait, closes + randomWhole(0, drawSpread)) }
})

/** A screen's query, with the draws known to it that are still on sale. */
export function drawsInput(query: DrawsQuery): { query: DrawsQuery; draws: Draws | null } {
  const list = known()
    .get(keyOf(query))
    ?.filter(({ until }) => until > now())
  return { query, draws: list?.[0] ? { list, until: list[0].until } : null }
}

const drawn = createListeners()

/** Listens for draws passing on screen. Returns an unsubscribe function. */
export const afterDraw = drawn.add

/** The draws chart, bound to the platform. */
export const lotteryDrawsFlow = lotteryDrawsMachine.provide({
  actors: { loadDraws, watchDeadline: watchDeadlineInSight },
  delays: { drawRetry: () => spread(limits.drawRetry) },
  actions: { tellDrawn: () => drawn.tell() },
})

/** What is on sale, soonest to close first. */
export function drawsIn(snapshot: SnapshotFrom<typeof lotteryDrawsMachine>): readonly NextDraw[] {
  return (snapshot.context.draws?.list ?? none) as readonly NextDraw[]
}
const none: readonly NextDraw[] = []

interface DrawsQueryOf extends Query {
  readonly code: string
}
export interface ListedDraw extends Item {
  readonly draw: PastDraw
}

/** Past draws per page of the history. */
const historyPage = 8

export const historyOf = (code: string): DrawsQueryOf => ({ key: code, code })

/** A lottery's past draws, latest first (WIRE-76). */
export const historyActor = sharedPagedList(perPage, async ({ code }: DrawsQueryOf, pageNo, signal) => {
  const asked = { code, pageNo, pageSize: historyPage }
  const { list, ...page } = await call(openedNumeros, asked, { signal })
  return { ...page, items: list.map((draw): ListedDraw => ({ key: draw.numero, draw })) }
})

/** Loads a lottery's past draws, now and again after every draw on screen; returns an unsubscribe function. */
export function followHistory(code: string): () => void {
  const list = historyActor(historyOf(code))
  renew(list, historyOf(code))
  return afterDraw(() => list.send({ type: 'RELOAD' }))
}
