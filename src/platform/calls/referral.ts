import * as v from 'valibot'
import { defineCall } from '../call'
import { money, priced, type Priced } from '../money'
import { instant, nothing, paging, text, whole } from '../shapes'

const amount = { reward: money, minimum: money }

/**
 * The referral programme's terms and the player's results so far (PROMO-11). `reward` is paid per friend
 * whose first deposit is at least `minimum`, `waitHours` after that deposit. `joined` friends registered
 * through the link, `deposited` of them have made a deposit; `paid` is in the wallet, `coming` is not yet.
 */
export const referralProgramme = defineCall({
  name: 'referralProgramme',
  method: 'GET',
  path: '/wps/relay/MCS2_getReferralProgramme',
  configured: true,
  auth: 'member',
  request: nothing,
  response: priced(
    v.object({
      /** The promotion is switched on (LAYOUT-10). */
      enabled: v.boolean(),
      currency: text,
      ...amount,
      waitHours: whole,
      joined: whole,
      deposited: whole,
      paid: money,
      coming: money,
    }),
  ),
  row: 'PROMO-11',
})

/** A friend who registered through the link; names are masked. `reward` is null while none is due. */
const friend = v.object({
  id: text,
  name: text,
  joinedAt: instant,
  /** Time of the first deposit; null if none. */
  depositedAt: v.nullable(instant),
  reward: v.nullable(
    v.object({
      amount: money,
      state: v.picklist(['coming', 'paid']),
      /** When it is due, or was paid. */
      at: instant,
    }),
  ),
})

export type ReferralFriend = Priced<v.InferOutput<typeof friend>>

/** Friends who registered through the link, newest first (PROMO-11). */
export const referralFriends = defineCall({
  name: 'referralFriends',
  method: 'GET',
  path: '/wps/relay/MCS2_getReferralFriends',
  configured: true,
  auth: 'member',
  request: v.object({ pageNo: whole, pageSize: whole }),
  response: priced(v.object({ list: v.array(friend), ...paging, currency: text })),
  row: 'PROMO-11',
})

export const referralCalls = { referralProgramme, referralFriends }
