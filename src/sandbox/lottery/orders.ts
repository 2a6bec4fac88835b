import type { Kysely } from 'kysely'
import { currency, formatMinor } from '../db/money'
import type { Tables } from '../db/tables'
import { Refusal } from '../handler'
import { countOf, paging } from '../paging'
import { drawnNumbers } from './draws'
import { ruleOf, winsOf } from './rules'
import type { SuborderStatus } from './tables'

const ordersOf = (db: Kysely<Tables>, memberId: string) =>
  db
    .selectFrom('lotteryOrder')
    .innerJoin('game', 'game.gameId', 'lotteryOrder.code')
    .selectAll('lotteryOrder')
    .select('game.name')
    .where('lotteryOrder.memberId', '=', memberId)

const subordersOf = (db: Kysely<Tables>, orderIds: readonly string[]) =>
  db
    .selectFrom('lotterySuborder')
    .selectAll()
    .where('orderId', 'in', [...orderIds])
    .orderBy('drawAt')
    .execute()

type Order = Awaited<ReturnType<ReturnType<typeof ordersOf>['executeTakeFirstOrThrow']>>
type Suborder = Awaited<ReturnType<typeof subordersOf>>[number]

const linesOf = ({ lines }: Order) => JSON.parse(lines) as number[][]

const common = (order: Order) => {
  const { id, code, name, stakeMinor, placedAt } = order
  const lines = linesOf(order)
  return {
    orderId: id,
    code,
    name,
    kind: ruleOf(name).kind,
    numbers: lines[0] ?? [],
    lines,
    stake: formatMinor(stakeMinor),
    placedAt,
  }
}

/** Open until the last draw; then won if any draw paid; cancelled only as a whole. */
const ranks: readonly SuborderStatus[] = ['open', 'won', 'lost', 'cancelled']
const statusOf = (parts: readonly Suborder[]): SuborderStatus =>
  ranks.find((status) => parts.some((part) => part.status === status)) ?? 'cancelled'

interface OrderQuery {
  readonly code?: string | undefined
  readonly status?: SuborderStatus | undefined
  readonly pageNo: number
  readonly pageSize: number
}

function brief(order: Order, parts: readonly Suborder[]) {
  const open = parts.filter(({ status }) => status === 'open')
  const shown = open[0] ?? parts.at(-1)
  const counted = parts.filter(({ status }) => status !== 'cancelled')
  const sum = (minors: readonly number[]) => formatMinor(minors.reduce((all, minor) => all + minor, 0))
  return {
    ...common(order),
    status: statusOf(parts),
    numero: shown?.numero ?? '',
    drawAt: shown?.drawAt ?? order.placedAt,
    draws: parts.length,
    openDraws: open.length,
    total: sum((counted.length > 0 ? counted : parts).map(({ stakeMinor }) => stakeMinor)),
    payout: sum(parts.map(({ payoutMinor }) => payoutMinor)),
  }
}

/** One page of a member's orders, newest first; of one lottery, or of one status, if it is given. */
export async function orderPage(
  db: Kysely<Tables>,
  memberId: string,
  { code, status, ...asked }: OrderQuery,
) {
  let query = ordersOf(db, memberId)
  if (code) query = query.where('lotteryOrder.code', '=', code)
  if (status) {
    const before = ranks.slice(0, ranks.indexOf(status))
    query = query.where(({ exists, not, and, selectFrom }) => {
      const has = (one: SuborderStatus) =>
        exists(
          selectFrom('lotterySuborder')
            .select('lotterySuborder.id')
            .whereRef('lotterySuborder.orderId', '=', 'lotteryOrder.id')
            .where('lotterySuborder.status', '=', one),
        )
      return and([has(status), ...before.map((one) => not(has(one)))])
    })
  }
  const page = paging(asked)
  const orders = await query
    .orderBy('lotteryOrder.placedAt', 'desc')
    .orderBy('lotteryOrder.id', 'desc')
    .$call(page.rows)
    .execute()
  const parts = await subordersOf(
    db,
    orders.map(({ id }) => id),
  )
  return {
    list: orders.map((order) =>
      brief(
        order,
        parts.filter(({ orderId }) => orderId === order.id),
      ),
    ),
    ...page.of(await countOf(query)),
    currency,
  }
}

/** An order with its part in each draw. */
export async function orderDetail(db: Kysely<Tables>, memberId: string, orderId: string) {
  const order = await ordersOf(db, memberId).where('lotteryOrder.id', '=', orderId).executeTakeFirst()
  if (!order) throw new Refusal(404, 'lottery.order.unknown')
  const rule = ruleOf(order.name)
  return {
    ...common(order),
    currency,
    suborders: (await subordersOf(db, [orderId])).map(
      ({ id, numero, drawAt, stakeMinor, status, payoutMinor }) => {
        const drawn = status === 'won' || status === 'lost' ? drawnNumbers(order.code, rule, drawAt) : null
        const wins = winsOf(rule, linesOf(order), drawn ?? [], order.stakeMinor)
        return {
          suborderId: id,
          numero,
          drawAt,
          stake: formatMinor(stakeMinor),
          status,
          payout: formatMinor(payoutMinor),
          drawn,
          wins: drawn
            ? wins.map(({ prizeMinor, ...win }) => ({ ...win, prize: formatMinor(prizeMinor) }))
            : [],
        }
      },
    ),
  }
}

/**
 * Minor units: the result of a session's lottery bets, and the stakes held for future draws, of any session.
 */
export async function lotteryPosition(
  db: Kysely<Tables>,
  memberId: string,
  sessionHash: string,
): Promise<{ net: number; held: number }> {
  const rows = await db
    .selectFrom('lotterySuborder')
    .innerJoin('lotteryOrder', 'lotteryOrder.id', 'lotterySuborder.orderId')
    .select(['lotterySuborder.status', 'lotteryOrder.sessionHash'])
    .select(({ fn }) => [
      fn.sum<number>('lotterySuborder.stakeMinor').as('stake'),
      fn.sum<number>('lotterySuborder.payoutMinor').as('payout'),
    ])
    .where('lotterySuborder.memberId', '=', memberId)
    .groupBy(['lotterySuborder.status', 'lotteryOrder.sessionHash'])
    .execute()
  const sum = (list: typeof rows, of: (row: (typeof rows)[number]) => number) =>
    list.reduce((all, row) => all + of(row), 0)
  const over = rows.filter((row) => row.sessionHash === sessionHash && ['won', 'lost'].includes(row.status))
  const open = rows.filter(({ status }) => status === 'open')
  return {
    net: sum(over, ({ payout, stake }) => Number(payout) - Number(stake)),
    held: sum(open, ({ stake }) => Number(stake)),
  }
}
