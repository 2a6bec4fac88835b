import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import {
  lotteryOrderMachine,
  type Order,
  type CancelRequest,
} from '../../../machines/lottery-order/lottery-order.machine'
import type { AnswerOf } from '../../platform/call'
import { cancelSuborder, lotteryOrder, lotteryOrders } from '../../platform/calls/lottery'
import { call } from '../core/client'
import { renew, sharedPagedList, type Item, type Query } from '../core/paged-list'
import { walletActor } from '../core/root'
import { sendOnceFlow, wasDone } from '../core/send-once'
import { afterDraw } from './lottery-draws'
import { perPlayer } from '../core/lifetime'

export type OrderDetail = AnswerOf<typeof lotteryOrder>
export type BriefOrder = AnswerOf<typeof lotteryOrders>['list'][number]
export type LotteryOrderActor = ActorRefFrom<typeof lotteryOrderMachine>

/** Tickets by status; all if none is given. */
export type TicketStatus = '' | BriefOrder['status']

interface OrdersQuery extends Query {
  /** One lottery's tickets; empty for all. */
  readonly code: string
  readonly status: TicketStatus
}
export interface ListedOrder extends Item {
  readonly order: BriefOrder
}

/** Tickets per page of the list. */
const pageSize = 10

export const ordersOf = (code: string, status: TicketStatus = ''): OrdersQuery => ({
  key: `${code} ${status}`,
  code,
  status,
})

const listActor = sharedPagedList(perPlayer, async ({ code, status }: OrdersQuery, pageNo, signal) => {
  const asked = { ...(code && { code }), ...(status && { status }), pageNo, pageSize }
  const { list, ...page } = await call(lotteryOrders, asked, { signal })
  return { ...page, items: list.map((order): ListedOrder => ({ key: order.orderId, order })) }
})

/** The player's tickets, the latest first (WIRE-80). */
export const ordersActor = (query: OrdersQuery) => listActor(query)

/** Reloads tickets and balance: money may have moved with them. */
function moneyMoved(): void {
  listActor.known()?.send({ type: 'RELOAD' })
  walletActor()?.send({ type: 'MONEY_MOVED' })
}

/** Whether any loaded ticket is waiting for a draw. */
function waitsForDraw(): boolean {
  const items = (listActor.known()?.getSnapshot().context.cached.items ?? []) as readonly ListedOrder[]
  return items.some(({ order }) => order.status === 'open')
}

/**
 * Shows these tickets, and reloads them and the open one after every draw on screen; returns an unsubscribe
 * function.
 */
export function followOrders(query: OrdersQuery, ticket: LotteryOrderActor): () => void {
  renew(ordersActor(query), query)
  return afterDraw(() => {
    if (waitsForDraw()) moneyMoved()
    ticket.send({ type: 'DRAWN' })
  })
}

/** The ticket chart bound to the platform; one draw is cancelled at a time (WIRE-82). */
export const lotteryOrderFlow = lotteryOrderMachine.provide({
  actors: {
    loadOrder: fromPromise<Order, { orderId: string }>(({ input, signal }) =>
      call(lotteryOrder, input, { signal }),
    ),
    sendOnce: sendOnceFlow<CancelRequest, Order>({
      intent: 'draw-back',
      send: (request, requestId) => call(cancelSuborder, { ...request, requestId }),
      look: async (key, signal) => {
        if (!(await wasDone(key, signal))) return null
        return call(lotteryOrder, { orderId: String(key.facts['orderId']) }, { signal })
      },
      facts: ({ orderId, suborderId }) => ({ orderId, suborderId }),
    }),
  },
  actions: { moneyMoved },
})

/** The ticket as the platform sent it: the chart stores it whole, and reads only what it needs to decide. */
export function ticketIn(snapshot: SnapshotFrom<typeof lotteryOrderMachine>): OrderDetail | null {
  return snapshot.context.order as OrderDetail | null
}

/** Positions of a row's matching numbers: balls anywhere, digits consecutively from the last position. */
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
