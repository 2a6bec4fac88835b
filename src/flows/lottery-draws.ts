import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import {
  lotteryDrawsMachine,
  type Draws,
  type DrawsQuery,
  type OnSale,
} from '../../machines/lottery-draws/lottery-draws.machine'
import type { AnswerOf } from '../platform/call'
import { lotteryDraws, openedNumeros } from '../platform/calls/lottery'
import { now } from '../platform/clock'
import { ask } from './client'
import { watchDeadlineInSight } from './deadline'
import { askedWith, findLottery, lotteriesOf, type Lottery } from './lottery'
import { sharedPagedList, type Item, type Query } from './paged-list'

export type LotteryDrawsActor = ActorRefFrom<typeof lotteryDrawsMachine>

export type PastDraw = NonNullable<AnswerOf<typeof lotteryDraws>['list'][number]['last']>

/** A lottery on sale. */
export interface NextDraw extends OnSale {
  readonly lottery: Lottery
  readonly numero: string
  /** When it closes, milliseconds by this phone's clock. */
  readonly until: number
  readonly last: PastDraw | null
}

/** A draw is not asked after more often than this: two clocks never agree to the millisecond. */
const leastWait = 500

/** How much the platform's clock is ahead of the phone's, by an answer that was under way from `sent` to `received`. */
export function clockAhead(serverTime: number, sent: number, received: number): number {
  return serverTime - (sent + received) / 2
}

async function lotteriesFor({ mode, code }: DrawsQuery) {
  if (code === '') return { mode, lotteries: await lotteriesOf(mode) }
  const found = await findLottery(code)
  return { mode: found?.mode ?? mode, lotteries: found ? [found.lottery] : [] }
}

const loadDraws = fromPromise<Draws, { query: DrawsQuery }>(async ({ input: { query }, signal }) => {
  const { mode, lotteries } = await lotteriesFor(query)
  if (lotteries.length === 0) return { list: [], until: 0 }
  const sent = now()
  const one = query.code === '' ? {} : { code: query.code }
  const { serverTime, list } = await ask(lotteryDraws, { ...askedWith(mode), ...one }, { signal })
  const ahead = clockAhead(serverTime, sent, now())
  const next = list.flatMap(({ closeAt, ...draw }): NextDraw[] => {
    const lottery = lotteries.find((candidate) => candidate.code === draw.code)
    return lottery ? [{ ...draw, lottery, until: Math.round(closeAt - ahead) }] : []
  })
  next.sort((a, b) => a.until - b.until)
  return { list: next, until: Math.max(now() + leastWait, next[0]?.until ?? 0) }
})

const hearers = new Set<() => void>()

/** Hears of every draw that has passed on screen. Answers how to stop. */
export function afterDraw(hear: () => void): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** The draws chart bound to the platform. */
export const lotteryDrawsFlow = lotteryDrawsMachine.provide({
  actors: { loadDraws, watchDeadline: watchDeadlineInSight },
  actions: {
    tellDrawn: () => {
      for (const hear of hearers) hear()
    },
  },
})

/** What is on sale, the draw that closes first in front. */
export function drawsIn(snapshot: SnapshotFrom<typeof lotteryDrawsMachine>): readonly NextDraw[] {
  return (snapshot.context.draws?.list ?? none) as readonly NextDraw[]
}
const none: readonly NextDraw[] = []

export interface DrawsQueryOf extends Query {
  readonly code: string
}
export interface ListedDraw extends Item {
  readonly draw: PastDraw
}

/** Past draws on a page of the history. */
const historyPage = 8

export const historyOf = (code: string): DrawsQueryOf => ({ key: code, code })

/** Past draws of a lottery, the last one first (WIRE-76). */
export const historyActor = sharedPagedList(async ({ code }: DrawsQueryOf, pageNo, signal) => {
  const asked = { code, pageNo, pageSize: historyPage }
  const { list, ...page } = await ask(openedNumeros, asked, { signal })
  return { ...page, items: list.map((draw): ListedDraw => ({ key: draw.numero, draw })) }
})
