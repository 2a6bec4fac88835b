import type { RecordPage } from './choice'
import { betCategories } from './pages'

/** An agent's records of his team, each with its address and what it can be narrowed to (AGENT-19, AGENT-20). */

/** Bets of the team. */
export const teamBetting: RecordPage<(typeof betCategories)[number]> = {
  to: '/m/teamBetting',
  kinds: betCategories,
  kindName: 'gameType',
}

/** What one's own rates have earned. */
export const agentRebate: RecordPage<(typeof betCategories)[number]> = {
  to: '/m/member/agent/agentRebeat',
  kinds: betCategories,
  kindName: 'gameType',
}

/** Rates that are given on, with what they leave over. */
export const teamRebate: RecordPage = { to: '/m/member/teamRebate', kinds: [], kindName: 'kind' }

/** The days that the overview is about; none of them is today. */
export const overviewSpans = ['yesterday', 'week', 'month'] as const
export type OverviewSpan = (typeof overviewSpans)[number]

export const teamOverview: RecordPage<OverviewSpan> = {
  to: '/m/agent/team/overview',
  kinds: overviewSpans,
  kindName: 'span',
  looksBack: false,
}

/** Orders of profit and loss beside the first one, by what was staked. */
export const pnlOrders = ['deposits', 'name'] as const
export type PnlOrder = (typeof pnlOrders)[number]

/** Profit and loss below somebody of the team; below oneself for null. */
export const teamPnl = (under: string | null): RecordPage<PnlOrder> => ({
  to: '/m/agent/team/pnl',
  kinds: pnlOrders,
  kindName: 'order',
  ...(under === null ? {} : { query: { under } }),
})
