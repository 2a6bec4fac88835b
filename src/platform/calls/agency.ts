import * as v from 'valibot'
import { defineCall } from '../call'
import { contentQuery, text, whole } from '../shapes'
import { announcement } from './content'

/** What an agent's own screens ask for: counters of the team, what the operator gives the agent, announcements. */

const module = 'AGEINFO3'

/** A day of the calendar, `2026-11-21`. */
const day = v.pipe(text, v.regex(/^\d{4}-\d{2}-\d{2}$/))
/** Size 0: no rows of single members, the footer alone (WIRE-102). */
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

/** Members of the team who are signed in at this moment. */
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

/** What the operator gives this agent: his code, and whether dividends are paid to him (AGENT-16). */
export const affiliate = defineCall({
  name: 'affiliate',
  method: 'GET',
  path: '/wps/relay/MCS2_getAffiliate',
  configured: true,
  module: 'AFFMAN3',
  auth: 'member',
  request: v.object({ merchantCode: text }),
  response: v.object({ code: text, dividends: v.boolean() }),
  row: 'WIRE-112',
})

/** Announcements for agents, newest first, each with whether this agent has opened it (AGENT-15). */
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

export const agencyCalls = { teamKpiA, teamKpiB, teamKpiC, subordinate, affiliate, agentAnnouncements }
