import * as v from 'valibot'
import { defineCall, timeLimits } from '../call'
import { amountText, money, priced } from '../money'
import { instant, requestId, text } from '../shapes'

/** Transfers to the upline (WALLET-09, WALLET-10): one relay, read before and after the single write. */

const relay = { path: '/wps/relay/GLS2_WalletTransfer', module: 'FUNDTRANS3', auth: 'member' } as const

const uplineTransfer = v.object({ number: text, to: text, amount: money, createdAt: instant })

/**
 * The recipient and the limits. With a `requestId`, also the transfer made under it, or null: then the key
 * is void. Refused with `no-permission` if the account may not transfer (WALLET-09).
 */
export const walletTransferTerms = defineCall({
  ...relay,
  name: 'walletTransferTerms',
  method: 'GET',
  request: v.object({ requestId: v.optional(requestId) }),
  response: priced(
    v.object({
      /** User name of the upline. */
      to: text,
      available: money,
      min: money,
      max: money,
      turnover: v.object({ total: money, left: money }),
      currency: text,
      transfer: v.nullable(uplineTransfer),
    }),
  ),
  row: 'WIRE-85',
})

/**
 * Transfers money to the upline immediately and irrevocably. Refused with `pin-wrong`, `pin-locked`,
 * `not-enough-money`, `turnover-open` or `no-permission`; then nothing has moved.
 */
export const walletTransfer = defineCall({
  ...relay,
  name: 'walletTransfer',
  method: 'POST',
  timeLimit: timeLimits.money,
  request: v.object({
    amount: amountText,
    /** The upline the player was shown; refused if it has changed. */
    to: text,
    paymentPassword: v.pipe(text, v.regex(/^\d{6}$/)),
    requestId,
  }),
  response: priced(v.object({ ...uplineTransfer.entries, currency: text })),
  row: 'WIRE-85',
})

export const transferCalls = { walletTransferTerms, walletTransfer }
