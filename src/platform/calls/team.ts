import * as v from 'valibot'
import { defineCall } from '../call'
import { amountText, figure, money, priced, type Priced } from '../money'
import { gameCategory, instant, paging, requestId, text, whole } from '../shapes'
import { betEntry } from './bets'

/**
 * An agent's team: its members, their play, and the agent's transfers to them (WIRE-117..121, AGENT-19,
 * AGENT-20).
 */

/** Rebate as a share of stakes, in percent with two decimals: `0.45`. */
export const percent = v.pipe(text, v.regex(/^\d{1,2}\.\d{2}$/))

const rate = v.object({ category: gameCategory, rate: percent })
const rates = v.array(rate)

/** One member of a team. */
const teamMember = v.object({
  userName: text,
  /** An agent with a team of their own. */
  agent: v.boolean(),
  /** 1 for a direct downline of the caller. */
  level: v.number(),
  /** Number of direct downlines. */
  members: v.number(),
  balance: money,
  registeredAt: instant,
  lastSeen: v.nullable(instant),
  online: v.boolean(),
  rates,
})

export type TeamMember = Priced<v.InferOutput<typeof teamMember>>

const pageQuery = { pageNo: whole, pageSize: whole }
/** User names from the caller's direct downline to the member in view; empty for the caller. */
const path = v.array(text)
const range = { from: whole, to: whole }

/**
 * One downline, with the bounds for changing their rates: at most the caller's own, at least what they have
 * passed on.
 */
export const downline = defineCall({
  name: 'downline',
  method: 'GET',
  path: '/wps/agent/downline',
  module: 'AGEDOWNMAN3',
  auth: 'member',
  request: v.object({ userName: text }),
  response: priced(
    v.object({
      member: teamMember,
      path,
      bounds: v.array(v.object({ category: gameCategory, rate: percent, min: percent, max: percent })),
      currency: text,
    }),
  ),
  row: 'WIRE-119',
})

/** The team in pages, agents first. `level` counts from `under`, or from the caller; 0 means every level. */
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
    ...pageQuery,
  }),
  response: priced(
    v.object({
      list: v.array(teamMember),
      path,
      ...paging,
      /** Totals over all pages. */
      total: v.object({ members: v.number(), balance: money }),
      currency: text,
    }),
  ),
  row: 'WIRE-120',
})

const pin = v.pipe(text, v.regex(/^\d{6}$/))

/** Result of a transfer; its number is that of the movement in the agent's account record, where the platform has one. */
const sent = priced(
  v.object({
    userNames: v.array(text),
    amount: money,
    total: money,
    currency: text,
    number: v.optional(text),
  }),
)

/** Transfers an amount to one direct downline, once per `requestId`. */
export const transferDownline = defineCall({
  name: 'transferDownline',
  method: 'POST',
  path: '/wps/agent/transferDownline',
  module: 'FUNDTRANS3',
  auth: 'member',
  timeLimit: 20_000,
  request: v.object({ userName: text, amount: amountText, paymentPassword: pin, requestId }),
  response: sent,
  row: 'WIRE-117',
})

/** Transfers the same amount to several direct downlines: all or none. */
export const transferMultipleDownline = defineCall({
  name: 'transferMultipleDownline',
  method: 'POST',
  path: '/wps/agent/transferMultipleDownline',
  module: 'FUNDTRANS3',
  auth: 'member',
  timeLimit: 20_000,
  request: v.object({
    userNames: v.pipe(v.array(text), v.minLength(1), v.maxLength(50)),
    amount: amountText,
    paymentPassword: pin,
    requestId,
  }),
  response: sent,
  row: 'WIRE-118',
})

/** Changes a direct downline's rebate rates, once per `requestId`. */
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

/** The team's figures for a date range, without the agent's own. */
export const teamOverview = defineCall({
  name: 'teamOverview',
  method: 'GET',
  path: '/wps/agent/team/overview',
  auth: 'member',
  request: v.object(range),
  response: priced(
    v.object({
      members: v.number(),
      agents: v.number(),
      registered: v.number(),
      online: v.number(),
      active: v.number(),
      balance: figure,
      deposits: figure,
      withdrawals: figure,
      stake: figure,
      payout: figure,
      /** Returns less stakes, from the members' side. */
      net: figure,
      /** What the agent has earned from their play. */
      rebates: figure,
      currency: text,
    }),
  ),
  row: 'AGENT-19',
})

const sums = {
  stake: figure,
  payout: figure,
  net: figure,
  deposits: figure,
  withdrawals: figure,
  rebates: figure,
}

export const pnlOrders = ['stake', 'deposits', 'name'] as const

/** Profit and loss below a member; each row is a member, or an agent with their whole team. */
export const teamPnl = defineCall({
  name: 'teamPnl',
  method: 'GET',
  path: '/wps/agent/team/pnl',
  auth: 'member',
  request: v.object({
    under: v.optional(text),
    order: v.optional(v.picklist(pnlOrders)),
    ...range,
    ...pageQuery,
  }),
  response: priced(
    v.object({
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
      ...paging,
      total: v.object({ active: v.number(), ...sums }),
      currency: text,
    }),
  ),
  row: 'AGENT-19',
})

/** The team's bets, newest first. */
export const teamBets = defineCall({
  name: 'teamBets',
  method: 'GET',
  path: '/wps/agent/team/bets',
  auth: 'member',
  request: v.object({ ...range, gameCategory: v.optional(gameCategory), ...pageQuery }),
  response: priced(
    v.object({
      list: v.array(v.object({ userName: text, ...v.omit(betEntry, ['balanceAfter', 'nodeId']).entries })),
      ...paging,
      total: v.object({ count: v.number(), stake: figure, payout: figure, net: figure, held: figure }),
      currency: text,
    }),
  ),
  row: 'AGENT-19',
})

/** The caller's own rates and daily earnings, newest first. */
export const agentRebates = defineCall({
  name: 'agentRebates',
  method: 'GET',
  path: '/wps/agent/rebates',
  auth: 'member',
  request: v.object({ ...range, ...pageQuery, gameCategory: v.optional(gameCategory) }),
  response: priced(
    v.object({
      rates,
      list: v.array(
        v.object({
          key: text,
          at: instant,
          category: gameCategory,
          bets: v.number(),
          stake: figure,
          earned: figure,
        }),
      ),
      ...paging,
      total: v.object({ stake: figure, earned: figure }),
      currency: text,
    }),
  ),
  row: 'AGENT-20',
})

export const teamCalls = {
  downline,
  downlines,
  transferDownline,
  transferMultipleDownline,
  updateDownlineRebates,
  teamOverview,
  teamPnl,
  teamBets,
  agentRebates,
}
