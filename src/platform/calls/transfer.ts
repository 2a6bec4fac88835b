import * as v from 'valibot'
import { defineCall, timeLimits } from '../call'
import { instant, money, text } from '../shapes'

/** Money handed to the superior (WALLET-09, WALLET-10): one relay, which is read before and after, and written once. */

const relay = { path: '/wps/relay/GLS2_WalletTransfer', module: 'FUNDTRANS3', auth: 'member' } as const

export const uplineTransfer = v.object({ number: text, to: text, amount: money, createdAt: instant })

export type UplineTransfer = v.InferOutput<typeof uplineTransfer>

/** A key that a player's app makes once for one intent: twice the same is done once. */
const requestId = v.pipe(text, v.minLength(16), v.maxLength(64))

/**
 * To whom it goes and within which bounds. With a `requestId` also the transfer of that key, or null: then it will
 * never be made under it. Refused with `no-permission` where nothing may be transferred (WALLET-09).
 */
export const walletTransferTerms = defineCall({
  ...relay,
  name: 'walletTransferTerms',
  method: 'GET',
  request: v.object({ requestId: v.optional(requestId) }),
  response: v.object({
    /** User name of the superior. */
    to: text,
    available: money,
    min: money,
    max: money,
    turnover: v.object({ total: money, left: money }),
    currency: text,
    transfer: v.nullable(uplineTransfer),
  }),
  row: 'WIRE-85',
})

/**
 * Hands money to the superior at once; nobody can take it back. Refused with `pin-wrong`, `pin-locked`,
 * `not-enough-money`, `turnover-open` or `no-permission`; then nothing has moved.
 */
export const walletTransfer = defineCall({
  ...relay,
  name: 'walletTransfer',
  method: 'POST',
  timeLimit: timeLimits.money,
  request: v.object({
    amount: money,
    /** The superior as the player has seen him: another one by now is refused. */
    to: text,
    paymentPassword: v.pipe(text, v.regex(/^\d{6}$/)),
    requestId,
  }),
  response: uplineTransfer,
  row: 'WIRE-85',
})

export const transferCalls = { walletTransferTerms, walletTransfer }
