import * as v from 'valibot'
import { defineCall, timeLimits } from '../call'
import { amountText, figure, money, priced, type Priced } from '../money'
import { flag, instant, nothing, paging, requestId, text, whole } from '../shapes'

/** Relays that take a deposit; each method names the one it uses (WIRE-93..97). */
const depositRelays = ['gateway', 'manual', 'alipay', 'qq', 'wechat'] as const

/** Kinds of payment method; `other` is one this site does not support yet. */
const depositKinds = ['qr', 'wallet', 'bank', 'counter', 'transfer', 'other'] as const

const kind = v.picklist(depositKinds)

/** Payment methods open to this player, with their fees and limits. */
export const depositBanksByVendor = defineCall({
  name: 'depositBanksByVendor',
  method: 'GET',
  path: '/wps/relay/MCS2_depositBanksByVendor',
  auth: 'member',
  request: nothing,
  response: priced(
    v.object({
      currency: text,
      methods: v.array(
        v.object({
          id: text,
          kind,
          /** A brand name, the same in every language. */
          name: text,
          relay: v.picklist(depositRelays),
          min: money,
          max: money,
          /** Paid on top of the amount. */
          fee: money,
          /** Credited as soon as it is paid. */
          instant: v.boolean(),
          /** Usual time from payment to credit, minutes; missing if unknown. */
          usualMinutes: v.optional(v.number()),
          /** Quick-pick amounts. */
          quick: v.array(money),
        }),
      ),
      /**
       * The player has not deposited yet and has not been asked to set a limit: the site asks before the
       * first deposit.
       */
      asksLimit: v.optional(v.boolean(), false),
      /** How much the player may still deposit; null if there is no limit. */
      limit: v.nullable(
        v.object({
          hours: v.pipe(v.number(), v.minValue(1)),
          /** The last 24 hours, the last 7 days, or the calendar month; defaults to 24 hours. */
          period: v.optional(v.picklist(['day', 'week', 'month']), 'day'),
          amount: money,
          left: money,
          /** When some of the limit becomes available again; null while some is left. */
          until: v.optional(v.nullable(instant), null),
        }),
      ),
    }),
  ),
  row: 'WIRE-91',
})

/** Promotions that can be applied to a deposit. */
export const depositPromoList = defineCall({
  name: 'depositPromoList',
  method: 'GET',
  path: '/wps/relay/MCS2_depositPromoList',
  auth: 'member',
  request: nothing,
  response: priced(
    v.object({
      list: v.array(
        v.object({
          id: text,
          /** Added to each deposit, percent as decimal text: `1`, `2.5`. */
          percent: v.pipe(text, v.regex(/^\d{1,3}(\.\d{1,2})?$/)),
          /** Highest bonus per deposit; null if unlimited. */
          max: v.nullable(money),
          /** How many times the bonus must be bet before it can be withdrawn. */
          turnover: v.pipe(v.number(), v.integer(), v.minValue(0)),
        }),
      ),
      currency: text,
    }),
  ),
  row: 'WIRE-92',
})

/** Accepts a promotion's terms for the next deposit, or withdraws the acceptance. Idempotent. */
export const acceptPromo = defineCall({
  name: 'acceptPromo',
  method: 'POST',
  path: '/wps/relay/MCS2_acceptPromo',
  auth: 'member',
  request: v.object({ promoId: text, accept: flag }),
  response: nothing,
  row: 'WIRE-98',
})

const depositStates = ['waiting', 'paid', 'cancelled', 'expired', 'refused'] as const

/** A deposit as the platform records it. */
export const depositOrder = v.object({
  number: text,
  method: v.object({ id: text, kind, name: text }),
  amount: money,
  fee: money,
  /** The promotion's bonus; credited together with the amount. */
  bonus: money,
  state: v.picklist(depositStates),
  createdAt: instant,
  /** An order not paid by then is void. */
  expiresAt: instant,
  paidAt: v.nullable(instant),
  /** The provider's page while the order is waiting: a path on this site, or https to an allowed host. */
  payUrl: v.nullable(text),
  /**
   * For manual transfers, while the order is waiting: where to send the money and which reference to quote.
   */
  transfer: v.nullable(v.object({ bank: text, account: text, holder: text, reference: text })),
})

export type DepositOrder = Priced<v.InferOutput<typeof depositOrder>>

const begunOrder = priced(v.object({ ...depositOrder.entries, currency: text }))

const depositRequest = v.object({
  /** Idempotency key, one per intent: the same key returns the same order. */
  requestId,
  methodId: text,
  amount: amountText,
  /** The terms the player was shown; if they have changed, refused with `transaction.terms.changed`. */
  fee: amountText,
  bonus: amountText,
  /** The promotion accepted for this deposit; empty for none. */
  promoId: text,
})

const begin = {
  method: 'POST',
  auth: 'member',
  timeLimit: timeLimits.money,
  request: depositRequest,
} as const

/** Begins a deposit that the player transfers manually: `transfer` gives the destination. */
export const depositManualTransfer = defineCall({
  ...begin,
  name: 'depositManualTransfer',
  path: '/wps/relay/MCS2_depositManualTransfer',
  response: begunOrder,
  row: 'WIRE-93',
})

/** Begins a deposit through this relay; it is paid at `payUrl`. */
export const depositAlipay = defineCall({
  ...begin,
  name: 'depositAlipay',
  path: '/wps/relay/MCS2_DepositAlipay',
  response: begunOrder,
  row: 'WIRE-94',
})

/** Begins a deposit through this relay; it is paid at `payUrl`. */
export const depositQQ = defineCall({
  ...begin,
  name: 'depositQQ',
  path: '/wps/relay/MCS2_DepositQQ',
  response: begunOrder,
  row: 'WIRE-95',
})

/** Begins a deposit through the payment gateway; it is paid at `payUrl`. */
export const depositPaymentGateway = defineCall({
  ...begin,
  name: 'depositPaymentGateway',
  path: '/wps/relay/MCS2_depositPaymentGateway',
  response: begunOrder,
  row: 'WIRE-96',
})

/** Begins a deposit through this relay; it is paid at `payUrl`. */
export const depositWechat = defineCall({
  ...begin,
  name: 'depositWechat',
  path: '/wps/relay/MCS2_depositWechat',
  response: begunOrder,
  row: 'WIRE-97',
})

/**
 * Deposits in a date range, newest first: `from` is inclusive, `to` exclusive. With `requestId` or
 * `number`, only that one, whatever its date; an unknown `requestId` is refused from then on.
 */
export const depositTransactioNReport = defineCall({
  name: 'depositTransactioNReport',
  method: 'GET',
  path: '/wps/relay/MCS2_depositTransactioNReport',
  auth: 'member',
  request: v.object({
    from: v.optional(whole),
    to: v.optional(whole),
    requestId: v.optional(requestId),
    number: v.optional(text),
    pageNo: whole,
    pageSize: whole,
  }),
  response: priced(
    v.object({
      list: v.array(depositOrder),
      ...paging,
      /** Totals over all pages. Amount, fee and bonus are those of paid orders; `waiting` is not paid yet. */
      total: v.object({
        count: v.number(),
        paid: v.number(),
        amount: figure,
        fee: figure,
        bonus: figure,
        waiting: figure,
      }),
      currency: text,
    }),
  ),
  row: 'WIRE-99',
})

export const depositCalls = {
  depositBanksByVendor,
  depositPromoList,
  acceptPromo,
  depositManualTransfer,
  depositAlipay,
  depositQQ,
  depositPaymentGateway,
  depositWechat,
  depositTransactioNReport,
}
