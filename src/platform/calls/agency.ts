import * as v from 'valibot'
import { defineCall } from '../call'
import { money, priced } from '../money'
import { contentQuery, instant, nothing, requestId, text, whole } from '../shapes'
import { announcement } from './content'

/** Calls of the agent screens: team counters, the agent's terms with the operator, announcements. */

const module = 'AGEINFO3'

/** A calendar day, `2026-11-21`. */
const day = v.pipe(text, v.regex(/^\d{4}-\d{2}-\d{2}$/))
/** Size 0: no member rows, only the footer (WIRE-102). */
const span = v.object({ startDate: day, endDate: day, size: whole })
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Members of the team who have logged in (AGENT-07). */
export const teamKpiA = defineCall({
  name: 'teamKpiA',
  method: 'GET',
  path: '/wps/relay/ODS2_TeamKpiA',
  configured: true,
  module,
  auth: 'member',
  request: span,
  response: v.object({ footer: v.object({ teamLoginMemberCount: count }) }),
  row: 'WIRE-102',
})

/** Members of the team who have bet. */
export const teamKpiB = defineCall({
  name: 'teamKpiB',
  method: 'GET',
  path: '/wps/relay/ODS2_TeamKpiB',
  configured: true,
  module,
  auth: 'member',
  request: span,
  response: v.object({ footer: v.object({ teamBetMemberCount: count }) }),
  row: 'WIRE-103',
})

/** Members who have registered in the team. */
export const teamKpiC = defineCall({
  name: 'teamKpiC',
  method: 'GET',
  path: '/wps/relay/ODS2_TeamKpiC',
  configured: true,
  module,
  auth: 'member',
  request: span,
  response: v.object({ footer: v.object({ teamRegisterMemberCount: count }) }),
  row: 'WIRE-104',
})

/** Members of the team who are signed in now. */
export const subordinate = defineCall({
  name: 'subordinate',
  method: 'GET',
  path: '/wps/relay/ODS2_Subordinate',
  configured: true,
  module,
  auth: 'member',
  request: span,
  response: v.object({ footer: v.object({ teamOnlineCount: count }) }),
  row: 'WIRE-105',
})

/** Percent with two decimals as exact text, `0.80`. */
const rate = v.object({ category: text, rate: v.pipe(text, v.regex(/^\d{1,3}\.\d{2}$/)) })
const accountKind = v.picklist(['member', 'agent'])

/**
 * The agent's terms with the operator: their code, their rebate rates, and whether dividends are paid
 * (AGENT-16).
 */
export const affiliate = defineCall({
  name: 'affiliate',
  method: 'GET',
  path: '/wps/relay/MCS2_getAffiliate',
  configured: true,
  module: 'AFFMAN3',
  auth: 'member',
  request: v.object({ merchantCode: text }),
  response: v.object({ code: text, dividends: v.boolean(), rates: v.array(rate) }),
  row: 'WIRE-112',
})

/** Announcements for agents, newest first, each with whether this agent has read it (AGENT-15). */
export const agentAnnouncements = defineCall({
  name: 'agentAnnouncements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAgentAnnouncements',
  configured: true,
  module: 'AGEANNOUNCE3',
  auth: 'member',
  request: contentQuery,
  response: v.object({
    list: v.array(v.object({ ...announcement.entries, read: v.boolean() })),
    footer: v.object({ unreadCount: count }),
  }),
  row: 'WIRE-122',
})

/**
 * Opens an account below the agent, once per `requestId`. Encrypted: it carries the new member's first
 * password.
 */
export const agentAffiliate = defineCall({
  name: 'agentAffiliate',
  method: 'POST',
  path: '/wps/agent/affiliate',
  module: 'AFFMAN3',
  auth: 'member',
  placement: 'encrypted',
  request: v.object({
    requestId,
    kind: accountKind,
    username: text,
    password: text,
    nickname: text,
    payeeName: text,
    email: text,
    idNumber: text,
    qqNum: text,
    facebook: text,
    wechat: text,
    line: text,
    whatsapp: text,
    zalo: text,
    rates: v.array(rate),
  }),
  response: v.object({ username: text }),
  row: 'WIRE-116',
})

/** The account opened under a key. If there is none, the key is void from now on. */
export const openedAccount = defineCall({
  name: 'openedAccount',
  method: 'GET',
  path: '/wps/relay/MCS2_getOpenedAccount',
  configured: true,
  module: 'AFFMAN3',
  auth: 'member',
  retry: false,
  request: v.object({ requestId }),
  response: v.object({ username: v.nullable(text) }),
  row: 'WIRE-116',
})

/** An invitation link; `url` is the registration page with its code. */
const affiliateUrl = v.object({
  id: text,
  code: text,
  url: text,
  kind: accountKind,
  rates: v.array(rate),
  note: text,
  joined: whole,
  createdAt: instant,
  requestId: text,
})

/** Makes an invitation link, once per `requestId`. */
export const affiliateUrlCreate = defineCall({
  name: 'affiliateUrlCreate',
  method: 'POST',
  path: '/wps/relay/MCS2_createAffiliateUrl',
  configured: true,
  module: 'AFFMAN3',
  auth: 'member',
  request: v.object({ requestId, kind: accountKind, note: text, rates: v.array(rate) }),
  response: affiliateUrl,
  row: 'WIRE-113',
})

/** All of the agent's links, newest first. */
export const affiliateUrlView = defineCall({
  name: 'affiliateUrlView',
  method: 'GET',
  path: '/wps/relay/MCS2_viewAffiliateUrl',
  configured: true,
  module: 'AFFMAN3',
  auth: 'member',
  request: v.object({ merchantCode: text }),
  response: v.object({ list: v.array(affiliateUrl) }),
  row: 'WIRE-114',
})

/** Closes the link to new registrations. Idempotent. */
export const affiliateUrlDelete = defineCall({
  name: 'affiliateUrlDelete',
  method: 'POST',
  path: '/wps/relay/MCS2_deleteAffiliateUrl',
  configured: true,
  module: 'AFFMAN3',
  auth: 'member',
  request: v.object({ id: text, requestId: v.optional(requestId) }),
  response: nothing,
  row: 'WIRE-115',
})

const period = {
  startDate: day,
  endDate: day,
  /** The team's net loss; negative if the team has won. */
  netLoss: money,
  amount: money,
  payDate: day,
}

/** What the agent's contract pays: the current month and past months, newest first (AGENT-18). */
export const dividends = defineCall({
  name: 'dividends',
  method: 'GET',
  path: '/wps/relay/MCS2_getDividends',
  configured: true,
  module: 'COMM3',
  auth: 'member',
  request: nothing,
  response: priced(
    v.object({
      currency: text,
      contract: v.nullable(
        v.object({
          offeredBy: text,
          since: instant,
          /** Net loss at which this share starts. */
          from: money,
          /** Percent of the net loss that the agent is paid. */
          share: text,
        }),
      ),
      current: v.nullable(v.object(period)),
      periods: v.array(
        v.object({ ...period, state: v.picklist(['none', 'waiting', 'paid']), paidAt: v.nullable(instant) }),
      ),
    }),
  ),
  row: 'WIRE-111',
})

/** Marks an announcement as read by this agent. Idempotent. */
export const readAnnouncement = defineCall({
  name: 'readAnnouncement',
  method: 'POST',
  path: '/wps/relay/MCSFE_readAnnouncement',
  configured: true,
  module: 'AGEANNOUNCE3',
  auth: 'member',
  request: v.object({ id: text }),
  response: nothing,
  row: 'WIRE-122',
})

export const agencyCalls = {
  teamKpiA,
  teamKpiB,
  teamKpiC,
  subordinate,
  affiliate,
  agentAffiliate,
  openedAccount,
  affiliateUrlCreate,
  affiliateUrlView,
  affiliateUrlDelete,
  dividends,
  agentAnnouncements,
  readAnnouncement,
}
