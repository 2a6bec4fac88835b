import * as v from 'valibot'
import { defineCall } from '../call'
import { contentQuery, instant, label, nothing, paging, text, whole } from '../shapes'

/**
 * A banner; `link` is its click action (HOME-22): a path on this site, an allowed https address, or
 * nothing.
 */
export const banner = v.object({
  id: text,
  url: text,
  groupName: label,
  kicker: label,
  title: label,
  button: label,
  link: v.optional(v.nullable(text), null),
})

/** An announcement; only the image with sequence 1 is shown (MSG-05, MSG-06). Content is HTML. */
export const announcement = v.object({
  id: text,
  title: text,
  content: text,
  publishedAt: instant,
  announcementImages: v.optional(v.array(v.object({ sequence: v.number(), url: text })), []),
})

const several = v.optional(v.array(announcement), [])

export type Banner = v.InferOutput<typeof banner>
export type Announcement = v.InferOutput<typeof announcement>

/**
 * Announcements of the given types (MSG-07): B banners, PL player, PU popup, H hot, PR promotion, A agent.
 */
export const announcements = defineCall({
  name: 'announcements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  auth: 'optional',
  revalidated: true,
  request: contentQuery,
  response: v.object({
    banners: v.optional(v.array(banner), []),
    player: several,
    popup: several,
    hot: several,
    promotion: several,
    footer: v.optional(v.object({ unreadCount: v.optional(v.number(), 0) }), {}),
  }),
  row: 'WIRE-44',
})

/** Lobby notices (MSG-08). */
export const notices = defineCall({
  name: 'notices',
  method: 'GET',
  path: '/wps/relay/GLS2_lobbyNews',
  auth: 'optional',
  revalidated: true,
  request: v.object({ platform: v.literal('M'), merchantCode: text }),
  response: v.object({ contentLobby: v.array(announcement) }),
  row: 'WIRE-45',
})

/** Questions and answers, in order; `content` is HTML. */
export const helpCentre = defineCall({
  name: 'helpCentre',
  method: 'GET',
  path: '/wps/system/helpCenter',
  module: 'COMM3',
  revalidated: true,
  request: v.object({ lang: text, device: v.literal('MOBILE') }),
  response: v.array(v.object({ title: text, content: text })),
  row: 'WIRE-48',
})

/** Number of unread messages in the inbox. */
export const unreadCount = defineCall({
  name: 'unreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  module: 'INBOX3',
  auth: 'member',
  request: nothing,
  response: v.pipe(v.number(), v.integer(), v.minValue(0)),
  row: 'WIRE-51',
})

/** Messages, newest first; `content` is HTML. */
export const inbox = defineCall({
  name: 'inbox',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  module: 'INBOX3',
  auth: 'member',
  request: v.object({ pageNo: whole, pageSize: whole }),
  response: v.object({
    list: v.array(v.object({ id: text, title: text, content: text, sentAt: instant, read: v.boolean() })),
    ...paging,
  }),
  row: 'WIRE-50',
})

/** Promotion statuses (PROMO-01). */
const promotionStatus = v.picklist([
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'coming',
  'signed',
])

/**
 * Promotions, in the operator's order; `content` is HTML. With a token, each carries this player's status.
 */
export const availablePromotions = defineCall({
  name: 'availablePromotions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  module: 'REWCEN3',
  auth: 'optional',
  revalidated: true,
  request: nothing,
  response: v.object({
    list: v.array(
      v.object({
        id: text,
        title: text,
        summary: text,
        content: text,
        url: text,
        status: promotionStatus,
        /** Joining requires an application: a comment and optional pictures (PROMO-04, PROMO-05). */
        needsApplication: v.optional(v.boolean(), false),
      }),
    ),
    /** The referral promotion is switched on (LAYOUT-10). */
    referral: v.boolean(),
    /** The player is taking a break from play: they are not invited to deposit or play (trust 34). */
    closed: v.optional(v.boolean(), false),
  }),
  row: 'WIRE-52',
})

/** The player's VIP level in short, for badges. */
export const clubBenefit = defineCall({
  name: 'clubBenefit',
  method: 'GET',
  path: '/wps/relay/MCS2_getMemberClubBenefit',
  module: 'MEMCLUB3',
  auth: 'member',
  request: nothing,
  response: v.object({
    enabled: v.boolean(),
    level: v.number(),
    progress: v.number(),
    label: v.nullable(text),
  }),
  row: 'WIRE-53',
})

/** The player's referral code, its registration link, and how many friends have joined (PROMO-11). */
export const referral = defineCall({
  name: 'referral',
  method: 'GET',
  path: '/wps/relay/MCS2_getReferral',
  configured: true,
  auth: 'member',
  request: nothing,
  response: v.object({ code: text, url: text, joined: whole }),
  row: 'PROMO-11',
})

export const contentCalls = {
  announcements,
  notices,
  helpCentre,
  unreadCount,
  inbox,
  availablePromotions,
  clubBenefit,
  referral,
}
