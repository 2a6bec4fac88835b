import * as v from 'valibot'
import { defineCall, timeLimits } from '../call'
import { instant, money, nothing, text, whole } from '../shapes'

/** Taking money out: cards, the wish itself, and what became of it (WIRE-88, WIRE-89, WIRE-90). */

/** A card as its owner recognises it; the platform tells no more of the account than its last digits. */
export const bankCard = v.object({ id: text, bankName: text, lastDigits: text })

export type BankCard = v.InferOutput<typeof bankCard>

/** What a withdrawal takes; all of it is told before anything is sent (trust 31). */
export const withdrawTerms = v.object({
  /** Everything that can be taken out, wherever it is held. */
  available: money,
  min: money,
  max: money,
  /** Taken out of the amount, the same for every withdrawal. */
  fee: money,
  /** What has to be bet before the next withdrawal, and what of it is still open. */
  turnover: v.object({ total: money, left: money }),
  currency: text,
})

/** The player's cards, the banks that one can be added of, and the terms, which no call of their own tells (WIRE-88). */
export const bankCards = defineCall({
  name: 'bankCards',
  method: 'GET',
  path: '/wps/relay/MCS2_bankCards',
  auth: 'member',
  request: nothing,
  response: v.object({ cards: v.array(bankCard), banks: v.array(text), terms: withdrawTerms }),
  row: 'WIRE-88',
})

/** Why the operator has given a withdrawal back. */
export const refusalReasons = ['account-name', 'account-number', 'bank', 'review'] as const
export type RefusalReason = (typeof refusalReasons)[number]

export const withdrawal = v.object({
  number: text,
  bankName: text,
  lastDigits: text,
  /** What left the balance. */
  amount: money,
  /** Kept of it; the rest goes to the bank. */
  fee: money,
  /** `waiting` and `processing`: held. `paid`: sent to the bank. `refused`: given back whole. */
  state: v.picklist(['waiting', 'processing', 'paid', 'refused']),
  /** Set exactly when it was refused. */
  reason: v.nullable(v.picklist(refusalReasons)),
  createdAt: instant,
  /** When it was paid or refused. */
  doneAt: v.nullable(instant),
})

export type Withdrawal = v.InferOutput<typeof withdrawal>

/** A key that a player's app makes once for one intent: twice the same is done once. */
const requestId = v.pipe(text, v.minLength(16), v.maxLength(64))

/**
 * Asks for a withdrawal (WIRE-89). `fee` is the one that the player has seen: another one by now is refused. Refused
 * with `pin-wrong`, `pin-locked`, `not-enough-money`, `turnover-open` or `terms-changed`; then nothing has moved.
 */
export const withdraw = defineCall({
  name: 'withdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  auth: 'member',
  timeLimit: timeLimits.money,
  request: v.object({
    cardId: text,
    amount: money,
    fee: money,
    paymentPassword: v.pipe(text, v.regex(/^\d{6}$/)),
    requestId,
  }),
  response: withdrawal,
  row: 'WIRE-89',
})

/**
 * Withdrawals, the latest first (WIRE-90). `from` counts, `to` does not any more; 368 days at most. With a `requestId`
 * it answers the one that was asked for under it, or none: then it will never be made under this key.
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
  response: v.object({
    list: v.array(withdrawal),
    pageNum: v.number(),
    totalPages: v.number(),
    /** Over every page of the question: asked for in all, paid with their fees, still held, given back. */
    total: v.object({
      count: v.number(),
      amount: money,
      paid: money,
      fee: money,
      held: money,
      refused: money,
    }),
    currency: text,
  }),
  row: 'WIRE-90',
})

export const withdrawCalls = { bankCards, withdraw, withdrawReport }
