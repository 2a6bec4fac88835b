import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import {
  lotteryOrderMachine,
  type Order,
  type Wish,
} from '../../machines/lottery-order/lottery-order.machine'
import type { Answer } from '../../machines/shared/chart'
import type { AnswerOf } from '../platform/call'
import { cancelSuborder, lotteryOrder, lotteryOrders } from '../platform/calls/lottery'
import { randomHex } from '../platform/random'
import { answered, ask } from './client'
import { sharedPagedList, type Item, type Query } from './paged-list'
import { currentSession, walletActor } from './root'

export type OrderDetail = AnswerOf<typeof lotteryOrder>
export type BriefOrder = AnswerOf<typeof lotteryOrders>['list'][number]
export type LotteryOrderActor = ActorRefFrom<typeof lotteryOrderMachine>

export interface OrdersQuery extends Query {
  readonly code: string
}
export interface ListedOrder extends Item {
  readonly order: BriefOrder
}

/** Tickets on a page of the list. */
const pageSize = 10

/** The tickets of a lottery; what belongs to one player is kept apart from another's. */
export const ordersOf = (code: string): OrdersQuery => ({
  key: `${currentSession()?.userName ?? ''} ${code}`,
  code,
})

const listActor = sharedPagedList(async ({ code }: OrdersQuery, pageNo, signal) => {
  const { list, ...page } = await ask(lotteryOrders, { code, pageNo, pageSize }, { signal })
  return { ...page, items: list.map((order): ListedOrder => ({ key: order.orderId, order })) }
})

let started: ReturnType<typeof listActor> | null = null

/** The player's tickets of a lottery, the latest first (WIRE-80). */
export function ordersActor(code: string) {
  started = listActor(ordersOf(code))
  return started
}

/** Looks at tickets and balance again: money may have moved. */
export function moneyMoved(): void {
  started?.send({ type: 'RELOAD' })
  walletActor()?.send({ type: 'MONEY_MOVED' })
}

/** Whether any ticket in hand waits for a draw. */
export function waitsForDraw(): boolean {
  const items = (started?.getSnapshot().context.shelf.items ?? []) as readonly ListedOrder[]
  return items.some(({ order }) => order.status === 'open')
}

/** The ticket chart bound to the platform. */
export const lotteryOrderFlow = lotteryOrderMachine.provide({
  actors: {
    loadOrder: fromPromise<Order, { orderId: string }>(({ input, signal }) =>
      ask(lotteryOrder, input, { signal }),
    ),
    // Without the chart's signal: what is on its way is not called off by leaving the screen.
    cancelSuborder: fromPromise<Answer<Order>, { orderId: string; wish: Wish }>(
      ({ input: { orderId, wish } }) => answered(ask(cancelSuborder, { orderId, ...wish })),
    ),
  },
  actions: { moneyMoved },
})

/** The ticket as the platform sent it: the chart keeps it whole, and reads only what it decides by. */
export function ticketIn(snapshot: SnapshotFrom<typeof lotteryOrderMachine>): OrderDetail | null {
  return snapshot.context.order as OrderDetail | null
}

/** Asks to take one draw of a ticket back; each wish has a key of its own. */
export function wishToCancel(actor: LotteryOrderActor, suborderId: string): void {
  actor.send({ type: 'CANCEL', wish: { suborderId, requestId: randomHex(16) } })
}

/** Places of the drawn numbers that a row has right: balls anywhere, digits in a row from the last place. */
export function hitPlaces(
  kind: 'balls' | 'digits',
  picked: readonly number[],
  drawn: readonly number[],
): readonly number[] {
  if (kind === 'balls') return drawn.flatMap((number, at) => (picked.includes(number) ? [at] : []))
  const places: number[] = []
  for (let at = drawn.length - 1; at >= 0 && picked[at] === drawn[at]; at -= 1) places.push(at)
  return places
}
