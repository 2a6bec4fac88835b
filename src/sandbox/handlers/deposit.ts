import type { depositCalls } from '../../platform/calls/deposit'
import type { AnswerOf } from '../../platform/call'
import { formatMinor } from '../db/money'
import { askAboutDeposit, beginDeposit, idOfDeposit, leftOf, orderOf } from '../deposits/orders'
import type { Deposit } from '../deposits/settle'
import { everyday, limitHours } from '../deposits/world'
import { Refusal, type Handlers } from '../handler'
import { memberOf } from './collections'
import { pageBounds, pagesOf } from './game-item'

const currency = 'PHP'

/** Longest stretch of the report that one question may ask for: a leap year and a day to each side. */
const longest = 368 * 24 * 60 * 60 * 1000

type Report = AnswerOf<typeof depositCalls.depositTransactioNReport>

const sum = (rows: readonly Deposit[], field: 'amount' | 'fee' | 'bonus') =>
  formatMinor(rows.reduce((all, row) => all + row[field], 0))

function report(rows: readonly Deposit[], shown: readonly Deposit[], pageNo: number, limit: number): Report {
  const paid = rows.filter(({ state }) => state === 'paid')
  return {
    list: shown.map(orderOf),
    pageNum: Math.max(1, pageNo),
    totalPages: pagesOf(rows.length, limit),
    total: {
      count: rows.length,
      paid: paid.length,
      amount: sum(paid, 'amount'),
      fee: sum(paid, 'fee'),
      bonus: sum(paid, 'bonus'),
      waiting: sum(
        rows.filter(({ state }) => state === 'waiting'),
        'amount',
      ),
    },
    currency,
  }
}

export const depositHandlers = {
  async depositBanksByVendor(_, context) {
    const { memberId } = memberOf(context)
    const limit = await leftOf(context.db, memberId, context.now())
    const methods = context.db.selectFrom('depositMethod').selectAll().where('open', '=', 1)
    return {
      currency,
      methods: (await methods.orderBy('position').execute()).map(
        ({ id, kind, name, relay, min, max, fee, instant, quick }) => ({
          id,
          kind,
          name,
          relay,
          min: formatMinor(min),
          max: formatMinor(max),
          fee: formatMinor(fee),
          instant: instant === 1,
          quick: (JSON.parse(quick) as number[]).map(formatMinor),
        }),
      ),
      limit: limit && {
        hours: limitHours,
        amount: formatMinor(limit.amount),
        left: formatMinor(limit.left),
      },
    }
  },

  depositPromoList: () => ({
    list: [
      {
        id: everyday.id,
        percent: everyday.percent,
        most: formatMinor(everyday.most),
        turnover: everyday.turnover,
      },
    ],
  }),

  async acceptPromo({ promoId, accept }, context) {
    const { memberId } = memberOf(context)
    if (promoId !== everyday.id) throw new Refusal(404, 'deposit.promo.unknown')
    await context.db
      .deleteFrom('acceptedPromo')
      .where('memberId', '=', memberId)
      .where('promoId', '=', promoId)
      .execute()
    if (accept === '1') {
      const row = { memberId, promoId, at: context.now() }
      await context.db.insertInto('acceptedPromo').values(row).execute()
    }
    return null
  },

  depositManualTransfer: (wish, context) => beginDeposit(wish, 'manual', context),
  depositAlipay: (wish, context) => beginDeposit(wish, 'alipay', context),
  depositQQ: (wish, context) => beginDeposit(wish, 'qq', context),
  depositPaymentGateway: (wish, context) => beginDeposit(wish, 'gateway', context),
  depositWechat: (wish, context) => beginDeposit(wish, 'wechat', context),

  async depositTransactioNReport({ from, to, requestId, number, pageNo, pageSize }, context) {
    const { memberId } = memberOf(context)
    const { limit, offset } = pageBounds(pageNo, pageSize)
    if (requestId !== undefined) {
      const row = await askAboutDeposit(requestId, context)
      const rows = row ? [row] : []
      return report(rows, rows, pageNo, limit)
    }
    let query = context.db.selectFrom('depositOrder').selectAll().where('memberId', '=', memberId)
    if (number !== undefined) {
      query = query.where('id', '=', idOfDeposit(number))
    } else {
      if (from === undefined || to === undefined || to <= from || to - from > longest) {
        throw new Refusal(400, 'request.invalid')
      }
      query = query.where('createdAt', '>=', from).where('createdAt', '<', to)
    }
    const rows = await query.orderBy('createdAt', 'desc').orderBy('id', 'desc').execute()
    return report(rows, rows.slice(offset, offset + limit), pageNo, limit)
  },
} satisfies Pick<Handlers, keyof typeof depositCalls>
