import * as v from 'valibot'
import { defineCall } from '../call'
import { gameCategory, instant, money, text, whole } from '../shapes'
import { betEntry } from './bets'

/** An agent's team: who is in it, what they play, and what the agent sends down (WIRE-117..121, AGENT-19, AGENT-20). */

/** Part of the stakes that comes back, in percent with two decimals: `0.45`. */
export const percent = v.pipe(text, v.regex(/^\d{1,2}\.\d{2}$/))

const rate = v.object({ category: gameCategory, rate: percent })
const rates = v.array(rate)

/** One member of a team. */
export const teamMember = v.object({
  userName: text,
  /** An agent has members of his own. */
  agent: v.boolean(),
  /** 1 for a direct downline of whoever asks. */
  level: v.number(),
  /** How many stand directly below. */
  members: v.number(),
  balance: money,
  registeredAt: instant,
  lastSeen: v.nullable(instant),
  online: v.boolean(),
  rates,
})

export type TeamMember = v.InferOutput<typeof teamMember>

const paging = { pageNo: whole, pageSize: whole }
const paged = { pageNum: v.number(), totalPages: v.number() }
/** Names from the asking agent's direct downline down to whoever is looked at; empty for the agent himself. */
const path = v.array(text)
const stretch = { from: whole, to: whole }

/** One downline, with how far his rates may be changed: not above one's own, not below what he has given on. */
export const downline = defineCall({
  name: 'downline',
  method: 'GET',
  path: '/wps/agent/downline',
  module: 'AGEDOWNMAN3',
  auth: 'member',
  request: v.object({ userName: text }),
  response: v.object({
    member: teamMember,
    path,
    bounds: v.array(v.object({ category: gameCategory, rate: percent, least: percent, most: percent })),
    currency: text,
  }),
  row: 'WIRE-119',
})

/** The team by pages, agents first. `level` counts from `under`, or from oneself; 0 is every level. */
export const downlines = defineCall({
  name: 'downlines',
  method: 'GET',
  path: '/wps/agent/downlines',
  module: 'AGEDOWNMAN3',
  auth: 'member',
  request: v.object({
    under: v.optional(text),
    search: v.optional(text),
    level: whole,
    ...paging,
  }),
  response: v.object({
    list: v.array(teamMember),
    path,
    ...paged,
    /** Over every page of the question. */
    total: v.object({ members: v.number(), balance: money }),
    currency: text,
  }),
  row: 'WIRE-120',
})

const pin = v.pipe(text, v.regex(/^\d{6}$/))
const requestId = v.pipe(text, v.minLength(8), v.maxLength(64))
const amount = v.pipe(text, v.regex(/^\d{1,11}(\.\d{1,2})?$/))

/** What a transfer has done. */
const sent = v.object({ userNames: v.array(text), amount: money, total: money, currency: text })

/** Sends an amount to one direct downline, once for a `requestId`. */
export const transferDownline = defineCall({
  name: 'transferDownline',
  method: 'POST',
  path: '/wps/agent/transferDownline',
  module: 'FUNDTRANS3',
  auth: 'member',
  timeLimit: 20_000,
  request: v.object({ userName: text, amount, paymentPassword: pin, requestId }),
  response: sent,
  row: 'WIRE-117',
})

/** Sends the same amount to each of several direct downlines: to all of them or to none. */
export const transferMultipleDownline = defineCall({
  name: 'transferMultipleDownline',
  method: 'POST',
  path: '/wps/agent/transferMultipleDownline',
  module: 'FUNDTRANS3',
  auth: 'member',
  timeLimit: 20_000,
  request: v.object({
    userNames: v.pipe(v.array(text), v.minLength(1), v.maxLength(50)),
    amount,
    paymentPassword: pin,
    requestId,
  }),
  response: sent,
  row: 'WIRE-118',
})

/** Gives a direct downline other rates of rebate, once for a `requestId`. */
export const updateDownlineRebates = defineCall({
  name: 'updateDownlineRebates',
  method: 'POST',
  path: '/wps/agent/updateDownlineRebates',
  module: 'AGEDOWNMAN3',
  auth: 'member',
  request: v.object({ userName: text, rates, requestId }),
  response: v.object({ userName: text, rates }),
  row: 'WIRE-121',
})

/** What became of a wish whose answer got lost. A key that nothing has come under is never done any more. */
export const downlineRequest = defineCall({
  name: 'downlineRequest',
  method: 'GET',
  path: '/wps/agent/downlineRequest',
  module: 'AGEDOWNMAN3',
  auth: 'member',
  request: v.object({ requestId }),
  response: v.object({ done: v.boolean() }),
  row: 'WIRE-117',
})

/** The team's numbers of a stretch of time; the agent himself is not in them. */
export const teamOverview = defineCall({
  name: 'teamOverview',
  method: 'GET',
  path: '/wps/agent/team/overview',
  auth: 'member',
  request: v.object(stretch),
  response: v.object({
    members: v.number(),
    agents: v.number(),
    registered: v.number(),
    online: v.number(),
    active: v.number(),
    balance: money,
    deposits: money,
    withdrawals: money,
    stake: money,
    payout: money,
    /** What came back less what was staked: the members' side. */
    net: money,
    /** What the agent has earned by their play. */
    rebates: money,
    currency: text,
  }),
  row: 'AGENT-19',
})

const sums = {
  stake: money,
  payout: money,
  net: money,
  deposits: money,
  withdrawals: money,
  rebates: money,
}

export const pnlOrders = ['stake', 'deposits', 'name'] as const

/** Profit and loss below somebody, one line each: a member, or an agent with all of his team. */
export const teamPnl = defineCall({
  name: 'teamPnl',
  method: 'GET',
  path: '/wps/agent/team/pnl',
  auth: 'member',
  request: v.object({
    under: v.optional(text),
    order: v.optional(v.picklist(pnlOrders)),
    ...stretch,
    ...paging,
  }),
  response: v.object({
    list: v.array(
      v.object({
        userName: text,
        agent: v.boolean(),
        members: v.number(),
        active: v.number(),
        rates,
        ...sums,
      }),
    ),
    path,
    ...paged,
    total: v.object({ active: v.number(), ...sums }),
    currency: text,
  }),
  row: 'AGENT-19',
})

/** Bets of the team, last placed first. */
export const teamBets = defineCall({
  name: 'teamBets',
  method: 'GET',
  path: '/wps/agent/team/bets',
  auth: 'member',
  request: v.object({ ...stretch, gameCategory: v.optional(gameCategory), ...paging }),
  response: v.object({
    list: v.array(v.object({ userName: text, ...v.omit(betEntry, ['balanceAfter', 'nodeId']).entries })),
    ...paged,
    total: v.object({ count: v.number(), stake: money, payout: money, net: money, held: money }),
    currency: text,
  }),
  row: 'AGENT-19',
})

/** One's own rates, and what they have earned day by day, the latest first. */
export const agentRebates = defineCall({
  name: 'agentRebates',
  method: 'GET',
  path: '/wps/agent/rebates',
  auth: 'member',
  request: v.object({ ...stretch, ...paging, gameCategory: v.optional(gameCategory) }),
  response: v.object({
    rates,
    list: v.array(
      v.object({
        key: text,
        at: instant,
        category: gameCategory,
        bets: v.number(),
        stake: money,
        earned: money,
      }),
    ),
    ...paged,
    total: v.object({ stake: money, earned: money }),
    currency: text,
  }),
  row: 'AGENT-20',
})

export const teamCalls = {
  downline,
  downlines,
  transferDownline,
  transferMultipleDownline,
  updateDownlineRebates,
  downlineRequest,
  teamOverview,
  teamPnl,
  teamBets,
  agentRebates,
}
