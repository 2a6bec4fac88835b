import * as v from 'valibot'
import { defineCall } from '../call'
import { money, priced } from '../money'
import { nothing, text } from '../shapes'

/**
 * Wallet balance: the total, wherever it is held (WALLET-01). In a file of its own because every visit's
 * first script includes it.
 */
export const walletBalance = defineCall({
  name: 'walletBalance',
  method: 'GET',
  path: '/wps/wallets/balance',
  auth: 'member',
  request: nothing,
  response: priced(v.object({ sumBalance: money, currency: text })),
  row: 'WIRE-84',
})
