import * as v from 'valibot'
import { defineCall, timeLimits } from '../call'
import { gameCategory, instant, money, nothing, text, whole } from '../shapes'

/** A share in per cent as exact text: `0.55`. */
const percent = v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{2}$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The VIP club: where the player stands, what each level brings, and what this month has brought (PROMO-08). */
export const clubLevels = defineCall({
  name: 'clubLevels',
  method: 'GET',
  path: '/wps/relay/MCS2_memberClubLevels',
  configured: true,
  module: 'MEMCLUB3',
  auth: 'member',
  request: nothing,
  response: v.object({
    enabled: v.boolean(),
    /** 0 before the first level. */
    level: count,
    /** Per cent of the way to the next level; 100 on the highest. */
    progress: v.pipe(count, v.maxValue(100)),
    /** Bets that count, since the account was opened. */
    turnover: money,
    /** Null on the highest level. */
    next: v.nullable(v.object({ label: text, missing: money })),
    /** Since the first of the month, in the platform's own zone. */
    month: v.object({ from: instant, turnover: money, rebates: money, rewards: money }),
    levels: v.array(
      v.object({
        level: count,
        label: text,
        /** Turnover from which on it counts. */
        from: money,
        /** Paid once, when it is reached. */
        gift: money,
        /** On top of every rebate's rate. */
        extraRebate: percent,
      }),
    ),
    currency: text,
  }),
  row: 'PROMO-08',
})

/** What can be claimed: a promotion's reward, a mission's, or the rebate that has gathered. */
export const claimKind = v.picklist(['reward', 'mission', 'rebate'])

const receipt = v.object({ number: text, amount: money, at: instant, currency: text })

/** Everything of the promotions that waits to be claimed (PROMO-02, PROMO-07). */
export const waitingRewards = defineCall({
  name: 'waitingRewards',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWaitingRewards',
  configured: true,
  module: 'REWCEN3',
  auth: 'member',
  request: nothing,
  response: v.object({
    list: v.array(v.object({ id: text, promotionId: text, title: text, summary: text, amount: money })),
    currency: text,
  }),
  row: 'PROMO-07',
})

/** What has been claimed, the latest first. */
export const claimHistory = defineCall({
  name: 'claimHistory',
  method: 'GET',
  path: '/wps/relay/MCSFE_getClaimHistory',
  configured: true,
  module: 'REWCEN3',
  auth: 'member',
  request: v.object({ pageNo: whole, pageSize: whole }),
  response: v.object({
    list: v.array(v.object({ number: text, kind: claimKind, title: text, amount: money, at: instant })),
    pageNum: v.number(),
    totalPages: v.number(),
    currency: text,
  }),
  row: 'PROMO-07',
})

/**
 * Claims something, once: the same `requestId` again answers what it did the first time. `amount` is what the player
 * has seen; another one is refused, so that nobody is paid what he has not agreed to.
 */
export const claim = defineCall({
  name: 'claim',
  method: 'POST',
  path: '/wps/relay/MCSFE_claim',
  configured: true,
  module: 'REWCEN3',
  auth: 'member',
  request: v.object({ requestId: text, kind: claimKind, id: text, amount: money }),
  response: receipt,
  timeLimit: timeLimits.money,
  row: 'PROMO-07',
})

/** What became of a claim; null: nothing, and nothing will (the key is burnt, hence never asked twice by itself). */
export const claimOutcome = defineCall({
  name: 'claimOutcome',
  method: 'GET',
  path: '/wps/relay/MCSFE_getClaimOutcome',
  configured: true,
  module: 'REWCEN3',
  auth: 'member',
  retry: false,
  request: v.object({ requestId: text }),
  response: v.nullable(receipt),
  row: 'PROMO-07',
})

/** Most letters of the comment, pictures, and bytes of each (PROMO-04, PROMO-05). */
export const entryLimits = { comment: 140, images: 3, imageBytes: 5 * 1024 * 1024 } as const

/** Hands one picture of an application in: `image` is its bytes in Base64, png or jpg (PROMO-05). */
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

/** Joins a promotion, or applies to it where it asks for that; once for a `requestId` (PROMO-04, PROMO-05). */
export const joinPromotion = defineCall({
  name: 'joinPromotion',
  method: 'POST',
  path: '/wps/relay/MCSFE_joinPromotion',
  configured: true,
  module: 'REWCEN3',
  auth: 'member',
  request: v.object({
    requestId: text,
    promotionId: text,
    comment: v.pipe(text, v.maxLength(entryLimits.comment)),
    images: v.pipe(v.array(text), v.maxLength(entryLimits.images)),
  }),
  response: v.object({ status: v.picklist(['joined', 'applying']) }),
  row: 'PROMO-04',
})

/** What became of a wish to join; null: nothing, and nothing will. */
export const joinOutcome = defineCall({
  name: 'joinOutcome',
  method: 'GET',
  path: '/wps/relay/MCSFE_getJoinOutcome',
  configured: true,
  module: 'REWCEN3',
  auth: 'member',
  retry: false,
  request: v.object({ requestId: text }),
  response: v.nullable(v.object({ status: v.picklist(['joined', 'applying']) })),
  row: 'PROMO-04',
})

/** The week's missions, and who has bet most in it (PROMO-07). */
export const missions = defineCall({
  name: 'missions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissions',
  configured: true,
  module: 'MISSIONLB3',
  auth: 'member',
  request: nothing,
  response: v.object({
    /** The week, Monday to Monday in the platform's own zone; the end does not belong to it. */
    from: instant,
    to: instant,
    list: v.array(
      v.object({
        id: text,
        unit: v.picklist(['bets', 'days', 'deposits']),
        /** Bets and days are counted, deposits are an amount. */
        goal: money,
        done: money,
        amount: money,
        state: v.picklist(['open', 'waiting', 'claimed']),
      }),
    ),
    ranking: v.array(v.object({ place: count, name: text, turnover: money, own: v.boolean() })),
    /** Null while the player has not bet this week. */
    own: v.nullable(v.object({ place: count, turnover: money })),
    currency: text,
  }),
  row: 'PROMO-07',
})

/** The rebate that has gathered since the last one was taken, by category (PROMO-07). */
export const manualRebate = defineCall({
  name: 'manualRebate',
  method: 'GET',
  path: '/wps/relay/MCS2_getManualRebate',
  configured: true,
  module: 'MANPLAYREB3',
  auth: 'member',
  request: nothing,
  response: v.object({
    /** The last one that was taken; null: none was. */
    last: v.nullable(instant),
    list: v.array(v.object({ category: gameCategory, turnover: money, rate: percent, amount: money })),
    total: money,
    /** Less than this is not paid out yet. */
    least: money,
    currency: text,
  }),
  row: 'PROMO-07',
})

/** Rebates that were taken, the latest first (RECORD-09). `from` counts, `to` does not any more. */
export const rebateReport = defineCall({
  name: 'rebateReport',
  method: 'GET',
  path: '/wps/relay/MCS2_getRebateReport',
  configured: true,
  module: 'PLYRBT',
  auth: 'member',
  request: v.object({ from: whole, to: whole, pageNo: whole, pageSize: whole }),
  response: v.object({
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
    pageNum: v.number(),
    totalPages: v.number(),
    /** Over every page of the question. */
    total: v.object({ count, turnover: money, amount: money }),
    currency: text,
  }),
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
