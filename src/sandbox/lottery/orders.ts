import type { Kysely } from 'kysely'
import { formatMinor } from '../db/money'
import type { Tables } from '../db/tables'
import { Refusal } from '../handler'
import { pageBounds, pagesOf } from '../handlers/game-item'
import { drawnNumbers } from './draws'
import { ruleOf } from './rules'
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

const common = ({ id, code, name, numbers, stakeMinor, placedAt }: Order) => ({
  orderId: id,
  code,
  name,
  numbers: JSON.parse(numbers) as number[],
  stake: formatMinor(stakeMinor),
  placedAt,
})

/** Open while a draw is to come; then won, if any draw brought something; cancelled only as a whole. */
function statusOf(parts: readonly Suborder[]): SuborderStatus {
  const has = (status: SuborderStatus) => parts.some((part) => part.status === status)
  if (has('open')) return 'open'
  if (has('won')) return 'won'
  return has('lost') ? 'lost' : 'cancelled'
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

/** One page of a member's orders, the latest first; of one lottery where a code is given. */
export async function orderPage(
  db: Kysely<Tables>,
  memberId: string,
  { code, pageNo, pageSize }: { code?: string | undefined; pageNo: number; pageSize: number },
) {
  let query = ordersOf(db, memberId)
  if (code) query = query.where('lotteryOrder.code', '=', code)
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { limit, offset } = pageBounds(pageNo, pageSize)
  const orders = await query
    .orderBy('lotteryOrder.placedAt', 'desc')
    .orderBy('lotteryOrder.id', 'desc')
    .limit(limit)
    .offset(offset)
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
    pageNum: Math.max(1, pageNo),
    totalPages: pagesOf(total, limit),
  }
}

/** An order with its part in each draw. */
export async function orderDetail(db: Kysely<Tables>, memberId: string, orderId: string) {
  const order = await ordersOf(db, memberId).where('lotteryOrder.id', '=', orderId).executeTakeFirst()
  if (!order) throw new Refusal(404, 'lottery.order.unknown')
  const rule = ruleOf(order.name)
  return {
    ...common(order),
    kind: rule.kind,
    suborders: (await subordersOf(db, [orderId])).map(
      ({ id, numero, drawAt, stakeMinor, status, payoutMinor }) => ({
        suborderId: id,
        numero,
        drawAt,
        stake: formatMinor(stakeMinor),
        status,
        payout: formatMinor(payoutMinor),
        drawn: status === 'won' || status === 'lost' ? drawnNumbers(order.code, rule, drawAt) : null,
      }),
    ),
  }
}
