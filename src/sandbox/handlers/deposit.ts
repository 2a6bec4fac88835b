import type { depositCalls } from '../../platform/calls/deposit'
import type { ReplyOf } from '../../platform/call'
import { currency, formatMinor } from '../db/money'
import { askAboutDeposit, beginDeposit, idOfDeposit, orderOf } from '../deposits/orders'
import type { Deposit } from '../deposits/settle'
import { everyday, found } from '../deposits/world'
import { Refusal, type Handlers } from '../handler'
import { asksLimit, tightest } from '../protection/limits'
import { siteBrand } from '../settings'
import { memberOf } from './collections'
import { paging, type Paging } from '../paging'

/** Longest date range of one report: a leap year plus a day on each side. */
const longest = 368 * 24 * 60 * 60 * 1000

type Report = ReplyOf<typeof depositCalls.depositTransactioNReport>

const sum = (rows: readonly Deposit[], field: 'amount' | 'fee' | 'bonus') =>
  formatMinor(rows.reduce((all, row) => all + row[field], 0))

interface Shown {
  readonly shown: readonly Deposit[]
  readonly page: Paging
  readonly brand: string | undefined
}

function report(rows: readonly Deposit[], { shown, page, brand }: Shown): Report {
  const paid = rows.filter(({ state }) => state === 'paid')
  return {
    list: shown.map((row) => orderOf(row, brand)),
    ...page.of(rows.length),
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
    const limit = await tightest(context.db, memberId, 'deposit', context.now())
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
          ...(relay === 'manual' && { usualMinutes: found / 60_000 }),
          quick: (JSON.parse(quick) as number[]).map(formatMinor),
        }),
      ),
      asksLimit: await asksLimit(context.db, memberId),
      limit: limit && {
        hours: limit.hours,
        period: limit.period,
        amount: formatMinor(limit.limit),
        left: formatMinor(limit.left),
        until: limit.until,
      },
    }
  },

  depositPromoList: () => ({
    currency,
    list: [
      {
        id: everyday.id,
        percent: everyday.percent,
        max: formatMinor(everyday.max),
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

  depositManualTransfer: (request, context) => beginDeposit(request, 'manual', context),
  depositAlipay: (request, context) => beginDeposit(request, 'alipay', context),
  depositQQ: (request, context) => beginDeposit(request, 'qq', context),
  depositPaymentGateway: (request, context) => beginDeposit(request, 'gateway', context),
  depositWechat: (request, context) => beginDeposit(request, 'wechat', context),

  async depositTransactioNReport({ from, to, requestId, number, ...asked }, context) {
    const { memberId } = memberOf(context)
    const page = paging(asked)
    const brand = await siteBrand(context.db)
    if (requestId !== undefined) {
      const row = await askAboutDeposit(requestId, context)
      const rows = row ? [row] : []
      return report(rows, { shown: rows, page, brand })
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
    return report(rows, { shown: page.cut(rows), page, brand })
  },
} satisfies Pick<Handlers, keyof typeof depositCalls>
