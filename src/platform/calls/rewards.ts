import * as v from 'valibot'
import { defineCall, timeLimits } from '../call'
import { amountText, money, priced } from '../money'
import { gameCategory, instant, nothing, paging, requestId, text, whole } from '../shapes'

/** A percentage as exact text: `0.55`. */
const percent = v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{2}$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The VIP club: the player's level, what each level gives, and this month's activity (PROMO-08). */
export const clubLevels = defineCall({
  name: 'clubLevels',
  method: 'GET',
  path: '/wps/relay/MCS2_memberClubLevels',
  configured: true,
  module: 'MEMCLUB3',
  auth: 'member',
  request: nothing,
  response: priced(
    v.object({
      enabled: v.boolean(),
      /** 0 below the first level. */
      level: count,
      /** Percent of the way to the next level; 100 on the highest. */
      progress: v.pipe(count, v.maxValue(100)),
      /** Qualifying turnover since the account was opened. */
      turnover: money,
      /** Null on the highest level. */
      next: v.nullable(v.object({ label: text, missing: money })),
      /** Since the first of the month, in the platform's time zone. */
      month: v.object({ from: instant, turnover: money, rebates: money, rewards: money }),
      levels: v.array(
        v.object({
          level: count,
          label: text,
          /** Turnover needed for this level. */
          from: money,
          /** Paid once, when the level is reached. */
          gift: money,
          /** Added to every rebate rate. */
          extraRebate: percent,
        }),
      ),
      currency: text,
    }),
  ),
  row: 'PROMO-08',
})

/** What can be claimed: a promotion's reward, a mission's reward, or the accrued rebate. */
const claimKind = v.picklist(['reward', 'mission', 'rebate'])

const receipt = priced(v.object({ number: text, amount: money, at: instant, currency: text }))

/** All promotion rewards waiting to be claimed (PROMO-02, PROMO-07). */
export const waitingRewards = defineCall({
  name: 'waitingRewards',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWaitingRewards',
  configured: true,
  module: 'REWCEN3',
  auth: 'member',
  request: nothing,
  response: priced(
    v.object({
      list: v.array(v.object({ id: text, promotionId: text, title: text, summary: text, amount: money })),
      currency: text,
    }),
  ),
  row: 'PROMO-07',
})

/** Past claims, newest first. */
export const claimHistory = defineCall({
  name: 'claimHistory',
  method: 'GET',
  path: '/wps/relay/MCSFE_getClaimHistory',
  configured: true,
  module: 'REWCEN3',
  auth: 'member',
  request: v.object({ pageNo: whole, pageSize: whole }),
  response: priced(
    v.object({
      list: v.array(v.object({ number: text, kind: claimKind, title: text, amount: money, at: instant })),
      ...paging,
      currency: text,
    }),
  ),
  row: 'PROMO-07',
})

/**
 * Claims a reward, once: repeating a `requestId` returns the first result. `amount` is what the player saw;
 * if it has changed, the claim is refused, so that nobody is paid an amount they did not agree to.
 */
export const claim = defineCall({
  name: 'claim',
  method: 'POST',
  path: '/wps/relay/MCSFE_claim',
  configured: true,
  module: 'REWCEN3',
  auth: 'member',
  request: v.object({ requestId, kind: claimKind, id: text, amount: amountText }),
  response: receipt,
  timeLimit: timeLimits.money,
  row: 'PROMO-07',
})

/**
 * Looks a claim up by its key; null: nothing happened and nothing will (the key is burnt, so never retry
 * this automatically).
 */
export const claimOutcome = defineCall({
  name: 'claimOutcome',
  method: 'GET',
  path: '/wps/relay/MCSFE_getClaimOutcome',
  configured: true,
  module: 'REWCEN3',
  auth: 'member',
  retry: false,
  request: v.object({ requestId }),
  response: v.nullable(receipt),
  row: 'PROMO-07',
})

/**
 * Limits of an application: comment length, number of pictures, and bytes per picture (PROMO-04, PROMO-05).
 */
export const entryLimits = { comment: 140, images: 3, imageBytes: 5 * 1024 * 1024 } as const

/** Uploads one picture of an application: `image` is Base64, png or jpg (PROMO-05). */
export const uploadPromotionImage = defineCall({
  name: 'uploadPromotionImage',
  method: 'POST',
  path: '/wps/relay/MCSFE_uploadPromotionImage',
  configured: true,
  module: 'REWCEN3',
  auth: 'member',
  request: v.object({ promotionId: text, image: text }),
  response: v.object({ id: text }),
  timeLimit: timeLimits.money,
  row: 'PROMO-05',
})

/** Joins a promotion, or applies if it requires that; once per `requestId` (PROMO-04, PROMO-05). */
export const joinPromotion = defineCall({
  name: 'joinPromotion',
  method: 'POST',
  path: '/wps/relay/MCSFE_joinPromotion',
  configured: true,
  module: 'REWCEN3',
  auth: 'member',
  request: v.object({
    requestId,
    promotionId: text,
    comment: v.pipe(text, v.maxLength(entryLimits.comment)),
    images: v.pipe(v.array(text), v.maxLength(entryLimits.images)),
  }),
  response: v.object({ status: v.picklist(['joined', 'applying']) }),
  row: 'PROMO-04',
})

/** Looks a request to join up by its key; null: nothing happened under it, and nothing will. */
export const joinOutcome = defineCall({
  name: 'joinOutcome',
  method: 'GET',
  path: '/wps/relay/MCSFE_getJoinOutcome',
  configured: true,
  module: 'REWCEN3',
  auth: 'member',
  retry: false,
  request: v.object({ requestId }),
  response: v.nullable(v.object({ status: v.picklist(['joined', 'applying']) })),
  row: 'PROMO-04',
})

const mission = { id: text, amount: money, state: v.picklist(['open', 'waiting', 'claimed']) }

/** The week's missions and its top players (PROMO-07). */
export const missions = defineCall({
  name: 'missions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissions',
  configured: true,
  module: 'MISSIONLB3',
  auth: 'member',
  request: nothing,
  response: priced(
    v.object({
      /** The week, Monday to Monday in the platform's time zone; the end is exclusive. */
      from: instant,
      to: instant,
      list: v.array(
        // Bets and days are counted, deposits are an amount.
        v.variant('unit', [
          v.object({ ...mission, unit: v.picklist(['bets', 'days']), goal: whole, done: whole }),
          v.object({ ...mission, unit: v.literal('deposits'), goal: money, done: money }),
        ]),
      ),
      ranking: v.array(v.object({ place: count, name: text, turnover: money, own: v.boolean() })),
      /** Null until the player has bet this week. */
      own: v.nullable(v.object({ place: count, turnover: money })),
      currency: text,
    }),
  ),
  row: 'PROMO-07',
})

/** The rebate accrued since the last payout, by category (PROMO-07). */
export const manualRebate = defineCall({
  name: 'manualRebate',
  method: 'GET',
  path: '/wps/relay/MCS2_getManualRebate',
  configured: true,
  module: 'MANPLAYREB3',
  auth: 'member',
  request: nothing,
  response: priced(
    v.object({
      /** Time of the last payout; null if none. */
      last: v.nullable(instant),
      list: v.array(v.object({ category: gameCategory, turnover: money, rate: percent, amount: money })),
      total: money,
      /** Minimum payout. */
      min: money,
      currency: text,
    }),
  ),
  row: 'PROMO-07',
})

/** Past rebates, newest first (RECORD-09). `from` is inclusive, `to` exclusive. */
export const rebateReport = defineCall({
  name: 'rebateReport',
  method: 'GET',
  path: '/wps/relay/MCS2_getRebateReport',
  configured: true,
  module: 'PLYRBT',
  auth: 'member',
  request: v.object({ from: whole, to: whole, pageNo: whole, pageSize: whole }),
  response: priced(
    v.object({
      list: v.array(
        v.object({
          number: text,
          category: gameCategory,
          turnover: money,
          rate: percent,
          amount: money,
          at: instant,
        }),
      ),
      ...paging,
      /** Totals over all pages. */
      total: v.object({ count, turnover: money, amount: money }),
      currency: text,
    }),
  ),
  row: 'RECORD-09',
})

export const rewardCalls = {
  clubLevels,
  waitingRewards,
  claimHistory,
  claim,
  claimOutcome,
  uploadPromotionImage,
  joinPromotion,
  joinOutcome,
  missions,
  manualRebate,
  rebateReport,
}
