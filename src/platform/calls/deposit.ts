import * as v from 'valibot'
import { defineCall, timeLimits } from '../call'
import { flag, instant, money, nothing, text, whole } from '../shapes'

/** Relays that take a deposit: the method says which one is its own (WIRE-93..97). */
export const depositRelays = ['gateway', 'manual', 'alipay', 'qq', 'wechat'] as const

/** What a way of paying is like; the words for it are the site's. */
export const depositKinds = ['qr', 'wallet', 'bank', 'counter', 'transfer'] as const

const kind = v.picklist(depositKinds)

/** The ways to pay that are open to this player, with what each costs and allows. */
export const depositBanksByVendor = defineCall({
  name: 'depositBanksByVendor',
  method: 'GET',
  path: '/wps/relay/MCS2_depositBanksByVendor',
  auth: 'member',
  request: nothing,
  response: v.object({
    currency: text,
    methods: v.array(
      v.object({
        id: text,
        kind,
        /** A name of its own, the same in every language. */
        name: text,
        relay: v.picklist(depositRelays),
        min: money,
        max: money,
        /** Paid on top of the amount. */
        fee: money,
        /** The money is there as soon as it is paid. */
        instant: v.boolean(),
        /** Amounts that are often chosen. */
        quick: v.array(money),
      }),
    ),
    /** What the player may still deposit; null without a limit. */
    limit: v.nullable(v.object({ hours: v.pipe(v.number(), v.minValue(1)), amount: money, left: money })),
  }),
  row: 'WIRE-91',
})

/** Promotions that can be added to a deposit. */
export const depositPromoList = defineCall({
  name: 'depositPromoList',
  method: 'GET',
  path: '/wps/relay/MCS2_depositPromoList',
  auth: 'member',
  request: nothing,
  response: v.object({
    list: v.array(
      v.object({
        id: text,
        /** Added to each deposit, percent as decimal text: `1`, `2.5`. */
        percent: money,
        /** Most that one deposit brings; null without a bound. */
        most: v.nullable(money),
        /** How often the bonus has to be bet before it can be withdrawn. */
        turnover: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
    ),
  }),
  row: 'WIRE-92',
})

/** Accepts the terms of a promotion for the next deposit, or no longer; said twice it is the same. */
export const acceptPromo = defineCall({
  name: 'acceptPromo',
  method: 'POST',
  path: '/wps/relay/MCS2_acceptPromo',
  auth: 'member',
  request: v.object({ promoId: text, accept: flag }),
  response: nothing,
  row: 'WIRE-98',
})

export const depositStates = ['waiting', 'paid', 'cancelled', 'expired', 'refused'] as const

/** A deposit as the platform keeps it. */
export const depositOrder = v.object({
  number: text,
  method: v.object({ id: text, kind, name: text }),
  amount: money,
  fee: money,
  /** What a promotion adds; it comes with the amount or not at all. */
  bonus: money,
  state: v.picklist(depositStates),
  createdAt: instant,
  /** An order that is not paid by then is void. */
  expiresAt: instant,
  paidAt: v.nullable(instant),
  /** The provider's page, a path of this site or https to a listed host, while the order waits. */
  payUrl: v.nullable(text),
  /** Where the player sends the money himself, and what he writes beside it, while the order waits. */
  transfer: v.nullable(v.object({ bank: text, account: text, holder: text, reference: text })),
})

export type DepositOrder = v.InferOutput<typeof depositOrder>

const wish = v.object({
  /** Made once per intent: the same again is the same order. */
  requestId: v.pipe(text, v.regex(/^[0-9a-f]{16,64}$/)),
  methodId: text,
  amount: money,
  /** What the player was shown: other terms are refused with `transaction.terms.changed`. */
  fee: money,
  bonus: money,
  /** The promotion that was accepted for it; empty for none. */
  promoId: text,
})

const begin = { method: 'POST', auth: 'member', timeLimit: timeLimits.money, request: wish } as const

export const depositManualTransfer = defineCall({
  ...begin,
  name: 'depositManualTransfer',
  path: '/wps/relay/MCS2_depositManualTransfer',
  response: depositOrder,
  row: 'WIRE-93',
})
export const depositAlipay = defineCall({
  ...begin,
  name: 'depositAlipay',
  path: '/wps/relay/MCS2_DepositAlipay',
  response: depositOrder,
  row: 'WIRE-94',
})
export const depositQQ = defineCall({
  ...begin,
  name: 'depositQQ',
  path: '/wps/relay/MCS2_DepositQQ',
  response: depositOrder,
  row: 'WIRE-95',
})
export const depositPaymentGateway = defineCall({
  ...begin,
  name: 'depositPaymentGateway',
  path: '/wps/relay/MCS2_depositPaymentGateway',
  response: depositOrder,
  row: 'WIRE-96',
})
export const depositWechat = defineCall({
  ...begin,
  name: 'depositWechat',
  path: '/wps/relay/MCS2_depositWechat',
  response: depositOrder,
  row: 'WIRE-97',
})

/**
 * The deposits of a stretch of time, the latest first: `from` counts, `to` does not any more. With `requestId` or
 * `number` it is that one only, whenever it was made; a `requestId` that no order has come under is refused from then on.
 */
export const depositTransactioNReport = defineCall({
  name: 'depositTransactioNReport',
  method: 'GET',
  path: '/wps/relay/MCS2_depositTransactioNReport',
  auth: 'member',
  request: v.object({
    from: v.optional(whole),
    to: v.optional(whole),
    requestId: v.optional(text),
    number: v.optional(text),
    pageNo: whole,
    pageSize: whole,
  }),
  response: v.object({
    list: v.array(depositOrder),
    pageNum: v.number(),
    totalPages: v.number(),
    /** Over every page of the question. Amount, fee and bonus are those of paid orders; `waiting` is not paid yet. */
    total: v.object({
      count: v.number(),
      paid: v.number(),
      amount: money,
      fee: money,
      bonus: money,
      waiting: money,
    }),
    currency: text,
  }),
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
