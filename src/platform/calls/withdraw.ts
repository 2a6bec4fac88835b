import * as v from 'valibot'
import { defineCall, timeLimits } from '../call'
import { amountText, figure, money, priced, type Priced } from '../money'
import { instant, nothing, paging, requestId, text, whole } from '../shapes'

/** Withdrawals: bank cards, the request, and its outcome (WIRE-88, WIRE-89, WIRE-90). */

/** A card as its owner recognises it; the platform reveals only the last digits. */
export const bankCard = v.object({
  id: text,
  bankName: text,
  lastDigits: text,
  /** A new card receives no payouts before this time, milliseconds UTC; missing when no hold applies. */
  restsUntil: v.optional(instant),
})

/** The cost of a withdrawal; all of it is shown before anything is sent (trust 31). */
const withdrawTerms = v.object({
  /** Everything that can be withdrawn, in whichever wallet it is. */
  available: money,
  min: money,
  max: money,
  /** Deducted from the amount, the same for every withdrawal. */
  fee: money,
  /** Turnover required before the next withdrawal, and how much of it is left. */
  turnover: v.object({ total: money, left: money }),
  /** Usual time until the money is sent, minutes; missing if unknown. */
  usualMinutes: v.optional(v.number()),
  currency: text,
})

/**
 * The player's cards, the banks a card can be added for, and the withdrawal terms, which have no call of
 * their own (WIRE-88).
 */
export const bankCards = defineCall({
  name: 'bankCards',
  method: 'GET',
  path: '/wps/relay/MCS2_bankCards',
  auth: 'member',
  request: nothing,
  response: v.object({
    cards: v.array(bankCard),
    banks: v.array(text),
    terms: priced(withdrawTerms),
    /** A withdrawal requires a passkey or a code; `missing`: the account has neither yet. */
    secondStep: v.optional(v.picklist(['wanted', 'missing'])),
  }),
  row: 'WIRE-88',
})

/** Why the operator refused a withdrawal. */
export const refusalReasons = ['account-name', 'account-number', 'bank', 'review'] as const
export type RefusalReason = (typeof refusalReasons)[number]

export const withdrawal = v.object({
  number: text,
  bankName: text,
  lastDigits: text,
  /** What left the balance. */
  amount: money,
  /** Kept from the amount; the rest goes to the bank. */
  fee: money,
  /** `waiting` and `processing`: held. `paid`: sent to the bank. `refused`: returned in full. */
  state: v.picklist(['waiting', 'processing', 'paid', 'refused']),
  /** Set only when refused. */
  reason: v.nullable(v.picklist(refusalReasons)),
  createdAt: instant,
  /** When it was paid or refused. */
  doneAt: v.nullable(instant),
})

export type Withdrawal = Priced<v.InferOutput<typeof withdrawal>>

/**
 * Requests a withdrawal (WIRE-89). `fee` is what the player saw. Refused with `terms-changed` if it has
 * changed, or with `pin-wrong`, `pin-locked`, `not-enough-money` or `turnover-open`; then nothing has moved.
 * Also refused: a card still on hold, with the time the hold ends (`value.until`), and a missing second step
 * (`second.step.wanted`).
 */
export const withdraw = defineCall({
  name: 'withdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  auth: 'member',
  timeLimit: timeLimits.money,
  request: v.object({
    cardId: text,
    amount: amountText,
    fee: amountText,
    paymentPassword: v.pipe(text, v.regex(/^\d{6}$/)),
    requestId,
    /** From `proveWithdrawal`, where `secondStep` is wanted. */
    stepProof: v.optional(text),
  }),
  response: priced(v.object({ ...withdrawal.entries, currency: text })),
  row: 'WIRE-89',
})

/**
 * Withdrawals, newest first (WIRE-90). `from` is inclusive, `to` exclusive; 368 days at most. With a
 * `requestId`, the withdrawal made under it, or none: then the key is void.
 */
export const withdrawReport = defineCall({
  name: 'withdrawReport',
  method: 'GET',
  path: '/wps/relay/MCS2_WithdrawTransactionReport',
  auth: 'member',
  request: v.object({
    from: whole,
    to: whole,
    pageNo: whole,
    pageSize: whole,
    requestId: v.optional(requestId),
  }),
  response: priced(
    v.object({
      list: v.array(withdrawal),
      ...paging,
      /** Totals over all pages: requested, paid with fees, still held, returned. */
      total: v.object({
        count: v.number(),
        amount: figure,
        paid: figure,
        fee: figure,
        held: figure,
        refused: figure,
      }),
      currency: text,
    }),
  ),
  row: 'WIRE-90',
})

export const withdrawCalls = { bankCards, withdraw, withdrawReport }
