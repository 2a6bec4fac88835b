import * as v from 'valibot'
import { defineCall } from '../call'
import { instant, money, nothing, text, whole } from '../shapes'

const amount = { reward: money, minimum: money }

/**
 * What the referral programme gives and what it has given so far (PROMO-11). `reward` is for one friend, whose first
 * deposit has to be `minimum` or more; it comes `waitHours` after that deposit. `joined` friends came by the link,
 * `deposited` of them have deposited at all; `paid` is on the wallet, `coming` is not yet.
 */
export const referralProgramme = defineCall({
  name: 'referralProgramme',
  method: 'GET',
  path: '/wps/relay/MCS2_getReferralProgramme',
  configured: true,
  auth: 'member',
  request: nothing,
  response: v.object({
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
  row: 'PROMO-11',
})

/** A friend who came by the link; names come masked. `reward` is null while none is due. */
const friend = v.object({
  id: text,
  name: text,
  joinedAt: instant,
  /** Moment of the first deposit; null without one. */
  depositedAt: v.nullable(instant),
  reward: v.nullable(
    v.object({
      amount: money,
      state: v.picklist(['coming', 'paid']),
      /** When it comes, or came. */
      at: instant,
    }),
  ),
})

export type ReferralFriend = v.InferOutput<typeof friend>

/** Who came by the link, last joined first (PROMO-11). */
export const referralFriends = defineCall({
  name: 'referralFriends',
  method: 'GET',
  path: '/wps/relay/MCS2_getReferralFriends',
  configured: true,
  auth: 'member',
  request: v.object({ pageNo: whole, pageSize: whole }),
  response: v.object({ list: v.array(friend), pageNum: v.number(), totalPages: v.number(), currency: text }),
  row: 'PROMO-11',
})

export const referralCalls = { referralProgramme, referralFriends }
